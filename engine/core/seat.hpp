#pragma once
// Who sits where, in every game.
#include <cstdint>

namespace rattus {

using Seat = std::uint8_t;  ///< 0 .. players-1; people see seats from 1
/// Nobody; as a viewer, a spectator.
inline constexpr Seat no_seat = 7;

}  // namespace rattus
