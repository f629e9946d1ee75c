#include "engine/board/flow/turn.hpp"

namespace rattus::board::flow {
namespace {

void legal_actions(const Query& q, Seat seat, ActionList& out) {
  const State& s = q.s;
  if (!s.card_taken) {
    const Mask others = Mask::first(q.rules.slots) & ~Mask{s.held[seat]};
    for (const unsigned slot : others)
      if (!q.rules.asks(Question::taking_barred) || q.may_take(static_cast<Slot>(slot)))
        out.push_back({Choice::take, static_cast<std::uint8_t>(slot)});
  }
  if (q.may_increase(seat)) out.push_back({Choice::increase});
  for (const unsigned slot : Mask{q.ready(seat) & ~unsigned{s.used_mark} & q.rules.action_slots})
    if (q.rules.cards[slot]->offered(q, static_cast<Slot>(slot), seat))
      out.push_back({Choice::use, static_cast<std::uint8_t>(slot)});
  out.push_back({Choice::end_actions});
}

}  // namespace

void legal_turn(const Query& q, const Frame& f, ActionList& out) {
  if (f.step == turn_action) return legal_actions(q, f.seat, out);
  const bool moving = f.step == turn_move;
  const Mask regions = moving ? q.plague_may_enter(q.within(q.s.plague, q.plague_reach(f.seat)))
                              : q.neighbours(q.s.plague) & q.token_may_enter();
  for (const unsigned region : regions) out.push_back({Choice::region, static_cast<std::uint8_t>(region)});
  if (!moving && f.a == 0) out.push_back({Choice::none});  // CARD-171: the extra token may be left out
}

void legal_increase(const Query& q, const Frame& f, ActionList& out) {
  if (f.step == increase_region) {
    for (const unsigned region : q.increase_regions(f.b)) out.push_back({Choice::region, static_cast<std::uint8_t>(region)});
    return;
  }
  for (const unsigned slot : Mask{unsigned{f.b} & ~unsigned{f.c}}) out.push_back({Choice::extra, static_cast<std::uint8_t>(slot)});
  if (f.d > 0) out.push_back({Choice::finish});  // a region without tokens: at least one extra (BASE-29)
}

}  // namespace rattus::board::flow
