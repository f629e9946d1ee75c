#pragma once
// The bourgeoisie of Mercatus: Hanseatic Trader and Swindler (MERC-72 to -77, -122).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/mercatus/card_good.hpp"
#include "engine/board/modules/mercatus/mercatus.hpp"

namespace rattus::board {

/// MERC-72: moves one to five own citizens to a region of the card good's type, wherever it lies; at level III once or
/// twice (MERC-135).
struct HanseaticTrader : MovesTogether, UsesCardGood {
  static constexpr std::uint8_t number = 36;
  static constexpr Sight sight{.holder = true};
  static constexpr Decision asks_from{65}, asks_to{66}, asks_count{67}, asks_again{131};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-TRADER-FROM", merc_clause(72), {Bar::no_citizen}},
      DecisionRow{asks_to, "D-TRADER-TO", merc_clause(72), {Bar::by_clause}, {"from"}},
      DecisionRow{asks_count, "D-TRADER-COUNT", merc_clause(72), {}, {"from", "to"}},
      DecisionRow{asks_again, "D-TRADER-AGAIN", merc_clause(135)},
  };
  static constexpr unsigned most = 5;

  static Mask targets(const Query& q, Slot slot, unsigned source, Seat seat) {
    Mask result = regions(q, slot, seat) & ~Mask::of(source);
    for (const unsigned region : result)
      if (q.movable(source, region, seat) == 0) result.remove(region);
    return result;
  }
  static Mask sources(const Query& q, Slot slot, Seat seat) {
    Mask result;
    for (const unsigned region : q.s.presence[seat])
      if (targets(q, slot, region, seat).any()) result.add(region);
    return result;
  }
  static bool offered(const Query& q, Slot slot, Seat seat) { return sources(q, slot, seat).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step % per_movement) {
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case how_many: return c.ask(asks_count, f.seat);
      case again: return c.ask(asks_again, f.seat);
      case picked: take_picked(c, f); [[fallthrough]];
      default: break;
    }
    if (!go_on(c, f, merc_clause(f.step < per_movement ? 72 : 135))) return;
    const bool second = f.step >= per_movement || c.query().level(f.slot, f.seat) < 3;
    if (second || !offered(c.query(), f.slot, f.seat)) return c.pop();
    f.from = f.to = f.left = f.moved = 0;
    f.step = again;
    c.ask(asks_again, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step % per_movement) {
      case from: return add_regions(out, sources(q, f.slot, f.seat));
      case to: return add_regions(out, targets(q, f.slot, f.from, f.seat));
      case again: out.push_back({Choice::again}); return out.push_back({Choice::stop});
      default: out.add(Choice::count, Mask::first(std::min(most, q.movable(f.from, f.to, f.seat))), 1);
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step % per_movement) {
      case from: f.from = action.a; break;
      case to: f.to = action.a; break;
      case again:
        if (action.kind == Choice::stop) return c.pop();
        f.step = per_movement + from;
        return;
      default: f.left = action.a;
    }
    ++f.step;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const unsigned step = f.step % per_movement;
    if (f.step >= again && (q.level(f.slot, f.seat) < 3 || f.step > per_movement + picked)) return false;
    if (step == from || step == again)
      return !above && all_zero(f.from, f.to, f.left, f.moved) && (step == from || offered(q, f.slot, f.seat));
    if (!in_use(q, f.from) || !sources(q, f.slot, f.seat).has(f.from)) return false;
    if (step == to) return !above && all_zero(f.to, f.left, f.moved);
    if (!in_use(q, f.to) || !targets(q, f.slot, f.from, f.seat).has(f.to)) return false;
    if (step == how_many) return !above && all_zero(f.left, f.moved);
    return step == picked && asks_citizen(above, f.from, f.to) && f.left > 0 && f.left + f.moved <= int{most} &&
           f.left <= q.movable(f.from, f.to, f.seat);
  }
};

/// MERC-74 to -77: one token more where he has a citizen, then that region's good, and by a tile up to two citizens
/// there (MERC-131).
struct Swindler {
  static constexpr std::uint8_t number = 37;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::by_option;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{68}, asks_good{69}, asks_citizens{132};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-SWINDLER-REGION", merc_clause(74), {Bar::no_citizen, Bar::full}},
      DecisionRow{asks_good, "D-SWINDLER-GOOD", merc_clause(75), {}, {"region"}},
      DecisionRow{asks_citizens, "D-SWINDLER-CITIZENS", merc_clause(131), {}, {"region"}},
  };
  enum Step : std::uint8_t { region, good, citizens };

  /// From the rat supply; in a final turn, if that is empty, from the used pile (MERC-76, -122).
  static bool token_there(const Query& q) {
    return q.s.rats > 0 || (q.s.phase == Phase::final_turns && q.in_used_pile() > 0);
  }
  static Mask regions(const Query& q, Seat seat) { return q.s.presence[seat] & q.token_may_enter(); }
  static bool offered(const Query& q, Slot, Seat seat) { return token_there(q) && regions(q, seat).any(); }
  /// MERC-75, -117: the region's type, in a final turn with the house rule any; as far as it is available.
  static bool of_any_type(const Query& q) {
    return in_final_round(q) && q.rules.options[Mercatus::swindler_final] != 0;
  }
  static Mask goods(const Query& q, Region there) {
    return of_any_type(q) ? available(q) : available(q) & Mask::of(number_of(good_of(q, there)));
  }
  /// Citizens that he may place there.
  static unsigned most_citizens(const Query& q, Slot slot, Seat seat) {
    return std::min<unsigned>(static_cast<unsigned>(q.level(slot, seat)) - 1, q.s.supply[seat]);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    if (f.step == good) {
      if (goods(c.query(), f.region).any()) return c.ask(asks_good, f.seat);
      f.step = citizens;
    }
    if (most_citizens(c.query(), f.slot, f.seat) == 0) return c.pop();
    c.ask(asks_citizens, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, regions(q, f.seat));
    if (f.step == citizens) return out.add(Choice::count, Mask::first(most_citizens(q, f.slot, f.seat) + 1));
    if (of_any_type(q)) {
      out.add(Choice::good, goods(q, f.region));
      return out.push_back({Choice::none});
    }
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region) {
      if (c.s.rats > 0)
        c.spread_token(f.seat, action.a, merc_clause(74));
      else
        c.spread_or_redraw(f.seat, action.a, merc_clause(122));
      f.region = action.a;
      f.step = good;
      return;
    }
    if (action.kind == Choice::yes) take_good(c, f.seat, good_of(c.query(), f.region), merc_clause(75));
    if (action.kind == Choice::good) take_good(c, f.seat, static_cast<Good>(action.a), merc_clause(117));
    if (action.kind != Choice::count) {
      f.step = citizens;
      return;
    }
    c.place_citizens(f.seat, f.region, action.a, merc_clause(131));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above) return false;
    if (f.step == region) return f.region == 0 && offered(q, f.slot, f.seat);
    if (!in_use(q, f.region)) return false;
    return f.step == good ? goods(q, f.region).any() : f.step == citizens && most_citizens(q, f.slot, f.seat) > 0;
  }
};

}  // namespace rattus::board
