#include "engine/board/flow/final.hpp"

namespace rattus::board::flow {

template <class Parts>
FinalPlague final_plague_cards(const QueryOn<Parts>& q, Seat seat) {
  FinalPlague result;
  for (const unsigned slot : Mask{q.ready(seat) & q.template answering<question::FinalPlague>()}) {
    const FinalReach reach = q.final_reach(static_cast<Slot>(slot), seat);
    if (reach.steps == 0) continue;
    result.slots |= 1U << slot;
    result.steps = std::max(result.steps, reach.steps);
    result.ravaging |= reach.ravages;
  }
  return result;
}

template <class Parts>
Mask final_plague_regions(const QueryOn<Parts>& q, Seat seat) {
  const FinalPlague cards = final_plague_cards(q, seat);
  return cards.steps == 0 ? Mask{} : q.plague_may_enter(q.within(q.s.plague, cards.steps));
}

template <class Parts>
bool final_turn_open(const QueryOn<Parts>& q, Seat seat) {
  if (q.usable(seat).any() || final_plague_regions(q, seat).any()) return true;
  ActionList offers;
  add_offers(q, seat, offers);
  return !offers.empty();
}

template <class Parts>
void legal_final_turn(const QueryOn<Parts>& q, const FinalTurnFrame& f, ActionList& out) {
  out.add(Choice::use, q.cards_of(q.usable(f.seat), f.seat));
  if (final_plague_regions(q, f.seat).any()) out.push_back({Choice::final_plague});
  add_offers(q, f.seat, out);
  out.push_back({Choice::done});
}

template <class Parts>
void legal_final_plague(const QueryOn<Parts>& q, const FinalPlagueFrame& f, ActionList& out) {
  if (f.step == fp_region) {
    out.add(Choice::region, final_plague_regions(q, f.seat));
  } else {
    out.push_back({Choice::ravage});
    out.push_back({Choice::rest});
  }
}

template FinalPlague final_plague_cards(const QueryOn<AnyParts>& q, Seat seat);
template void legal_final_turn(const QueryOn<AnyParts>& q, const FinalTurnFrame& f, ActionList& out);
template void legal_final_plague(const QueryOn<AnyParts>& q, const FinalPlagueFrame& f, ActionList& out);
template bool final_turn_open(const QueryOn<AnyParts>& q, Seat seat);
template FinalPlague final_plague_cards(const QueryOn<FirstSixParts>& q, Seat seat);
template void legal_final_turn(const QueryOn<FirstSixParts>& q, const FinalTurnFrame& f, ActionList& out);
template void legal_final_plague(const QueryOn<FirstSixParts>& q, const FinalPlagueFrame& f, ActionList& out);
template bool final_turn_open(const QueryOn<FirstSixParts>& q, Seat seat);
template FinalPlague final_plague_cards(const QueryOn<BaseGameParts>& q, Seat seat);
template void legal_final_turn(const QueryOn<BaseGameParts>& q, const FinalTurnFrame& f, ActionList& out);
template void legal_final_plague(const QueryOn<BaseGameParts>& q, const FinalPlagueFrame& f, ActionList& out);
template bool final_turn_open(const QueryOn<BaseGameParts>& q, Seat seat);

}  // namespace rattus::board::flow
