// What stands against tiles that somebody has written down (R10).
#include <string>

#include "engine/board/modules/upgrades/upgrades.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {
namespace {

unsigned held_cards(const Query& q) {
  unsigned held = 0;
  for (const std::uint8_t own : q.s.held) held |= own;
  return held;
}

/// UPG-1, MERC-130: there is a tile of the card.
void against_tile_of(const Query& q, unsigned slot, const MemoryReasons& reasons) {
  if (tiled(q.rules).has(slot)) return;
  if (q.rules.cards[slot]->tiled == Tiled::by_option)
    reasons.add("tile-by-option", merc_clause(130), reasons.card(q.rules, slot));
  else
    reasons.add("no-tile", upg_clause(1), reasons.card(q.rules, slot));
}

/// UPG-57: citizens come onto the Alchemist by the Baker's tile alone. During an action it may just be leaving.
void against_citizens(const Query& q, const MemoryReasons& reasons) {
  const Slot alchemist = alchemist_slot(q.rules);
  if (alchemist == max_parts || q.memory(alchemist)[0] == 0 || reasons.in_mid_action) return;
  const std::uint8_t lender = tiles(q).alchemist;
  if (lender == 0 || lender - 1U != q.rules.slot_of(7))
    reasons.add("no-baker-tile", upg_clause(57), std::to_string(q.memory(alchemist)[0]));
}

}  // namespace

void Upgrades::against(const Query& q, Slot, const MemoryReasons& reasons) {
  const auto& memory = tiles(q);
  const unsigned held = held_cards(q);
  for (unsigned slot = 0; slot < q.rules.slots; ++slot) {
    const std::uint8_t level = memory.level[slot];
    if (level == 0) continue;
    const std::string card = reasons.card(q.rules, slot);
    if (level != 2 && level != 3) reasons.add("tile-level", upg_clause(1), card + " " + std::to_string(level));
    against_tile_of(q, slot, reasons);
    if ((held >> slot & 1U) == 0) reasons.add("tile-not-held", upg_clause(9), card);
  }
  if (memory.alchemist != 0) {
    const unsigned lender = memory.alchemist - 1U;
    const Slot alchemist = alchemist_slot(q.rules);
    against_tile_of(q, lender, reasons);
    if (memory.level[lender] != 0) reasons.add("tile-twice", upg_clause(52), reasons.card(q.rules, lender));
    if (alchemist == max_parts || (held >> alchemist & 1U) == 0)
      reasons.add("no-alchemist", upg_clause(52), reasons.card(q.rules, lender));
  }
  against_citizens(q, reasons);
  unsigned points = 0;
  for (const std::uint8_t own : memory.points) points += own;
  if (has_universities(q.rules) && points > 0) reasons.add("points-elsewhere", uni_clause(1), std::to_string(points));
  if (points > point_tokens) reasons.add("point-sum", upg_clause(42), std::to_string(points));
  if (memory.spent > 1) reasons.add("out-of-range", upg_clause(52), "spent " + std::to_string(memory.spent));
  if (memory.drawn > 1) reasons.add("out-of-range", upg_clause(38), "drawn " + std::to_string(memory.drawn));
}

}  // namespace rattus::board
