#pragma once
// What each frame of Cartus does, for the machine that runs them (engine/core/machine.hpp).
#include <cassert>

#include "engine/cartus/flow/game.hpp"

namespace rattus::cartus {

/// Runs the frame on top. If it asks something, the legal options are left in `out`.
template <class C>
void run_frame(C& c, Frame& f, ActionList& out) {
  switch (f.kind) {
    case FrameKind::game: return flow::run_game(c, f, out);
    case FrameKind::supply: return flow::run_supply(c, f);
    case FrameKind::look: return flow::run_look(c, f, out);
    case FrameKind::turn: return flow::run_turn(c, f, out);
    case FrameKind::give: return flow::run_give(c, f, out);
    case FrameKind::resolve: return flow::run_resolve(c, f, out);
    case FrameKind::hospital: return flow::run_hospital(c, f, out);
    case FrameKind::tower: return flow::run_tower(c, f);
    default: assert(!"this frame does nothing");
  }
}

template <class C>
void choose_frame(C& c, Frame& f, Action action, ActionList&) {
  switch (f.kind) {
    case FrameKind::game: return flow::choose_game(c, f, action);
    case FrameKind::look: c.barrier = true; return flow::take_look(c, f, action.a);
    case FrameKind::turn: return flow::choose_turn(c, f, action);
    case FrameKind::give: return flow::choose_give(c, f, action);
    case FrameKind::resolve: return flow::choose_resolve(c, f, action);
    case FrameKind::hospital: return flow::choose_hospital(c, f, action);
    default: assert(!"this frame asks nothing");
  }
}

/// CART-4: what has one answer is answered where it is asked, for not everybody may hear of it.
template <class C>
bool goes_by_itself(C&, const ActionList&) {
  return false;
}

}  // namespace rattus::cartus
