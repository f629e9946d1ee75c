#pragma once
// The Islamic cards that need region cards (CARD-190 to -201).
#include "engine/board/cards/base.hpp"
#include "engine/board/modules/region_cards/hands.hpp"

namespace rattus::board {

/// CARD-190, -191: draws three region cards, looks at them and keeps one, at level II two, at level III all (UPG-39).
struct Astronomer {
  static constexpr std::uint8_t number = 19;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    std::uint8_t kept;  ///< cards
  };
  using Frame = FrameWith<Holds>;

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
      if (cards.count() <= keeps(c.query(), f)) {  // nothing to choose
        for (const unsigned card : cards) keep_one(c, f, card);
        return end(c, f);
      }
    }
    c.ask(asks_card, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) {
    add_region_cards(out, kinds_of(q.rules, region_cards_at(q, RegionCardHands::drawn)));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    keep_one(c, f, action.a);
    if (f.kept == keeps(c.query(), f)) end(c, f);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const auto& unknown = region_cards(q).unknown_drawn;
    const unsigned drawn =
        std::accumulate(unknown.begin(), unknown.end(), region_cards_at(q, RegionCardHands::drawn).count());
    return !above && f.step == keep && f.kept < keeps(q, f) && f.kept + drawn > keeps(q, f);
  }

 private:
  static unsigned keeps(const Query& q, const Frame& f) { return static_cast<unsigned>(q.level(f.slot, f.seat)); }
  template <class C>
  static void keep_one(C& c, Frame& f, unsigned card) {
    put_region_card(c, card, RegionCardHands::in_hand + unsigned{f.seat});
    ++f.kept;
  }
  template <class C>
  static void end(C& c, Frame& f) {
    const Clause clause = c.query().level(f.slot, f.seat) > 1 ? upg_clause(39) : card_clause(190);
    c.emit({.type = RegionCardHands::cards_kept, .clause = clause, .seat = f.seat, .count = f.kept});
    discard_region_cards(c, region_cards_at(c.query(), RegionCardHands::drawn), clause);
    c.pop();
  }
};

/// CARD-200, -201: lays three region cards open and places a citizen in one of their regions. From level II one of its
/// cards may be kept, at level III two citizens come (UPG-40).
struct Explorer {
  static constexpr std::uint8_t number = 20;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{103}, asks_keep{129};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-EXPLORER", card_clause(200), {Bar::by_clause}},
      DecisionRow{asks_keep, "D-EXPLORER-KEEP", upg_clause(40)},
  };
  enum Step : std::uint8_t { draw, place, keep };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0 && region_card_left(q); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == draw) {
      f.step = place;
      draw_region_cards_open(c, f.seat, RegionCardHands::laid_open, card_clause(200));
    }
    c.ask(f.step == keep ? asks_keep : asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == place) return out.add(Choice::region, regions(q));
    add_region_cards(out, kinds_of(q.rules, of_region(q, f.region)));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const int level = c.query().level(f.slot, f.seat);
    if (f.step == place) {
      c.place_citizens(f.seat, action.a, level == 3 ? 2 : 1, level == 3 ? upg_clause(40) : card_clause(200));
      f.region = action.a;
      f.step = keep;
      if (level > 1) return;
    } else if (action.kind == Choice::region_card) {
      put_region_card(c, action.a, RegionCardHands::shown_in_hand + unsigned{f.seat});
      tell_region_card(c, RegionCardHands::card_taken, upg_clause(40), f.seat, action.a);
    }
    discard_region_cards(c, region_cards_at(c.query(), RegionCardHands::laid_open), card_clause(200));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above) return false;
    if (f.step == place) return f.region == 0 && regions(q).any() && q.s.supply[f.seat] > 0;
    return f.step == keep && q.level(f.slot, f.seat) > 1 && in_use(q, f.region) && regions(q).has(f.region);
  }

 private:
  static RegionCardSet of_region(const Query& q, unsigned region) {
    RegionCardSet cards;
    for (const unsigned card : region_cards_at(q, RegionCardHands::laid_open))
      if (q.rules.region_cards[card].region == region) cards.add(card);
    return cards;
  }
  static Mask regions(const Query& q) {
    Mask named;
    for (const unsigned card : region_cards_at(q, RegionCardHands::laid_open))
      named.add(q.rules.region_cards[card].region);
    return named;
  }
};

}  // namespace rattus::board
