#include "ai/step.hpp"

#include "engine/board/game.hpp"

namespace rattus::ai {

void step(const board::Rules& rules, board::State& s, board::Action action, board::ActionList& options) {
  board::PlayoutChance chance;
  board::NullSink sink;
  board::BoardGame::apply(rules, s, action, chance, sink, options);
}

}  // namespace rattus::ai
