#pragma once
// What the guild board and the cities have in common: places for one citizen each, in no region (GLD-8, INN-6).
#include <algorithm>
#include <array>
#include <span>

#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {

/// How many of these places (owner + 1, or 0) belong to the seat.
inline unsigned places_of(std::span<const std::uint8_t> places, Seat seat) {
  return static_cast<unsigned>(std::count(places.begin(), places.end(), seat + 1));
}

/// GLD-10: two points for the most places, with three players or more one for the second most, and ties shared: but
/// after a tie for the most nobody is second.
inline int points_for_places(std::span<const std::uint8_t> places, unsigned players, Seat seat) {
  const unsigned own = places_of(places, seat);
  if (own == 0) return 0;
  unsigned ahead = 0;
  for (unsigned other = 0; other < players; ++other) ahead += places_of(places, static_cast<Seat>(other)) > own;
  return ahead == 0 ? 2 : ahead == 1 && players > 2 ? 1 : 0;
}

/// Tells of everybody's points for places, in the order of BASE-141.
template <class C>
void tell_places_scored(C& c, const EventType& type, Clause clause, std::span<const std::uint8_t> places) {
  Seat seat = c.first_in_order();
  for (unsigned i = 0; i < c.rules.players; ++i, seat = c.next(seat))
    if (const int points = points_for_places(places, c.rules.players, seat); points > 0)
      c.emit({.type = type, .clause = clause, .seat = seat, .count = static_cast<std::uint8_t>(points)});
}

/// Puts a citizen of the seat, who has left where he was, into a place; the one before him goes to his owner's supply
/// and is not killed (CARD-13). Returns whose that was.
template <class C>
Seat enter_place(C& c, Seat seat, std::uint8_t& place) {
  const Seat former = place == 0 ? no_seat : static_cast<Seat>(place - 1);
  if (former != no_seat) ++c.s.supply[former];
  place = static_cast<std::uint8_t>(seat + 1);
  return former;
}

/// True while an increase is being carried out, an ordinary one or a card's own.
inline bool increasing(const Query& q) {
  for (unsigned i = 0; i < q.s.depth; ++i) {
    const Frame& f = q.s.stack[i];
    if (f.kind == FrameKind::increase) return true;
    if (f.kind == FrameKind::card && (q.answering<question::IncreaseKind>() >> f.as<frames::Card>().slot & 1) != 0)
      return true;
  }
  return false;
}

}  // namespace rattus::board
