#pragma once
// The Inn Keeper (CARD-300).
#include "engine/board/cards/base.hpp"
#include "engine/board/modules/inns/cities.hpp"

namespace rattus::board {

/// INN-2, -3: a citizen from supply into an empty city, or out of its region into one that is occupied.
struct InnKeeper {
  static constexpr std::uint8_t number = 30;
  static constexpr Sight sight{.holder = true};
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_city{175};
  static constexpr std::array decisions{DecisionRow{asks_city, "D-INN-CITY", inn_clause(2), {Bar::no_citizen}}};
  enum Step : std::uint8_t { city, picked };

  static bool offered(const Query& q, Slot, Seat seat) { return may_enter_city(q, seat); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == city) return c.ask(asks_city, f.seat);
    enter_city(c, f.seat, f.region, decode_load(std::exchange(c.s.picked, std::uint8_t{0})));
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) { add_regions(out, open_cities(q, f.seat)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    f.region = action.a;
    f.step = picked;
    if (cities(c.query()).cities[f.region] != 0 && c.query().carries(f.region, f.seat))
      flow::pick_citizen(c, f.seat, f.region, to_anywhere);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == city) return !above && f.region == 0;
    return f.step == picked && asks_citizen(above, f.region, to_anywhere) && open_cities(q, f.seat).has(f.region) &&
           cities(q).cities[f.region] != 0;
  }
};

}  // namespace rattus::board
