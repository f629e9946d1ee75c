#pragma once
// Tokens in hand: lifted by the action in progress and not set down yet (MERC-93). They are in no region, but they are
// tokens like any other, hidden, dealt and saved as those that lie face down. So each lies in a row of State::tokens
// behind the regions, one row for each region that the action lifts from: nobody forgets where it came from.
#include "engine/board/query.hpp"

namespace rattus::board {

/// The regions from which the action in progress lifts tokens, in whose order their rows lie; none if it lifts none.
inline Mask lifted_from(const Query& q) {
  for (unsigned i = q.s.depth; i > 0; --i) {
    const Frame& f = q.s.stack[i - 1U];
    if (f.kind != FrameKind::card || f.as<frames::Card>().slot >= max_parts)
      continue;  // a state may be looked at first
    const CardFacts* card = q.rules.cards[f.as<frames::Card>().slot];
    if (!card || !card->hands) continue;
    const Mask origins = card->hands(q, f);
    return origins.count() <= most_hands ? origins : Mask{};
  }
  return {};
}
/// The row of the tokens that come from the region.
constexpr unsigned hand_row(Mask origins, unsigned region) {
  return first_hand + (origins & Mask::first(region)).count();
}
/// The rows of all of them.
constexpr Mask hand_rows(Mask origins) { return Mask::first(first_hand + origins.count()) & ~Mask::first(first_hand); }
/// Where the tokens of a row come from.
constexpr Region hand_origin(Mask origins, unsigned row) { return static_cast<Region>(origins.nth(row - first_hand)); }

/// How many tokens are in hand.
inline unsigned in_hand(const State& s, Mask origins) {
  unsigned count = 0;
  for (const unsigned row : hand_rows(origins)) count += s.token_count[row];
  return count;
}

}  // namespace rattus::board
