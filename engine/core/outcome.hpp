#pragma once
// How a game came out, as far as it can be said of any.
#include <array>
#include <cstddef>
#include <cstdint>

namespace rattus {

struct Standing {
  std::uint8_t points = 0;
  std::uint8_t place = 0;  ///< 1 is first; whoever shares one has the better
  bool wins = false;       ///< nobody need win, or several may
};
/// By seat; of seats that nobody has, nothing.
using Outcome = std::array<Standing, 8>;

/// The seats that win, as bits.
constexpr unsigned winners(const Outcome& outcome) {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < outcome.size(); ++seat) seats |= unsigned{outcome[seat].wins} << seat;
  return seats;
}

}  // namespace rattus
