#pragma once
// Chivalry: Soldier, Crusader, Inquisitor (CARD-170 to -184, -260 to -264).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// What every chivalry card has: the plague piece goes farther (CARD-170).
struct Reach {
  static int answer(question::PlagueReach, const Query& q, Slot) { return q.rules.chivalry_reach; }
};

/// CARD-170 to -174: one more token is spread; in a final turn one beside the plague piece.
struct Soldier : Reach {
  static constexpr std::uint8_t number = 17;
  struct Holds {
    Slot slot;
    std::uint8_t placed;  ///< tokens
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{47};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-SOLDIER-REGION", card_clause(173), {Bar::not_next_to_plague, Bar::full}},
  };
  using Reach::answer;

  /// At level III two (UPG-37).
  static unsigned tokens(const Query& q, Slot slot) { return q.level(slot) == 3 ? 2 : 1; }
  static int answer(question::SpreadMore asked, const Query& q, Slot slot) {
    return q.s.token_count[asked.region] == 0 ? 0 : static_cast<int>(tokens(q, slot));
  }
  static Mask targets(const Query& q) {
    const bool drawn_from_pile = q.s.rats == 0 && q.in_used_pile() > 0;
    return q.s.rats > 0 || drawn_from_pile ? q.neighbours(q.s.plague) & q.token_may_enter() : Mask{};
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot, Seat) { return targets(q).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.placed == tokens(c.query(), f.slot) || targets(c.query()).none()) return c.pop();
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, targets(q)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.spread_or_redraw(f.seat, action.a, card_clause(174));
    ++f.placed;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && f.placed < tokens(q, f.slot);
  }
};

/// CARD-180 to -184: all tokens are turned up together, and he picks the next to be applied.
struct Crusader : Reach {
  static constexpr std::uint8_t number = 18;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_all_at_once{48};
  static constexpr std::array decisions{
      DecisionRow{asks_all_at_once, "D-CRUSADER", card_clause(181)},
  };
  /// All tokens are turned up together.
  static constexpr EventType all_at_once{"all-at-once", {Told::seat, Told::region}};
  static constexpr EventTypes<1> events{&all_at_once};
  using Reach::answer;
  static FinalReach answer(question::FinalPlague, const Query& q, Slot) {
    return {.steps = q.rules.chivalry_reach, .ravages = true};
  }

  template <class C>
  static void act(At<Moment::before_reveal>, C& c, Slot slot, Seat holder, Region region) {
    // With a single token there is nothing to choose (CARD-181).
    if (works_for_active(c.query(), slot, holder) && c.s.token_count[region] > 1)
      c.push(holder, Holds{.slot = slot, .region = region});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_all_at_once, f.seat);
  }
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::yes) {
      c.s.reveal_all = 1;
      c.emit({.type = all_at_once, .clause = card_clause(182), .seat = f.seat, .region = f.region});
    }
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region);
  }
};

/// CARD-260 to -264: three killed citizens of others block a card.
struct Inquisitor : Reach {
  static constexpr std::uint8_t number = 26;
  static constexpr Decision asks_block{49};
  static constexpr std::array decisions{
      DecisionRow{asks_block, "D-BLOCK", card_clause(261)},
  };
  /// `seat`: who blocks.
  static constexpr EventType card_blocked{"card-blocked", {Told::seat, Told::card, Told::owner}};
  static constexpr EventTypes<1> events{&card_blocked};
  static constexpr unsigned kills_due = 3;
  using Reach::answer;

  static FinalReach answer(question::FinalPlague, const Query& q, Slot) {
    return q.rules.options.inquisitor_final != 0 ? FinalReach{} : FinalReach{q.rules.chivalry_reach, true};
  }
  /// Unblocked cards of other players who lost somebody in this phase.
  static Mask targets(const Query& q, Seat seat) {
    unsigned slots = 0;
    for (Seat other = 0; other < q.rules.players; ++other)
      if (other != seat && q.s.phase_kills[other] > 0) slots |= q.s.held[other];
    return Mask{slots & ~unsigned{q.s.blocked}};
  }
  template <class C>
  static void act(At<Moment::plague_done>, C& c, Slot slot, Seat holder, Region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || (c.s.last != no_seat && q.rules.options.inquisitor_final != 0)) return;
    if (killed_of_others(c.s.phase_kills, q, holder) < kills_due) return;
    c.push(holder, frames::Card{slot});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_block, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    out.add(Choice::card, targets(q, f.seat));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::card) {
      c.s.blocked |= static_cast<std::uint8_t>(1U << action.a);
      c.emit({.type = card_blocked,
              .clause = card_clause(261),
              .seat = f.seat,
              .other_seat = c.query().holder(action.a),
              .slot = action.a});
    }
    c.pop();
  }
};

}  // namespace rattus::board
