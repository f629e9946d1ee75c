#pragma once
// The board game as a state machine: set up, ask, list legal options, apply. The entry point for all code outside the
// engine.
//
// The functions are compiled once for the sources of chance and sinks named below, because each instantiation of all
// cards' rules takes seconds. Code that needs another source or sink, or wants the rules inlined, includes
// game_definition.hpp.
#include "engine/board/any_cards.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "engine/core/game.hpp"

namespace rattus::board {

class ScriptedChance;

/// The board game with all class cards and modules of the program. MachineOn (core/machine.hpp) documents the
/// functions.
struct BoardGame : AnyCards {
  template <class Random>
  static MadeRules make(const SetUp& setup, const Tables& tables, Random& random) {
    return make_rules(setup, tables, card_facts(), [&random](std::uint32_t n) { return random.below(n); });
  }
  template <class Chance, class Sink>
  static State start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options);
  template <class Chance, class Sink>
  static bool apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options);
  template <class Chance, class Sink>
  static void resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options);
};
static_assert(Game<BoardGame>);

// Defined in game.cpp: games without a listener.
extern template State BoardGame::start(const Rules&, Rng, SeededChance&, NullSink&, ActionList&);
extern template bool BoardGame::apply(const Rules&, State&, Action, SeededChance&, NullSink&, ActionList&);
extern template void BoardGame::resume(const Rules&, State&, SeededChance&, NullSink&, ActionList&);

// Defined in game_told.cpp: games with a listener, with seeded or scripted chance.
using Listener = rattus::Listener<Event>;
extern template State BoardGame::start(const Rules&, Rng, SeededChance&, Listener&, ActionList&);
extern template bool BoardGame::apply(const Rules&, State&, Action, SeededChance&, Listener&, ActionList&);
extern template void BoardGame::resume(const Rules&, State&, SeededChance&, Listener&, ActionList&);
extern template State BoardGame::start(const Rules&, Rng, ScriptedChance&, Listener&, ActionList&);
extern template bool BoardGame::apply(const Rules&, State&, Action, ScriptedChance&, Listener&, ActionList&);
extern template void BoardGame::resume(const Rules&, State&, ScriptedChance&, Listener&, ActionList&);

}  // namespace rattus::board

template <>
struct rattus::MachineOf<rattus::board::Kit> {
  using type = rattus::board::BoardGame;
};
