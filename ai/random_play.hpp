#pragma once
// The work that the speed of rules is measured with, for any game.
#include <span>

#include "engine/core/game.hpp"

namespace rattus::ai {

/// Plays a whole game in which every decision is taken at random; says how many decisions there were. Meant to be
/// compiled into one function (`gnu::flatten`).
template <Game G, class Chance>
std::uint32_t play_at_random(const typename G::Rules& rules, Rng& rng) {
  Chance chance;
  NullSink sink;
  typename G::ActionList options;
  const Rng own({rng.next(), rng.next()});
  typename G::State s = G::start(rules, own, chance, sink, options);
  std::uint32_t decisions = 0;
  for (; !s.over(); ++decisions) {
    const auto choice = s.rng.below(static_cast<std::uint32_t>(options.size()));
    G::apply(rules, s, options[choice], chance, sink, options);
  }
  return decisions;
}

/// Copies states from place to place, in memory and not in registers; says how many times: `count`.
template <class State>
std::uint32_t copy_around(std::span<State, 16> places, std::uint32_t count) {
  for (std::uint32_t k = 0; k < count; ++k) {
    State& to = places[k % 16];
    const State& from = places[(k + 7) % 16];
    if constexpr (requires { to.follow(from); })
      to.follow(from);
    else
      to = from;
    asm volatile("" : : "r"(places.data()) : "memory");
  }
  return count;
}

}  // namespace rattus::ai
