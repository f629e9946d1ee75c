#pragma once
// The church of Mercatus: Pope and Deacon (MERC-78 to -86).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

/// MERC-78: buys a citizen a place in the safe haven.
struct Pope {
  static constexpr std::uint8_t number = 38;
  static constexpr Sight sight{.holder = true};
  static constexpr EventType citizen_to_haven{"citizen-to-haven", {Told::seat}};
  static constexpr EventTypes<1> events{&citizen_to_haven};
  static constexpr unsigned price = 2;

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0 && coins(q, seat) >= price; }
  template <class C>
  static void run(C& c, Frame& f) {
    pay(c, f.seat, price, merc_clause(78));
    c.place_in_haven(f.seat);
    c.emit({.type = citizen_to_haven, .clause = merc_clause(78), .seat = f.seat});
    c.pop();
  }
};

/// MERC-80 to -86: in the Plague phase of his own turn he buys himself off, token by token.
struct Deacon {
  static constexpr std::uint8_t number = 39;
  static constexpr Sight sight{.holder = true};
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_payment{70};
  static constexpr std::array decisions{
      DecisionRow{asks_payment, "D-DEACON", merc_clause(80), {}, {"region"}},
  };
  /// `count`: citizens that the token would have killed.
  static constexpr EventType token_ignored{"token-ignored", {Told::seat, Told::region, Told::count}};
  static constexpr EventTypes<1> events{&token_ignored};

  /// MERC-83: only payments of this turn count.
  static unsigned price(const Query& q) { return mercatus(q).deacon_paid + 1U; }
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = 1, .ravages = true}; }
  /// MERC-84: not with nothing to lose, nor with too few coins.
  template <class C>
  static void act(At<Moment::struck>, C& c, Slot slot, Seat holder, Region region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || c.s.losses[holder] == 0 || coins(q, holder) < price(q)) return;
    c.push(holder, Holds{.slot = slot, .region = region});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_payment, f.seat);
  }
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::yes) {
      pay(c, f.seat, price(c.query()), merc_clause(83));
      ++mercatus_of(c).deacon_paid;
      const std::uint8_t escaped = std::exchange(c.s.losses[f.seat], std::uint8_t{0});  // and nobody else's (MERC-82)
      c.emit({.type = token_ignored, .clause = merc_clause(81), .seat = f.seat, .region = f.region, .count = escaped});
    }
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region) && q.s.losses[f.seat] > 0 && coins(q, f.seat) >= price(q);
  }
};

}  // namespace rattus::board
