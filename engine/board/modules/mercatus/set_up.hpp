#pragma once
// How goods and coins are laid out (MERC-9 to -14), and what they can be after that (MERC-16).
#include <numeric>

#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

using GoodCounts = std::array<std::uint8_t, good_types>;

/// Of each type three lie on the board, with two players two (MERC-12); with three players two types have one less.
inline unsigned board_goods_of_a_type(unsigned players) { return players == 2 ? 2 : 3; }

/// The pair of types of which a token each is removed with three players; chance point `goods-removed`.
template <class C>
Mask draw_removed_goods(C& c) {
  constexpr std::array<Mask, 6> pairs{Mask{0b0011}, Mask{0b0101}, Mask{0b1001},
                                      Mask{0b0110}, Mask{0b1010}, Mask{0b1100}};
  const Mask pair = pairs[c.chance.number(c.rules, c.s, pairs.size())];
  c.emit({.type = GoodsAndCoins::goods_removed, .clause = merc_clause(12), .several = pair});
  return pair;
}

/// The rest is shuffled and laid on the regions in use; chance point `goods`.
template <class C>
void lay_board_goods(C& c, GoodCounts left) {
  for (const unsigned region : c.rules.in_use) {
    const unsigned all = std::accumulate(left.begin(), left.end(), 0U);
    unsigned drawn = c.chance.number(c.rules, c.s, all), type = 0;
    while (drawn >= left[type]) drawn -= left[type++];
    --left[type];
    mercatus_of(c).board[region] = static_cast<std::uint8_t>(type + 1);
    c.emit({.type = GoodsAndCoins::good_laid,
            .clause = merc_clause(11),
            .region = static_cast<Region>(region),
            .good = static_cast<Good>(type)});
  }
}

template <class C>
void lay_out_goods(C& c) {
  GoodCounts board;
  board.fill(static_cast<std::uint8_t>(board_goods_of_a_type(c.rules.players)));
  if (c.rules.players == 3)
    for (const unsigned type : draw_removed_goods(c)) --board[type];
  lay_board_goods(c, board);
  auto& memory = mercatus_of(c);
  memory.supply.fill(goods_of_a_type);
  memory.open.fill(1);
  for (Seat seat = 0; seat < c.rules.players; ++seat) memory.coins[seat] = coins_at_start;
}

/// Every region in use has one board good, no type more than it can have; the other tokens of each type add up.
inline bool goods_are_sound(const Query& q) {
  const auto& memory = mercatus(q);
  GoodCounts on_board{}, elsewhere = memory.supply;
  for (unsigned region = 0; region < max_regions; ++region) {
    const unsigned there = memory.board[region];
    if (there > good_types || (there > 0) != q.rules.in_use.has(region)) return false;
    if (there > 0) ++on_board[there - 1];
  }
  for (Seat seat = 0; seat < merchants; ++seat)
    for (unsigned type = 0; type < good_types; ++type) {
      if (seat >= q.rules.players && memory.goods[seat][type] > 0) return false;
      elsewhere[type] = static_cast<std::uint8_t>(elsewhere[type] + memory.goods[seat][type]);
    }
  for (unsigned slot = 0; slot < max_slots; ++slot) {
    const unsigned there = memory.on_card[slot];
    if (there == 0) continue;
    if (there > good_types || slot >= q.rules.slots || q.holder(static_cast<Slot>(slot)) == no_seat ||
        !bears_good(q, q.ability_of(static_cast<Slot>(slot))))
      return false;
    ++elsewhere[there - 1];
  }
  const unsigned most = board_goods_of_a_type(q.rules.players), removed = q.rules.players == 3 ? 1 : 0;
  for (unsigned type = 0; type < good_types; ++type)
    if (on_board[type] > most || on_board[type] + removed < most || elsewhere[type] != goods_of_a_type ||
        memory.open[type] > std::min<unsigned>(memory.supply[type], 1))
      return false;
  return true;
}

/// Coins of all players come from the bank; payments of a turn and the free good are marks (MERC-17).
inline bool coins_are_sound(const Query& q) {
  const auto& memory = mercatus(q);
  unsigned all = 0;
  for (Seat seat = 0; seat < merchants; ++seat) {
    if (seat >= q.rules.players && memory.coins[seat] > 0) return false;
    all += memory.coins[seat];
  }
  return all <= all_coins && memory.free_taken <= 1 && memory.deacon_paid <= 3;
}

}  // namespace rattus::board
