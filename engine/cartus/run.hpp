#pragma once
// What each frame of Cartus does, for the machine that runs them (engine/core/machine.hpp).
#include <cassert>

#include "engine/cartus/flow/game.hpp"

namespace rattus::cartus {

/// Runs the frame on top. If it asks something, the legal options are left in `out`.
template <class C>
void run_frame(C& c, Frame& f, ActionList& out) {
  switch (f.kind) {
    case FrameKind::game: return flow::run_game(c, f.as<frames::Game>(), out);
    case FrameKind::supply: return flow::run_supply(c, f.as<frames::Supply>());
    case FrameKind::look: return flow::run_look(c, f.as<frames::Look>(), out);
    case FrameKind::turn: return flow::run_turn(c, f.as<frames::Turn>(), out);
    case FrameKind::give: return flow::run_give(c, f.as<frames::Give>(), out);
    case FrameKind::resolve: return flow::run_resolve(c, f.as<frames::Resolve>(), out);
    case FrameKind::hospital: return flow::run_hospital(c, f.as<frames::Hospital>(), out);
    case FrameKind::tower: return flow::run_tower(c, f.as<frames::Tower>());
    default: assert(!"this frame does nothing");
  }
}

template <class C>
void choose_frame(C& c, Frame& f, Action action, ActionList&) {
  switch (f.kind) {
    case FrameKind::game: return flow::choose_game(c, f.as<frames::Game>(), action);
    case FrameKind::look: c.barrier = true; return flow::take_look(c, f.as<frames::Look>(), action.a);
    case FrameKind::turn: return flow::choose_turn(c, f.as<frames::Turn>(), action);
    case FrameKind::give: return flow::choose_give(c, f.as<frames::Give>(), action);
    case FrameKind::resolve: return flow::choose_resolve(c, f.as<frames::Resolve>(), action);
    case FrameKind::hospital: return flow::choose_hospital(c, f.as<frames::Hospital>(), action);
    default: assert(!"this frame asks nothing");
  }
}

/// CART-4: what has one answer is answered where it is asked, for not everybody may hear of it.
template <class C>
bool goes_by_itself(C&, const ActionList&) {
  return false;
}

}  // namespace rattus::cartus
