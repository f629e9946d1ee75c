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
    case Moment::final_plague:
      return true;
    default:
      return false;
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

/// Runs the cards that act at the frame's moment: by players in order (R8), of one player by card number, at last
/// cards that nobody holds. a: how many places have been passed, b: subject.
template <class C>
void run_moment(C& c, Frame& f) {
  const auto m = static_cast<std::size_t>(f.step);
  const Mask slots{c.rules.acting[m]};
  const unsigned places = (c.rules.players + 1U) * max_slots;
  const std::uint8_t depth = c.s.depth;
  while (f.a < places) {
    const unsigned offset = f.a / max_slots;
    const auto slot = static_cast<Slot>(f.a % max_slots);
    ++f.a;
    if (!slots.has(slot)) continue;
    const bool nobodys = offset == c.rules.players;
    const auto seat = nobodys ? no_seat : static_cast<Seat>((f.seat + offset) % c.rules.players);
    if (c.query().holder(slot) != seat) continue;
    if (active_only(static_cast<Moment>(m)) && c.s.active != no_seat && seat != c.s.active) continue;
    card_code<C>[c.rules.catalogue[slot]].act[m](c, slot, seat, f.b);
    if (c.s.depth != depth) return;  // the card asks something; go on afterwards
  }
  c.pop();
}

}  // namespace rattus::board::flow
