#pragma once
// Moments of the frame (BASE-141): runs what cards do at a named moment, one after another, each of which may ask.
#include "engine/board/card.hpp"
#include "engine/board/context.hpp"

namespace rattus::board::flow {

/// Moments at which only the active player's cards act, as long as somebody is active.
constexpr bool active_only(Moment m) {
  switch (m) {
    case Moment::increased:
    case Moment::action_end:
    case Moment::plague_moved:
    case Moment::spread_done:
    case Moment::before_reveal:
    case Moment::all_revealed:
    case Moment::resolved:
    case Moment::plague_done:
    case Moment::final_plague: return true;
    default: return false;
  }
}

/// Opens a moment. `subject` is the region or slot it is about. Returns false if no card acts, true if a frame
/// was pushed that has to run first.
template <Moment M, class C>
bool moment(C& c, std::uint8_t subject = no_region) {
  unsigned slots = c.rules.acting[static_cast<std::size_t>(M)];
  if (slots == 0) return false;
  if (active_only(M) && c.s.active != no_seat) slots &= c.s.held[c.s.active];
  if (slots == 0) return false;
  c.push(FrameKind::moment, c.first_in_order(), 0, subject).step = static_cast<std::uint8_t>(M);
  return true;
}

inline std::uint8_t held_by_anybody(const State& s) {
  unsigned slots = 0;
  for (const std::uint8_t held : s.held) slots |= held;
  return static_cast<std::uint8_t>(slots);
}

/// Runs the cards that act at the frame's moment: by players in order (R8), of one player by card number, at last
/// cards that nobody holds. a: seats passed, b: subject, c: slots of this seat passed.
template <class C>
void run_moment(C& c, Frame& f) {
  const auto m = static_cast<std::size_t>(f.step);
  const unsigned n = c.rules.players;
  const bool only_active = active_only(static_cast<Moment>(m)) && c.s.active != no_seat;
  const std::uint8_t depth = c.s.depth;
  for (; f.a <= n; ++f.a, f.c = 0) {
    if (only_active && f.a > 0) break;
    const unsigned place = f.seat + unsigned{f.a};
    const auto seat = f.a == n ? no_seat : static_cast<Seat>(place < n ? place : place - n);
    const unsigned held = seat == no_seat ? ~unsigned{held_by_anybody(c.s)} : unsigned{c.s.held[seat]};
    for (const unsigned slot : Mask{c.rules.acting[m] & held & (~0U << f.c)}) {
      f.c = static_cast<std::uint8_t>(slot + 1);
      card_code<C>[c.rules.catalogue[slot]].act[m](c, static_cast<Slot>(slot), seat, f.b);
      if (c.s.depth != depth) return;  // the card asks something; go on afterwards
    }
  }
  c.pop();
}

}  // namespace rattus::board::flow
