#pragma once
// Goods on the table (MERC-10 to -24, -60 to -66): what lies where, and what follows from it. Everything is public
// (MERC-15). The verbs here are the only writers of goods after the set-up.
#include <cassert>
#include <optional>

#include "engine/board/modules/upgrades/tiles.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"
#include "engine/board/setup/good.hpp"

namespace rattus::board {

/// Mercatus is the first of all modules (cards/all.hpp), so its slot is the same in every game that has it.
inline constexpr Slot mercatus_slot = first_module;
/// It is for at most so many players (MERC-2).
inline constexpr std::size_t merchants = 4;
/// Tokens of each type outside of the board (MERC-16).
inline constexpr unsigned goods_of_a_type = 4;

/// What Mercatus remembers and what it tells.
struct GoodsAndCoins {
  struct Memory {
    std::array<std::uint8_t, max_regions> board;                        ///< type + 1, by region
    std::array<std::uint8_t, good_types> supply;                        ///< tokens, by type
    std::array<std::uint8_t, good_types> open;                          ///< of these face up: 0 or 1
    std::array<std::array<std::uint8_t, good_types>, merchants> goods;  ///< own goods, by seat and type
    std::array<std::uint8_t, max_slots> on_card;                        ///< type + 1, by slot
    std::array<std::uint8_t, merchants> coins;                          ///< by seat
    std::uint8_t free_taken;                                            ///< this turn: 0 or 1 (MERC-22)
    std::uint8_t deacon_paid;                                           ///< this turn: payments (MERC-83)
  };
  static constexpr std::array fields{
      MemoryField{"board", 0, max_regions, MemoryField::Unit::word, MemoryField::Each::region, 1, good_words},
      MemoryField{"supply", 17, good_types},
      MemoryField{"open", 21, good_types},
      MemoryField{"goods", 25, merchants* good_types, MemoryField::Unit::number, MemoryField::Each::seat, good_types},
      MemoryField{"on_card", 41, max_slots, MemoryField::Unit::word, MemoryField::Each::card, 1, good_words},
      MemoryField{"coins", 49, merchants, MemoryField::Unit::number, MemoryField::Each::seat},
      MemoryField{"free_taken", 53},
      MemoryField{"deacon_paid", 54},
  };

  /// For the whole game, with three players (MERC-12).
  static constexpr EventType goods_removed{"goods-removed", {Told::goods}, {{{"goods-removed", {Told::goods}}}}};
  static constexpr EventType good_laid{
      "good-laid", {Told::region, Told::good}, {{{"goods", {Told::region, Told::good}}}}};
  static constexpr EventType good_flipped{"good-flipped", {Told::good}};
  static constexpr EventType good_taken{"good-taken", {Told::seat, Told::good}};
  static constexpr EventType good_put{"good-put", {Told::seat, Told::good, Told::card}};
  static constexpr EventType good_returned{"good-returned", {Told::good, Told::card}};                  ///< from a card
  static constexpr EventType good_taken_back{"good-taken-back", {Told::seat, Told::good, Told::card}};  ///< from a card
  static constexpr EventType coins_paid{"coins-paid", {Told::seat, Told::count}};
  static constexpr EventType coins_received{"coins-received", {Told::seat, Told::count}};
  static constexpr EventType type_sold{"type-sold", {Told::good}};
  /// `count`: tokens that go back; `regions`: where one of them each was sold.
  static constexpr EventType goods_sold{"goods-sold",
                                        {Told::seat, Told::good, Told::count, Told::coins, Told::regions}};
  static constexpr EventTypes<11> events{&goods_removed,  &good_laid,     &good_flipped,    &good_taken,
                                         &good_put,       &good_returned, &good_taken_back, &coins_paid,
                                         &coins_received, &type_sold,     &goods_sold};
};

// --- what lies where ---

/// What the module remembers; it must be in play.
inline const GoodsAndCoins::Memory& mercatus(const Query& q) { return q.memory<GoodsAndCoins>(mercatus_slot); }
template <class C>
GoodsAndCoins::Memory& mercatus_of(C& c) {
  return c.template memory<GoodsAndCoins>(mercatus_slot);
}

/// From the final round on every token of the supply is available (MERC-114).
inline bool in_final_round(const Query& q) { return q.s.last != no_seat; }

/// The types of which a token can be taken now (MERC-21, -114).
inline Mask available(const Query& q) {
  const auto& memory = mercatus(q);
  const auto& tokens = in_final_round(q) ? memory.supply : memory.open;
  Mask types;
  for (unsigned type = 0; type < good_types; ++type)
    if (tokens[type] > 0) types.add(type);
  return types;
}

/// The types of which the seat has own goods.
inline Mask own_goods(const Query& q, Seat seat) {
  Mask types;
  for (unsigned type = 0; type < good_types; ++type)
    if (mercatus(q).goods[seat][type] > 0) types.add(type);
  return types;
}

/// The board good of a region in use.
inline Good good_of(const Query& q, Region region) {
  assert(mercatus(q).board[region] > 0);
  return static_cast<Good>(mercatus(q).board[region] - 1);
}

/// The T-regions: those in use with a board good of the type.
inline Mask regions_of(const Query& q, Good good) {
  Mask regions;
  for (const unsigned region : q.rules.in_use)
    if (good_of(q, static_cast<Region>(region)) == good) regions.add(region);
  return regions;
}

/// The good on a class card (MERC-60).
inline std::optional<Good> card_good(const Query& q, Slot slot) {
  const std::uint8_t there = mercatus(q).on_card[slot];
  return there == 0 ? std::nullopt : std::optional(static_cast<Good>(there - 1));
}

/// Does a good lie on a card with this ability (MERC-60)?
inline bool bears_good(const Query& q, Slot ability) {
  return ability < max_slots && (q.answering<question::BearsGood>() >> ability & 1U) != 0 &&
         q.ask(question::BearsGood{}, ability);
}
/// The cards on which the seat can put a good now (MERC-60): not while they are blocked (MERC-52). With a tile that
/// uses one it lies on the Alchemist (MERC-138).
inline Mask cards_for_goods(const Query& q, Seat seat) {
  Mask slots{q.ready(seat) & q.answering<question::BearsGood>()};
  for (const unsigned slot : slots)
    if (!q.ask(question::BearsGood{}, slot)) slots.remove(slot);
  return q.cards_of(slots, seat);
}
/// May the holder take the good back that lies on the card (MERC-133)? From level II, and not while it is blocked.
inline bool may_take_back(const Query& q, Slot card) {
  if (!merc_upgrades(q.rules) || card >= max_slots || mercatus(q).on_card[card] == 0) return false;
  const Seat holder = q.holder(card);
  if (holder == no_seat) return false;
  const Slot ability = q.ability_of(card);
  return q.card_of(ability, holder) == card && (q.ready(holder) >> ability & 1U) != 0 && q.level(ability, holder) > 1;
}
/// The cards whose good the seat can take back as an action: each once in a turn (MERC-133).
inline Mask cards_to_take_back(const Query& q, Seat seat) {
  if (!merc_upgrades(q.rules)) [[likely]]
    return {};
  Mask slots{q.s.held[seat] & ~unsigned{tiles(q).taken_back}};
  for (const unsigned slot : slots)
    if (!may_take_back(q, static_cast<Slot>(slot))) slots.remove(slot);
  return slots;
}

// --- what happens to it ---

/// From the supply to the seat's own goods: the one that lies face up first (MERC-114).
template <class C>
void take_good(C& c, Seat seat, Good good, Clause clause) {
  auto& memory = mercatus_of(c);
  const unsigned type = number_of(good);
  assert(memory.supply[type] > 0);
  --memory.supply[type];
  memory.open[type] = 0;
  ++memory.goods[seat][type];
  c.emit({.type = GoodsAndCoins::good_taken, .clause = clause, .seat = seat, .good = good});
}

/// The good on a card, if there is one, goes back to the supply, face down (MERC-24).
template <class C>
void return_card_good(C& c, Slot slot, Clause clause) {
  const auto good = card_good(c.query(), slot);
  if (!good) return;
  auto& memory = mercatus_of(c);
  memory.on_card[slot] = 0;
  ++memory.supply[number_of(*good)];
  c.emit({.type = GoodsAndCoins::good_returned, .clause = clause, .slot = slot, .good = *good});
}

/// The good on a card goes to the own goods of its holder (MERC-133).
template <class C>
void take_back_good(C& c, Seat holder, Slot slot) {
  auto& memory = mercatus_of(c);
  const Good good = *card_good(c.query(), slot);
  memory.on_card[slot] = 0;
  ++memory.goods[holder][number_of(good)];
  c.emit(
      {.type = GoodsAndCoins::good_taken_back, .clause = merc_clause(133), .seat = holder, .slot = slot, .good = good});
}

/// One of the seat's own goods goes onto a card in place of the one that lies there (MERC-60).
template <class C>
void put_good(C& c, Seat seat, Slot slot, Good good) {
  constexpr Clause clause = merc_clause(60);
  return_card_good(c, slot, clause);
  auto& memory = mercatus_of(c);
  --memory.goods[seat][number_of(good)];
  memory.on_card[slot] = static_cast<std::uint8_t>(number_of(good) + 1);
  c.emit({.type = GoodsAndCoins::good_put, .clause = clause, .seat = seat, .slot = slot, .good = good});
}

/// Of each type that has tokens in the supply and none face up one is turned over (MERC-20).
template <class C>
void flip_goods(C& c) {
  auto& memory = mercatus_of(c);
  for (unsigned type = 0; type < good_types; ++type) {
    if (memory.supply[type] == 0 || memory.open[type] > 0) continue;
    memory.open[type] = 1;
    c.emit({.type = GoodsAndCoins::good_flipped, .clause = merc_clause(20), .good = static_cast<Good>(type)});
  }
}

}  // namespace rattus::board
