#include "engine/board/flow/turn.hpp"

namespace rattus::board::flow {
namespace {

void legal_actions(const Query& q, Seat seat, ActionList& out) {
  const State& s = q.s;
  if (!s.card_taken) {
    Mask others = Mask::first(q.rules.slots) & ~Mask{s.held[seat]};
    if (q.rules.asks(Question::taking_barred)) [[unlikely]]
      for (const unsigned slot : others)
        if (!q.may_take(static_cast<Slot>(slot))) others.remove(slot);
    out.add(Choice::take, others);
  }
  if (q.may_increase(seat)) out.push_back({Choice::increase});
  out.add(Choice::use, q.usable(seat));
  out.push_back({Choice::end_actions});
}

}  // namespace

void legal_turn(const Query& q, const Frame& f, ActionList& out) {
  if (f.step == turn_action) return legal_actions(q, f.seat, out);
  const bool moving = f.step == turn_move;
  out.add(Choice::region, moving ? plague_regions(q, f.seat) : spread_regions(q));
  if (!moving && f.a == 0) out.push_back({Choice::none});  // CARD-171: the extra token may be left out
}

void legal_increase(const Query& q, const Frame& f, ActionList& out) {
  if (f.step == increase_region) {
    out.add(Choice::region, q.increase_regions(f.b));
    return;
  }
  out.add(Choice::extra, Mask{unsigned{f.b} & ~unsigned{f.c}});
  if (f.d > 0) out.push_back({Choice::finish});  // a region without tokens: at least one extra (BASE-29)
}

}  // namespace rattus::board::flow
