#pragma once
// Chivalry: Knight, Soldier, Crusader, Inquisitor (BASE-65, -66, CARD-170 to -184, -260 to -264, UPG-26, -37, -46).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/flow/ravage.hpp"

namespace rattus::board {

/// What every chivalry card has: the plague piece goes farther (CARD-170), from level II anywhere (UPG-26, -37, -46).
struct Reach {
  static int steps(const Query& q, Slot slot, Seat seat) {
    return q.level(slot, seat) > 1 ? any_region : q.rules.chivalry_reach;
  }
  static int answer(question::PlagueReach asked, const Query& q, Slot slot) { return steps(q, slot, asked.seat); }
};

/// BASE-65, -66: reach, and the plague piece as two neutral citizens; at level III limits of 0 in their place (UPG-26).
/// Remembers whether the piece was moved in a final plague step by a player with this ability.
struct Knight : Reach {
  static constexpr std::uint8_t number = 6;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  static constexpr Decision asks_neutral{19}, asks_zero{110};
  static constexpr std::array decisions{
      DecisionRow{asks_neutral, "D-NEUTRAL", base_clause(65)},
      DecisionRow{asks_zero, "D-ZERO", upg_clause(26)},
  };
  static constexpr EventType neutral_declared{"neutral-declared", {Told::seat, Told::region}};
  static constexpr EventType limits_zero{"limits-zero", {Told::seat, Told::region}};
  static constexpr EventTypes<2> events{&neutral_declared, &limits_zero};
  static constexpr std::uint8_t memory = 1;

  using Reach::answer;
  static FinalReach answer(question::FinalPlague asked, const Query& q, Slot slot) {
    return {.steps = steps(q, slot, asked.seat)};
  }

  template <class C>
  static void act(At<Moment::before_reveal>, C& c, Slot slot, Seat holder, Region region) {
    if (holder == no_seat || !((c.query().ready(holder) >> slot) & 1)) return;
    if (c.s.active != no_seat) {
      c.push(holder, frames::Card{slot});
    } else if (region == c.s.plague && (c.rules.options.knight_final == 0 || c.memory(slot) != 0)) {
      declare(c, slot, holder, region);  // BASE-66 (b), without decision
    }
  }
  template <class C>
  static void act(At<Moment::final_plague>, C& c, Slot slot, Seat holder, Region) {
    if (holder != no_seat && (c.query().ready(holder) >> slot) & 1) c.memory(slot) = 1;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(c.query().level(slot_of(f), f.seat) == 3 ? asks_zero : asks_neutral, f.seat);
  }
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::yes) declare(c, slot_of(f), f.seat, c.s.plague);
    c.pop();
  }
  static bool remembers(const Query& q, Slot slot) { return q.memory(slot)[0] <= 1; }

 private:
  static Slot slot_of(const Frame& f) { return f.as<frames::Card>().slot; }
  template <class C>
  static void declare(C& c, Slot slot, Seat seat, Region region) {
    const bool zero = c.query().level(slot, seat) == 3;
    if (zero)
      c.s.zero_limits = 1;
    else
      c.s.neutral = 2;
    c.emit({.type = zero ? limits_zero : neutral_declared,
            .clause = zero ? upg_clause(26) : base_clause(65),
            .seat = seat,
            .region = region});
  }
};

/// CARD-170 to -174: one more token is spread; in a final turn one beside the plague piece; at level III two (UPG-37).
struct Soldier : Reach {
  static constexpr std::uint8_t number = 17;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
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

  static unsigned most(const Query& q, Slot slot, Seat seat) { return q.level(slot, seat) == 3 ? 2 : 1; }
  static int answer(question::SpreadMore asked, const Query& q, Slot slot) {
    return q.s.token_count[asked.region] == 0 ? 0 : static_cast<int>(most(q, slot, asked.seat));
  }
  static Mask targets(const Query& q) {
    const bool drawn_from_pile = q.s.rats == 0 && q.in_used_pile() > 0;
    return q.s.rats > 0 || drawn_from_pile ? q.neighbours(q.s.plague) & q.token_may_enter() : Mask{};
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot, Seat) { return targets(q).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.placed == most(c.query(), f.slot, f.seat) || targets(c.query()).none()) return c.pop();
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, targets(q)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.spread_or_redraw(f.seat, action.a, card_clause(174));
    ++f.placed;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && f.placed < most(q, f.slot, f.seat);
  }
};

/// CARD-180 to -184: all tokens are turned up together, and he picks the next to be applied. At level III he draws a
/// token of the supply once in his turn, which can replace one of them (UPG-38).
struct Crusader : Reach {
  static constexpr std::uint8_t number = 18;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_all_at_once{48}, asks_draw{125}, asks_replace{126};
  static constexpr std::array decisions{
      DecisionRow{asks_all_at_once, "D-CRUSADER", card_clause(181)},
      DecisionRow{asks_draw, "D-CRUSADER-DRAW", upg_clause(38)},
      DecisionRow{asks_replace, "D-CRUSADER-REPLACE", upg_clause(38)},
  };
  /// All tokens are turned up together.
  static constexpr EventType all_at_once{"all-at-once", {Told::seat, Told::region}};
  /// From the supply: all see it.
  static constexpr EventType token_drawn{"token-drawn", {Told::seat, Told::token}, {{{"reveal", {Told::token}}}}, true};
  /// `token` goes to the used pile, `other` comes in its place.
  static constexpr EventType token_replaced{
      "token-replaced", {Told::seat, Told::region, Told::open_token, Told::open_other}, {}, true};
  static constexpr EventType drawn_used{"drawn-token-used", {Told::open_token}, {}, true};
  static constexpr EventTypes<4> events{&all_at_once, &token_drawn, &token_replaced, &drawn_used};
  using Reach::answer;
  enum Step : std::uint8_t { use_or_ask, ask, draw, replace };

  static FinalReach answer(question::FinalPlague asked, const Query& q, Slot slot) {
    return {.steps = steps(q, slot, asked.seat), .ravages = true};
  }
  /// Its use in D-ACTION and D-FINAL is the draw.
  static constexpr bool only_final = true, action_by_tile = true, own_mark = true;
  static bool offered(const Query& q, Slot slot, Seat seat) {
    return q.level(slot, seat) == 3 && tiles(q).drawn == 0 && q.s.rats > 0;
  }

  template <class C>
  static void act(At<Moment::reveal_mode>, C& c, Slot slot, Seat holder, Region region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder)) return;
    // With a single token there is nothing to choose (CARD-181), unless one can come in its place.
    const bool third = q.level(slot, holder) == 3;
    if (c.s.token_count[region] > 1 || (third && (offered(q, slot, holder) || replaceable(q, region))))
      c.push(holder, Holds{.slot = slot, .region = region}).step = third ? ask : use_or_ask;
  }
  template <class C>
  static void act(At<Moment::all_revealed>, C& c, Slot slot, Seat holder, Region region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || q.level(slot, holder) != 3) return;
    const bool draws = offered(q, slot, holder);
    if (draws || replaceable(q, region))
      c.push(holder, Holds{.slot = slot, .region = region}).step = draws ? draw : replace;
  }
  template <class C>
  static void act(At<Moment::plague_done>, C& c, Slot, Seat, Region) {
    if (c.s.last == no_seat) put_away(c);  // in a final turn at its end
  }
  template <class C>
  static void act(At<Moment::final_turn_end>, C& c, Slot, Seat, Region) {
    put_away(c);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == draw) return c.ask(asks_draw, f.seat);
    if (f.step == replace) return c.ask(asks_replace, f.seat);
    if (f.step == ask || c.query().level(f.slot, f.seat) < 3) return c.ask(asks_all_at_once, f.seat);
    draw_one(c, f.seat);
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == replace) {
      out.add(Choice::token, flow::laid_open_choices(q));
      return out.push_back({Choice::none});
    }
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == draw) {
      if (action.kind == Choice::yes) draw_one(c, f.seat);
      if (!replaceable(c.query(), f.region)) return c.pop();
      f.step = replace;
      return;
    }
    if (f.step == replace) {
      if (action.kind == Choice::token) replace_one(c, f, action.a);
    } else if (action.kind == Choice::yes) {
      c.s.reveal_all = 1;
      c.emit({.type = all_at_once, .clause = card_clause(182), .seat = f.seat, .region = f.region});
    }
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const bool third = q.level(f.slot, f.seat) == 3;
    if (above || !in_use(q, f.region)) return false;
    if (f.step == replace) return third && replaceable(q, f.region) && flow::laid_open_choices(q).any();
    return third ? f.step == ask || (f.step == draw && offered(q, f.slot, f.seat)) : f.step == use_or_ask;
  }

 private:
  /// A token lies beside the card and may enter; the number there does not matter.
  static bool replaceable(const Query& q, unsigned region) { return q.s.beside != 0 && !q.token_barred().has(region); }
  static Token open_token(std::uint8_t token) {
    Token open;
    open.set_face(token);
    return open;
  }
  template <class C>
  static void draw_one(C& c, Seat seat) {
    Token token = c.draw_token();
    (void)c.chance.reveal(c.rules, c.s, std::span<const Token>(&token, 1));
    c.deal(token);
    c.s.beside = static_cast<std::uint8_t>(token.face());
    tiles_of(c).drawn = 1;
    c.barrier = true;
    c.emit({.type = token_drawn, .clause = upg_clause(38), .seat = seat, .token = token});
  }
  template <class C>
  static void replace_one(C& c, Frame& f, unsigned place) {
    auto& open = c.s.laid_open;
    const std::uint8_t old = std::exchange(open[place], std::exchange(c.s.beside, std::uint8_t{0}));
    c.s.used.add(old - 1U);
    c.emit({.type = token_replaced,
            .clause = upg_clause(38),
            .seat = f.seat,
            .region = f.region,
            .token = open_token(old),
            .other = open_token(open[place])});
    const auto& faces = c.rules.faces;
    for (std::size_t i = 1; i < open.size(); ++i)  // in canonical order again; those that have been picked are 0
      for (std::size_t j = i; j > 0 && open[j] != 0; --j)
        if (open[j - 1] == 0 || face_before(faces[open[j] - 1U], faces[open[j - 1] - 1U]))
          std::swap(open[j], open[j - 1]);
  }
  /// A drawn token that has replaced nothing is used.
  template <class C>
  static void put_away(C& c) {
    if (c.s.beside == 0) return;
    const std::uint8_t token = std::exchange(c.s.beside, std::uint8_t{0});
    c.s.used.add(token - 1U);
    c.emit({.type = drawn_used, .clause = upg_clause(38), .token = open_token(token)});
  }
};

/// CARD-260 to -264: three killed citizens of others block a card; at level III one does (UPG-46).
struct Inquisitor : Reach {
  static constexpr std::uint8_t number = 26;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  static constexpr Decision asks_block{49};
  static constexpr std::array decisions{
      DecisionRow{asks_block, "D-BLOCK", card_clause(261)},
  };
  /// `seat`: who blocks.
  static constexpr EventType card_blocked{"card-blocked", {Told::seat, Told::card, Told::owner}};
  static constexpr EventTypes<1> events{&card_blocked};
  static unsigned kills_due(const Query& q, Slot slot, Seat seat) { return q.level(slot, seat) == 3 ? 1 : 3; }
  using Reach::answer;

  static FinalReach answer(question::FinalPlague asked, const Query& q, Slot slot) {
    return q.rules.options.inquisitor_final != 0 ? FinalReach{} : FinalReach{steps(q, slot, asked.seat), true};
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
    if (killed_of_others(c.s.phase_kills, q, holder) < kills_due(q, slot, holder)) return;
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
