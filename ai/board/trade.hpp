#pragma once
// What goods and coins are likely to bring, where Mercatus is in play.
#include "ai/value.hpp"
#include "engine/board/query.hpp"

namespace rattus::ai {

using SeatPoints = std::array<Points, board::max_seats>;

/// What of Mercatus counts how much; `point` is certainty.
struct TradeWeights {
  Points sold = 840;    ///< share of the coins for a token that a sale now would sell
  Points unsold = 380;  ///< the same for one that it would not: until then one may settle there
  Points card = 400;    ///< a good on a card of one's own while the rat supply is full
  Points spare = 120;   ///< a coin beyond what scores, as long as coins can still be spent
};

/// True if goods and coins are in play.
bool trades(const board::Rules& rules);
/// Adds what goods and coins are worth to each seat, in points (MERC-44, -126). `left`: how far the game is from its
/// end: `point` at the start, 0 in the final round.
void add_trade(const board::Query& q, const TradeWeights& weights, Points left, SeatPoints& out);

}  // namespace rattus::ai
