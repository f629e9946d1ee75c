#pragma once
// The Witch (BASE-63, UPG-24).
#include <algorithm>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// BASE-63: looks at a token, may look at another, may swap the two. From level II at up to three, at level III at up
/// to four, and rearranges them (UPG-24): regions in the order of their first look are filled one after another, each
/// with tokens in the order of looking. Nothing in it goes by faces, which others would see.
struct Witch {
  static constexpr std::uint8_t number = 4;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region first, second;  ///< while tokens are rearranged, as many of the first looks are no option for this place
    std::uint8_t looks;    ///< with a tile, as is the next
    std::uint8_t place;    ///< that a token is chosen for: in the order of `places`
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
  static constexpr EventType token_set{"token-set", {Told::seat, Told::origin, Told::region, Told::token}};
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
      case place: return legal_place({q.rules, q.s}, f, out);
      default: out.push_back({Choice::swap}); out.push_back({Choice::leave});
    }
  }
  /// What the options of D-WITCH-PLACE stand for.
  static void tokens(const Query& q, const Frame& f, Seat seat, TokenChoices& out) {
    if (f.step != place) return;
    held_choices(q, regions_of(q), seat, out);
    const Held held = held_tokens(q);
    for (TokenChoice& choice : out) choice.from = static_cast<Region>(tiles(q).looked[look_of(held, choice) - 1U] - 1U);
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

  /// A token in hand: where it lies, and by which look it came there, from 1.
  struct InHand {
    unsigned row, index;
    Token token;
    std::uint8_t look;
  };
  using Held = FixedVector<InHand, 4>;
  /// As they lie; what is more than four is no state of a game.
  static Held held_tokens(const auto& q) {
    Held held;
    for (const unsigned row : q.s.with_tokens)
      for (unsigned i = 0; i < q.s.token_count[row] && held.size() < 4; ++i)
        if (const Token token = q.s.tokens[row][i]; token.held())
          held.push_back({row, i, token, tiles(q).looks[held.size()]});
    return held;
  }
  static std::uint8_t look_of(const Held& held, const TokenChoice& choice) {
    for (const InHand& one : held)
      if (one.row == choice.row && one.index == choice.first) return one.look;
    return 1;
  }
  /// By insertion: they are at most four.
  static void sort_by_look(Held& held) {
    for (std::size_t i = 1; i < held.size(); ++i)
      for (std::size_t j = i; j > 0 && held[j].look < held[j - 1].look; --j) std::swap(held[j], held[j - 1]);
  }
  /// The tokens lie elsewhere now, or are others: `held` says by which look each came. All of them bear faces.
  template <class C>
  static void number_looks(C& c, const Held& held) {
    auto& looks = tiles_of(c).looks;
    looks = {};
    std::size_t next = 0;
    for (const unsigned row : c.s.with_tokens)
      for (unsigned i = 0; i < c.s.token_count[row]; ++i)
        if (const Token token = c.s.tokens[row][i]; token.held())
          for (const InHand& one : held)
            if (one.token.face() == token.face()) looks[next++] = one.look;
  }
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
  using Places = std::array<std::uint8_t, 4>;
  /// The regions (+ 1) of the looks, each once.
  static Places places(const auto& q) {
    Places regions{};
    std::size_t count = 0;
    for (const std::uint8_t region : tiles(q).looked)
      if (std::find(regions.begin(), regions.end(), region) == regions.end()) regions[count++] = region;
    return regions;
  }
  /// How many looks there have been whose tokens may be rearranged; more than four if they are not written in a row.
  static unsigned looks_there(const auto& q) {
    const auto& looked = tiles(q).looked;
    const auto end = std::find(looked.begin(), looked.end(), 0);
    for (auto at = looked.begin(); at != end; ++at)
      if (!in_use(q, *at - 1U)) return 5;
    return std::all_of(end, looked.end(), [](auto region) { return region == 0; })
               ? static_cast<unsigned>(end - looked.begin())
               : 5;
  }
  /// Each held token has the number of another look.
  static bool numbered(const auto& q, const Held& held, unsigned looks) {
    unsigned numbers = 0;
    for (const InHand& one : held) {
      if (one.look == 0 || one.look > looks || (numbers >> one.look & 1U) != 0) return false;
      numbers |= 1U << one.look;
    }
    for (std::size_t i = held.size(); i < tiles(q).looks.size(); ++i)
      if (tiles(q).looks[i] != 0) return false;
    return true;
  }
  /// So many tokens are held, and lie where they were looked at.
  static bool holds_looked(const auto& q, unsigned count) {
    const Held all = held_tokens(q);
    if (looks_there(q) != count || held(q) != count || !numbered(q, all, count)) return false;
    return std::all_of(all.begin(), all.end(),
                       [&q](const InHand& one) { return tiles(q).looked[one.look - 1U] == one.row + 1; });
  }
  /// Places are filled in their order, the last region's by themselves; what has no place yet lies in the free ones.
  static bool holds_places(const auto& q, const Frame& f) {
    const Held all = held_tokens(q);
    const unsigned looks = looks_there(q);
    if (looks > 4 || held(q) != all.size() || !numbered(q, all, looks)) return false;
    const Places rows = places(q);
    if (f.place + 1U >= rows.size() || rows[f.place + 1U] == 0) return false;
    unsigned left = 0;
    for (std::size_t i = 0; i < rows.size() && rows[i] != 0; ++i) {
      const unsigned free = held_in(q, rows[i] - 1U);
      const auto seats = static_cast<unsigned>(std::count(tiles(q).looked.begin(), tiles(q).looked.end(), rows[i]));
      if (i == f.place ? free == 0 || free > seats : free != (i < f.place ? 0U : seats)) return false;
      left += free;
    }
    return left == all.size() && f.second + held_in(q, rows[f.place] - 1U) <= left;
  }
  /// Tokens that leave as many later looks as the place needs still.
  static void legal_place(const Query& q, const Frame& f, ActionList& out) {
    TokenChoices choices;
    held_choices(q, regions_of(q), f.seat, choices);
    const Held all = held_tokens(q);
    const unsigned last = static_cast<unsigned>(all.size()) - held_in(q, places(q)[f.place] - 1U);
    Mask options;
    for (unsigned i = 0; i < choices.size(); ++i)
      if (const unsigned rank = earlier(all, look_of(all, choices[i])); rank >= f.second && rank <= last)
        options.add(i);
    out.add(Choice::token, options);
  }
  /// How many are held that were looked at before that look.
  static unsigned earlier(const Held& held, unsigned number) {
    return static_cast<unsigned>(
        std::count_if(held.begin(), held.end(), [number](const InHand& one) { return one.look < number; }));
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
    Held held = held_tokens(c.query());
    const unsigned place = c.look(f.seat, f.first, c.s.picked, upg_clause(24));
    c.s.picked = 0;
    tiles_of(c).looked[f.looks] = static_cast<std::uint8_t>(f.first + 1);
    ++f.looks;
    held.push_back({f.first, place, c.s.tokens[f.first][place], f.looks});
    c.hold_token(f.first, place);
    number_looks(c, held);
    f.first = 0;
    f.step = look;
    look_on(c, f);
  }
  /// Tokens in barred regions stay and take no part; the others may be rearranged, if there are two regions of them.
  template <class C>
  static void end_looks(C& c, Frame& f) {
    const Mask barred = c.query().token_barred();
    Held held = held_tokens(c.query());
    auto& looked = tiles_of(c).looked;
    Places open{};
    std::array<std::uint8_t, 5> number{};  // of each look, without those into barred regions
    std::uint8_t count = 0;
    for (std::size_t i = 0; i < looked.size() && looked[i] != 0; ++i) {
      if (barred.has(looked[i] - 1U)) {
        c.release_token(looked[i] - 1U);
      } else {
        open[count] = looked[i];
        number[i + 1] = ++count;
      }
    }
    for (InHand& one : held) one.look = number[one.look];
    looked = open;
    number_looks(c, held);
    if (places(c.query())[1] == 0) return put_down(c);
    f.step = rearrange;
  }
  template <class C>
  static void put_down(C& c) {
    auto& memory = tiles_of(c);
    for (const std::uint8_t row : memory.looked)
      while (row != 0 && held_in(c.query(), row - 1U) > 0) c.release_token(row - 1U);
    memory.looked = memory.looks = {};
    c.pop();
  }
  /// Goes on to the next region with a place that is free; in the last one all that is left lies.
  template <class C>
  static void ask_place(C& c, Frame& f) {
    const Places rows = places(c.query());
    for (; held_in(c.query(), rows[f.place] - 1U) == 0; ++f.place) f.second = 0;
    if (f.place + 1U < rows.size() && rows[f.place + 1U] != 0) return c.ask(asks_place, f.seat);
    Held held = held_tokens(c.query());
    sort_by_look(held);
    for (const InHand& one : held) tell_set(c, f, rows[f.place] - 1U, one);
    put_down(c);
  }
  template <class C>
  static void tell_set(C& c, const Frame& f, unsigned region, const InHand& one) {
    Token token = one.token;
    token.release();
    c.emit({.type = token_set,
            .clause = upg_clause(24),
            .seat = f.seat,
            .region = static_cast<Region>(region),
            .to = static_cast<Region>(tiles(c.query()).looked[one.look - 1U] - 1U),
            .token = token});
  }
  /// The token comes to the place. Those that have none yet fill the others in the order of looking: where they lie
  /// meanwhile tells nobody their faces.
  template <class C>
  static void set(C& c, Frame& f, unsigned option) {
    TokenChoices choices;
    tokens(c.query(), f, f.seat, choices);
    const Places rows = places(c.query());
    std::array<unsigned, 4> free{};
    for (std::size_t i = 0; i < rows.size(); ++i) free[i] = rows[i] != 0 ? held_in(c.query(), rows[i] - 1U) : 0;
    Held rest = held_tokens(c.query());
    const unsigned rank = earlier(rest, look_of(rest, choices[option]));
    sort_by_look(rest);
    for (const InHand& one : rest) c.lift_token(one.row, c.held_place(one.row));
    const unsigned region = rows[f.place] - 1U;
    Token token = rest[rank].token;
    token.release();
    c.lay_token(region, token);
    tell_set(c, f, region, rest[rank]);
    f.second = static_cast<Region>(--free[f.place] > 0 ? rank : 0);
    std::size_t place = f.place;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (i == rank) continue;
      while (free[place] == 0) ++place;
      --free[place];
      c.lay_token(rows[place] - 1U, rest[i].token);
    }
    number_looks(c, rest);
  }
};

}  // namespace rattus::board
