#pragma once
// What a player can tell apart: tokens in a region (R6, BASE-102) and citizens that carry different things (CARD-9).
#include "engine/board/parts/hands.hpp"

namespace rattus::board {

/// The tokens of a region that `seat` can tell apart, in canonical order: known ones by face, then groups by tag,
/// mark and lookers. Tokens that the action in progress holds are left out.
void token_choices(const Rules& rules, const State& s, unsigned region, Seat seat, TokenChoices& out);
/// The same of the tokens in hand, which differ by the region that they come from too (MERC-95).
void hand_choices(const Query& q, Seat seat, TokenChoices& out);
/// The same of the tokens that the action in progress holds in these regions (UPG-24).
void held_choices(const Query& q, Mask regions, Seat seat, TokenChoices& out);
/// What the options of the decision that is asked stand for, if they are tokens that lie face down.
void asked_tokens(const Query& q, Seat seat, TokenChoices& out);

/// The catalogue's order of faces: by limit, then by symbols as sorted lists, a list before its continuations.
bool face_before(const Face& x, const Face& y);

// Where a citizen shall go, beside the regions: what he may be depends on it.
inline constexpr std::uint8_t to_haven = haven_place, to_anywhere = 31;
/// Nowhere: he gets a load that a citizen carries or not, and must not carry it yet. Even, from `first_to_get` on.
inline constexpr unsigned first_to_get = 20, last_to_get = first_to_get + 2 * (load_bits - 1);
constexpr std::uint8_t to_get(const LoadType& type) { return static_cast<std::uint8_t>(first_to_get + 2 * type.at); }
constexpr bool gets_load(unsigned where) { return where >= first_to_get && where <= last_to_get && where % 2 == 0; }
/// The bit of the load that he gets.
constexpr unsigned bit_to_get(unsigned where) { return 1U << (where - first_to_get) / 2; }

/// The kinds of the seat's citizens in `region` that may go to `where`.
void citizen_choices(const Query& q, unsigned region, Seat seat, std::uint8_t where, Kinds& out);

constexpr std::uint8_t encode(Load load) { return load.bits; }
/// A citizen of the seat in the region carries what these bits say.
inline bool carries_load(const Query& q, unsigned region, Seat seat, std::uint8_t bits) {
  Kinds kinds;
  q.kinds(region, seat, kinds);
  return std::any_of(kinds.begin(), kinds.end(), [bits](const Kind& kind) { return encode(kind.load) == bits; });
}
constexpr Load decode_load(std::uint8_t bits) { return {bits}; }

}  // namespace rattus::board
