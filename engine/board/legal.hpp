#pragma once
#include "engine/board/query.hpp"

namespace rattus::board {

/// The legal options of the decision that the state waits for, in canonical order; none when the game is over.
/// A function of the decider's view (BASE-104).
void legal(const Rules& rules, const State& s, ActionList& out);

}  // namespace rattus::board
