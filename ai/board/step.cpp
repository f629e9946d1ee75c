#include "ai/board/step.hpp"

#include "ai/random_play.hpp"
#include "engine/board/game_definition.hpp"

namespace rattus::ai {

board::State start(const board::Rules& rules, Rng rng, board::ActionList& options) {
  board::PlayoutChance chance;
  board::NullSink sink;
  return board::BoardGame::start(rules, rng, chance, sink, options);
}

[[gnu::flatten]] void step(const board::Rules& rules, board::State& s, board::Action action,
                           board::ActionList& options) {
  board::PlayoutChance chance;
  board::NullSink sink;
  board::BoardGame::apply(rules, s, action, chance, sink, options);
}

[[gnu::flatten]] std::uint32_t random_game(const board::Rules& rules, Rng& rng) {
  return board::on_machine<board::NullSink>(
      rules, [&](auto machine) { return play_at_random<decltype(machine), board::PlayoutChance>(rules, rng); });
}

}  // namespace rattus::ai
