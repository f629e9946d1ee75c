#pragma once
// What the frames of a state may hold, kind by kind; of a card's frame the card says it (`holds`).
#include <string>

#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// Empty, or what is wrong with the frames, what is asked and what cards remember, with clauses. The rest of the state
/// is sound.
std::string what_is_broken_in_frames(const Rules& rules, const State& s);

}  // namespace rattus::board
