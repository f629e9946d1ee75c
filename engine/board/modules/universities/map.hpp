#pragma once
// University pieces and tokens on the map (UNI-1, -9 to -13): the verbs here are the only writers of their places.
#include "engine/board/modules/points.hpp"

namespace rattus::board {

/// Regions with a piece.
inline Mask university_regions(const Query& q) {
  Mask regions;
  for (const std::uint8_t place : universities(q).places)
    if (place != 0) regions.add(place - 1U);
  return regions;
}
/// Regions with a university token.
inline Mask university_tokens(const Query& q) {
  Mask regions;
  for (unsigned region = 0; region < max_regions; ++region)
    if (universities(q).tokens[region] != 0) regions.add(region);
  return regions;
}
/// Regions in use with neither.
inline Mask regions_without_university(const Query& q) {
  return q.rules.in_use & ~university_regions(q) & ~university_tokens(q);
}
/// UNI-9, -11: who has more citizens in the region than every other; no_seat: nobody.
inline Seat university_winner(const Query& q, unsigned region) {
  Seat winner = no_seat;
  unsigned most = 0;
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    const unsigned own = q.s.citizens[region][seat];
    if (own == most) winner = no_seat;
    if (own > most) winner = seat, most = own;
  }
  return winner;
}

/// UNI-12: once there is no region left without a token or a piece, all tokens go back.
template <class C>
void return_university_tokens(C& c) {
  if (regions_without_university(c.query()).any()) return;
  const unsigned tokens = university_tokens(c.query()).count();
  universities_of(c).tokens = {};
  if (tokens > 0)
    c.emit(
        {.type = UniversityTable::tokens_back, .clause = uni_clause(12), .count = static_cast<std::uint8_t>(tokens)});
}
template <class C>
void move_university(C& c, Seat seat, unsigned piece, Region to, Clause clause) {
  auto& place = universities_of(c).places[piece];
  const auto from = static_cast<Region>(place - 1);
  place = static_cast<std::uint8_t>(to + 1);
  c.emit({.type = UniversityTable::moved,
          .clause = clause,
          .seat = seat,
          .region = from,
          .to = to,
          .university = static_cast<std::uint8_t>(piece)});
  return_university_tokens(c);
}
/// UNI-9, -13: not where one lies, and if there is one left.
template <class C>
void put_university_token(C& c, Region region) {
  if (universities_of(c).tokens[region] != 0 || point_supply(c.query()) == 0) return;
  universities_of(c).tokens[region] = 1;
  c.emit({.type = UniversityTable::token_put, .clause = uni_clause(9), .region = region});
  return_university_tokens(c);
}

}  // namespace rattus::board
