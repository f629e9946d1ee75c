// What stands against region cards that somebody has written down (R10).
#include <algorithm>
#include <numeric>
#include <string>

#include "engine/board/modules/region_cards/region_cards.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {
namespace {

using Hands = RegionCardHands;

/// Hands of players who play; nothing on class cards, drawn or open unless something is being carried out.
void against_places(const Query& q, const MemoryReasons& reasons) {
  for (const std::uint8_t place : region_cards(q).place) {
    if (place == Hands::in_deck || place >= Hands::place_count) continue;
    const std::string word(Hands::place_words[place - 1U]);
    if (place < Hands::on_card && (place - Hands::in_hand) % max_seats >= q.rules.players)
      reasons.add("unknown-seat", base_clause(14), word);
    if (!reasons.in_mid_action && place >= Hands::on_card && place != Hands::discarded)
      reasons.add("region-card-in-use", reg_clause(9), word);
  }
}

/// REG-3: whoever writes down where a game stands names the cards.
void against_unknown(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = region_cards(q);
  unsigned unknown = std::accumulate(memory.unknown_drawn.begin(), memory.unknown_drawn.end(), 0U);
  for (const auto& row : memory.unknown) unknown = std::accumulate(row.begin(), row.end(), unknown);
  if (unknown > 0) reasons.add("region-cards-unnamed", reg_clause(3), std::to_string(unknown));
}

/// REG-13: the deck is what is left of the pile that was shuffled last.
void against_deck(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = region_cards(q);
  const unsigned latest = *std::max_element(memory.pile.begin(), memory.pile.end());
  unsigned older = 0;
  for (unsigned card = 0; card < q.rules.region_cards.size(); ++card)
    older += memory.place[card] == Hands::in_deck && memory.pile[card] < latest;
  if (older > 0) reasons.add("region-deck-sum", reg_clause(13), std::to_string(older));
}

}  // namespace

void RegionCards::against(const Query& q, Slot, const MemoryReasons& reasons) {
  against_places(q, reasons);
  against_unknown(q, reasons);
  against_deck(q, reasons);
  if (!reasons.in_mid_action && region_cards(q).chosen != 0)
    reasons.add("region-card-in-use", reg_clause(6), "chosen " + std::to_string(region_cards(q).chosen));
}

}  // namespace rattus::board
