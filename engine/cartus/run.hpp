#pragma once
// The machine that runs the frames of Cartus until a player has to decide.
#include <cassert>
#include <variant>

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
void choose_frame(C& c, Frame& f, Action action) {
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

/// Runs until a player has to decide or the game is over; `options` then holds the legal options.
template <class C>
void run(C& c, ActionList& options) {
  State& s = c.s;
  while (s.asked == Decision::none) {
    options.clear();
    if (s.depth == 0) {
      s.decider = no_seat;
      return;
    }
    run_frame(c, s.top(), options);
  }
  assert(!options.empty());
}

}  // namespace rattus::cartus
