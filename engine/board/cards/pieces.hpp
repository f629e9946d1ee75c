#pragma once
// Pieces that lie on the board: each keeps its place in the memory of its card, one byte for one region.
#include <algorithm>
#include <utility>

#include "engine/board/context.hpp"
#include "engine/board/flow/picks.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

/// Pieces that are alike, each in a region or beside the board: region + 1, or 0, sorted, so that the same places are
/// the same bytes (CARD-4).
template <unsigned Count>
struct AlikePieces {
  static const std::uint8_t* places(const Query& q, Slot slot) { return q.memory(slot); }
  static unsigned in(const Query& q, Slot slot, unsigned region) {
    return static_cast<unsigned>(std::count(places(q, slot), places(q, slot) + Count, region + 1));
  }
  static unsigned on_board(const Query& q, Slot slot) {
    return Count - static_cast<unsigned>(std::count(places(q, slot), places(q, slot) + Count, 0));
  }
  /// Regions with at least one.
  static Mask regions(const Query& q, Slot slot) {
    Mask result;
    for (unsigned i = 0; i < Count; ++i)
      if (const unsigned place = places(q, slot)[i]; place != 0) result.add(place - 1);
    return result;
  }
  /// One that stands beside the board goes into the region.
  static void put(std::uint8_t* places, unsigned region) {
    places[0] = static_cast<std::uint8_t>(region + 1);  // sorted: those beside the board come first
    std::sort(places, places + Count);
  }
  /// One of the region goes beside the board.
  static void take(std::uint8_t* places, unsigned region) {
    *std::find(places, places + Count, region + 1) = 0;
    std::sort(places, places + Count);
  }
};

/// So many tokens of a frame go from its region `from` to its region `to`; which ones is asked where it matters, at the
/// step `picked`. True when all have gone, else the frame comes back here.
template <class C, class F>
bool carry_tokens(C& c, F& f, std::uint8_t picked, Clause clause) {
  const auto carry = [&](unsigned place) {
    c.move_token(f.seat, f.from, place, f.to, clause);
    --f.tokens;
  };
  if (f.step == picked) {
    carry(std::exchange(c.s.picked, std::uint8_t{0}));
    --f.step;
  }
  if (f.tokens == c.s.token_count[f.from])
    while (f.tokens > 0) carry(0);
  if (f.tokens == 0) return true;
  f.step = picked;
  flow::pick_token(c, f.seat, f.from);
  return false;
}

/// Citizens that lie on a card, as many as the first byte of its memory says (CARD-73).
inline void citizens_on(const Query& q, Slot slot, PieceList& out) {
  if (const std::uint8_t count = q.memory(slot)[0]; count != 0)
    out.push_back({&PieceType::on_cards, no_region, no_region, count});
}
inline bool put_citizens_on(std::uint8_t* memory, const Piece& piece) {
  if (memory[0] != 0) return false;
  memory[0] = piece.count;
  return true;
}

/// How many of the killed citizens are others' than the seat's.
inline unsigned killed_of_others(const std::array<std::uint8_t, 8>& kills, const Query& q, Seat seat) {
  unsigned killed = 0;
  for (Seat other = 0; other < q.rules.players; ++other)
    if (other != seat) killed += kills[other];
  return killed;
}

/// True if the card works for the active player now (CARD-1).
inline bool works_for_active(const Query& q, Slot slot, Seat holder) {
  return holder != no_seat && holder == q.s.active && ((q.ready(holder) >> slot) & 1U) != 0;
}

/// The answer of CARD-9 to "which of them?": taken from the pick that has just been made.
template <class C>
Load picked_load(C& c) {
  return decode_load(std::exchange(c.s.picked, std::uint8_t{0}));
}

}  // namespace rattus::board
