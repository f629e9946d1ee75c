#pragma once
// The event deck (UNI-3, -5, -17, -18): cards get their kinds when somebody sees them first. The verbs here are the
// only writers of deck and pile, and of what is known of them.
#include "engine/board/modules/universities/memory.hpp"

namespace rattus::board {

/// Cards of the deck, by kind: those that do not lie open. All can count them.
inline EventCounts event_deck(const UniversityTable::Memory& memory) {
  EventCounts left = all_events;
  for (std::size_t kind = 0; kind < event_kinds; ++kind)
    left[kind] = static_cast<std::uint8_t>(left[kind] - memory.pile[kind]);
  return left;
}
inline unsigned event_deck_size(const UniversityTable::Memory& memory) { return sum_of(event_deck(memory)); }
/// Those of them that nobody has seen.
inline EventCounts unseen_events(const UniversityTable::Memory& memory) {
  EventCounts left = event_deck(memory);
  for (const std::uint8_t kind : memory.top)
    if (kind != 0) --left[kind - 1U];
  return left;
}
/// Kinds that the Professor has in hand.
inline Mask events_in_hand(const UniversityTable::Memory& memory) {
  Mask kinds;
  for (unsigned i = memory.ordered; i < memory.looked; ++i) kinds.add(memory.top[i] - 1U);
  return kinds;
}

/// Each of whom something is known, and what all know.
template <class Change>
void for_all_who_know(UniversityTable::Memory& memory, const Rules& rules, Change change) {
  for (Seat seat = 0; seat < rules.players; ++seat) change(memory.knows[seat], seat);
  change(memory.all_know, no_seat);
}
inline void event_goes(UniversityTable::Memory& memory, const Rules& rules, std::size_t kind) {
  ++memory.pile[kind];
  for_all_who_know(memory, rules, [kind](KnownEvents& events, Seat) { known::gone(events, kind); });
}

/// The card in this place gets its kind, if it has none.
template <class C>
void deal_event(C& c, unsigned place) {
  auto& memory = universities_of(c);
  if (memory.top[place] != 0) return;
  memory.top[place] =
      static_cast<std::uint8_t>(number_of(c.chance.event_card(c.rules, c.s, unseen_events(memory))) + 1);
}

/// UNI-18: with fewer than so many cards the pile goes shuffled under the deck; which lie above it everybody knows.
template <class C>
void make_deep_enough(C& c, unsigned cards) {
  auto& memory = universities_of(c);
  const EventCounts deck = event_deck(memory);
  const unsigned size = sum_of(deck);
  if (size >= cards) return;
  for (unsigned place = 0; place < size; ++place) deal_event(c, place);
  for_all_who_know(memory, c.rules, [&deck](KnownEvents& events, Seat) { known::all_are(events, deck); });
  c.emit({.type = UniversityTable::pile_under,
          .clause = uni_clause(18),
          .count = static_cast<std::uint8_t>(sum_of(memory.pile))});
  memory.pile = {};
}

/// The top card, onto the pile and for all to see.
template <class C>
EventKind draw_event(C& c, Clause clause) {
  auto& memory = universities_of(c);
  if (sum_of(memory.pile) == event_cards) {
    c.emit({.type = UniversityTable::deck_shuffled, .clause = uni_clause(5), .count = event_cards});
    memory.pile = {};
  }
  deal_event(c, 0);
  const std::size_t kind = memory.top[0] - 1U;
  std::rotate(memory.top.begin(), memory.top.begin() + 1, memory.top.end());
  memory.top.back() = 0;
  event_goes(memory, c.rules, kind);
  c.barrier = true;  // BASE-111
  c.emit({.type = UniversityTable::event_drawn, .clause = clause, .event_card = static_cast<EventKind>(kind)});
  return static_cast<EventKind>(kind);
}

// --- the Professor (CARD-240, UPG-44) ---

/// He takes so many from the top in hand and looks at them alone.
template <class C>
void look_at_events(C& c, Seat seat, unsigned cards, Clause clause) {
  make_deep_enough(c, cards);
  auto& memory = universities_of(c);
  c.barrier = true;  // BASE-111
  c.emit({.type = UniversityTable::events_looked,
          .clause = clause,
          .seat = seat,
          .count = static_cast<std::uint8_t>(cards)});
  for (unsigned place = 0; place < cards; ++place) {
    deal_event(c, place);
    c.emit({.type = UniversityTable::event_seen,
            .clause = clause,
            .seat = seat,
            .event_card = static_cast<EventKind>(memory.top[place] - 1),
            .audience = only(seat)});
  }
  for_all_who_know(memory, c.rules, [&](KnownEvents& events, Seat who) {
    if (who == seat)
      known::seen(events, memory.top.data(), cards);
    else
      known::mixed(events, cards);
  });
  std::sort(memory.top.begin(), memory.top.begin() + cards);
  memory.looked = static_cast<std::uint8_t>(cards);
}
/// One of those in hand onto the pile.
template <class C>
void discard_event(C& c, Seat seat, std::size_t kind) {
  auto& memory = universities_of(c);
  const auto card = std::find(memory.top.begin(), memory.top.end(), kind + 1);
  std::rotate(card, card + 1, memory.top.end());
  memory.top.back() = 0;
  --memory.looked;
  event_goes(memory, c.rules, kind);
  c.barrier = true;  // BASE-111
  c.emit({.type = UniversityTable::event_discarded,
          .clause = upg_clause(44),
          .seat = seat,
          .event_card = static_cast<EventKind>(kind)});
}
/// One of those in hand becomes the next from the top.
template <class C>
void put_event_back(C& c, Seat seat, std::size_t kind) {
  auto& memory = universities_of(c);
  const auto next = memory.top.begin() + memory.ordered;
  const auto card = std::find(next, memory.top.end(), kind + 1);
  std::rotate(next, card, card + 1);
  known::put(memory.knows[seat], kind, ++memory.ordered, memory.looked);
}
/// What is left in hand, one or none, goes back.
template <class C>
void put_events_back(C& c, Seat seat) {
  auto& memory = universities_of(c);
  c.emit({.type = UniversityTable::events_put_back, .clause = card_clause(240), .seat = seat, .count = memory.looked});
  memory.looked = memory.ordered = 0;
}

// --- who knows what (UNI-17) ---

/// A viewer has what he knows himself; of what others know only that which all know.
inline void hide_events(const Query& q, UniversityTable::Memory& memory, Seat viewer) {
  const unsigned kept = viewer == q.s.decider ? memory.looked : 0U;
  std::fill(memory.top.begin() + kept, memory.top.end(), std::uint8_t{0});
  for (Seat seat = 0; seat < q.rules.players; ++seat)
    if (seat != viewer) memory.knows[seat] = memory.all_know;
}

/// Cards that are known, or in somebody's hand, get their places, all ways that agree equally likely; what has been
/// dealt stays.
inline void sample_events(const Query& q, UniversityTable::Memory& memory, Rng& rng) {
  const KnownEvents* told = &memory.all_know;
  for (Seat seat = 0; seat < q.rules.players; ++seat)
    if (memory.knows[seat] != memory.all_know) told = &memory.knows[seat];
  unsigned depth = memory.looked;
  for (const KnownEvent& event : *told) depth = std::max(depth, event.last());
  const auto fits = [top = memory.top](const KnownEvent& event, unsigned place) {
    return top[place - 1] == 0 || top[place - 1] == event.kind;
  };
  unsigned taken = 0;
  for (std::size_t i = 0; i < told->size() && (*told)[i].any(); ++i) {
    unsigned way = rng.below(known::ways(*told, i, taken, fits));
    unsigned place = (*told)[i].first();
    for (;; ++place) {
      if ((taken >> place & 1U) != 0 || !fits((*told)[i], place)) continue;
      const unsigned here = known::ways(*told, i + 1, taken | 1U << place, fits);
      if (way < here) break;
      way -= here;
    }
    taken |= 1U << place;
    memory.top[place - 1] = (*told)[i].kind;
  }
  EventCounts left = unseen_events(memory);
  for (unsigned place = 0; place < depth; ++place) {
    if (memory.top[place] != 0) continue;
    const auto kind = number_of(nth_event(left, rng.below(sum_of(left))));
    --left[kind];
    memory.top[place] = static_cast<std::uint8_t>(kind + 1);
  }
  std::sort(memory.top.begin() + memory.ordered, memory.top.begin() + std::max(memory.looked, memory.ordered));
}

}  // namespace rattus::board
