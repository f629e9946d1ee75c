#include "engine/board/flow/final.hpp"

namespace rattus::board::flow {

FinalPlague final_plague_cards(const Query& q, Seat seat) {
  FinalPlague result;
  for (const unsigned slot : Mask{q.ready(seat) & q.answering<question::FinalPlague>()}) {
    const FinalReach reach = q.final_reach(static_cast<Slot>(slot), seat);
    if (reach.steps == 0) continue;
    result.slots |= 1U << slot;
    result.steps = std::max(result.steps, reach.steps);
    result.ravaging |= reach.ravages;
  }
  return result;
}

Mask final_plague_regions(const Query& q, Seat seat) {
  const FinalPlague cards = final_plague_cards(q, seat);
  return cards.steps == 0 ? Mask{} : q.plague_may_enter(q.within(q.s.plague, cards.steps));
}

bool final_turn_open(const Query& q, Seat seat) {
  if (q.usable(seat).any() || final_plague_regions(q, seat).any()) return true;
  ActionList offers;
  add_offers(q, seat, offers);
  return !offers.empty();
}

void legal_final_turn(const Query& q, const FinalTurnFrame& f, ActionList& out) {
  out.add(Choice::use, q.cards_of(q.usable(f.seat), f.seat));
  add_offers(q, f.seat, out);
  if (final_plague_regions(q, f.seat).any()) out.push_back({Choice::final_plague});
  out.push_back({Choice::done});
}

void legal_final_plague(const Query& q, const FinalPlagueFrame& f, ActionList& out) {
  if (f.step == fp_region) {
    out.add(Choice::region, final_plague_regions(q, f.seat));
  } else {
    out.push_back({Choice::ravage});
    out.push_back({Choice::rest});
  }
}

}  // namespace rattus::board::flow
