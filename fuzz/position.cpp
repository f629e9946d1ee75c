// Any text as a position: it is refused, or it can be played on and saved again.
#include "codec/position.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/full_state.hpp"
#include "codec/game_data.hpp"
#include "engine/board/game.hpp"

using namespace rattus;

namespace {

void check(bool good) {
  if (!good) std::abort();
}

void play_on(const board::BuiltPosition& built, const board::Tables& tables) {
  board::State state = built.state;
  board::SeededChance chance;
  board::NullSink nobody;
  board::ActionList options;
  board::BoardGame::resume(built.rules, state, chance, nobody, options);
  Rng player(Seed{1, 2});
  for (int step = 0; step < 60 && !state.over(); ++step)
    board::BoardGame::apply(built.rules, state, options[player.below(static_cast<std::uint32_t>(options.size()))],
                            chance, nobody, options);
  const auto saved = codec::open_position(codec::full_state_json(built.rules, state, tables), codec::game_data());
  check(std::holds_alternative<codec::OpenedPosition>(saved));
  check(std::get<codec::OpenedPosition>(saved).built.state == state);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json) return 0;
  const auto opened = codec::open_position(*json, codec::game_data());
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened)) {
    check(!reasons->empty());
    for (const auto& reason : *reasons) check(codec::game_data().text().refusals.contains(reason.code));
    return 0;
  }
  const auto& good = std::get<codec::OpenedPosition>(opened);
  play_on(good.built, *good.tables);
  return 0;
}
