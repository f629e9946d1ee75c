#pragma once
// A regular turn (BASE-20): Action phase, Plague phase, end test; and its actions of taking and increasing.
#include "engine/board/flow/moments.hpp"

namespace rattus::board::flow {

/// Steps of a turn frame, which serves one player after another.
enum TurnStep : std::uint8_t {
  turn_begin,
  turn_action,
  turn_move,
  turn_spread,
  turn_ravage,
  turn_done,
  turn_end,
  turn_over
};

/// Where the active player may move the plague piece (BASE-40).
template <class Parts>
Mask plague_regions(const QueryOn<Parts>& q, Seat seat) {
  return q.plague_may_enter(q.within(q.s.plague, q.plague_reach(seat)));
}
/// Where a token may be spread to (BASE-43).
template <class Parts>
Mask spread_regions(const QueryOn<Parts>& q) {
  return q.neighbours(q.s.plague) & q.token_may_enter();
}

template <class C>
void clear_turn_marks(C& c, Seat seat) {  // BASE-130
  State& s = c.s;
  s.active = seat;
  s.used_mark = s.came = 0;
  s.card_taken = s.increased = 0;
  s.supply_was_empty = s.rats == 0;
  s.token_kills = {};
  s.phase_kills = {};
  at_once<Moment::marks_cleared>(c);
}

/// BASE-80: is the end triggered at the end of this turn, and why?
template <class Parts>
EndReason end_test(const QueryOn<Parts>& q, Seat seat) {
  const State& s = q.s;
  if (s.supply_was_empty) return EndReason::rats;
  if (s.supply[seat] == 0) {
    unsigned on_board = s.haven[seat];
    for (const unsigned region : s.presence[seat]) on_board += s.citizens[region][seat];
    if (q.rules.options.end_all_placed || on_board == q.rules.options.citizens) return EndReason::placed;  // BASE-81
  }
  // BASE-82: after a round of all players, so that nobody can shuttle the plague piece for ever.
  const bool last_of_round = (seat + 1 == q.rules.players ? 0 : seat + 1) == s.first;
  if (last_of_round && q.rules.options.max_rounds != 0 && s.round >= q.rules.options.max_rounds)
    return EndReason::rounds;
  return EndReason::none;
}

// --- take (BASE-26) ---

/// The change of holder; what lies on the card and a block have gone by then.
template <class C>
void take_card(C& c, Seat seat, Slot slot) {
  State& s = c.s;
  [[maybe_unused]] Seat former = no_seat;
  if constexpr (std::remove_reference_t<decltype(c.sink)>::enabled) former = c.query().holder(slot);
  const auto bit = static_cast<std::uint8_t>(1U << slot);
  s.blocked &= static_cast<std::uint8_t>(~bit);
  for (std::uint8_t& held : s.held) held &= static_cast<std::uint8_t>(~bit);
  s.held[seat] |= bit;
  s.came |= bit;
  s.card_taken = 1;
  c.emit({.type = EventType::card_taken, .clause = base_clause(24), .seat = seat, .other_seat = former, .slot = slot});
}

template <class C>
void run_take(C& c, TakeFrame& f) {
  if (f.step == 0) {
    f.step = 1;
    if (c.query().holder(f.slot) != no_seat && moment<Moment::card_leaves>(c, f.slot)) return;
  }
  if (f.step == 1) {
    f.step = 2;
    take_card(c, f.seat, f.slot);
    if (moment<Moment::card_taken>(c, f.slot)) return;
  }
  c.pop();
}

/// A use by this card marks it and the ability that it has (BASE-130).
template <class C>
void mark_use_by(C& c, Slot card, Slot ability) {
  c.mark_used(ability);
  c.mark_used(card);
}
template <class C>
void use_card(C& c, Seat seat, Slot card, Clause clause) {
  const Slot ability = c.query().ability_of(card);
  if (!c.rules.cards[ability]->own_mark) mark_use_by(c, card, ability);
  c.emit({.type = EventType::card_used, .clause = clause, .seat = seat, .slot = card});
  c.push(seat, frames::Card{ability});
}

/// What modules add to D-ACTION and D-FINAL.
template <class Parts>
void add_offers(const QueryOn<Parts>& q, Seat seat, ActionList& out) {
  if constexpr (Parts::modules)
    for (const PartSet some : {q.rules.offering, q.rules.offering_last})
      for (const unsigned slot : some) q.rules.cards[slot]->offers(q, static_cast<Slot>(slot), seat, out);
}
template <class C>
void take_up(C& c, Seat seat, Action action) {
  card_code<C>[c.rules.catalogue[action.module()]].take_up(c, action.module(), seat, action);
}

/// The options of D-ACTION (BASE-21).
template <class Parts>
void legal_actions(const QueryOn<Parts>& q, Seat seat, ActionList& out) {
  const State& s = q.s;
  if (!s.card_taken) {
    Mask others = Mask::first(q.rules.slots) & ~Mask{s.held[seat]};
    if (q.template asks<question::TakingBarred>()) [[unlikely]]
      for (const unsigned slot : others)
        if (!q.may_take(static_cast<Slot>(slot))) others.remove(slot);
    out.add(Choice::take, others);
  }
  if (q.may_increase(seat)) out.push_back({Choice::increase});
  if (q.template asks<question::IncreaseKind>()) [[unlikely]]
    out.add(Choice::increase, q.cards_of(q.own_increases(seat), seat), 1);
  out.add(Choice::use, q.cards_of(q.usable(seat), seat));
  add_offers(q, seat, out);
  out.push_back({Choice::end_actions});
}

/// The options of D-SPREAD (BASE-43); `must`: tokens that have to be placed still.
template <class Parts>
void legal_spread(const QueryOn<Parts>& q, unsigned must, ActionList& out) {
  out.add(Choice::region, spread_regions(q));
  if (must == 0) out.push_back({Choice::none});  // CARD-171: the extra token may be left out
}

template <class Parts>
void legal_turn(const QueryOn<Parts>& q, const TurnFrame& f, ActionList& out) {
  if (f.step == turn_action) return legal_actions(q, f.seat, out);
  if (f.step == turn_spread) return legal_spread(q, f.must, out);
  out.add(Choice::region, plague_regions(q, f.seat));
}

// The parts of a turn. Each goes on to the next until a player is asked or another frame has to run first. They are
// the hottest path of all, so they leave the options in `out` themselves and `choose_turn` goes straight on with them.

template <class C>
void turn_asks_action(C& c, TurnFrame& f, ActionList& out) {
  c.ask(Decision::action, f.seat);
  legal_actions(c.query(), f.seat, out);
}

template <class C>
void turn_ends(C& c, TurnFrame& f) {
  State& s = c.s;
  s.blocked &= static_cast<std::uint8_t>(~s.held[f.seat]);  // CARD-263
  const EndReason reason = end_test(c.query(), f.seat);
  c.emit({.type = EventType::turn_ended, .clause = base_clause(20), .seat = f.seat});
  if (reason == EndReason::none) {  // the next player's turn, in the same frame
    c.barrier = true;               // BASE-111, whoever decided last
    f.step = turn_begin;
    f.seat = c.next(f.seat);
    f.must = f.may = 0;
    return;
  }
  s.end_reason = reason;
  s.last = f.seat;
  c.emit({.type = EventType::end_triggered, .clause = base_clause(80), .seat = f.seat, .reason = reason});
  c.pop();
}

template <class C>
void turn_is_done(C& c, TurnFrame& f) {
  State& s = c.s;
  if (f.step == turn_done) {
    f.step = turn_end;
    s.phase = Phase::plague;
    end_protection(c);
    if (moment<Moment::plague_done>(c, s.plague)) return;
  }
  if (f.step == turn_end) {
    f.step = turn_over;
    if (moment<Moment::turn_end>(c)) return;
  }
  turn_ends(c, f);
}

template <class C>
void turn_ravages(C& c, TurnFrame& f) {
  State& s = c.s;
  f.step = turn_done;
  if (s.token_count[s.plague] == 0 || s.population(s.plague) == 0) return turn_is_done(c, f);  // BASE-45
  s.phase = Phase::ravage;
  c.push(f.seat, frames::Ravage{.region = s.plague});
}

template <class C>
void turn_spreads(C& c, TurnFrame& f, ActionList& out) {
  State& s = c.s;
  if (f.must + f.may > 0) {
    if (s.rats > 0 && spread_regions(c.query()).any()) {
      c.ask(Decision::spread, f.seat);
      return legal_spread(c.query(), f.must, out);
    }
    if (f.must > 0) c.emit({.type = EventType::spread_lapsed, .clause = base_clause(44), .count = f.must});
    f.must = f.may = 0;
  }
  f.step = turn_ravage;
  if (!moment<Moment::spread_done>(c, s.plague)) turn_ravages(c, f);
}

template <class C>
void turn_moves(C& c, TurnFrame& f, ActionList& out) {
  if (const Mask regions = plague_regions(c.query(), f.seat); regions.any()) {
    c.ask(Decision::plague, f.seat);
    return out.add(Choice::region, regions);
  }
  f.step = turn_spread;  // BASE-41: the piece stays and the phase goes on there
  f.must = static_cast<std::uint8_t>(c.query().spread_must(c.s.plague));
}

template <class C>
void run_turn(C& c, TurnFrame& f, ActionList& out) {
  State& s = c.s;
  switch (f.step) {
    case turn_begin:
      clear_turn_marks(c, f.seat);
      s.phase = Phase::action;
      if (f.seat == s.first && s.round < 255) ++s.round;
      c.emit({.type = EventType::turn_started, .clause = base_clause(20), .seat = f.seat, .count = s.round});
      f.step = turn_action;
      if (moment<Moment::turn_start>(c)) return;
      [[fallthrough]];
    case turn_action: return turn_asks_action(c, f, out);
    case turn_move: return turn_moves(c, f, out);
    case turn_spread: return turn_spreads(c, f, out);
    case turn_ravage: return turn_ravages(c, f);
    default: return turn_is_done(c, f);
  }
}

/// Answers of D-ACTION.
template <class C>
void choose_action(C& c, TurnFrame& f, Action action, ActionList& out) {
  switch (action.kind) {
    case Choice::take:
      if (c.acts(Moment::card_leaves) || c.acts(Moment::card_taken)) [[unlikely]] {
        c.push(f.seat, frames::Take{action.a});
        return;
      }
      take_card(c, f.seat, action.a);
      return turn_asks_action(c, f, out);
    case Choice::increase:  // what gives an extra is fixed when the increase is chosen (BASE-29, CARD-161)
      if (action.a > 0) [[unlikely]] {
        const auto card = static_cast<Slot>(action.a - 1);
        const Slot slot = c.query().ability_of(card);
        mark_use_by(c, card, slot);
        const auto sources = static_cast<std::uint8_t>(c.query().extra_sources(f.seat));
        c.push(f.seat, frames::CardIncrease{.slot = slot, .sources = sources}).step = increase_step;
        return;
      }
      c.push(f.seat, frames::Increase{.sources = static_cast<std::uint8_t>(c.query().extra_sources(f.seat))});
      return;
    case Choice::use: return use_card(c, f.seat, action.a, base_clause(21));
    case Choice::other: return take_up(c, f.seat, action);
    default:
      c.emit({.type = EventType::actions_ended, .clause = base_clause(31), .seat = f.seat});
      c.s.phase = Phase::plague;
      f.step = turn_move;
      if (!moment<Moment::action_end>(c)) turn_moves(c, f, out);
  }
}

template <class C>
void choose_turn(C& c, TurnFrame& f, Action action, ActionList& out) {
  if (f.step == turn_action) return choose_action(c, f, action, out);
  if (f.step == turn_move) {
    c.move_plague(f.seat, action.a, base_clause(40));
    f.must = static_cast<std::uint8_t>(c.query().spread_must(action.a));
    f.may = static_cast<std::uint8_t>(c.query().spread_may(f.seat, action.a));
    f.step = turn_spread;
    if (moment<Moment::plague_moved>(c, action.a)) return;
  } else if (action.kind == Choice::none) {
    f.may = 0;  // the tokens that may be added are left out
  } else {
    c.spread_token(f.seat, action.a);
    --(f.must > 0 ? f.must : f.may);
  }
  turn_spreads(c, f, out);
}

// --- increase (BASE-28 to -30) ---

enum IncreaseStep : std::uint8_t { increase_region, increase_extras, increase_over, increase_counted };

template <class C>
bool extras_left(C& c, const IncreaseFrame& f) {
  return ((f.sources & ~f.taken) != 0 || c.query().has_module_extras()) && c.s.supply[f.seat] > 0;
}
template <class C>
bool end_increase(C& c, const IncreaseFrame& f) {
  c.s.increased = 1;
  at_once<Moment::extras_over>(c);
  return moment<Moment::increased>(c, f.region);
}

template <class Parts>
void legal_increase(const QueryOn<Parts>& q, const IncreaseFrame& f, ActionList& out) {
  if (f.step == increase_region) return out.add(Choice::region, q.increase_regions(f.sources, f.seat));
  out.add(Choice::extra, q.cards_of(Mask{unsigned{f.sources} & ~unsigned{f.taken}}, f.seat));
  q.add_module_extras(out);
  if (f.placed > 0) out.push_back({Choice::finish});  // a region without tokens: at least one extra (BASE-29)
}

template <class C>
void run_increase(C& c, IncreaseFrame& f, ActionList& out) {
  if (f.step == increase_region) {
    c.ask(Decision::inc_region, f.seat);
    return legal_increase(c.query(), f, out);
  }
  if (f.step == increase_counted) {
    const unsigned count = std::exchange(c.s.picked, std::uint8_t{0});
    f.placed = static_cast<std::uint8_t>(f.placed + c.place_citizens(f.seat, f.region, count, base_clause(29)));
    f.step = increase_extras;
  }
  if (f.step == increase_extras) {
    if (extras_left(c, f)) {
      c.ask(Decision::inc_extra, f.seat);
      return legal_increase(c.query(), f, out);
    }
    f.step = increase_over;
    if (end_increase(c, f)) return;
  }
  c.pop();
}

template <class C>
void choose_increase(C& c, IncreaseFrame& f, Action action) {
  if (action.kind == Choice::region) {
    f.region = action.a;
    f.placed =
        static_cast<std::uint8_t>(c.place_citizens(f.seat, f.region, c.s.token_count[f.region], base_clause(28)));
    at_once<Moment::increase_served>(c, f.seat, f.region);
    f.step = increase_extras;
    if (extras_left(c, f)) return;
    f.step = increase_over;
    if (!end_increase(c, f)) c.pop();
  } else if (action.kind == Choice::extra && action.a >= first_module) {
    take_module_extra(c, f.seat, action);
    f.placed = static_cast<std::uint8_t>(f.placed + c.place_citizens(f.seat, f.region, 1, base_clause(29)));
  } else if (action.kind == Choice::extra) {
    const Slot ability = c.query().ability_of(action.a);
    const ExtraCitizens extra = c.query().extra_given(ability, f.seat);
    if (extra.uses_the_ability) c.mark_used(ability);
    f.taken |= static_cast<std::uint8_t>(1U << ability);
    if (extra.may_be_fewer) {
      f.step = increase_counted;
      c.push(FrameKind::card, f.seat, frames::Card{ability}).step = extra_count_step;
      return;
    }
    f.placed = static_cast<std::uint8_t>(
        f.placed + c.place_citizens(f.seat, f.region, static_cast<unsigned>(extra.count), base_clause(29)));
  } else {
    f.taken = f.sources;  // finish: those not taken are lost
    at_once<Moment::extras_over>(c);
  }
}

}  // namespace rattus::board::flow
