#pragma once
// The work that the speed of Rattus Cartus is measured with.
#include <span>

#include "engine/cartus/rules.hpp"

namespace rattus::ai {

/// As the board game's (ai/board/workload.hpp).
std::uint32_t random_game(const cartus::Rules& rules, Rng& rng);
std::uint32_t copy_states(std::span<cartus::State, 16> places, std::uint32_t count);

/// The state before the first decision of a game.
cartus::State first_position(const cartus::Rules& rules, Seed seed);

}  // namespace rattus::ai
