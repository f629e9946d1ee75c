#pragma once
// The numbers that computer players weigh things with. Whole numbers, so that every platform decides alike.
#include <array>
#include <cstdint>

namespace rattus::ai {

/// What something is worth, and fractions of it: in the board game 1024 is one citizen.
using Points = std::int32_t;
inline constexpr Points point = 1024;

/// A share of a win; `win` is the whole.
using Value = std::int32_t;
inline constexpr Value win = 4096;
/// Of each seat of a game.
template <class Kit>
using SeatValuesOf = std::array<Value, Kit::max_seats>;

}  // namespace rattus::ai
