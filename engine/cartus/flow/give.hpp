#pragma once
// Choices of several cards: what a giver hands over (CART-52, -68) and what is discarded at the hospital (CART-66).
#include "engine/cartus/context.hpp"

namespace rattus::cartus::flow {

/// An answer taken without asking (CART-4). `known`: public facts force it, so all may hear of it.
template <class C>
void unasked(C& c, Seat seat, Decision decision, Action action, bool known) {
  c.emit({.type = EventType::forced,
          .clause = cart_clause(4),
          .to = known ? everybody : only(seat),
          .seat = seat,
          .decision = decision,
          .action = action});
}

// --- give ---

template <class C>
void hand_over(C& c, const GiveFrame& f) {
  const Clause clause = cart_clause(f.tower ? 68 : 52);
  const Seat from = f.seat, to = f.taker;
  State& s = c.s;
  const unsigned count = c.take_picked(from, [&](Kind kind, unsigned n) {
    s.hand[to][kind] = static_cast<std::uint8_t>(s.hand[to][kind] + n);
    const auto both = static_cast<std::uint8_t>(only(from) | only(to));
    c.emit({.type = EventType::kind_given,
            .clause = clause,
            .to = both,
            .seat = from,
            .other_seat = to,
            .kind = kind,
            .count = static_cast<std::uint8_t>(n)});
  });
  s.hand_size[to] = static_cast<std::uint8_t>(s.hand_size[to] + count);
  c.barrier = true;
  c.emit({.type = EventType::cards_given,
          .clause = clause,
          .seat = from,
          .other_seat = to,
          .count = static_cast<std::uint8_t>(count)});
}

inline void legal_give(const Query& q, const GiveFrame& f, ActionList& out) {
  out.set(Choice::card, kinds_in(q.s.hand[f.seat]));
}

template <class C>
void run_give(C& c, GiveFrame& f, ActionList& out) {
  State& s = c.s;
  const Decision decision = f.tower ? Decision::tower_give : Decision::sword_give;
  if (f.picked == 0 && f.owed >= s.hand_size[f.seat]) unasked(c, f.seat, decision, {}, true);
  while (f.picked < f.owed) {
    const std::uint64_t kinds = kinds_in(s.hand[f.seat]);
    const bool all = f.owed >= s.hand_size[f.seat], last = f.picked + 1 == f.owed;
    if (!all && (!std::has_single_bit(kinds) || (f.chose && last))) {
      c.ask(decision, f.seat);
      return legal_give(c.query(), f, out);
    }
    const auto kind = static_cast<Kind>(std::countr_zero(kinds));
    if (!all) unasked(c, f.seat, decision, {Choice::card, kind}, false);
    c.pick(f.seat, kind);
    ++f.picked;
  }
  const GiveFrame done = f;
  c.pop();
  hand_over(c, done);
}

template <class C>
void choose_give(C& c, GiveFrame& f, Action action) {
  c.pick(f.seat, action.a);
  ++f.picked;
  f.chose = 1;
}

// --- hospital ---

inline unsigned hospital_limit(const State& s, const HospitalFrame& f) {
  return std::min<unsigned>(f.most, s.rats[f.seat]);
}

inline void legal_hospital(const Query& q, const HospitalFrame& f, ActionList& out) {
  out.set(Choice::card, f.picked < hospital_limit(q.s, f) ? kinds_in(q.s.hand[f.seat]) : 0, Choice::stop);
}

template <class C>
void run_hospital(C& c, HospitalFrame& f, ActionList& out) {
  legal_hospital(c.query(), f, out);
  if (f.picked > 0 || out.size() > 1) return c.ask(Decision::hospital_card, f.seat);
  unasked(c, f.seat, Decision::hospital_card, {Choice::stop}, true);  // no rats left, or an empty hand
  c.pop();
}

template <class C>
void choose_hospital(C& c, HospitalFrame& f, Action action) {
  if (action.kind == Choice::card) {
    c.pick(f.seat, action.a);
    ++f.picked;
    return;
  }
  const Seat seat = f.seat;
  c.pop();
  c.barrier = true;
  const unsigned count = c.take_picked(seat, [&](Kind kind, unsigned n) {
    c.put_back(kind, n);
    c.emit({.type = EventType::kind_discarded,
            .clause = cart_clause(66),
            .seat = seat,
            .kind = kind,
            .count = static_cast<std::uint8_t>(n)});
  });
  c.discard_rats(seat, count, cart_clause(66));
}

}  // namespace rattus::cartus::flow
