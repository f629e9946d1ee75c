#include "engine/board/game_definition.hpp"
#include "engine/board/scripted.hpp"

namespace rattus::board {

template State BoardGame::start(const Rules&, Rng, SeededChance&, Listener&, ActionList&);
template bool BoardGame::apply(const Rules&, State&, Action, SeededChance&, Listener&, ActionList&);
template void BoardGame::resume(const Rules&, State&, SeededChance&, Listener&, ActionList&);
template State BoardGame::start(const Rules&, Rng, ScriptedChance&, Listener&, ActionList&);
template bool BoardGame::apply(const Rules&, State&, Action, ScriptedChance&, Listener&, ActionList&);
template void BoardGame::resume(const Rules&, State&, ScriptedChance&, Listener&, ActionList&);

}  // namespace rattus::board
