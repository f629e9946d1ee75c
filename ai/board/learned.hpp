#pragma once
// What a net makes of a position of the board game.
#include "ai/board/inputs.hpp"
#include "ai/learned.hpp"

namespace rattus::ai {

using Learned = LearnedOf<board::Kit>;

}  // namespace rattus::ai
