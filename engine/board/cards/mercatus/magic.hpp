#pragma once
// The magic of Mercatus: Grave robber and Shaman (MERC-90 to -97).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/mercatus/card_good.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/hands.hpp"

namespace rattus::board {

/// MERC-90, -91: a good for each token that killed somebody else's citizens.
struct GraveRobber {
  static constexpr std::uint8_t number = 42;
  static constexpr Decision asks_good{72};
  static constexpr std::array decisions{
      DecisionRow{asks_good, "D-ROBBER", merc_clause(90)},
  };
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = 1, .ravages = true}; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || killed_of_others(c.s.token_kills, q, holder) == 0) return;  // MERC-54
    if (available(q).any()) c.push(holder, frames::Card{slot});
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
    if (action.kind == Choice::good) take_good(c, f.seat, static_cast<Good>(action.a), merc_clause(90));
    c.pop();
  }
};

/// MERC-92 to -97: lifts tokens from the regions of the card good's type, then sets them down among these.
struct Shaman : UsesCardGood {
  static constexpr std::uint8_t number = 43;
  struct Holds {
    Slot slot;
    Region from;       ///< where the token that is being lifted or set down lay
    std::uint8_t row;  ///< where it lies in hand, while it is being set down
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_lift{73}, asks_hand{74}, asks_set{77};
  static constexpr std::array decisions{
      DecisionRow{asks_lift, "D-SHAMAN-LIFT", merc_clause(93), {Bar::no_tokens, Bar::by_clause}},
      DecisionRow{asks_hand, "D-SHAMAN-HAND", merc_clause(93)},
      DecisionRow{asks_set, "D-SHAMAN-SET", merc_clause(93), {Bar::full, Bar::by_clause}, {"from"}},
  };
  static constexpr EventType token_lifted{"token-lifted", {Told::seat, Told::region, Told::token}};
  static constexpr EventTypes<1> events{&token_lifted};
  enum Step : std::uint8_t { lift, picked, hand, set };

  /// Where a token in hand can go: not where tokens are barred (MERC-94).
  static Mask goals(const Query& q, Slot slot) { return regions(q, slot) & q.token_may_enter(); }
  /// Where one can be lifted: all in hand must fit afterwards (MERC-94).
  static Mask sources(const Query& q, Slot slot) {
    const Mask all = regions(q, slot), open = all & ~q.token_barred();
    unsigned room = 0;
    for (const unsigned region : open) room += tokens_per_region - q.s.token_count[region];
    const Mask tokens = all & q.s.with_tokens;
    return in_hand(q.s, all) < room ? tokens : tokens & open;  // where it lay is room too, unless it is barred
  }
  /// A token that can be lifted can end in another region, if need be in exchange for one of that (MERC-53).
  static bool offered(const Query& q, Slot slot, Seat) {
    const Mask open = regions(q, slot) & ~q.token_barred();
    for (const unsigned region : sources(q, slot))
      if ((open & ~Mask::of(region)).any()) return true;
    return false;
  }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case picked: take_up_token(c, f); [[fallthrough]];
      case lift: return c.ask(asks_lift, f.seat);
      case hand: return in_hand(c.s, regions(c.query(), f.slot)) == 0 ? c.pop() : c.ask(asks_hand, f.seat);
      default: return c.ask(asks_set, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == set) return add_regions(out, goals(q, f.slot));
    if (f.step == hand) {
      TokenChoices choices;
      hand_choices(q, f.seat, choices);
      return out.add(Choice::token, Mask::first(static_cast<unsigned>(choices.size())));
    }
    add_regions(out, sources(q, f.slot));
    if (in_hand(q.s, regions(q, f.slot)) > 0) out.push_back({Choice::stop});  // MERC-97
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop) {
      f.step = hand;
    } else if (f.step == lift) {
      f.from = action.a;
      f.step = picked;
      flow::pick_token(c, f.seat, f.from);
    } else if (f.step == hand) {
      hold(c, f, action.a);
    } else {
      set_down(c, f, action.a);
    }
  }
  /// Everything in hand fits somewhere at any time.
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const Mask all = regions(q, f.slot);
    const unsigned lifted = in_hand(q.s, all);
    unsigned room = 0;
    for (const unsigned region : goals(q, f.slot)) room += tokens_per_region - q.s.token_count[region];
    if (lifted > room) return false;
    switch (f.step) {
      case lift: return !above && all_zero(f.from, f.row);
      case picked: return asks_token(above, f.from) && sources(q, f.slot).has(f.from) && f.row == 0;
      case hand: return !above && all_zero(f.from, f.row) && lifted > 0;
      case set:
        return !above && in_use(q, f.from) && all.has(f.from) && f.row == hand_row(all, f.from) &&
               q.s.token_count[f.row] > 0;
      default: return false;
    }
  }
  static Mask hands(const Query& q, const Frame& f) { return regions(q, f.slot); }
  static Mask holding(const Frame& f) { return f.step == set ? Mask::of(f.row) : Mask{}; }

 private:
  template <class C>
  static void take_up_token(C& c, Frame& f) {
    const Token token = c.lift_token(f.from, std::exchange(c.s.picked, std::uint8_t{0}));
    c.lay_token(hand_row(regions(c.query(), f.slot), f.from), token);
    c.emit({.type = token_lifted, .clause = merc_clause(93), .seat = f.seat, .region = f.from, .token = token});
    f.from = 0;
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
