#pragma once
// The magic of Mercatus: Grave robber and Shaman (MERC-90 to -97).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/mercatus/card_good.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/parts/hands.hpp"

namespace rattus::board {

/// MERC-90, -91: a good for each token that killed somebody else's citizens; by a tile up to two or three, one after
/// another (MERC-132).
struct GraveRobber {
  static constexpr std::uint8_t number = 42;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::by_option;
  struct Holds {
    Slot slot = 0;
    std::uint8_t taken = 0;  ///< for this token
  };
  using Frame = FrameWith<Holds>;
  static constexpr Decision asks_good{72};
  static constexpr std::array decisions{
      DecisionRow{asks_good, "D-ROBBER", merc_clause(90)},
  };
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = 1, .ravages = true}; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || killed_of_others(c.s.token_kills, q, holder) == 0) return;  // MERC-54
    if (available(q).any()) c.push(FrameKind::card, holder, Holds{.slot = slot});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_good, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) {
    out.add(Choice::good, available(q));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) return c.pop();
    const int level = c.query().level(f.slot, f.seat);
    take_good(c, f.seat, static_cast<Good>(action.a), merc_clause(level > 1 ? 132 : 90));
    if (++f.taken == level || available(c.query()).none()) c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && f.taken < q.level(f.slot, f.seat) && available(q).any();
  }
};

/// MERC-92 to -97: lifts tokens from the regions of the card good's type, then sets them down among these. At level III
/// one token more comes there or next to it from the rat supply, or goes back (MERC-136).
struct Shaman : UsesCardGood {
  static constexpr std::uint8_t number = 43;
  static constexpr Sight sight{.holder = true};
  struct Holds {
    Slot slot;
    Region from;          ///< where the token that is being lifted, set down or removed lay
    std::uint8_t row;     ///< where it lies in hand, while it is being set down
    std::uint8_t lifted;  ///< 1: one has been, at level III
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_lift{73}, asks_hand{74}, asks_set{77}, asks_rat{133}, asks_rat_region{134};
  static constexpr std::array decisions{
      DecisionRow{asks_lift, "D-SHAMAN-LIFT", merc_clause(93), {Bar::no_tokens, Bar::by_clause}},
      DecisionRow{asks_hand, "D-SHAMAN-HAND", merc_clause(93)},
      DecisionRow{asks_set, "D-SHAMAN-SET", merc_clause(93), {Bar::full, Bar::by_clause}, {"from"}},
      DecisionRow{asks_rat, "D-SHAMAN-RAT", merc_clause(136)},
      DecisionRow{asks_rat_region, "D-SHAMAN-RAT-REGION", merc_clause(136), {Bar::by_clause}},
  };
  static constexpr EventType token_lifted{"token-lifted", {Told::seat, Told::region, Told::token}};
  static constexpr EventTypes<1> events{&token_lifted};
  enum Step : std::uint8_t { lift, picked, hand, set, rat, add, remove, removed };

  /// Where a token in hand can go: not where tokens are barred (MERC-94).
  static Mask goals(const Query& q, Slot slot, Seat seat) { return regions(q, slot, seat) & q.token_may_enter(); }
  /// Where one can be lifted: all in hand must fit afterwards (MERC-94).
  static Mask sources(const Query& q, Slot slot, Seat seat) {
    const Mask all = regions(q, slot, seat), open = all & ~q.token_barred();
    unsigned room = 0;
    for (const unsigned region : open) room += tokens_per_region - q.s.token_count[region];
    const Mask tokens = all & q.s.with_tokens;
    return in_hand(q.s, all) < room ? tokens : tokens & open;  // where it lay is room too, unless it is barred
  }
  /// A token that can be lifted can end in another region, if need be in exchange for one of that (MERC-53); or one can
  /// come or go.
  static bool offered(const Query& q, Slot slot, Seat seat) {
    const Mask open = regions(q, slot, seat) & ~q.token_barred();
    for (const unsigned region : sources(q, slot, seat))
      if ((open & ~Mask::of(region)).any()) return true;
    return (addable(q, slot, seat) | removable(q, slot, seat)).any();
  }
  /// Regions of the type, and next to one of them; none below level III.
  static Mask reached(const Query& q, Slot slot, Seat seat) {
    Mask result;
    if (q.level(slot, seat) < 3) return result;
    for (const unsigned region : regions(q, slot, seat)) result |= Mask::of(region) | q.neighbours(region);
    return result;
  }
  static Mask addable(const Query& q, Slot slot, Seat seat) {
    return q.s.rats > 0 ? reached(q, slot, seat) & q.token_may_enter() : Mask{};
  }
  static Mask removable(const Query& q, Slot slot, Seat seat) { return reached(q, slot, seat) & q.s.with_tokens; }

  template <class C>
  static void run(C& c, Frame& f) {
    const Query q = c.query();
    switch (f.step) {
      case picked: take_up_token(c, f); [[fallthrough]];
      case lift: return c.ask(asks_lift, f.seat);
      case hand:
        if (in_hand(c.s, regions(q, f.slot, f.seat)) > 0) return c.ask(asks_hand, f.seat);
        if ((addable(q, f.slot, f.seat) | removable(q, f.slot, f.seat)).none()) return c.pop();
        f.step = rat;
        [[fallthrough]];
      case rat: return c.ask(asks_rat, f.seat);
      case add:
      case remove: return c.ask(asks_rat_region, f.seat);
      case removed: return remove_token(c, f);
      default: return c.ask(asks_set, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case set: return add_regions(out, goals(q, f.slot, f.seat));
      case hand: {
        TokenChoices choices;
        hand_choices(q, f.seat, choices);
        return out.add(Choice::token, Mask::first(static_cast<unsigned>(choices.size())));
      }
      case rat:
        out.add(Choice::part, rat_effects(q, f));
        if (f.lifted != 0) out.push_back({Choice::none});
        return;
      case add: return add_regions(out, addable(q, f.slot, f.seat));
      case remove: return add_regions(out, removable(q, f.slot, f.seat));
      default: break;
    }
    add_regions(out, sources(q, f.slot, f.seat));
    const bool some = in_hand(q.s, regions(q, f.slot, f.seat)) > 0;
    if (some || rat_effects(q, f).any()) out.push_back({Choice::stop});  // MERC-97, -136
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop) {
      f.step = hand;
    } else if (action.kind == Choice::none) {
      c.pop();
    } else if (f.step == lift) {
      f.from = action.a;
      f.step = picked;
      flow::pick_token(c, f.seat, f.from);
    } else if (f.step == hand) {
      hold(c, f, action.a);
    } else if (f.step == rat) {
      f.step = action.a == 0 ? add : remove;
    } else if (f.step == add) {
      c.spread_token(f.seat, action.a, merc_clause(136));
      c.pop();
    } else if (f.step == remove) {
      f.from = action.a;
      f.step = removed;
      flow::pick_token(c, f.seat, f.from);
    } else {
      set_down(c, f, action.a);
    }
  }
  /// Everything in hand fits somewhere at any time.
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const Mask all = regions(q, f.slot, f.seat);
    const unsigned lifted = in_hand(q.s, all);
    unsigned room = 0;
    for (const unsigned region : goals(q, f.slot, f.seat)) room += tokens_per_region - q.s.token_count[region];
    if (lifted > room || f.lifted > (q.level(f.slot, f.seat) == 3 ? 1 : 0)) return false;
    switch (f.step) {
      case lift: return !above && all_zero(f.from, f.row);
      case picked: return asks_token(above, f.from) && sources(q, f.slot, f.seat).has(f.from) && f.row == 0;
      case hand: return !above && all_zero(f.from, f.row) && lifted > 0;
      case set:
        return !above && in_use(q, f.from) && all.has(f.from) && f.row == hand_row(all, f.from) &&
               q.s.token_count[f.row] > 0;
      case rat: return !above && all_zero(f.from, f.row, lifted) && rat_effects(q, f).any();
      case add: return !above && all_zero(f.from, f.row, lifted) && addable(q, f.slot, f.seat).any();
      case remove: return !above && all_zero(f.from, f.row, lifted) && removable(q, f.slot, f.seat).any();
      case removed:
        return asks_token(above, f.from) && removable(q, f.slot, f.seat).has(f.from) && all_zero(f.row, lifted);
      default: return false;
    }
  }
  static Mask hands(const Query& q, const Frame& f) { return regions(q, f.slot, f.seat); }
  static Mask holding(const Frame& f) { return f.step == set ? Mask::of(f.row) : Mask{}; }

 private:
  /// Bit 0: a token can be added, bit 1: one can be removed.
  static Mask rat_effects(const Query& q, const Frame& f) {
    return Mask{(addable(q, f.slot, f.seat).any() ? 1U : 0U) | (removable(q, f.slot, f.seat).any() ? 2U : 0U)};
  }
  template <class C>
  static void remove_token(C& c, Frame& f) {
    const unsigned place = std::exchange(c.s.picked, std::uint8_t{0});
    keep_in_mind(tiles_of(c), c.return_token(f.seat, f.from, place, merc_clause(136)));
    c.pop();
  }
  template <class C>
  static void take_up_token(C& c, Frame& f) {
    const Query q = c.query();
    const Token token = c.lift_token(f.from, std::exchange(c.s.picked, std::uint8_t{0}));
    c.lay_token(hand_row(regions(q, f.slot, f.seat), f.from), token);
    c.emit({.type = token_lifted, .clause = merc_clause(93), .seat = f.seat, .region = f.from, .token = token});
    f.from = 0;
    f.lifted = q.level(f.slot, f.seat) == 3 ? 1 : 0;
    f.step = lift;
  }
  template <class C>
  static void hold(C& c, Frame& f, unsigned option) {
    TokenChoices choices;
    hand_choices(c.query(), f.seat, choices);
    const TokenChoice& choice = choices[option];
    flow::resolve_pick_token(c, f.seat, choice.from, choice);
    c.hold_token(choice.row, std::exchange(c.s.picked, std::uint8_t{0}));
    f.from = choice.from;
    f.row = choice.row;
    f.step = set;
  }
  template <class C>
  static void set_down(C& c, Frame& f, unsigned to) {
    Token token = c.lift_token(f.row, c.held_place(f.row));
    token.release();
    c.lay_token(to, token);
    c.emit({.type = EventType::token_moved,
            .clause = merc_clause(93),
            .seat = f.seat,
            .region = f.from,
            .to = static_cast<Region>(to),
            .token = token});
    f.from = f.row = 0;
    f.step = hand;
  }
};

}  // namespace rattus::board
