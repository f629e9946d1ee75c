#pragma once
// The component tables of Cartus that tests of its rules play with: the program's own.
#include "codec/game_data.hpp"

namespace rattus::cartus::test {

inline const Tables& tables() { return codec::game_data().cartus; }

}  // namespace rattus::cartus::test
