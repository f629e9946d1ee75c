#pragma once
// The engine in an imagined game, one step of it or all: chance from the state's own stream, nobody listening.
#include "engine/board/rules.hpp"

namespace rattus::ai {

/// Lays out a new game whose chance comes from `rng`, and goes on to the first decision.
board::State start(const board::Rules& rules, Rng rng, board::ActionList& options);

/// Applies a legal action and leaves the next decision's options in `options` (none: the game is over).
void step(const board::Rules& rules, board::State& s, board::Action action, board::ActionList& options);

/// Plays a whole game in which every decision is taken at random; says how many decisions there were.
std::uint32_t random_game(const board::Rules& rules, Rng& rng);

}  // namespace rattus::ai
