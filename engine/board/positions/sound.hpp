#pragma once
// The invariants of the board game's states by clause (R10): they hold in every state that a game can reach. Tests
// check them after every step, and positions from outside are accepted only if they hold.
#include <string>

#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// Returns the first invariant that the state breaks, with its clause; empty if all hold. Safe for any bytes in `s`.
std::string what_is_broken(const Rules& rules, const State& s);

}  // namespace rattus::board
