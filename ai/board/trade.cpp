#include "ai/board/trade.hpp"

#include <algorithm>

#include "engine/board/modules/mercatus/mercatus.hpp"

namespace rattus::ai {

using board::Query;
using board::Seat;

namespace {

using board::coins_for_a_point;

/// Own goods: those for which the seat leads in a region, and the others.
Points goods_worth(const Query& q, Seat seat, const TradeWeights& weights, bool ending) {
  Points worth = 0;
  for (const unsigned type : board::own_goods(q, seat)) {
    const int own = board::mercatus(q).goods[seat][type];
    const int sold =
        std::min(own, static_cast<int>(board::majorities(q, seat, static_cast<board::Good>(type)).count()));
    worth += sold * weights.sold + (own - sold) * (ending ? weights.unsold / 4 : weights.unsold);
  }
  return worth * static_cast<int>(board::coins_for_a_good) / coins_for_a_point;
}

}  // namespace

bool trades(const board::Rules& rules) {
  return rules.parts.has(board::mercatus_slot) &&
         rules.cards[board::mercatus_slot] == &board::detail::facts<board::Mercatus>;
}

void add_trade(const Query& q, const TradeWeights& weights, Points left, SeatPoints& out) {
  const bool ending = left == 0;
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    const auto coins = static_cast<int>(board::coins(q, seat));
    // In the end whole fives score, before that each coin is on its way to one.
    out[seat] += q.s.over() ? coins / coins_for_a_point * point : coins * point / coins_for_a_point;
    if (q.s.over()) continue;
    if (!ending) out[seat] += std::min(coins, coins_for_a_point) * weights.spare * left / point;
    out[seat] += goods_worth(q, seat, weights, ending);
    for (const unsigned slot : Mask{q.s.held[seat]})
      if (board::card_good(q, static_cast<board::Slot>(slot))) out[seat] += weights.card * left / point;
  }
}

}  // namespace rattus::ai
