#pragma once
// The base cards that handle rat tokens: Monk, Witch (BASE-61, -63, UPG-22, -24).
#include <algorithm>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// BASE-61: moves one token to a neighbouring region; from level II to any other, at level III two of them (UPG-22).
struct Monk {
  static constexpr std::uint8_t number = 2;
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

  static Mask goals(const Query& q, unsigned region, int level) {
    const Mask open = q.token_may_enter();
    return level == 1 ? q.neighbours(region) & open : open & ~Mask::of(region);
  }
  static Mask sources(const Query& q, int level) {
    Mask result;
    for (const unsigned region : q.s.with_tokens)
      if (goals(q, region, level).any()) result.add(region);
    return result;
  }
  static constexpr Enough enough = Enough::room_for_tokens;
  static bool offered(const Query& q, Slot slot, Seat seat) { return sources(q, q.level(slot, seat)).any(); }
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
  static void legal(const Query& q, const Frame& f, ActionList& out) {
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
  static unsigned most(const Query& q, const Frame& f) {
    const unsigned room = static_cast<unsigned>(tokens_per_region) - q.s.token_count[f.to];
    return std::min({2U, unsigned{q.s.token_count[f.from]}, room});
  }
};

/// BASE-63: looks at a token, may look at another, may swap the two. From level II at up to three, at level III at up to
/// four, and rearranges them (UPG-24).
struct Witch {
  static constexpr std::uint8_t number = 4;
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region first, second;
    std::uint8_t looks;  ///< with a tile, as are the rest
    std::uint8_t place;  ///< that a token is chosen for: a row of `looked`
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_first{13}, asks_second{14}, asks_swap{15}, asks_look{107}, asks_place{108};
  static constexpr std::array decisions{
      DecisionRow{asks_first, "D-WITCH-1", base_clause(63), {Bar::no_tokens}},
      DecisionRow{asks_second, "D-WITCH-2", base_clause(63), {Bar::no_tokens, Bar::only_token}, {"from"}},
      DecisionRow{asks_swap, "D-WITCH-SWAP", base_clause(63), {}, {"from", "to"}},
      DecisionRow{asks_look, "D-WITCH-LOOK", upg_clause(24), {Bar::no_tokens, Bar::by_clause}},
      DecisionRow{asks_place, "D-WITCH-PLACE", upg_clause(24)},
  };
  static constexpr EventType tokens_swapped{"tokens-swapped",
                                            {Told::seat, Told::from, Told::to, Told::token, Told::other}};
  static constexpr EventTypes<1> events{&tokens_swapped};
  enum Step : std::uint8_t {
    first,
    first_picked,
    first_looked,
    second,
    second_picked,
    swap,
    look,
    looked,
    rearrange,
    place
  };

  static constexpr Enough enough = Enough::token_on_board;
  static bool offered(const Query& q, Slot, Seat) { return q.s.with_tokens.any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case first:
        if (c.query().level(f.slot, f.seat) == 1) return c.ask(asks_first, f.seat);
        f.step = look;
        [[fallthrough]];
      case look: return look_on(c, f);
      case looked: return take_look(c, f);
      case rearrange: return c.ask(asks_swap, f.seat);
      case place: return ask_place(c, f);
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
    switch (f.step) {
      case first: return add_regions(out, q.s.with_tokens);
      case second: {
        Mask regions = q.s.with_tokens;
        if (q.s.token_count[f.first] == 1) regions.remove(f.first);  // never the first one again
        add_regions(out, regions);
        return out.push_back({Choice::stop});
      }
      case look:
        add_regions(out, unlooked(q));
        if (f.looks > 0) out.push_back({Choice::stop});
        return;
      case place: {
        TokenChoices choices;
        tokens(q, f, f.seat, choices);
        return out.add(Choice::token, Mask::first(static_cast<unsigned>(choices.size())));
      }
      default: out.push_back({Choice::swap}); out.push_back({Choice::leave});
    }
  }
  /// What the options of D-WITCH-PLACE stand for.
  static void tokens(const Query& q, const Frame& f, Seat seat, TokenChoices& out) {
    if (f.step == place) held_choices(q, regions_of(q), seat, out);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == look) {
      if (action.kind == Choice::stop) return end_looks(c, f);
      f.first = action.a;
      f.step = looked;
      return flow::pick_token(c, f.seat, action.a);
    }
    if (f.step == rearrange) {
      if (action.kind == Choice::leave) return put_down(c);
      f.step = place;
      return;
    }
    if (f.step == place) return set(c, f, action.a);
    if (action.kind == Choice::stop) return finish(c, f, false);
    if (f.step == swap) {
      if (action.kind == Choice::swap) {
        const Token x = c.lift_token(f.first, c.held_place(f.first)),
                    y = c.lift_token(f.second, c.held_place(f.second));
        c.lay_token(f.first, y);
        c.lay_token(f.second, x);
        tell(c, f.seat, f.first, f.second, x, y, base_clause(63));
      }
      return finish(c, f, true);
    }
    (f.step == first ? f.first : f.second) = action.a;
    f.step = f.step == first ? first_picked : second_picked;
    flow::pick_token(c, f.seat, action.a);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step < look && (f.looks | f.place) != 0) return false;
    const unsigned most = q.level(f.slot, f.seat) > 1 ? unsigned(q.level(f.slot, f.seat)) + 1 : 0;
    switch (f.step) {
      case first: return !above && all_zero(f.first, f.second);
      case first_picked: return asks_token(above, f.first) && f.second == 0;
      case second: return !above && in_use(q, f.first) && f.second == 0;
      case second_picked: return in_use(q, f.first) && asks_token(above, f.second);
      case swap: return !above && in_use(q, f.first) && in_use(q, f.second) && f.first != f.second;
      case look: return !above && all_zero(f.first, f.second, f.place) && f.looks < most && unlooked(q).any();
      case looked: return asks_token(above, f.first) && all_zero(f.second, f.place) && f.looks < most;
      case rearrange: return !above && all_zero(f.first, f.second, f.place) && f.looks >= 2 && f.looks <= most;
      case place:
        return !above && all_zero(f.first, f.second) && f.place < 4 && in_use(q, tiles(q).looked[f.place] - 1U);
      default: return false;
    }
  }
  static Mask holding(const Frame& f) {
    if (f.step == swap) return Mask::of(f.first) | Mask::of(f.second);
    return f.step == second || f.step == second_picked ? Mask::of(f.first) : Mask{};
  }
  /// With a tile it holds as many as it has looked at.
  static bool holds_many(const Frame& f) { return f.step >= look; }

 private:
  template <class C>
  static void finish(C& c, Frame& f, bool both) {
    c.release_token(f.first);
    if (both) c.release_token(f.second);
    c.pop();
  }
  template <class C>
  static void tell(C& c, Seat seat, unsigned from, unsigned to, Token x, Token y, Clause clause) {
    c.emit({.type = tokens_swapped,
            .clause = clause,
            .seat = seat,
            .region = static_cast<Region>(from),
            .to = static_cast<Region>(to),
            .token = x,
            .other = y});
  }

  // --- levels II and III ---

  static unsigned held_in(const Query& q, unsigned region) {
    unsigned held = 0;
    for (unsigned i = 0; i < q.s.token_count[region]; ++i) held += q.s.tokens[region][i].held();
    return held;
  }
  /// Regions with a token that has not been looked at in this use.
  static Mask unlooked(const Query& q) {
    Mask regions;
    for (const unsigned region : q.s.with_tokens)
      if (held_in(q, region) < q.s.token_count[region]) regions.add(region);
    return regions;
  }
  static Mask regions_of(const Query& q) {
    Mask regions;
    for (const std::uint8_t region : tiles(q).looked)
      if (region != 0) regions.add(region - 1U);
    return regions;
  }
  template <class C>
  static void look_on(C& c, Frame& f) {
    const unsigned most = static_cast<unsigned>(c.query().level(f.slot, f.seat)) + 1;
    if (f.looks == most || unlooked(c.query()).none()) return end_looks(c, f);
    c.ask(asks_look, f.seat);
  }
  template <class C>
  static void take_look(C& c, Frame& f) {
    c.hold_token(f.first, c.look(f.seat, f.first, c.s.picked, upg_clause(24)));
    c.s.picked = 0;
    auto& rows = tiles_of(c).looked;
    const auto there = static_cast<std::uint8_t>(f.first + 1);
    if (std::find(rows.begin(), rows.end(), there) == rows.end()) *std::find(rows.begin(), rows.end(), 0) = there;
    f.first = 0;
    ++f.looks;
    f.step = look;
    look_on(c, f);
  }
  /// Tokens in barred regions stay and take no part; the others may be rearranged, if there are two regions of them.
  template <class C>
  static void end_looks(C& c, Frame& f) {
    auto& rows = tiles_of(c).looked;
    const Mask barred = c.query().token_barred();
    std::array<std::uint8_t, 4> open{};
    std::size_t count = 0;
    for (const std::uint8_t row : rows) {
      if (row == 0) continue;
      if (barred.has(row - 1U))
        while (held_in(c.query(), row - 1U) > 0) c.release_token(row - 1U);
      else
        open[count++] = row;
    }
    rows = open;
    if (count < 2) return put_down(c);
    f.step = rearrange;
    c.ask(asks_swap, f.seat);
  }
  template <class C>
  static void put_down(C& c) {
    auto& rows = tiles_of(c).looked;
    for (const std::uint8_t row : rows)
      while (row != 0 && held_in(c.query(), row - 1U) > 0) c.release_token(row - 1U);
    rows = {};
    c.pop();
  }
  /// Goes on to the next place without a token of its own; in the last region all that is left stays.
  template <class C>
  static void ask_place(C& c, Frame& f) {
    const auto& rows = tiles_of(c).looked;
    while (f.place < 4 && rows[f.place] != 0 && held_in(c.query(), rows[f.place] - 1U) == 0) ++f.place;
    if (f.place + 1 >= 4 || rows[f.place] == 0 || rows[f.place + 1U] == 0) return put_down(c);
    c.ask(asks_place, f.seat);
  }
  /// The token comes to the place, and one that has none yet goes where it lay.
  template <class C>
  static void set(C& c, Frame& f, unsigned option) {
    TokenChoices choices;
    tokens(c.query(), f, f.seat, choices);
    const TokenChoice& chosen = choices[option];
    const unsigned region = tiles_of(c).looked[f.place] - 1U;
    Token token = c.lift_token(chosen.row, chosen.first);
    if (chosen.row == region) {
      token.release();
      c.lay_token(region, token);
      return;
    }
    const Token other = c.lift_token(region, c.held_place(region));
    token.release();
    c.lay_token(region, token);
    c.lay_token(chosen.row, other);
    tell(c, f.seat, chosen.row, region, token, other, upg_clause(24));
  }
};

}  // namespace rattus::board
