#pragma once
// The Witch (BASE-63, UPG-24).
#include <algorithm>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// BASE-63: looks at a token, may look at another, may swap the two. From level II at up to three, at level III at up
/// to four, and rearranges them (UPG-24).
struct Witch {
  static constexpr std::uint8_t number = 4;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region first, second;  ///< while tokens are rearranged `second` is the first option that is left
    std::uint8_t looks;    ///< with a tile, as is the next
    std::uint8_t place;    ///< that a token is chosen for: a row of `looked`
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
  static constexpr EventType token_set{"token-set", {Told::seat, Told::region, Told::token}};
  static constexpr EventTypes<2> events{&tokens_swapped, &token_set};
  enum Step : std::uint8_t {
    first,
    first_picked,
    second = 3,  // states are hashed
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
  static void legal(const auto& q, const Frame& f, ActionList& out) {
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
      case place: {  // tokens of one region in rising order, so that as many are left as it has places
        const unsigned last = held(q) - held_in(q, tiles(q).looked[f.place] - 1U);
        return out.add(Choice::token, Mask::first(last + 1) & ~Mask::first(f.second));
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
    const bool with_tiles = q.template asks<question::Level>();
    if (f.step < look && ((f.looks | f.place) != 0 || (with_tiles && regions_of(q).any()))) return false;
    if (f.step >= look && q.level(f.slot, f.seat) == 1) return false;
    const unsigned most = static_cast<unsigned>(q.level(f.slot, f.seat)) + 1;
    switch (f.step) {
      case first: return !above && all_zero(f.first, f.second);
      case first_picked: return asks_token(above, f.first) && f.second == 0;
      case second: return !above && in_use(q, f.first) && f.second == 0;
      case second_picked: return in_use(q, f.first) && asks_token(above, f.second);
      case swap: return !above && in_use(q, f.first) && in_use(q, f.second) && f.first != f.second;
      case look:
        return !above && all_zero(f.first, f.second, f.place) && f.looks < most && holds_looked(q, f.looks) &&
               unlooked(q).any();
      case looked:
        return asks_token(above, f.first) && all_zero(f.second, f.place) && f.looks < most &&
               holds_looked(q, f.looks) && unlooked(q).has(f.first);
      case rearrange:
        return !above && all_zero(f.first, f.second, f.place) && f.looks <= most && held(q) <= f.looks &&
               holds_looked(q, held(q)) && regions_of(q).count() >= 2;
      case place: return !above && f.first == 0 && f.looks <= most && held(q) <= f.looks && holds_places(q, f);
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

  // --- levels II and III ---

  static unsigned held_in(const auto& q, unsigned region) {
    unsigned held = 0;
    for (unsigned i = 0; i < q.s.token_count[region]; ++i) held += q.s.tokens[region][i].held();
    return held;
  }
  static unsigned held(const auto& q) {
    unsigned held = 0;
    for (const unsigned region : q.s.with_tokens) held += held_in(q, region);
    return held;
  }
  /// `looked` are different regions without a gap before them.
  static bool in_order(const auto& q) {
    const auto& rows = tiles(q).looked;
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i] != 0 &&
          (!in_use(q, rows[i] - 1U) || std::find(rows.begin(), rows.begin() + i, rows[i]) != rows.begin() + i ||
           (i > 0 && rows[i - 1] == 0)))
        return false;
    return true;
  }
  /// So many tokens are held, one at least in each of the regions that have been looked into.
  static bool holds_looked(const auto& q, unsigned count) {
    if (!in_order(q)) return false;
    unsigned there = 0;
    for (const unsigned region : regions_of(q)) {
      if (held_in(q, region) == 0) return false;
      there += held_in(q, region);
    }
    return there == count && held(q) == count;
  }
  /// Places are filled in their order, the last region's by themselves.
  static bool holds_places(const auto& q, const Frame& f) {
    const auto& rows = tiles(q).looked;
    if (!in_order(q) || f.place + 1U >= rows.size() || rows[f.place + 1U] == 0) return false;
    unsigned left = 0;
    for (std::size_t i = 0; i < rows.size() && rows[i] != 0; ++i) {
      if ((held_in(q, rows[i] - 1U) == 0) != (i < f.place)) return false;
      left += held_in(q, rows[i] - 1U);
    }
    return left == held(q) && f.second + held_in(q, rows[f.place] - 1U) <= left;
  }
  /// Regions with a token that has not been looked at in this use.
  static Mask unlooked(const auto& q) {
    Mask regions;
    for (const unsigned region : q.s.with_tokens)
      if (held_in(q, region) < q.s.token_count[region]) regions.add(region);
    return regions;
  }
  static Mask regions_of(const auto& q) {
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
  }
  template <class C>
  static void put_down(C& c) {
    auto& rows = tiles_of(c).looked;
    for (const std::uint8_t row : rows)
      while (row != 0 && held_in(c.query(), row - 1U) > 0) c.release_token(row - 1U);
    rows = {};
    c.pop();
  }
  /// Goes on to the next region with a place that is free; in the last one all that is left lies.
  template <class C>
  static void ask_place(C& c, Frame& f) {
    const auto& rows = tiles_of(c).looked;
    for (; held_in(c.query(), rows[f.place] - 1U) == 0; ++f.place) f.second = 0;
    if (f.place + 1U < rows.size() && rows[f.place + 1U] != 0) return c.ask(asks_place, f.seat);
    const unsigned last = rows[f.place] - 1U;
    for (unsigned i = 0; i < c.s.token_count[last]; ++i)
      if (c.s.tokens[last][i].held()) tell_set(c, f, last, c.s.tokens[last][i]);
    put_down(c);
  }
  template <class C>
  static void tell_set(C& c, const Frame& f, unsigned region, Token token) {
    token.release();
    c.emit({.type = token_set,
            .clause = upg_clause(24),
            .seat = f.seat,
            .region = static_cast<Region>(region),
            .token = token});
  }
  /// The token comes to the place. Those that have none yet fill the others as if they were dealt there in their order,
  /// public facts first: where they lie meanwhile tells nobody their faces.
  template <class C>
  static void set(C& c, Frame& f, unsigned option) {
    TokenChoices choices;
    tokens(c.query(), f, f.seat, choices);
    const auto& rows = tiles_of(c).looked;
    std::array<unsigned, 4> places{};
    for (std::size_t i = 0; i < rows.size(); ++i) places[i] = rows[i] != 0 ? held_in(c.query(), rows[i] - 1U) : 0;
    Token token = c.lift_token(choices[option].row, choices[option].first);
    FixedVector<Token, 4> rest;
    for (const std::uint8_t row : rows)
      while (row != 0 && held_in(c.query(), row - 1U) > 0) {
        rest.push_back(c.lift_token(row - 1U, c.held_place(row - 1U)));
        for (std::size_t i = rest.size() - 1; i > 0 && rest[i - 1] > rest[i]; --i) std::swap(rest[i - 1], rest[i]);
      }
    const unsigned region = rows[f.place] - 1U;
    token.release();
    c.lay_token(region, token);
    tell_set(c, f, region, token);
    f.second = static_cast<Region>(--places[f.place] > 0 ? option : 0);
    std::size_t next = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (; places[i] > 0; --places[i]) c.lay_token(rows[i] - 1U, rest[next++]);
  }
};

}  // namespace rattus::board
