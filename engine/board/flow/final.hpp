#pragma once
// The final round (BASE-83 to -87): final turns, and the final plague step that plague-piece cards share. Nothing in
// it tests for an end (BASE-85), and L, who has no final turn, is asked only where he is affected (BASE-86).
#include "engine/board/flow/ravage.hpp"
#include "engine/board/flow/turn.hpp"

namespace rattus::board::flow {

// --- final turn ---

enum FinalTurnStep : std::uint8_t { final_begin, final_act, final_end, final_over };
/// What others have heard of it: states are hashed, and a turn that begins with a question is the first.
enum FinalTurnBegun : std::uint8_t { final_untold, final_asked, final_told };

/// The slots of the seat that move the plague piece in a final turn, and how far the farthest does.
struct FinalPlague {
  unsigned slots = 0;
  int steps = 0;
  bool ravaging = false;  ///< one of them ravages
};
template <class Parts>
FinalPlague final_plague_cards(const QueryOn<Parts>& q, Seat seat);
/// Regions where a final plague step may end (BASE-87).
template <class Parts>
Mask final_plague_regions(const QueryOn<Parts>& q, Seat seat);
template <class Parts>
void legal_final_turn(const QueryOn<Parts>& q, const FinalTurnFrame& f, ActionList& out);
template <class Parts>
void legal_final_plague(const QueryOn<Parts>& q, const FinalPlagueFrame& f, ActionList& out);
/// True if the seat can do anything but "done" now.
template <class Parts>
bool final_turn_open(const QueryOn<Parts>& q, Seat seat);

template <class C>
void tell_final_turn(C& c, FinalTurnFrame& f, FinalTurnBegun begun) {
  if (f.begun == final_untold)
    c.emit({.type = EventType::final_turn_started, .clause = base_clause(84), .seat = f.seat});
  f.begun = begun;
}

template <class C>
[[gnu::noinline]] void run_final_turn(C& c, FinalTurnFrame& f, ActionList& out) {
  State& s = c.s;
  switch (f.step) {
    case final_begin:
      clear_turn_marks(c, f.seat);
      s.phase = Phase::final_turns;
      f.step = final_act;
      // Nothing else happens at its start that is told: without it, the turn is told of when there is something to do.
      if (const auto loan = c.query().loan(); loan.any() && (s.held[f.seat] >> loan.borrower & 1) != 0)
        tell_final_turn(c, f, final_told);
      if (moment<Moment::final_turn_start>(c)) return;
      [[fallthrough]];
    case final_act:
      if (final_turn_open(c.query(), f.seat)) {
        tell_final_turn(c, f, final_asked);
        c.ask(Decision::final, f.seat);
        return legal_final_turn(c.query(), f, out);
      }
      if (f.begun != final_asked)
        c.emit({.type = EventType::final_turn_passed, .clause = base_clause(84), .seat = f.seat});
      f.step = final_end;
      [[fallthrough]];
    case final_end:
      s.phase = Phase::final_turns;
      f.step = final_over;
      if (moment<Moment::final_turn_end>(c)) return;
      [[fallthrough]];
    default:
      s.blocked &= static_cast<std::uint8_t>(~s.held[f.seat]);  // BASE-143
      c.pop();
  }
}

template <class C>
[[gnu::noinline]] void choose_final_turn(C& c, FinalTurnFrame& f, Action action) {
  if (action.kind == Choice::use) return use_card(c, f.seat, action.a, base_clause(84));
  if (action.kind == Choice::other) return take_up(c, f.seat, action);
  f.step = final_end;
  if (action.kind == Choice::final_plague) c.push(FrameKind::final_plague, f.seat);
}

// --- final plague step ---

enum FinalPlagueStep : std::uint8_t { fp_region, fp_arrived, fp_ravage, fp_done, fp_over };

template <class C>
[[gnu::noinline]] void run_final_plague(C& c, FinalPlagueFrame& f, ActionList& out) {
  State& s = c.s;
  switch (f.step) {
    case fp_region: c.ask(Decision::final_plague, f.seat); return legal_final_plague(c.query(), f, out);
    case fp_arrived: {  // CARD-21: who reaches the region?
      const auto q = c.query();
      bool choice = false, ravaging = false;
      for (const unsigned slot : Mask{final_plague_cards(q, f.seat).slots}) {
        const FinalReach reach = q.final_reach(static_cast<Slot>(slot), f.seat);
        ravaging |= reach.ravages;
        choice |= !reach.ravages && reach.steps >= f.distance;
      }
      const bool something = s.token_count[s.plague] > 0 && s.population(s.plague) > 0;
      if (!ravaging || !something) {
        f.step = ravaging ? fp_done : fp_over;
        return;
      }
      if (choice) {
        c.ask(Decision::final_ravage, f.seat);
        return legal_final_plague(q, f, out);
      }
      f.step = fp_ravage;
      [[fallthrough]];
    }
    case fp_ravage:
      f.step = fp_done;
      s.phase_kills = {};
      c.push(f.seat, frames::Ravage{.region = s.plague});
      return;
    case fp_done:
      f.step = fp_over;
      end_protection(c);
      if (moment<Moment::plague_done>(c, s.plague)) return;
      [[fallthrough]];
    default: c.pop();
  }
}

template <class C>
[[gnu::noinline]] void choose_final_plague(C& c, FinalPlagueFrame& f, Action action) {
  if (f.step == fp_region) {
    const auto q = c.query();
    while (f.distance < any_region && !q.within(c.s.plague, f.distance).has(action.a)) ++f.distance;
    c.move_plague(f.seat, action.a, base_clause(87));
    f.step = fp_arrived;
    moment<Moment::final_plague>(c, action.a);
  } else {
    f.step = action.kind == Choice::ravage ? fp_ravage : fp_over;
  }
}

}  // namespace rattus::board::flow
