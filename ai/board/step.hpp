#pragma once
// One step of the engine in an imagined game: chance from the state's own stream, nobody listening.
#include "engine/board/rules.hpp"

namespace rattus::ai {

/// Lays out a new game whose chance comes from `rng`, and goes on to the first decision.
board::State start(const board::Rules& rules, Rng rng, board::ActionList& options);

/// Applies a legal action and leaves the next decision's options in `options` (none: the game is over).
void step(const board::Rules& rules, board::State& s, board::Action action, board::ActionList& options);

}  // namespace rattus::ai
