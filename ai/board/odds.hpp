#pragma once
// Exact odds of what the plague would do in a region, from what a viewer knows: the faces that he has seen, and for
// the others every face that they can have (BASE-105).
#include <array>
#include <vector>

#include "engine/board/view.hpp"

namespace rattus::ai {

struct RegionOdds {
  board::Region region = 0;
  unsigned tokens = 0;
  unsigned citizens = 0;
  double outbreak = 0;                            ///< chance that at least one citizen is killed
  std::array<double, board::max_seats> losses{};  ///< expected citizens killed, by owner
};

/// If the region's tokens were revealed now, one by one while citizens are left (BASE-46 to -56), and nobody used a
/// card; `neutral` citizens declared (BASE-65). Exact but for rounding.
RegionOdds region_odds(const board::View& view, board::Region region, unsigned neutral = 0);

/// The same of every region in use, in the order of the board's table.
std::vector<RegionOdds> all_odds(const board::View& view);

}  // namespace rattus::ai
