#pragma once
// The chivalry of Mercatus: Raider and Assassin (MERC-56, -87 to -89).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/mercatus/coins.hpp"

namespace rattus::board {

/// MERC-56: the plague piece goes up to two steps, in a final turn too (MERC-116).
struct ReachesTwo {
  static constexpr int steps = 2;
  static int answer(question::PlagueReach, const Query&, Slot) { return steps; }
};

/// MERC-87, -88: takes the good of the region that the plague piece enters.
struct Raider : ReachesTwo {
  static constexpr std::uint8_t number = 40;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_good{71};
  static constexpr std::array decisions{
      DecisionRow{asks_good, "D-RAIDER-GOOD", merc_clause(88), {}, {"region"}},
  };
  using ReachesTwo::answer;
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = steps}; }

  static bool there(const Query& q, Region region) { return available(q).has(number_of(good_of(q, region))); }
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
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::yes) take_good(c, f.seat, good_of(c.query(), f.region), merc_clause(88));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region) && there(q, f.region);
  }

 private:
  template <class C>
  static void raid(C& c, Slot slot, Seat holder, Region region) {
    if (works_for_active(c.query(), slot, holder) && there(c.query(), region))
      c.push(holder, Holds{.slot = slot, .region = region});
  }
};

/// MERC-89: a coin for each token that killed somebody else's citizens.
struct Assassin : ReachesTwo {
  static constexpr std::uint8_t number = 41;
  using ReachesTwo::answer;
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = steps, .ravages = true}; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    const Query q = c.query();
    if (works_for_active(q, slot, holder) && killed_of_others(c.s.token_kills, q, holder) > 0)  // MERC-54
      receive(c, holder, 1, merc_clause(89));
  }
};

}  // namespace rattus::board
