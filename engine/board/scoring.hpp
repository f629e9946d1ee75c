#pragma once
// Points and ranks at the end (BASE-89 to -91), and what cards add to them.
#include <array>

#include "engine/board/query.hpp"
#include "engine/core/outcome.hpp"

namespace rattus::board {

struct Score {
  std::uint8_t regions = 0;  ///< citizens in regions
  std::uint8_t haven = 0;    ///< citizens in the safe haven
  std::uint8_t other = 0;    ///< what cards and modules add
  std::uint8_t points = 0;
  std::uint8_t rank = 0;  ///< 1 is the winner; no two players share one
};
using Scores = std::array<Score, max_seats>;

/// The score if the game were over now. Ties go to whoever comes first in the end order (BASE-91); before the end
/// is triggered seat order stands in for it.
Scores score(const Query& q);

/// The same, as it is said of any game.
Outcome outcome(const Query& q);

}  // namespace rattus::board
