#pragma once
// Sales (MERC-40 to -48, -125). They ask nobody, so what one would bring is known to all at any time.
#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

inline constexpr unsigned coins_for_a_good = 3;  ///< MERC-44

/// What a sale of one type is for one player.
struct Share {
  std::uint8_t tokens = 0;  ///< all that he has of the type go back
  std::uint8_t coins = 0;   ///< for those that are sold, as far as the bank has them (MERC-32)
  Mask regions;             ///< where they are sold, one each (MERC-45)
  friend constexpr bool operator==(const Share&, const Share&) = default;
};
using Shares = std::array<Share, max_seats>;

/// The T-regions where the seat holds a majority (MERC-43): neutral citizens and those outside regions do not count.
inline Mask majorities(const Query& q, Seat seat, Good good) {
  Mask regions = regions_of(q, good) & q.s.presence[seat];
  for (const unsigned region : regions)
    for (Seat other = 0; other < q.rules.players; ++other)
      if (q.s.citizens[region][other] > q.s.citizens[region][seat]) regions.remove(region);
  return regions;
}

/// What a sale of the type would be now, by seat: an exact forecast as long as nothing else happens before it.
inline Shares sale_of(const Query& q, Good good) {
  Shares shares;
  unsigned left = bank(q);
  Seat seat = q.first_in_order();  // R8, after the final round BASE-89
  for (unsigned i = 0; i < q.rules.players; ++i, seat = q.next(seat)) {
    Share& share = shares[seat];
    share.tokens = mercatus(q).goods[seat][number_of(good)];
    for (const unsigned region : majorities(q, seat, good))
      if (share.regions.count() < share.tokens) share.regions.add(region);
    share.coins = static_cast<std::uint8_t>(std::min(coins_for_a_good * share.regions.count(), left));
    left -= share.coins;
  }
  return shares;
}

/// The types that are sold at the end of a regular turn as the supply is now (MERC-40).
inline Mask types_sold_out(const Query& q) {
  Mask types;
  for (unsigned type = 0; type < good_types; ++type)
    if (mercatus(q).supply[type] == 0) types.add(type);
  return types;
}

/// Everybody sells all that he has of the type (MERC-42). Of a sale without a token nothing is told (MERC-16).
template <class C>
void sell(C& c, Good good, Clause clause) {
  const Shares shares = sale_of(c.query(), good);
  auto& memory = mercatus_of(c);
  bool told = false;
  Seat seat = c.first_in_order();
  for (unsigned i = 0; i < c.rules.players; ++i, seat = c.next(seat)) {
    const Share& share = shares[seat];
    if (share.tokens == 0) continue;
    if (!std::exchange(told, true)) c.emit({.type = GoodsAndCoins::type_sold, .clause = clause, .good = good});
    auto& supply = memory.supply[number_of(good)];
    supply = static_cast<std::uint8_t>(supply + share.tokens);  // face down (MERC-46)
    memory.goods[seat][number_of(good)] = 0;
    memory.coins[seat] = static_cast<std::uint8_t>(memory.coins[seat] + share.coins);
    c.emit({.type = GoodsAndCoins::goods_sold,
            .clause = merc_clause(44),
            .seat = seat,
            .count = share.tokens,
            .limit = share.coins,
            .good = good,
            .several = share.regions});
  }
}

}  // namespace rattus::board
