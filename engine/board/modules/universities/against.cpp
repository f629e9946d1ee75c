// What stands against pieces, tokens and event cards that somebody has written down (R10).
#include <string>

#include "engine/board/modules/universities/universities.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {
namespace {

/// UNI-3, -10, -12: two pieces in two regions, tokens never in all others.
void against_map(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = universities(q);
  if (q.s.phase != Phase::over && university_regions(q).count() < university_pieces)
    reasons.add("university-pieces", uni_clause(3), std::to_string(university_regions(q).count()));
  for (unsigned region = 0; region < max_regions; ++region)
    if (memory.tokens[region] > 1 || (memory.tokens[region] != 0 && !q.rules.in_use.has(region)))
      reasons.add("university-token", uni_clause(9), std::to_string(region + 1));
  if (university_tokens(q).any() && regions_without_university(q).none())
    reasons.add("university-tokens-full", uni_clause(12), std::to_string(university_tokens(q).count()));
  unsigned tokens = university_tokens(q).count();
  for (Seat seat = 0; seat < max_seats; ++seat) {
    tokens += memory.points[seat];
    if (seat >= q.rules.players && memory.points[seat] > 0)
      reasons.add("unknown-seat", base_clause(14), "points " + std::to_string(seat + 1));
  }
  if (tokens > point_tokens) reasons.add("point-sum", uni_clause(1), std::to_string(tokens));
}

/// UNI-1: no more of a kind than there are.
void against_cards(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = universities(q);
  for (std::size_t kind = 0; kind < event_kinds; ++kind) {
    unsigned cards = memory.pile[kind];
    for (const std::uint8_t top : memory.top) cards += top == kind + 1;
    if (cards > all_events[kind])
      reasons.add("event-sum", uni_clause(1), std::string(event_words[kind]) + " " + std::to_string(cards));
  }
  if (!reasons.in_mid_action && (memory.looked | memory.ordered) != 0)
    reasons.add("event-in-use", uni_clause(18), "looked " + std::to_string(memory.looked));
}

/// UNI-17: what all know, each of them knows.
void against_knowledge(const Query& q, const MemoryReasons& reasons) {
  const auto& memory = universities(q);
  for (Seat seat = 0; seat < q.rules.players; ++seat)
    if (!known::include(memory.knows[seat], memory.all_know))
      reasons.add("known-to-all", uni_clause(17), std::to_string(seat + 1));
}

}  // namespace

void Universities::against(const Query& q, Slot, const MemoryReasons& reasons) {
  against_map(q, reasons);
  against_cards(q, reasons);
  against_knowledge(q, reasons);
}

}  // namespace rattus::board
