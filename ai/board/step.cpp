#include "ai/board/step.hpp"

#include "ai/random_play.hpp"
#include "engine/board/game_definition.hpp"

namespace rattus::ai {

board::State start(const board::Rules& rules, Rng rng, board::ActionList& options) {
  board::PlayoutChance chance;
  board::NullSink sink;
  return board::BoardGame::start(rules, rng, chance, sink, options);
}

namespace {

// One function for each machine: of both in one, the compiler makes slower code.

template <class Machine>
[[gnu::flatten, gnu::noinline]] void step_by(const board::Rules& rules, board::State& s, board::Action action,
                                             board::ActionList& options) {
  board::PlayoutChance chance;
  board::NullSink sink;
  Machine::apply(rules, s, action, chance, sink, options);
}

template <class Machine>
[[gnu::flatten, gnu::noinline]] std::uint32_t random_game_by(const board::Rules& rules, Rng& rng) {
  return play_at_random<Machine, board::PlayoutChance>(rules, rng);
}

}  // namespace

void step(const board::Rules& rules, board::State& s, board::Action action, board::ActionList& options) {
  board::on_machine<board::NullSink>(rules,
                                     [&](auto machine) { step_by<decltype(machine)>(rules, s, action, options); });
}

std::uint32_t random_game(const board::Rules& rules, Rng& rng) {
  return board::on_machine<board::NullSink>(
      rules, [&](auto machine) { return random_game_by<decltype(machine)>(rules, rng); });
}

}  // namespace rattus::ai
