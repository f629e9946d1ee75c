#pragma once
// The six base cards (BASE-60 to -67).
#include "engine/board/card.hpp"
#include "engine/board/context.hpp"
#include "engine/board/flow/picks.hpp"
#include "engine/board/flow/turn.hpp"

namespace rattus::board {

inline void add_regions(ActionList& out, Mask regions) { out.add(Choice::region, regions); }

/// BASE-60: one citizen more with an increase; in a final turn one citizen into any region.
struct Peasant {
  static constexpr std::uint8_t number = 1;
  static constexpr Decision asks_region{21};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-FINAL-PEASANT", base_clause(60), {Bar::by_clause}},
  };

  static ExtraCitizens answer(question::Extra, const Query& q, Slot slot) {
    return {.count = (q.s.used_mark >> slot) & 1 ? 0 : 1, .uses_the_ability = true};
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0; }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, q.rules.in_use); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.place_citizens(f.seat, action.a, 1, base_clause(60));
    c.pop();
  }
};

/// BASE-61: moves one token to a neighbouring region.
struct Monk {
  static constexpr std::uint8_t number = 2;
  using Holds = frames::CardFrom;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_from{5}, asks_to{6};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-MONK-FROM", base_clause(61), {Bar::no_tokens, Bar::no_room_around}},
      DecisionRow{asks_to, "D-MONK-TO", base_clause(61), {Bar::not_next_to_source, Bar::full}, {"from"}},
  };
  enum Step : std::uint8_t { from, picked, to };

  static Mask sources(const Query& q) {
    const Mask open = q.token_may_enter();
    Mask result;
    for (const unsigned region : q.s.with_tokens)
      if ((q.neighbours(region) & open).any()) result.add(region);
    return result;
  }
  static constexpr Enough enough = Enough::room_for_tokens;
  static bool offered(const Query& q, Slot, Seat) {
    const Mask open = q.token_may_enter();
    for (const unsigned region : q.s.with_tokens)
      if ((q.neighbours(region) & open).any()) return true;
    return false;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == from) return c.ask(asks_from, f.seat);
    if (f.step == picked) {
      c.hold_token(f.from, c.s.picked);
      c.s.picked = 0;
      f.step = to;
    }
    c.ask(asks_to, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    add_regions(out, f.step == from ? sources(q) : q.neighbours(f.from) & q.token_may_enter());
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == from) {
      f.from = action.a;
      f.step = picked;
      return flow::pick_token(c, f.seat, f.from);
    }
    c.move_token(f.seat, f.from, c.held_place(f.from), action.a, base_clause(61));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == from) return !above && f.from == 0;
    if (f.step == picked) return asks_token(above, f.from) && sources(q).has(f.from);
    return f.step == to && !above && in_use(q, f.from);
  }
  static Mask holding(const Frame& f) { return f.step == to ? Mask::of(f.from) : Mask{}; }
};

/// Some own citizens of one region go to another, all together; which ones is asked if they carry different things
/// (BASE-62, MERC-72).
struct MovesTogether {
  struct Holds {
    Slot slot;
    Region from, to;
    std::uint8_t left;  ///< still to move
    std::uint8_t moved;
  };
  using Frame = FrameWith<Holds>;
  enum Step : std::uint8_t { from, to, how_many, move, picked };

 protected:
  /// The citizen that has just been picked goes.
  template <class C>
  static void take_picked(C& c, Frame& f) {
    c.shift_citizen(f.seat, f.from, f.to, decode_load(c.s.picked));
    c.s.picked = 0;
    --f.left;
    ++f.moved;
    f.step = move;
  }
  template <class C>
  static void go_on(C& c, Frame& f, Clause clause) {
    if (f.left > 0 && c.query().carries(f.from, f.seat)) {
      Kinds all, kinds;
      c.query().kinds(f.from, f.seat, all);
      citizen_choices(c.query(), f.from, f.seat, f.to, kinds);
      const bool one_of_several = all.size() > 1 && kinds.size() == 1;  // R11: the log says so
      if (one_of_several || (kinds.size() > 1 && c.query().movable(f.from, f.to, f.seat) > f.left)) {
        f.step = picked;
        return flow::pick_citizen(c, f.seat, f.from, f.to);
      }
      for (const Kind& kind : kinds)  // the rest is forced
        for (unsigned i = 0; i < c.query().together(kind) && f.left > 0; ++i, --f.left, ++f.moved)
          c.shift_citizen(f.seat, f.from, f.to, kind.load);
    }
    for (; f.left > 0; --f.left, ++f.moved) c.shift_citizen(f.seat, f.from, f.to, Load{});
    c.emit({.type = EventType::citizens_moved,
            .clause = clause,
            .seat = f.seat,
            .region = f.from,
            .to = f.to,
            .count = f.moved});
    c.pop();
  }
};

/// BASE-62: moves one to three own citizens to a neighbouring region.
struct Merchant : MovesTogether {
  static constexpr std::uint8_t number = 3;

  static constexpr Decision asks_from{8}, asks_to{9}, asks_count{10};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-MERCHANT-FROM", base_clause(62), {Bar::no_citizen}},
      DecisionRow{asks_to, "D-MERCHANT-TO", base_clause(62), {Bar::not_next_to_source}, {"from"}},
      DecisionRow{asks_count, "D-MERCHANT-COUNT", base_clause(62), {}, {"from", "to"}},
  };

  static Mask targets(const Query& q, unsigned region, Seat seat) {
    Mask result = q.neighbours(region);
    if (q.rules.asks<question::CitizenBarred>() && q.carries(region, seat))
      for (const unsigned other : result)
        if (q.movable(region, other, seat) == 0) result.remove(other);
    return result;
  }
  static Mask sources(const Query& q, Seat seat) {
    // Every region has neighbours, unless something cuts the way, and takes plain citizens.
    if (!q.rules.asks<question::EdgeCut>() && q.s.carrier_count == 0) [[likely]]
      return q.s.presence[seat];
    Mask result;
    for (const unsigned region : q.s.presence[seat])
      if (targets(q, region, seat).any()) result.add(region);
    return result;
  }
  static constexpr Enough enough = Enough::plain_citizen;
  static bool offered(const Query& q, Slot, Seat seat) { return sources(q, seat).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case how_many: return c.ask(asks_count, f.seat);
      case picked: take_picked(c, f); [[fallthrough]];
      default: go_on(c, f, base_clause(62));
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == from) return add_regions(out, sources(q, f.seat));
    if (f.step == to) return add_regions(out, targets(q, f.from, f.seat));
    out.add(Choice::count, Mask::first(std::min(3U, q.movable(f.from, f.to, f.seat))), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    (void)c;
    (f.step == from ? f.from : f.step == to ? f.to : f.left) = action.a;
    ++f.step;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == from) return !above && all_zero(f.from, f.to, f.left, f.moved);
    if (!in_use(q, f.from) || !sources(q, f.seat).has(f.from)) return false;
    if (f.step == to) return !above && all_zero(f.to, f.left, f.moved);
    if (!in_use(q, f.to) || !targets(q, f.from, f.seat).has(f.to)) return false;
    if (f.step == how_many) return !above && all_zero(f.left, f.moved);
    return f.step == picked && asks_citizen(above, f.from, f.to) && f.left > 0 && f.left + f.moved <= 3 &&
           f.left <= q.movable(f.from, f.to, f.seat);
  }
};

/// BASE-63: looks at a token, may look at another, may swap the two.
struct Witch {
  static constexpr std::uint8_t number = 4;
  struct Holds {
    Slot slot;
    Region first, second;
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_first{13}, asks_second{14}, asks_swap{15};
  static constexpr std::array decisions{
      DecisionRow{asks_first, "D-WITCH-1", base_clause(63), {Bar::no_tokens}},
      DecisionRow{asks_second, "D-WITCH-2", base_clause(63), {Bar::no_tokens, Bar::only_token}, {"from"}},
      DecisionRow{asks_swap, "D-WITCH-SWAP", base_clause(63), {}, {"from", "to"}},
  };
  static constexpr EventType tokens_swapped{"tokens-swapped",
                                            {Told::seat, Told::from, Told::to, Told::token, Told::other}};
  static constexpr EventTypes<1> events{&tokens_swapped};
  enum Step : std::uint8_t { first, first_picked, first_looked, second, second_picked, swap };

  static constexpr Enough enough = Enough::token_on_board;
  static bool offered(const Query& q, Slot, Seat) { return q.s.with_tokens.any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case first: return c.ask(asks_first, f.seat);
      case first_picked:
        c.hold_token(f.first, c.look(f.seat, f.first, c.s.picked, base_clause(63)));
        c.s.picked = 0;
        f.step = second;
        [[fallthrough]];
      case second: return c.ask(asks_second, f.seat);
      case second_picked: {
        const unsigned place = c.look(f.seat, f.second, c.s.picked, base_clause(63));
        c.s.picked = 0;
        const Mask barred = c.query().token_barred();  // the number is no obstacle: it stays the same
        if (f.second == f.first || barred.has(f.first) || barred.has(f.second)) return finish(c, f, false);
        c.hold_token(f.second, place);
        f.step = swap;
        [[fallthrough]];
      }
      default: return c.ask(asks_swap, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == first) return add_regions(out, q.s.with_tokens);
    if (f.step == second) {
      Mask regions = q.s.with_tokens;
      if (q.s.token_count[f.first] == 1) regions.remove(f.first);  // never the first one again
      add_regions(out, regions);
      out.push_back({Choice::stop});
      return;
    }
    out.push_back({Choice::swap});
    out.push_back({Choice::leave});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop) return finish(c, f, false);
    if (f.step == swap) {
      if (action.kind == Choice::swap) {
        const Token x = c.lift_token(f.first, c.held_place(f.first)),
                    y = c.lift_token(f.second, c.held_place(f.second));
        c.lay_token(f.first, y);
        c.lay_token(f.second, x);
        c.emit({.type = tokens_swapped,
                .clause = base_clause(63),
                .seat = f.seat,
                .region = f.first,
                .to = f.second,
                .token = x,
                .other = y});
      }
      return finish(c, f, true);
    }
    (f.step == first ? f.first : f.second) = action.a;
    f.step = f.step == first ? first_picked : second_picked;
    flow::pick_token(c, f.seat, action.a);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    switch (f.step) {
      case first: return !above && all_zero(f.first, f.second);
      case first_picked: return asks_token(above, f.first) && f.second == 0;
      case second: return !above && in_use(q, f.first) && f.second == 0;
      case second_picked: return in_use(q, f.first) && asks_token(above, f.second);
      case swap: return !above && in_use(q, f.first) && in_use(q, f.second) && f.first != f.second;
      default: return false;
    }
  }
  static Mask holding(const Frame& f) {
    if (f.step == swap) return Mask::of(f.first) | Mask::of(f.second);
    return f.step == second || f.step == second_picked ? Mask::of(f.first) : Mask{};
  }

 private:
  template <class C>
  static void finish(C& c, Frame& f, bool both) {
    c.release_token(f.first);
    if (both) c.release_token(f.second);
    c.pop();
  }
};

/// BASE-64: brings one own citizen from a region without tokens to the safe haven.
struct King {
  static constexpr std::uint8_t number = 5;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{16};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-KING", base_clause(64), {Bar::no_citizen, Bar::tokens_there}},
  };
  enum Step : std::uint8_t { region, picked };

  static Mask sources(const Query& q, Seat seat) {
    return q.may_leave_for_haven(q.token_free() & q.s.presence[seat], seat);
  }
  static constexpr Enough enough = Enough::citizen_off_tokens;
  static bool offered(const Query& q, Slot, Seat seat) { return sources(q, seat).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    c.save_citizen(f.seat, f.region, decode_load(c.s.picked), base_clause(64));
    c.s.picked = 0;
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) { add_regions(out, sources(q, f.seat)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    f.region = action.a;
    f.step = picked;
    if (c.s.carrier_count > 0) flow::pick_citizen(c, f.seat, f.region, to_haven);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == region) return !above && f.region == 0;
    return f.step == picked && asks_citizen(above, f.region, to_haven) && sources(q, f.seat).has(f.region);
  }
};

/// BASE-65, -66: reach, and the plague piece as two neutral citizens. Remembers whether the piece was moved in a
/// final plague step by a player with this ability.
struct Knight {
  static constexpr std::uint8_t number = 6;
  static constexpr Decision asks_neutral{19};
  static constexpr std::array decisions{
      DecisionRow{asks_neutral, "D-NEUTRAL", base_clause(65)},
  };
  static constexpr EventType neutral_declared{"neutral-declared", {Told::seat, Told::region}};
  static constexpr EventTypes<1> events{&neutral_declared};
  static constexpr std::uint8_t memory = 1;

  static int answer(question::PlagueReach, const Query& q, Slot) { return q.rules.chivalry_reach; }
  static FinalReach answer(question::FinalPlague, const Query& q, Slot) { return {.steps = q.rules.chivalry_reach}; }

  template <class C>
  static void act(At<Moment::before_reveal>, C& c, Slot slot, Seat holder, Region region) {
    if (holder == no_seat || !((c.query().ready(holder) >> slot) & 1)) return;
    if (c.s.active != no_seat) {
      c.push(holder, frames::Card{slot});
    } else if (region == c.s.plague && (c.rules.options.knight_final == 0 || c.memory(slot) != 0)) {
      declare(c, holder, region);  // BASE-66 (b), without decision
    }
  }
  template <class C>
  static void act(At<Moment::final_plague>, C& c, Slot slot, Seat holder, Region) {
    if (holder != no_seat && (c.query().ready(holder) >> slot) & 1) c.memory(slot) = 1;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_neutral, f.seat);
  }
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::yes) declare(c, f.seat, c.s.plague);
    c.pop();
  }
  static bool remembers(const Query& q, Slot slot) { return q.memory(slot)[0] <= 1; }

 private:
  template <class C>
  static void declare(C& c, Seat seat, Region region) {
    c.s.neutral = 2;
    c.emit({.type = neutral_declared, .clause = base_clause(65), .seat = seat, .region = region});
  }
};

}  // namespace rattus::board
