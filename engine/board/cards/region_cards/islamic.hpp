#pragma once
// The Islamic cards that need region cards (CARD-190 to -201).
#include "engine/board/cards/base.hpp"
#include "engine/board/modules/region_cards/hands.hpp"

namespace rattus::board {

/// CARD-190, -191: draws three region cards, looks at them and keeps one.
struct Astronomer {
  static constexpr std::uint8_t number = 19;

  static constexpr Decision asks_card{102};
  static constexpr std::array decisions{DecisionRow{asks_card, "D-ASTRONOMER", card_clause(190)}};
  static constexpr bool always_asks = true;  // even where all he has drawn are alike
  enum Step : std::uint8_t { draw, keep };

  static bool offered(const Query& q, Slot, Seat) { return region_card_left(q); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == draw) {
      f.step = keep;
      const RegionCardSet cards = draw_region_cards_unseen(c, f.seat, RegionCardHands::drawn, card_clause(190));
      if (cards.count() == 1) return keep_one(c, f, cards.nth(0));
    }
    c.ask(asks_card, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) {
    add_region_cards(out, kinds_of(q.rules, region_cards_at(q, RegionCardHands::drawn)));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    keep_one(c, f, action.a);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == keep && region_cards_at(q, RegionCardHands::drawn).count() >= 2;
  }

 private:
  template <class C>
  static void keep_one(C& c, Frame& f, unsigned card) {
    put_region_card(c, card, RegionCardHands::in_hand + unsigned{f.seat});
    c.emit({.type = RegionCardHands::cards_kept, .clause = card_clause(190), .seat = f.seat, .count = 1});
    discard_region_cards(c, region_cards_at(c.query(), RegionCardHands::drawn), card_clause(190));
    c.pop();
  }
};

/// CARD-200, -201: lays three region cards open and places a citizen in one of their regions.
struct Explorer {
  static constexpr std::uint8_t number = 20;

  static constexpr Decision asks_region{103};
  static constexpr std::array decisions{DecisionRow{asks_region, "D-EXPLORER", card_clause(200), {Bar::by_clause}}};
  enum Step : std::uint8_t { draw, place };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0 && region_card_left(q); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == draw) {
      f.step = place;
      const RegionCardSet cards = draw_region_cards(c, RegionCardHands::laid_open);
      for (unsigned i = 0; i < cards.count(); ++i)
        tell_region_card(c, RegionCardHands::card_laid_open, card_clause(200), f.seat, cards.nth(i));
    }
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { out.add(Choice::region, regions(q)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.place_citizens(f.seat, action.a, 1, card_clause(200));
    discard_region_cards(c, region_cards_at(c.query(), RegionCardHands::laid_open), card_clause(200));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == place && regions(q).any() && q.s.supply[f.seat] > 0;
  }

 private:
  static Mask regions(const Query& q) {
    const RegionCardSet cards = region_cards_at(q, RegionCardHands::laid_open);
    Mask named;
    for (unsigned i = 0; i < cards.count(); ++i) named.add(q.rules.region_cards[cards.nth(i)].region);
    return named;
  }
};

}  // namespace rattus::board
