#pragma once
// What citizens carry (CARD-8).
#include <cstdint>

namespace rattus::board {

/// What one citizen carries (CARD-8). Plain citizens carry nothing.
struct Load {
  std::uint8_t potions = 0;
  bool diplomat = false;
  friend constexpr bool operator==(const Load&, const Load&) = default;
};

}  // namespace rattus::board
