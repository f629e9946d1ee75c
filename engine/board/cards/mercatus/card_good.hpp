#pragma once
// Cards that work for the type of the good that lies on them (MERC-60 to -66): Landowner, Hanseatic Trader, Shaman.
#include "engine/board/modules/mercatus/goods.hpp"

namespace rattus::board {

struct UsesCardGood {
  static bool answer(question::BearsGood, const Query&, Slot) { return true; }

  /// The regions in use with a board good of the card good's type; none without a card good (MERC-63).
  static Mask regions(const Query& q, Slot slot) {
    const auto& memory = mercatus(q);
    Mask regions;
    if (memory.on_card[slot] == 0) return regions;
    for (const unsigned region : q.rules.in_use)
      if (memory.board[region] == memory.on_card[slot]) regions.add(region);
    return regions;
  }
};

}  // namespace rattus::board
