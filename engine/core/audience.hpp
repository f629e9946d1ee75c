#pragma once
// Who hears of an event: seats as bits; a record has all of it.
#include "engine/core/seat.hpp"

namespace rattus {

inline constexpr std::uint8_t everybody = 0xff, record_only = 0;
constexpr std::uint8_t only(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

/// Does this viewer hear of it? A spectator, whose seat nobody has, hears what everybody hears.
constexpr bool hears(std::uint8_t audience, Seat viewer) {
  return audience == everybody || (viewer < no_seat && (audience >> viewer & 1) != 0);
}

}  // namespace rattus
