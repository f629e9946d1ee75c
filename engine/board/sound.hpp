#pragma once
// R10: what is true of every state of the board game that can be reached, by clauses: tests look at it after every
// step, and a position is taken up only if it is true of it.
#include <string>

#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// Empty, or what is wrong with the state, with clauses. Any bytes may be given.
std::string what_is_broken(const Rules& rules, const State& s);

}  // namespace rattus::board
