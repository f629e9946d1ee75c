#pragma once
// The peasantry of Mercatus: Landowner and Brewer (MERC-70, -71).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/mercatus/card_good.hpp"

namespace rattus::board {

/// MERC-70: one or two citizens into a region of the card good's type, at level III up to three (MERC-131). It is no
/// increase.
struct Landowner : UsesCardGood {
  static constexpr std::uint8_t number = 34;
  static constexpr Sight sight{.holder = true};
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{62}, asks_count{63};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-LANDOWNER-REGION", merc_clause(70), {Bar::by_clause}},
      DecisionRow{asks_count, "D-LANDOWNER-COUNT", merc_clause(70), {}, {"region"}},
  };
  enum Step : std::uint8_t { region, count };

  static unsigned most(const Query& q, Slot slot, Seat seat) { return q.level(slot, seat) == 3 ? 3 : 2; }
  static bool offered(const Query& q, Slot slot, Seat seat) {
    return q.s.supply[seat] > 0 && regions(q, slot, seat).any();
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == region ? asks_region : asks_count, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, regions(q, f.slot, f.seat));
    out.add(Choice::count, Mask::first(std::min<unsigned>(most(q, f.slot, f.seat), q.s.supply[f.seat])), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region) {
      f.region = action.a;
      f.step = count;
      return;
    }
    c.place_citizens(f.seat, f.region, action.a, merc_clause(70));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above || !offered(q, f.slot, f.seat)) return false;
    return f.step == region ? f.region == 0 : f.step == count && regions(q, f.slot, f.seat).has(f.region);
  }
};

/// MERC-71: takes a good, besides the free one.
struct Brewer {
  static constexpr std::uint8_t number = 35;
  static constexpr Sight sight{.holder = true};
  static constexpr Decision asks_good{64};
  static constexpr std::array decisions{
      DecisionRow{asks_good, "D-BREWER", merc_clause(71)},
  };

  static bool offered(const Query& q, Slot, Seat) { return available(q).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_good, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { out.add(Choice::good, available(q)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    take_good(c, f.seat, static_cast<Good>(action.a), merc_clause(71));
    c.pop();
  }
};

}  // namespace rattus::board
