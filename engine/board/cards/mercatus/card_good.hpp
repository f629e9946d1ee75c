#pragma once
// Cards that work for the type of the good that lies on them (MERC-60 to -66): Landowner, Hanseatic Trader, Shaman. By
// a tile the Alchemist is such a card (MERC-138). Taking it back by their tiles stands in the module (MERC-133).
#include "engine/board/modules/mercatus/goods.hpp"

namespace rattus::board {

struct UsesCardGood {
  static constexpr Tiled tiled = Tiled::by_option;
  static bool answer(question::BearsGood, const Query&, Slot) { return true; }

  /// The regions in use with a board good of the type on the card by which the seat has the ability; none without a
  /// card good (MERC-63).
  static Mask regions(const Query& q, Slot ability, Seat seat) {
    const auto& memory = mercatus(q);
    const std::uint8_t good = memory.on_card[q.card_of(ability, seat)];
    Mask regions;
    if (good == 0) return regions;
    for (const unsigned region : q.rules.in_use)
      if (memory.board[region] == good) regions.add(region);
    return regions;
  }
};

}  // namespace rattus::board
