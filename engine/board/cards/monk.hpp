#pragma once
// The Monk (BASE-61, UPG-22).
#include <algorithm>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// BASE-61: moves one token to a neighbouring region; from level II to any other, at level III two of them (UPG-22).
struct Monk {
  static constexpr std::uint8_t number = 2;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region from, to;
    std::uint8_t tokens;  ///< still to go, at level III
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_from{5}, asks_to{6};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-MONK-FROM", base_clause(61), {Bar::no_tokens, Bar::no_room_around}},
      DecisionRow{asks_to, "D-MONK-TO", base_clause(61), {Bar::not_next_to_source, Bar::full}, {"from"}},
  };
  enum Step : std::uint8_t { from, picked, to, goal, carry, carried };

  static Mask goals(const auto& q, unsigned region, int level) { return goals(q, region, level, q.token_may_enter()); }
  static Mask goals(const auto& q, unsigned region, int level, Mask open) {
    return level == 1 ? q.neighbours(region) & open : open & ~Mask::of(region);
  }
  static Mask sources(const auto& q, int level) {
    const Mask open = q.token_may_enter();
    Mask result;
    for (const unsigned region : q.s.with_tokens)
      if (goals(q, region, level, open).any()) result.add(region);
    return result;
  }
  static constexpr Enough enough = Enough::room_for_tokens;
  static bool offered(const Query& q, Slot slot, Seat seat) {
    const int level = q.level(slot, seat);
    const Mask open = q.token_may_enter();
    for (const unsigned region : q.s.with_tokens)
      if (goals(q, region, level, open).any()) return true;
    return false;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case from: return c.ask(asks_from, f.seat);
      case picked:
        c.hold_token(f.from, c.s.picked);
        c.s.picked = 0;
        f.step = to;
        [[fallthrough]];
      case to:
      case goal: return c.ask(asks_to, f.seat);
      default:
        if (carry_tokens(c, f, carried, upg_clause(22))) c.pop();
    }
  }
  static void legal(const auto& q, const Frame& f, ActionList& out) {
    const int level = q.level(f.slot, f.seat);
    add_regions(out, f.step == from ? sources(q, level) : goals(q, f.from, level));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const int level = c.query().level(f.slot, f.seat);
    if (f.step == from) {
      f.from = action.a;
      f.step = level == 3 ? goal : picked;
      if (level < 3) flow::pick_token(c, f.seat, f.from);
    } else if (f.step == goal) {
      f.to = action.a;
      f.tokens = static_cast<std::uint8_t>(most(c.query(), f));
      f.step = carry;
    } else {
      c.move_token(f.seat, f.from, c.held_place(f.from), action.a, level == 1 ? base_clause(61) : upg_clause(22));
      c.pop();
    }
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (f.step == carried)
      return level == 3 && asks_token(above, f.from) && in_use(q, f.to) && f.from != f.to && f.tokens > 0 &&
             f.tokens <= 2;
    if (f.to != 0 || f.tokens != 0) return false;
    if (f.step == from) return !above && f.from == 0;
    if (f.step == picked) return asks_token(above, f.from) && sources(q, level).has(f.from);
    if (f.step == goal) return level == 3 && !above && in_use(q, f.from) && sources(q, level).has(f.from);
    return f.step == to && !above && in_use(q, f.from);
  }
  static Mask holding(const Frame& f) { return f.step == to ? Mask::of(f.from) : Mask{}; }

 private:
  static unsigned most(const auto& q, const Frame& f) {
    const unsigned room = static_cast<unsigned>(tokens_per_region) - q.s.token_count[f.to];
    return std::min({2U, unsigned{q.s.token_count[f.from]}, room});
  }
};

}  // namespace rattus::board
