#pragma once
// R10: what is true of every state that can be reached.
#include <string>

#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board::test {

/// Empty, or what is wrong with the state.
std::string broken(const Rules& rules, const State& s);

}  // namespace rattus::board::test
