#pragma once
// The chivalry of Mercatus: Raider and Assassin (MERC-56, -87 to -89).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

/// MERC-56: the plague piece goes up to two steps, in a final turn too (MERC-116).
inline constexpr int raid_steps = 2;

/// MERC-87, -88: takes the good of the region that the plague piece enters. From level II the piece goes anywhere, at
/// level III the good is of any type (MERC-131).
struct Raider {
  static constexpr std::uint8_t number = 40;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::by_option;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_good{71};
  static constexpr std::array decisions{
      DecisionRow{asks_good, "D-RAIDER-GOOD", merc_clause(88), {}, {"region"}},
  };
  static int steps(const Query& q, Slot slot, Seat seat) { return q.level(slot, seat) > 1 ? any_region : raid_steps; }
  static int answer(question::PlagueReach asked, const Query& q, Slot slot) { return steps(q, slot, asked.seat); }
  static FinalReach answer(question::FinalPlague asked, const Query& q, Slot slot) {
    return {.steps = steps(q, slot, asked.seat)};
  }

  static bool of_any_type(const Query& q, Slot slot, Seat seat) { return q.level(slot, seat) == 3; }
  /// What he can take there.
  static Mask goods(const Query& q, Slot slot, Seat seat, Region region) {
    return of_any_type(q, slot, seat) ? available(q) : available(q) & Mask::of(number_of(good_of(q, region)));
  }
  template <class C>
  static void act(At<Moment::plague_moved>, C& c, Slot slot, Seat holder, Region region) {
    raid(c, slot, holder, region);
  }
  template <class C>
  static void act(At<Moment::final_plague>, C& c, Slot slot, Seat holder, Region region) {
    raid(c, slot, holder, region);  // before the ravage (MERC-119)
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_good, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (of_any_type(q, f.slot, f.seat)) {
      out.add(Choice::good, available(q));
      return out.push_back({Choice::none});
    }
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::good) take_good(c, f.seat, static_cast<Good>(action.a), merc_clause(131));
    if (action.kind == Choice::yes) take_good(c, f.seat, good_of(c.query(), f.region), merc_clause(88));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region) && goods(q, f.slot, f.seat, f.region).any();
  }

 private:
  template <class C>
  static void raid(C& c, Slot slot, Seat holder, Region region) {
    const Query q = c.query();
    if (works_for_active(q, slot, holder) && goods(q, slot, holder, region).any())
      c.push(holder, Holds{.slot = slot, .region = region});
  }
};

/// MERC-89: a coin for each token that killed somebody else's citizens; at level II two, at level III three (MERC-131).
struct Assassin {
  static constexpr std::uint8_t number = 41;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::by_option;
  static int answer(question::PlagueReach, const Query&, Slot) { return raid_steps; }
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = raid_steps, .ravages = true}; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || killed_of_others(c.s.token_kills, q, holder) == 0) return;  // MERC-54
    const int level = q.level(slot, holder);
    receive(c, holder, static_cast<unsigned>(level), merc_clause(level > 1 ? 131 : 89));
  }
};

}  // namespace rattus::board
