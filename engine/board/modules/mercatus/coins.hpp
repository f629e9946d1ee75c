#pragma once
// Coins (MERC-30 to -33): amounts alone; change is always possible.
#include <algorithm>

#include "engine/board/modules/mercatus/goods.hpp"

namespace rattus::board {

/// Of all players and the bank together (MERC-1).
inline constexpr unsigned all_coins = 132;
inline constexpr unsigned coins_at_start = 4;  ///< of each player (MERC-14)
inline constexpr int coins_for_a_point = 5;    ///< MERC-126

inline unsigned coins(const Query& q, Seat seat) { return mercatus(q).coins[seat]; }
inline unsigned bank(const Query& q) {
  unsigned left = all_coins;
  for (Seat seat = 0; seat < q.rules.players; ++seat) left -= coins(q, seat);
  return left;
}

/// To the bank, in full (MERC-31): who has less is not asked.
template <class C>
void pay(C& c, Seat seat, unsigned count, Clause clause) {
  assert(coins(c.query(), seat) >= count);
  auto& own = mercatus_of(c).coins[seat];
  own = static_cast<std::uint8_t>(own - count);
  c.emit(
      {.type = GoodsAndCoins::coins_paid, .clause = clause, .seat = seat, .count = static_cast<std::uint8_t>(count)});
}

/// From the bank: what is left, if it holds less (MERC-32).
template <class C>
void receive(C& c, Seat seat, unsigned count, Clause clause) {
  count = std::min(count, bank(c.query()));
  if (count == 0) return;
  auto& own = mercatus_of(c).coins[seat];
  own = static_cast<std::uint8_t>(own + count);
  c.emit({.type = GoodsAndCoins::coins_received,
          .clause = clause,
          .seat = seat,
          .count = static_cast<std::uint8_t>(count)});
}

}  // namespace rattus::board
