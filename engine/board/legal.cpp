#include "engine/board/legal.hpp"

#include "engine/board/flow/game.hpp"
#include "engine/board/flow/picks.hpp"

namespace rattus::board {

void legal(const Rules& rules, const State& s, ActionList& out) {
  out.clear();
  if (s.depth == 0) return;
  const Query q{rules, s};
  const Frame& f = s.top();
  switch (f.kind) {
    case FrameKind::game: return flow::legal_game(q, out);
    case FrameKind::turn: return flow::legal_turn(q, f.as<frames::Turn>(), out);
    case FrameKind::increase: return flow::legal_increase(q, f.as<frames::Increase>(), out);
    case FrameKind::card: return rules.cards[f.as<frames::Card>().slot]->legal(q, f, out);
    case FrameKind::ravage: return flow::legal_ravage(q, out);
    case FrameKind::pick_token: return flow::legal_pick_token(q, f.as<frames::PickToken>(), out);
    case FrameKind::pick_citizen: return flow::legal_pick_citizen(q, f.as<frames::PickCitizen>(), out);
    case FrameKind::losses: return flow::legal_losses(q, f.as<frames::Losses>(), out);
    case FrameKind::final_turn: return flow::legal_final_turn(q, f.as<frames::FinalTurn>(), out);
    case FrameKind::final_plague: return flow::legal_final_plague(q, f.as<frames::FinalPlague>(), out);
    default: return;
  }
}

}  // namespace rattus::board
