#pragma once
// Phases B and C: supplies, looks at the nun row, entering buildings and playing cards (CART-33 to -42).
#include "engine/cartus/flow/give.hpp"

namespace rattus::cartus::flow {

// --- supply ---

template <class C>
void run_supply(C& c, SupplyFrame& f) {
  const Supply& supply = c.rules.supply(c.s.row[f.position]);
  const Seat seat = f.seat;
  c.pop();
  c.draw(seat, supply.draw, cart_clause(34));
  c.discard_rats(seat, supply.discard_rats, cart_clause(34));
  if (supply.look > 0) c.push(seat, frames::Look{.left = std::min<std::uint8_t>(supply.look, nun_row_size)});
}

// --- look ---

inline void legal_look(const Query&, const LookFrame& f, ActionList& out) {
  out.set(Choice::nun, ~std::uint64_t{f.named} & 0x1f);
}

template <class C>
void take_look(C& c, LookFrame& f, unsigned position) {
  f.named |= static_cast<std::uint8_t>(1U << position);
  --f.left;
  c.look(f.seat, position, cart_clause(f.tent ? 71 : 26));
}

template <class C>
void run_look(C& c, LookFrame& f, ActionList& out) {
  legal_look(c.query(), f, out);
  if (f.left == 0 || out.empty()) {
    out.clear();
    return c.pop();
  }
  if (out.size() > 1) return c.ask(Decision::look, f.seat);
  unasked(c, f.seat, Decision::look, out[0], true);
  take_look(c, f, out[0].a);
}

// --- turn: phase C. step 0: enters or passes, 1: plays cards. ---

inline void legal_turn(const Query& q, const TurnFrame& f, ActionList& out) {
  const Counts& hand = q.s.hand[f.seat];
  if (f.step == 0)
    out.set(Choice::position, (1U << q.rules.row_size) - 1, hand[pass] > 0 ? Choice::pass : Choice::none);
  else
    out.set(Choice::card, kinds_in(hand) & playable_bits, Choice::done);
}

template <class C>
void leave_line(C& c, Seat again) {
  auto& line = c.s.line;
  std::rotate(line.begin(), line.begin() + 1, line.end());
  line.back() = no_seat;
  *std::find(line.begin(), line.end(), no_seat) = again;
}

template <class C>
void end_turn(C& c, const TurnFrame& f) {
  State& s = c.s;
  const Seat seat = f.seat;
  const auto position = static_cast<std::uint8_t>(c.query().position_of(seat));
  const unsigned count = c.take_picked(seat, [&](Kind kind, unsigned n) {
    s.played[seat][kind] = static_cast<std::uint8_t>(n);
    c.emit({.type = EventType::kind_played,
            .clause = cart_clause(41),
            .to = only(seat),
            .seat = seat,
            .kind = kind,
            .count = static_cast<std::uint8_t>(n)});
  });
  s.face_down[seat] = static_cast<std::uint8_t>(count);
  c.barrier = true;
  c.emit({.type = EventType::cards_played,
          .clause = cart_clause(42),
          .seat = seat,
          .position = position,
          .count = static_cast<std::uint8_t>(count)});
  leave_line(c, no_seat);
  c.pop();
}

template <class C>
void run_turn(C& c, TurnFrame& f, ActionList& out) {
  legal_turn(c.query(), f, out);
  if (f.step == 0) return c.ask(Decision::enter, f.seat);
  if (f.picked > 0 || out.size() > 1) return c.ask(Decision::play_card, f.seat);
  out.clear();
  unasked(c, f.seat, Decision::play_card, {Choice::done}, c.s.hand_size[f.seat] == 0);
  end_turn(c, f);
}

template <class C>
void choose_turn(C& c, TurnFrame& f, Action action) {
  State& s = c.s;
  const Seat seat = f.seat;
  switch (action.kind) {
    case Choice::pass:  // CART-39
      --s.hand[seat][pass];
      --s.hand_size[seat];
      c.put_back(pass, 1);
      c.barrier = true;
      c.emit({.type = EventType::passed, .clause = cart_clause(39), .seat = seat});
      leave_line(c, seat);
      return c.pop();
    case Choice::position: {
      auto& count = s.entrant_count[action.a];
      s.entrants[action.a][count++] = seat;
      if (s.first_in == no_seat) s.first_in = seat;
      f.step = 1;
      return c.emit({.type = EventType::entered,
                     .clause = cart_clause(40),
                     .seat = seat,
                     .position = action.a,
                     .card = s.row[action.a],
                     .count = count});
    }
    case Choice::card:
      c.pick(seat, action.a);
      ++f.picked;
      return;
    default: return end_turn(c, f);
  }
}

}  // namespace rattus::cartus::flow
