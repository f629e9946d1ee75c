#pragma once
// What the module universities may remember (R10), whether in a state or in a view.
#include "engine/board/modules/universities/deck.hpp"
#include "engine/board/modules/universities/map.hpp"

namespace rattus::board {

class UniversityCheck {
 public:
  explicit UniversityCheck(const Query& q) : q_(q), memory_(universities(q)) {}

  [[nodiscard]] bool sound() const { return map() && cards() && hand() && knowledge(); }

 private:
  [[nodiscard]] bool map() const {
    const auto& [green, white] = memory_.places;
    for (const std::uint8_t place : memory_.places)
      if (place > max_regions || (place != 0 && !q_.rules.in_use.has(place - 1U))) return false;
    if (green != 0 && green == white) return false;
    unsigned all = 0;
    for (unsigned region = 0; region < max_regions; ++region) {
      if (memory_.tokens[region] > 1 || (memory_.tokens[region] == 1 && !q_.rules.in_use.has(region))) return false;
      all += memory_.tokens[region];
    }
    for (Seat seat = 0; seat < max_seats; ++seat) {
      if (seat >= q_.rules.players && memory_.points[seat] > 0) return false;
      all += memory_.points[seat];
    }
    return all <= point_tokens && (university_tokens(q_).none() || regions_without_university(q_).any());
  }
  /// UNI-1: no more cards than there are, those seen on top of the deck.
  [[nodiscard]] bool cards() const {
    EventCounts left = all_events;
    for (std::size_t kind = 0; kind < event_kinds; ++kind) {
      if (memory_.pile[kind] > left[kind]) return false;
      left[kind] = static_cast<std::uint8_t>(left[kind] - memory_.pile[kind]);
    }
    bool unseen = false;
    for (const std::uint8_t kind : memory_.top) {
      unseen = unseen || kind == 0;
      if (kind == 0) continue;
      if (unseen || kind > event_kinds || left[kind - 1U] == 0) return false;
      --left[kind - 1U];
    }
    return true;
  }
  /// UNI-18: the Professor has cards in hand in the middle of a use alone. In a view of others they have no kinds.
  [[nodiscard]] bool hand() const {
    if (memory_.looked == 0) return memory_.ordered == 0;
    const Slot professor = q_.rules.slot_of(24);
    const auto at_work = [professor](const Frame& f) {
      return f.kind == FrameKind::card && f.as<frames::Card>().slot == professor;
    };
    if (std::none_of(q_.s.stack.begin(), q_.s.stack.begin() + q_.s.depth, at_work)) return false;
    if (memory_.looked > deepest_known || memory_.looked > event_deck_size(memory_)) return false;
    const auto in_hand = memory_.top.begin();
    return memory_.ordered < memory_.looked && std::is_sorted(in_hand + memory_.ordered, in_hand + memory_.looked);
  }
  /// UNI-17: everybody knows what all know, and the cards lie where they are known to lie.
  [[nodiscard]] bool knowledge() const {
    for (Seat seat = 0; seat < max_seats; ++seat) {
      if (seat >= q_.rules.players && memory_.knows[seat] != KnownEvents{}) return false;
      if (!can_be(memory_.knows[seat])) return false;
      if (seat < q_.rules.players && !known::include(memory_.knows[seat], memory_.all_know)) return false;
    }
    return can_be(memory_.all_know);
  }
  [[nodiscard]] bool can_be(const KnownEvents& events) const {
    const unsigned size = event_deck_size(memory_);
    EventCounts left = event_deck(memory_);
    KnownEvents sorted = events;
    known::sort(sorted);
    if (sorted != events) return false;
    for (const KnownEvent& event : events) {
      if (!event.any() && event.between != 0) return false;
      if (!event.any()) continue;
      if (event.kind > event_kinds || event.first() == 0 || event.first() > event.last() ||
          event.last() > std::min(size, deepest_known) || left[event.kind - 1U]-- == 0)
        return false;
    }
    return known::ways(events, 0, 0, [this](const KnownEvent& event, unsigned place) {
             return memory_.top[place - 1] == 0 || memory_.top[place - 1] == event.kind;
           }) > 0;
  }

  const Query& q_;
  const UniversityTable::Memory& memory_;
};

}  // namespace rattus::board
