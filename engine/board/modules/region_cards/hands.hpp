#pragma once
// Region cards on the table and in hands (REG-2, -3, -13): where each one is, and what follows from it. The verbs here
// are the only writers of their places.
#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"
#include "engine/core/bytes.hpp"

namespace rattus::board {

/// Of the modules that can be played on their board they come first (cards/all.hpp), so their slot is the same in every
/// game that has them.
inline constexpr Slot region_cards_slot = first_module;
inline constexpr unsigned dealt_region_cards = 3;  ///< to each player (REG-2), and drawn by each use of cards 19 and 20

/// What the module remembers and what it tells.
struct RegionCardHands {
  /// Where a card is. A seat's own follow one another, and so do those that lie on class cards, by slot.
  enum Place : std::uint8_t {
    in_deck,
    in_hand,
    shown_in_hand = in_hand + max_seats,  ///< to all, until it is played (REG-3)
    on_card = shown_in_hand + max_seats,  ///< played (REG-8)
    discarded = on_card + max_slots,
    drawn,      ///< in the middle of a use; its player alone sees it
    laid_open,  ///< likewise, and all see it
    place_count,
  };
  static constexpr std::array<std::string_view, place_count - 1> place_words{
      "hand 1",    "hand 2",    "hand 3",    "hand 4",    "hand 5",    "hand 6",    "shown 1",   "shown 2",
      "shown 3",   "shown 4",   "shown 5",   "shown 6",   "on card 1", "on card 2", "on card 3", "on card 4",
      "on card 5", "on card 6", "on card 7", "on card 8", "discarded", "drawn",     "laid open"};
  /// Cards of one reshuffled pile can be told from those of another until they are drawn (REG-3). So many are kept
  /// apart; the oldest count as one.
  static constexpr unsigned pile_count = 4;
  static constexpr std::array<std::string_view, pile_count - 1> pile_words{"1", "2", "3"};

  struct Memory {
    std::array<std::uint8_t, max_region_cards> place;  ///< of each card as far as it is known, else in the deck
    std::array<std::uint8_t, max_region_cards> pile;   ///< in which deck it was last: the first, or a reshuffled one
    /// Cards of each pile whose place is not known: none but in a view (REG-3).
    std::array<std::array<std::uint8_t, pile_count>, max_seats> unknown;  ///< in hands
    std::array<std::uint8_t, pile_count> unknown_drawn;
    std::uint8_t chosen;  ///< slot + 1 of the class card that is being protected: its holder alone knows (REG-6)
  };
  static constexpr std::array fields{
      MemoryField{"cards", 0, max_region_cards, MemoryField::Unit::word, MemoryField::Each::region_card, 1,
                  place_words},
      MemoryField{"reshuffled", 68, max_region_cards, MemoryField::Unit::word, MemoryField::Each::region_card, 1,
                  pile_words},
      MemoryField{"unknown", 136, max_seats* pile_count, MemoryField::Unit::number, MemoryField::Each::seat,
                  pile_count},
      MemoryField{"unknown_drawn", 160, pile_count},
      MemoryField{"chosen", 164},
  };

  static constexpr EventType cards_drawn{"region-cards-drawn", {Told::seat, Told::count}};
  static constexpr EventType card_seen{
      "region-card-seen", {Told::seat, Told::region_card}, {{{"region-deck", {Told::seat, Told::region_card}}}}};
  static constexpr EventType card_laid_open{
      "region-card-laid-open", {Told::seat, Told::region_card}, {{{"region-deck", {Told::seat, Told::region_card}}}}};
  static constexpr EventType cards_kept{"region-cards-kept", {Told::seat, Told::count}};
  static constexpr EventType card_played{"region-card-played", {Told::seat, Told::card, Told::region_card}};
  static constexpr EventType card_discarded{"region-card-discarded", {Told::region_card}};
  static constexpr EventType deck_shuffled{
      "region-deck-shuffled", {Told::count}, {{{"region-reshuffle", {Told::count}}}}};
  static constexpr EventType hand_opened{"region-card-opened", {Told::seat, Told::region_card}};
  static constexpr EventType card_scored{"region-card-scored", {Told::seat, Told::region_card}};
  static constexpr EventType card_taken{"region-card-taken", {Told::seat, Told::region_card}};  ///< open, into a hand
  static constexpr EventTypes<10> events{&cards_drawn,    &card_seen,     &card_laid_open, &cards_kept,  &card_played,
                                         &card_discarded, &deck_shuffled, &hand_opened,    &card_scored, &card_taken};
};

// --- where they are ---

/// What the module remembers; it must be in play.
inline const RegionCardHands::Memory& region_cards(const Query& q) {
  return q.memory<RegionCardHands>(region_cards_slot);
}
template <class C>
RegionCardHands::Memory& region_cards_of(C& c) {
  return c.template memory<RegionCardHands>(region_cards_slot);
}

inline bool has_region_cards(const Rules& rules) {
  return rules.parts.has(region_cards_slot) && rules.cards[region_cards_slot]->module == "region-cards";
}

/// The cards at a place, or at one of several, as far as they are known.
template <class... Places>
RegionCardSet region_cards_at(const Query& q, Places... places) {
  return where_equal(region_cards(q).place, q.rules.region_cards.size(), places...);
}
inline RegionCardSet hand_of(const Query& q, Seat seat) {
  return region_cards_at(q, RegionCardHands::in_hand + unsigned{seat}, RegionCardHands::shown_in_hand + unsigned{seat});
}
/// How many cards the seat holds, known or not: all can count them.
inline unsigned hand_size(const Query& q, Seat seat) {
  const auto& unknown = region_cards(q).unknown[seat];
  return std::accumulate(unknown.begin(), unknown.end(), hand_of(q, seat).count());
}
/// Cards that a view has no place for, which lie somewhere else than in the deck.
inline unsigned unplaced_region_cards(const Query& q) {
  unsigned elsewhere = 0;
  for (const auto& unknown : region_cards(q).unknown)
    elsewhere = std::accumulate(unknown.begin(), unknown.end(), elsewhere);
  const auto& drawn = region_cards(q).unknown_drawn;
  return std::accumulate(drawn.begin(), drawn.end(), elsewhere);
}
/// How many lie in the deck.
inline unsigned region_deck_size(const Query& q) {
  return region_cards_at(q, RegionCardHands::in_deck).count() - unplaced_region_cards(q);
}
/// REG-13: can a card be drawn?
inline bool region_card_left(const Query& q) {
  return region_cards_at(q, RegionCardHands::in_deck, RegionCardHands::discarded).count() > unplaced_region_cards(q);
}

/// One card of each kind among these (REG-1): the first in the order of the table.
inline RegionCardSet kinds_of(const Rules& rules, RegionCardSet cards) {
  RegionCardSet kinds;
  for (const unsigned card : cards) {
    bool fresh = true;
    for (const unsigned other : kinds) fresh = fresh && rules.region_cards[other] != rules.region_cards[card];
    if (fresh) kinds.add(card);
  }
  return kinds;
}
/// Options for these cards.
inline void add_region_cards(ActionList& out, RegionCardSet cards) {
  out.add(Choice::region_card, Mask{static_cast<std::uint32_t>(cards.low)});
  out.add(Choice::region_card, Mask{static_cast<std::uint32_t>(cards.low >> 32)}, 32);
  out.add(Choice::region_card, Mask{static_cast<std::uint32_t>(cards.high)}, 64);
}

// --- what happens to them ---

template <class C>
void tell_region_card(C& c, const EventType& type, Clause clause, Seat seat, unsigned card,
                      std::uint8_t audience = everybody, Slot slot = 0) {
  const RegionCard& drawn = c.rules.region_cards[card];
  c.emit({.type = type,
          .clause = clause,
          .seat = seat,
          .region = drawn.region,
          .slot = slot,
          .several = Mask{drawn.classes},
          .audience = audience});
}

/// All see a card that lies there.
constexpr bool lies_open(unsigned place) {
  return place >= RegionCardHands::shown_in_hand && place != RegionCardHands::drawn;
}

/// The only writer of places. A barrier if somebody sees the card who did not before (BASE-111): one out of the deck,
/// or one that comes to lie open.
template <class C>
void put_region_card(C& c, unsigned card, unsigned place) {
  std::uint8_t& at = region_cards_of(c).place[card];
  c.barrier = c.barrier || at == RegionCardHands::in_deck || (lies_open(place) && !lies_open(at));
  at = static_cast<std::uint8_t>(place);
}

/// The discard pile becomes the deck, if there is one. Where its cards lie is chance, which shows when they are drawn.
template <class C>
RegionCardSet shuffle_region_deck(C& c) {
  const RegionCardSet pile = region_cards_at(c.query(), RegionCardHands::discarded);
  if (pile == RegionCardSet{}) return pile;
  auto& memory = region_cards_of(c);
  unsigned latest = *std::max_element(memory.pile.begin(), memory.pile.end());
  if (++latest == RegionCardHands::pile_count) {
    --latest;
    for (std::uint8_t& pile : memory.pile) pile = static_cast<std::uint8_t>(pile - (pile > 0));
  }
  for (const unsigned card : pile) {
    memory.place[card] = RegionCardHands::in_deck;
    memory.pile[card] = static_cast<std::uint8_t>(latest);
  }
  c.emit({.type = RegionCardHands::deck_shuffled,
          .clause = reg_clause(13),
          .count = static_cast<std::uint8_t>(pile.count())});
  return pile;
}

/// Draws up to three cards to a place, the pile shuffled first where the deck is empty (REG-13). All is told in the
/// order in which it happens: `begin` of how many come from one deck, `tell` of each card.
template <class C, class Begin, class Tell>
RegionCardSet draw_region_cards(C& c, unsigned place, Begin begin, Tell tell) {
  RegionCardSet cards, deck = region_cards_at(c.query(), RegionCardHands::in_deck);
  while (cards.count() < dealt_region_cards) {
    if (deck == RegionCardSet{}) deck = shuffle_region_deck(c);
    if (deck == RegionCardSet{}) break;
    unsigned left = std::min<unsigned>(dealt_region_cards - cards.count(), deck.count());
    begin(left);
    for (; left > 0; --left) {
      const unsigned card = c.chance.region_card(c.rules, c.s, deck);
      put_region_card(c, card, place);
      deck.remove(card);
      cards.add(card);
      tell(card);
    }
  }
  c.barrier = true;  // BASE-111
  return cards;
}
/// For his eyes alone.
template <class C>
RegionCardSet draw_region_cards_unseen(C& c, Seat seat, unsigned place, Clause clause) {
  const auto begin = [&](unsigned count) {
    c.emit({.type = RegionCardHands::cards_drawn,
            .clause = clause,
            .seat = seat,
            .count = static_cast<std::uint8_t>(count)});
  };
  return draw_region_cards(c, place, begin, [&](unsigned card) {
    tell_region_card(c, RegionCardHands::card_seen, clause, seat, card, only(seat));
  });
}
/// For all to see.
template <class C>
RegionCardSet draw_region_cards_open(C& c, Seat seat, unsigned place, Clause clause) {
  return draw_region_cards(
      c, place, [](unsigned) {},
      [&](unsigned card) { tell_region_card(c, RegionCardHands::card_laid_open, clause, seat, card); });
}

template <class C>
void discard_region_cards(C& c, RegionCardSet cards, Clause clause) {
  for (const unsigned card : cards) {
    put_region_card(c, card, RegionCardHands::discarded);
    tell_region_card(c, RegionCardHands::card_discarded, clause, no_seat, card);
  }
}

}  // namespace rattus::board
