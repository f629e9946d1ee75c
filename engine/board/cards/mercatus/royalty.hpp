#pragma once
// The royalty of Mercatus: Stadtholder and Treasurer (MERC-98 to -100).
#include "engine/board/cards/base.hpp"
#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

/// MERC-98, -99: buys citizens for one region, the more the dearer. It is no increase.
struct Stadtholder {
  static constexpr std::uint8_t number = 44;
  static constexpr Sight sight{.holder = true};
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{75}, asks_count{76};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-STADTHOLDER-REGION", merc_clause(98), {Bar::by_clause}},
      DecisionRow{asks_count, "D-STADTHOLDER-COUNT", merc_clause(98), {}, {"region"}},
  };
  enum Step : std::uint8_t { region, count };
  static constexpr std::array<std::uint8_t, 3> price{1, 3, 6};  ///< of one, two, three

  /// The most that he can buy; in a final turn one (MERC-116).
  static unsigned most(const Query& q, Seat seat) {
    const std::size_t offer = q.s.phase == Phase::final_turns ? 1 : price.size();
    unsigned n = 0;
    while (n < offer && n < q.s.supply[seat] && price[n] <= coins(q, seat)) ++n;
    return n;
  }
  static bool offered(const Query& q, Slot, Seat seat) { return most(q, seat) > 0; }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == region ? asks_region : asks_count, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, q.rules.in_use);
    out.add(Choice::count, Mask::first(most(q, f.seat)), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region) {
      f.region = action.a;
      f.step = count;
      return;
    }
    pay(c, f.seat, price[action.a - 1U], merc_clause(98));
    c.place_citizens(f.seat, f.region, action.a, merc_clause(98));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above || most(q, f.seat) == 0) return false;
    return f.step == region ? f.region == 0 : f.step == count && in_use(q, f.region);
  }
};

/// MERC-100: two coins from the bank.
struct Treasurer {
  static constexpr std::uint8_t number = 45;
  static constexpr Sight sight{.holder = true};
  static bool offered(const Query& q, Slot, Seat) { return bank(q) > 0; }
  template <class C>
  static void run(C& c, Frame& f) {
    receive(c, f.seat, 2, merc_clause(100));
    c.pop();
  }
};

}  // namespace rattus::board
