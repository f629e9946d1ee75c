#pragma once
// Who hears of an event: seats as bits; a record has all of it.
#include <cstdint>

namespace rattus {

inline constexpr std::uint8_t everybody = 0xff, record_only = 0;
constexpr std::uint8_t only(std::uint8_t seat) { return static_cast<std::uint8_t>(1U << seat); }

/// Does this viewer hear of it? A spectator, whose seat nobody has, hears what everybody hears.
constexpr bool hears(std::uint8_t audience, std::uint8_t viewer) {
  return audience == everybody || (viewer < 7 && (audience >> viewer & 1) != 0);
}

}  // namespace rattus
