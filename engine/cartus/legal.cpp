#include "engine/cartus/game.hpp"

namespace rattus::cartus {

void legal(const Rules& rules, const State& s, ActionList& out) {
  out.clear();
  if (s.asked == Decision::none) return;
  const Query q{rules, s};
  const Frame& f = s.top();
  switch (f.kind) {
    case FrameKind::game: return flow::legal_game(q, out);
    case FrameKind::look: return flow::legal_look(q, f.as<frames::Look>(), out);
    case FrameKind::turn: return flow::legal_turn(q, f.as<frames::Turn>(), out);
    case FrameKind::give: return flow::legal_give(q, f.as<frames::Give>(), out);
    case FrameKind::resolve: return flow::legal_resolve(q, f.as<frames::Resolve>(), out);
    case FrameKind::hospital: return flow::legal_hospital(q, f.as<frames::Hospital>(), out);
    default: return;
  }
}

}  // namespace rattus::cartus
