#pragma once
// The board game as a small machine: set up, what is asked, what is legal, apply. The one entrance to the engine.
//
// The rules of all cards take seconds to compile, anew for each source of chance and listener. So they are compiled
// once for those named below; whoever has others, or wants the rules inside of a loop of his own, includes
// game_definition.hpp.
#include "engine/board/any_cards.hpp"
#include "engine/board/catalogue.hpp"
#include "engine/core/game.hpp"

namespace rattus::board {

class ScriptedChance;

/// The board game with the class cards that the program has; the functions are those of MachineOn (core/machine.hpp).
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

// game.cpp: games that nobody watches
extern template State BoardGame::start(const Rules&, Rng, SeededChance&, NullSink&, ActionList&);
extern template bool BoardGame::apply(const Rules&, State&, Action, SeededChance&, NullSink&, ActionList&);
extern template void BoardGame::resume(const Rules&, State&, SeededChance&, NullSink&, ActionList&);

// game_told.cpp: games that are told, and those whose chance may be prescribed
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
