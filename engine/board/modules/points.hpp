#pragma once
// Victory point tokens (UNI-1, -13, -16, UPG-42): thirty, which serve as university tokens too. Where universities are
// in play their module remembers who has them, else that of the upgrades.
#include "engine/board/modules/universities/memory.hpp"
#include "engine/board/modules/upgrades/tiles.hpp"

namespace rattus::board {

inline constexpr unsigned point_tokens = 30;

/// A player has got one; `count`: how many he has now.
inline constexpr EventType point_taken{"point-taken", {Told::seat, Told::count}};

/// Those of each player.
inline const std::array<std::uint8_t, max_seats>& points_held(const Query& q) {
  return has_universities(q.rules) ? universities(q).points : tiles(q).points;
}
/// Those that are neither with players nor in regions.
inline unsigned point_supply(const Query& q) {
  unsigned left = point_tokens;
  for (const std::uint8_t own : points_held(q)) left -= own;
  if (has_universities(q.rules))
    for (const std::uint8_t token : universities(q).tokens) left -= token;
  return left;
}
/// One of the supply to the seat.
template <class C>
void take_point(C& c, Seat seat, Clause clause) {
  auto& points = has_universities(c.rules) ? universities_of(c).points : tiles_of(c).points;
  c.emit({.type = point_taken, .clause = clause, .seat = seat, .count = ++points[seat]});
}

}  // namespace rattus::board
