#pragma once
// Moments of the frame (BASE-141): runs what cards do at a named moment, one after another, each of which may ask.
#include "engine/board/context.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board::flow {

/// Moments at which of the class cards only the active player's act, as long as somebody is active.
constexpr bool active_only(Moment m) {
  switch (m) {
    case Moment::increased:
    case Moment::action_end:
    case Moment::plague_moved:
    case Moment::spread_done:
    case Moment::before_reveal:
    case Moment::reveal_mode:
    case Moment::all_revealed:
    case Moment::resolved:
    case Moment::plague_done:
    case Moment::final_plague: return true;
    default: return false;
  }
}

/// Slots whose abilities the seat has, working or not: of the cards it holds, and one that is borrowed (UPG-53) in
/// place of its own card.
template <class Parts>
Mask abilities(const QueryOn<Parts>& q, Seat seat) {
  Mask slots{q.s.held[seat]};
  if (const auto loan = q.loan(); loan.any() && slots.has(loan.borrower)) [[unlikely]]
    slots.add(loan.lender);
  return slots;
}

/// Opens a moment. `subject` is the region or slot it is about. Returns false if no card acts, true if a frame
/// was pushed that has to run first.
template <Moment M, class C>
bool moment(C& c, std::uint8_t subject = no_region) {
  if (!c.acts(M)) return false;
  PartSet parts = c.rules.acting[static_cast<std::size_t>(M)];
  if (active_only(M) && c.s.active != no_seat) parts &= abilities(c.query(), c.s.active) | modules;
  if (parts.none()) return false;
  c.push(c.first_in_order(), frames::Moment{.about = subject}).step = static_cast<std::uint8_t>(M);
  return true;
}

inline Mask held_by_anybody(const State& s) {
  Mask slots;
  for (const std::uint8_t held : s.held) slots |= Mask{held};
  return slots;
}

/// Runs the parts that act at the frame's moment: by players in order (R8), of one player by card number, then cards
/// that nobody holds, then modules.
template <class C>
void run_moment(C& c, MomentFrame& f) {
  const auto m = static_cast<std::size_t>(f.step);
  const unsigned n = c.rules.players;
  const bool only_active = active_only(static_cast<Moment>(m)) && c.s.active != no_seat;
  const std::uint8_t depth = c.s.depth;
  for (; f.seats_passed <= n; ++f.seats_passed, f.slots_passed = 0) {
    const bool players_passed = f.seats_passed == n;
    if (only_active && f.seats_passed > 0 && !players_passed) continue;
    const unsigned place = f.seat + unsigned{f.seats_passed};
    const auto seat = players_passed ? no_seat : static_cast<Seat>(place < n ? place : place - n);
    PartSet acting = players_passed ? ~held_by_anybody(c.s) : Mask{c.s.held[seat]};
    if (players_passed && only_active) acting = modules;
    acting &= c.rules.acting[m];
    const auto loan = c.query().loan();
    const bool borrows = loan.any() && !players_passed && (c.s.held[seat] >> loan.borrower & 1U) != 0;
    if (borrows) [[unlikely]] {  // it acts in its own place among the cards
      acting.remove(loan.lender);
      if (c.rules.acting[m].has(loan.lender)) acting.add(loan.borrower);
    }
    for (const unsigned card : acting & ~Mask::first(f.slots_passed)) {
      f.slots_passed = static_cast<std::uint8_t>(card + 1);
      const unsigned slot = borrows && card == loan.borrower ? loan.lender : card;
      card_code<C>[c.rules.catalogue[slot]].act[m](c, static_cast<Slot>(slot), seat, f.about);
      if (c.s.depth != depth) return;  // the card asks something; go on afterwards
    }
  }
  c.pop();
}

/// Runs what modules do at a moment at which nobody is asked.
template <Moment M, class C>
void at_once(C& c, Seat seat = no_seat, Region region = no_region) {
  if (!c.acts(M)) [[likely]]
    return;
  constexpr auto m = static_cast<std::size_t>(M);
  for (const unsigned slot : c.rules.acting[m])
    card_code<C>[c.rules.catalogue[slot]].act[m](c, static_cast<Slot>(slot), seat, region);
}

/// Takes an extra that a module gives; the citizen is still to be placed.
template <class C>
void take_module_extra(C& c, Seat seat, Action extra) {
  constexpr auto m = static_cast<std::size_t>(Moment::extra_taken);
  card_code<C>[c.rules.catalogue[extra.a]].act[m](c, extra.a, seat, extra.b);
}

/// A ravage is over: what protected class cards in it is gone, before anything else is done (REG-9).
template <class C>
void end_protection(C& c) {
  if (!C::Parts::modules || c.s.protected_slots == 0) [[likely]]
    return;
  c.s.protected_slots = 0;
  at_once<Moment::protection_ends>(c);
}

}  // namespace rattus::board::flow
