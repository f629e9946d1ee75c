// Any text whatever is read as a record: it is followed or refused with a reason, and never more than that. A record
// that is followed is the same when written again.
#include "codec/record/record.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rattus;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto checked = codec::check_record(text, codec::game_data());
  if (const auto* fault = std::get_if<codec::RecordFault>(&checked)) {
    if (fault->reason.empty()) std::abort();
    return 0;
  }
  const auto& record = std::get<codec::Record>(checked);
  const auto again =
      codec::check_record(write_record(record, codec::game_data(), codec::Trace::none), codec::game_data());
  if (!std::holds_alternative<codec::Record>(again)) std::abort();
  return 0;
}
