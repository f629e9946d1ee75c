#pragma once
// The rules behind game.hpp, with the class cards that the build knows.
#include "engine/board/cards/known.hpp"
#include "engine/board/game.hpp"
#include "engine/board/run.hpp"

namespace rattus::board {

template <class Chance, class Sink>
State BoardGame::start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options) {
  return Machine<KnownCards>::start(rules, rng, chance, sink, options);
}

template <class Chance, class Sink>
bool BoardGame::apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options) {
  return Machine<KnownCards>::apply(rules, s, action, chance, sink, options);
}

template <class Chance, class Sink>
void BoardGame::resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options) {
  Machine<KnownCards>::resume(rules, s, chance, sink, options);
}

}  // namespace rattus::board
