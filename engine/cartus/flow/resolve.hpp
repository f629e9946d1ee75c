#pragma once
// Phase D: one building card is resolved, from the cards turned over to those that leave the table (CART-43 to -75).
#include "engine/cartus/buildings.hpp"
#include "engine/cartus/flow/give.hpp"

namespace rattus::cartus::flow {

/// Steps of the resolve frame.
enum ResolveStep : std::uint8_t {
  resolve_cards,
  resolve_swords,
  resolve_flutes,
  resolve_premium,
  resolve_actions,
  resolve_discard,
};

/// How the entrants of a card stand in one special card (CART-50, -51, -53).
struct Contest {
  Seat most = no_seat;  ///< no_seat: all are equal
  unsigned fewest = 0;  ///< seats tied for the fewest, as bits
};

inline Contest contest(const Query& q, unsigned position, Kind kind) {
  const State& s = q.s;
  Contest result;
  unsigned best = 0, least = ~0U;
  for (unsigned i = 0; i < s.entrant_count[position]; ++i) {
    const Seat seat = s.entrants[position][i];
    const unsigned own = s.played[seat][kind];
    if (result.most == no_seat || own > best) best = own, result.most = seat;
    if (own < least) least = own, result.fewest = 0;
    if (own == least) result.fewest |= 1U << seat;
  }
  if (best == least) result.most = no_seat;
  return result;
}

/// CART-45: points and rats of one entrant.
template <class C>
void score_entrant(C& c, Seat seat, Class cls) {
  State& s = c.s;
  unsigned rats = 0;
  for_each_kind(kinds_in(s.played[seat]) & population_bits & ~class_bits(cls),
                [&](Kind kind) { rats += s.played[seat][kind]; });
  c.advance(seat, cls, c.query().bid(seat), cart_clause(46));
  c.gain_rats(seat, rats, cart_clause(49));
}

template <class C>
void fight(C& c, Seat most, Seat victim, unsigned position) {
  const unsigned owed = c.s.hand_size[victim] / 2;
  c.emit({.type = EventType::sword_fight,
          .clause = cart_clause(50),
          .seat = most,
          .other_seat = victim,
          .position = static_cast<std::uint8_t>(position),
          .count = static_cast<std::uint8_t>(owed)});
  if (owed > 0) c.push(victim, frames::Give{.taker = most, .owed = static_cast<std::uint8_t>(owed)});
}

template <class C>
void pipe(C& c, Seat most, Seat victim, unsigned position) {
  State& s = c.s;
  c.emit({.type = EventType::flute_play,
          .clause = cart_clause(53),
          .seat = most,
          .other_seat = victim,
          .position = static_cast<std::uint8_t>(position)});
  --s.rats[most];
  ++s.rats[victim];
  c.emit({.type = EventType::rat_given, .clause = cart_clause(53), .seat = most, .other_seat = victim, .count = 1});
}

/// The victims that `most` may choose from, or the only one; nobody if nothing would happen.
inline unsigned sword_victims(const Query& q, const Contest& swords) {
  if (swords.most == no_seat) return 0;
  for (const unsigned seat : Mask{swords.fewest})
    if (q.s.hand_size[seat] >= 2) return swords.fewest;
  return 0;
}
inline unsigned flute_victims(const Query& q, const Contest& flutes) {
  return flutes.most == no_seat || q.s.rats[flutes.most] == 0 ? 0 : flutes.fewest;
}

/// Whose action comes i-th (CART-59): the premium player, then the others by entry number; no_seat after the last.
inline Seat actor(const State& s, unsigned position, Seat premium, unsigned i) {
  if (premium != no_seat && i-- == 0) return premium;
  for (unsigned k = 0; k < s.entrant_count[position]; ++k) {
    const Seat seat = s.entrants[position][k];
    if (seat != premium && i-- == 0) return seat;
  }
  return no_seat;
}

// --- tower: clockwise (CART-68) ---

template <class C>
void run_tower(C& c, TowerFrame& f) {
  for (Seat giver = c.query().next(f.last); giver != f.seat; giver = c.query().next(giver)) {
    if ((f.givers >> giver & 1) == 0) continue;
    f.last = giver;
    f.givers &= static_cast<std::uint8_t>(~(1U << giver));
    const auto owed = std::min<std::uint8_t>(3, c.s.hand_size[giver]);
    c.push(giver, frames::Give{.taker = f.seat, .owed = owed, .tower = 1});
    return;
  }
  c.pop();
}

/// CART-74.
template <class C>
void clear_table(C& c, unsigned position) {
  State& s = c.s;
  for (unsigned i = 0; i < s.entrant_count[position]; ++i) {
    const Seat seat = s.entrants[position][i];
    for_each_kind(kinds_in(s.played[seat]), [&](Kind kind) { c.put_back(kind, s.played[seat][kind]); });
    s.played[seat] = {};
    s.face_down[seat] = 0;
    s.turned &= static_cast<std::uint8_t>(~(1U << seat));
  }
  c.emit({.type = EventType::cards_back, .clause = cart_clause(74), .position = static_cast<std::uint8_t>(position)});
}

inline void legal_resolve(const Query& q, const ResolveFrame& f, ActionList& out) {
  switch (f.step) {
    case resolve_swords: return out.set(Choice::seat, sword_victims(q, contest(q, f.position, sword)));
    case resolve_flutes: return out.set(Choice::seat, flute_victims(q, contest(q, f.position, flute)));
    default: return out.set(Choice::perform, 1, Choice::decline);
  }
}

template <class C>
void run_resolve(C& c, ResolveFrame& f, ActionList& out) {
  State& s = c.s;
  const unsigned position = f.position;
  const Class cls = class_of(c.query().building_at(position));
  const auto at = static_cast<std::uint8_t>(position);
  switch (f.step) {
    case resolve_cards:
      if (s.entrant_count[position] == 0) {  // CART-43
        c.emit({.type = EventType::skipped, .clause = cart_clause(43), .position = at, .card = s.row[position]});
        return c.pop();
      }
      c.emit({.type = EventType::resolving, .clause = cart_clause(43), .position = at, .card = s.row[position]});
      for (unsigned i = 0; i < s.entrant_count[position]; ++i) c.turn_over(s.entrants[position][i]);
      for (unsigned i = 0; i < s.entrant_count[position]; ++i) score_entrant(c, s.entrants[position][i], cls);
      f.step = resolve_swords;
      [[fallthrough]];
    case resolve_swords: {
      const Contest swords = contest(c.query(), position, sword);
      const unsigned victims = sword_victims(c.query(), swords);
      if (victims != 0 && !std::has_single_bit(victims)) {
        c.ask(Decision::sword_victim, swords.most);
        return legal_resolve(c.query(), f, out);
      }
      f.step = resolve_flutes;
      if (victims != 0) return fight(c, swords.most, static_cast<Seat>(std::countr_zero(victims)), position);
      [[fallthrough]];
    }
    case resolve_flutes: {
      const Contest flutes = contest(c.query(), position, flute);
      const unsigned victims = flute_victims(c.query(), flutes);
      if (victims != 0 && !std::has_single_bit(victims)) {
        c.ask(Decision::flute_victim, flutes.most);
        return legal_resolve(c.query(), f, out);
      }
      if (victims != 0) pipe(c, flutes.most, static_cast<Seat>(std::countr_zero(victims)), position);
      f.step = resolve_premium;
      [[fallthrough]];
    }
    case resolve_premium:
      f.premium = c.query().premium(position);
      f.step = resolve_actions;
      if (f.premium != no_seat)
        c.emit({.type = EventType::premium,
                .clause = cart_clause(c.rules.players == 2 ? 57 : 55),
                .seat = f.premium,
                .position = at});
      if (s.final_round()) {  // CART-75
        if (f.premium != no_seat) c.advance(f.premium, cls, 1, cart_clause(75));
        f.step = resolve_discard;
        return;
      }
      [[fallthrough]];
    case resolve_actions:
      for (;; ++f.acted) {
        const Seat seat = actor(s, position, f.premium, f.acted);
        if (seat == no_seat) break;
        if (could_act(c.query(), seat, position, seat == f.premium)) {
          c.ask(Decision::action, seat);
          return legal_resolve(c.query(), f, out);
        }
        if (seat == f.premium || c.query().building_at(position) != Building::guard_tower)
          c.emit({.type = EventType::action_void,
                  .clause = cart_clause(60),
                  .seat = seat,
                  .position = at,
                  .card = s.row[position]});
      }
      f.step = resolve_discard;
      [[fallthrough]];
    default: clear_table(c, position); c.pop();
  }
}

template <class C>
void choose_resolve(C& c, ResolveFrame& f, Action action) {
  const unsigned position = f.position;
  c.barrier = true;
  switch (f.step) {
    case resolve_swords: f.step = resolve_flutes; return fight(c, c.s.decider, action.a, position);
    case resolve_flutes: f.step = resolve_premium; return pipe(c, c.s.decider, action.a, position);
    default: {
      const Seat seat = actor(c.s, position, f.premium, f.acted++);
      const bool performs = action.kind == Choice::perform;
      c.emit({.type = performs ? EventType::performed : EventType::declined,
              .clause = cart_clause(58),
              .seat = seat,
              .position = static_cast<std::uint8_t>(position),
              .card = c.s.row[position]});
      if (performs) act(c, seat, position, seat == f.premium);
    }
  }
}

}  // namespace rattus::cartus::flow
