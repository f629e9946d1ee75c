#pragma once
// What the module universities remembers, and what it tells.
#include "engine/board/modules/universities/known_events.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {

inline constexpr unsigned university_pieces = 2;  ///< the green one, then the white one (UNI-1)

struct UniversityTable {
  struct Memory {
    std::array<std::uint8_t, university_pieces> places;  ///< of the pieces, region + 1
    std::array<std::uint8_t, max_regions> tokens;        ///< a university token lies there: 0 or 1
    std::array<std::uint8_t, max_seats> points;          ///< victory point tokens (UNI-16)
    EventCounts pile;                                    ///< event cards that lie open, by kind
    std::array<std::uint8_t, deepest_known> top;  ///< kinds + 1 of the next cards, as far as somebody has seen them
    std::uint8_t looked;                          ///< so many of them the Professor has in hand (UNI-18)
    std::uint8_t ordered;                         ///< of which these have been put back
    std::array<KnownEvents, max_seats> knows;     ///< what each player knows of the deck
    KnownEvents all_know;
  };
  static constexpr std::array fields{
      MemoryField{"places", 0, university_pieces, MemoryField::Unit::region},
      MemoryField{"tokens", 2, max_regions, MemoryField::Unit::number, MemoryField::Each::region},
      MemoryField{"points", 19, max_seats, MemoryField::Unit::number, MemoryField::Each::seat},
      MemoryField{"pile", 25, event_kinds},
      MemoryField{"top", 35, deepest_known, MemoryField::Unit::word, MemoryField::Each::other, 1, event_words},
      MemoryField{"looked", 41},
      MemoryField{"ordered", 42},
      MemoryField{"knows", 43, 72, MemoryField::Unit::number, MemoryField::Each::seat, 12},
      MemoryField{"all_know", 115, 12},
  };
  /// A frame of the module: an event that is carried out, step by step.
  struct Holds {
    Slot slot;
    EventKind event;
    std::uint8_t passed;  ///< players, or university pieces, that are done
    std::uint8_t left;    ///< placements that the player has still, + 1; before an event is chosen: kinds, as bits
    std::uint8_t more;    ///< slot of the card that goes back; before an event is chosen: the other kinds
  };

  static constexpr EventType placed{
      "university-placed", {Told::university, Told::region}, {{{"universities", {Told::university, Told::region}}}}};
  static constexpr EventType moved{"university-moved", {Told::seat, Told::university, Told::from, Told::to}};
  static constexpr EventType won{"university-won", {Told::seat, Told::university, Told::region}};
  static constexpr EventType not_won{"university-not-won", {Told::university, Told::region}};
  static constexpr EventType token_put{"university-token-put", {Told::region}};
  static constexpr EventType tokens_back{"university-tokens-returned", {Told::count}};
  static constexpr EventType event_drawn{"event-drawn", {Told::event_card}, {{{"events", {Told::event_card}}}}};
  static constexpr EventType event_seen{
      "event-seen", {Told::seat, Told::event_card}, {{{"events", {Told::seat, Told::event_card}}}}};
  static constexpr EventType events_looked{"events-looked", {Told::seat, Told::count}};
  static constexpr EventType events_put_back{"events-put-back", {Told::seat, Told::count}};
  static constexpr EventType event_discarded{"event-discarded", {Told::seat, Told::event_card}};
  static constexpr EventType event_chosen{"event-chosen", {Told::seat, Told::event_card}};
  static constexpr EventType deck_shuffled{"event-deck-shuffled", {Told::count}};
  static constexpr EventType pile_under{"event-pile-under", {Told::count}, {{{"events-under", {Told::count}}}}};
  static constexpr EventType card_discarded{"card-discarded", {Told::seat, Told::card}};  ///< back on the table
  static constexpr EventTypes<15> events{
      &placed,          &moved,        &won,           &not_won,       &token_put,
      &tokens_back,     &event_drawn,  &event_seen,    &events_looked, &events_put_back,
      &event_discarded, &event_chosen, &deck_shuffled, &pile_under,    &card_discarded};
};

inline bool has_universities(const Rules& rules) { return rules.asks<question::PlacementBarred>(); }
/// The slot of the module; it must be in play.
inline Slot universities_slot(const Rules& rules) {
  return static_cast<Slot>(rules.answering_parts<question::PlacementBarred>().lowest());
}
inline const UniversityTable::Memory& universities(const Query& q) {
  return q.memory<UniversityTable>(universities_slot(q.rules));
}
template <class C>
UniversityTable::Memory& universities_of(C& c) {
  return c.template memory<UniversityTable>(universities_slot(c.rules));
}

}  // namespace rattus::board
