// What a position says of goods and coins (R10): what it leaves out, and what stands against the rest.
#include <algorithm>
#include <string>
#include <string_view>

#include "engine/board/modules/mercatus/mercatus.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {
namespace {

std::string counted(unsigned type, unsigned count) {
  return std::string(good_words[type]) + " " + std::to_string(count);
}

/// MERC-11, -12: one good in each region in use, of each type as many as the set-up can lay.
void against_board(const Query& q, const MemoryReasons& reasons) {
  const auto& board = mercatus(q).board;
  GoodCounts there{};
  for (unsigned region = 0; region < max_regions; ++region) {
    if (board[region] > 0) ++there[board[region] - 1U];
    if ((board[region] > 0) != q.rules.in_use.has(region))
      reasons.add("board-good", merc_clause(11),
                  region < reasons.tables.board.regions.size() ? reasons.tables.board.regions[region].id
                                                               : std::to_string(region + 1));
  }
  const unsigned most = board_goods_of_a_type(q.rules.players), least = q.rules.players == 3 ? most - 1 : most;
  for (unsigned type = 0; type < good_types; ++type)
    if (there[type] > most || there[type] < least)
      reasons.add("board-good-sum", merc_clause(12), counted(type, there[type]));
}

/// MERC-16: four tokens of each type elsewhere, at most one of them face up in the supply.
void against_goods(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = mercatus(q);
  std::array<unsigned, good_types> all{};
  for (unsigned type = 0; type < good_types; ++type) {
    all[type] = memory.supply[type];
    for (Seat seat = 0; seat < merchants; ++seat) {
      all[type] += memory.goods[seat][type];
      if (seat >= q.rules.players && memory.goods[seat][type] > 0)
        reasons.add("unknown-seat", base_clause(14), "goods " + std::to_string(seat + 1));
    }
    if (memory.open[type] > std::min<unsigned>(memory.supply[type], 1))
      reasons.add("good-open", merc_clause(16), counted(type, memory.open[type]));
  }
  for (unsigned slot = 0; slot < q.rules.slots; ++slot) {
    const unsigned good = memory.on_card[slot];
    if (good == 0) continue;
    ++all[good - 1];
    if (q.holder(static_cast<Slot>(slot)) == no_seat)
      reasons.add("card-not-held", merc_clause(60), reasons.card(q.rules, slot));
    else if (!bears_good(q, q.ability_of(static_cast<Slot>(slot))))
      reasons.add("no-card-good", merc_clause(60), reasons.card(q.rules, slot));
  }
  for (unsigned type = 0; type < good_types; ++type)
    if (all[type] != goods_of_a_type) reasons.add("good-sum", merc_clause(16), counted(type, all[type]));
}

/// MERC-1, -17
void against_coins(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = mercatus(q);
  unsigned all = 0;
  for (Seat seat = 0; seat < merchants; ++seat) {
    all += memory.coins[seat];
    if (seat >= q.rules.players && memory.coins[seat] > 0)
      reasons.add("unknown-seat", base_clause(14), "coins " + std::to_string(seat + 1));
  }
  if (all > all_coins) reasons.add("coin-sum", merc_clause(16), std::to_string(all));
  if (memory.free_taken > 1)
    reasons.add("out-of-range", merc_clause(17), "free_taken " + std::to_string(memory.free_taken));
  if (memory.deacon_paid > 3)
    reasons.add("out-of-range", merc_clause(17), "deacon_paid " + std::to_string(memory.deacon_paid));
}

}  // namespace

void Mercatus::against(const Query& q, Slot, const MemoryReasons& reasons) {
  against_board(q, reasons);
  against_goods(q, reasons);
  against_coins(q, reasons);
}

void Mercatus::complete(const Query& q, Slot, Memory& memory, Mask given) {
  const auto gives = [given](std::string_view name) {
    const auto field = std::find_if(fields.begin(), fields.end(), [name](const auto& one) { return one.name == name; });
    return given.has(static_cast<unsigned>(field - fields.begin()));
  };
  if (!gives("board")) {
    unsigned type = 0;
    for (const unsigned region : q.rules.in_use)
      memory.board[region] = static_cast<std::uint8_t>(type++ % good_types + 1);
  }
  if (given.none())
    for (Seat seat = 0; seat < q.rules.players; ++seat) memory.coins[seat] = coins_at_start;
  if (gives("supply")) return;
  for (unsigned type = 0; type < good_types; ++type) {
    unsigned elsewhere = 0;
    for (const auto& own : memory.goods) elsewhere += own[type];
    for (const std::uint8_t good : memory.on_card) elsewhere += good == type + 1;
    memory.supply[type] = static_cast<std::uint8_t>(goods_of_a_type - std::min(elsewhere, goods_of_a_type));
    if (!gives("open")) memory.open[type] = memory.supply[type] > 0;
  }
}

}  // namespace rattus::board
