#pragma once
// The work that speed is measured with: the same for `rattus bench`, the benchmarks in bench/ and WebAssembly.
#include <span>

#include "ai/board/step.hpp"
#include "ai/search.hpp"

namespace rattus::ai {

/// Copies states from place to place, in memory and not in registers; says how many times: `count`.
std::uint32_t copy_states(std::span<State, 16> places, std::uint32_t count);

/// A position in the middle of a game between players with rules of thumb: the first decision of a turn after half
/// of the rat supply is gone.
struct Middle {
  State state;
  ActionList options;
};
Middle middle_position(const Rules& rules, Seed seed);

/// A search whose iterations play to the end of the game at random: what iterations per second are counted with.
SearchStyle full_playouts();

}  // namespace rattus::ai
