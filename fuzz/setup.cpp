// Any text as a set-up: it is refused with reasons that have a sentence, or a game can be laid out.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

using namespace rattus;

namespace {

void check_reasons(const std::vector<board::Refusal>& reasons) {
  if (reasons.empty()) std::abort();
  for (const auto& reason : reasons)
    if (!codec::game_data().text("de").refusals.contains(reason.code)) std::abort();
}

template <class Kit>
void lay_out(const typename Kit::SetUp& setup) {
  Rng rng(Seed{1, 1});
  const auto tables = codec::game_data().tables(table::AnySetUp(setup));
  const auto made = Machine<Kit>::make(setup, *tables.template as<Kit>(), rng);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&made)) return check_reasons(*reasons);
  typename Machine<Kit>::SeededChance chance;
  NullSink nobody;
  typename Kit::ActionList options;
  Machine<Kit>::start(std::get<typename Kit::Rules>(made), rng, chance, nobody, options);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json) return 0;
  const table::AnySetUp setup = codec::read_any_setup(codec::Value(*json, "", faults));
  if (!faults.empty()) {
    check_reasons(codec::refusals(faults));
    return 0;
  }
  table::with_kit(setup, [&]<class Kit>(Kit) { lay_out<Kit>(std::get<typename Kit::SetUp>(setup)); });
  return 0;
}
