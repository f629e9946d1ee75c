#pragma once
// What an observer of Rattus Cartus has to expect where he does not see, and what is already certain in the middle of a
// round, for nets (inputs.hpp). Everything here is asked of the state of a view.
#include "ai/cartus/evaluation.hpp"

namespace rattus::ai::card_game {

/// His own hand as it is; of the cards that he cannot place the others' hands hold their share.
Hands expected_hands(const cartus::View& view);

/// The card at a row position has left the table.
bool is_resolved(const State& known, unsigned position);

/// What a seat has before it and in the choice that is open, as far as it is known; face down, their number alone.
struct Played {
  unsigned cards = 0, bid = 0, foreign = 0, swords = 0, flutes = 0;
};
using PlayedBySeat = std::array<Played, max_seats>;
PlayedBySeat played_by_all(const Query& known);

/// Where a seat stands while the card at its position is being resolved.
struct Acts {
  bool premium = false, to_come = false;
};
Acts acts_of(const State& known, Seat seat, unsigned position);

/// The state as it would be if what lies on the table were scored (CART-45): cards face down count as a bid.
State with_bids_scored(const Query& known, const PlayedBySeat& all);

/// Copies of each building that are still to come, in sixteenths.
std::array<std::int16_t, cartus::building_count> copies_to_come(const Query& known);

}  // namespace rattus::ai::card_game
