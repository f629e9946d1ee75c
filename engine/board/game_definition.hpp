#pragma once
// The rules behind game.hpp, with the class cards that the build knows. Games with cards 1 to 6 alone that nobody
// watches, such as computer players imagine, go by the machine that knows no others.
#include <type_traits>

#include "engine/board/cards/known.hpp"
#include "engine/board/game.hpp"
#include "engine/board/run.hpp"

namespace rattus::board {

#ifdef RATTUS_ONE_MACHINE
inline constexpr bool six_apart = false;  // a download may not grow by it (wasm/CMakeLists.txt)
#else
inline constexpr bool six_apart = true;
#endif

/// Calls `run` with the machine for the game.
template <class Sink, class Run>
decltype(auto) on_machine(const Rules& rules, Run run) {
  if constexpr (six_apart && std::is_same_v<Sink, NullSink>)
    if (rules.first_six) return run(Machine<FirstSix>{});
  return run(Machine<KnownCards>{});
}

template <class Chance, class Sink>
State BoardGame::start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options) {
  return on_machine<Sink>(rules, [&](auto machine) { return machine.start(rules, rng, chance, sink, options); });
}

template <class Chance, class Sink>
bool BoardGame::apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options) {
  return on_machine<Sink>(rules, [&](auto machine) { return machine.apply(rules, s, action, chance, sink, options); });
}

template <class Chance, class Sink>
void BoardGame::resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options) {
  on_machine<Sink>(rules, [&](auto machine) { machine.resume(rules, s, chance, sink, options); });
}

}  // namespace rattus::board
