// Any text as a set-up: it is refused with reasons that have a sentence, or a game can be laid out.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"

using namespace rattus;

namespace {

void check_reasons(const std::vector<board::Refusal>& reasons) {
  if (reasons.empty()) std::abort();
  for (const auto& reason : reasons)
    if (!codec::game_data().text("de").refusals.contains(reason.code)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json) return 0;
  const board::SetUp setup = codec::read_setup(codec::Value(*json, "", faults));
  if (!faults.empty()) {
    check_reasons(codec::refusals(faults));
    return 0;
  }
  Rng rng(Seed{1, 1});
  const auto made = board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng);
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&made)) {
    check_reasons(*reasons);
    return 0;
  }
  board::SeededChance chance;
  board::NullSink nobody;
  board::ActionList options;
  board::BoardGame::start(std::get<board::Rules>(made), rng, chance, nobody, options);
  return 0;
}
