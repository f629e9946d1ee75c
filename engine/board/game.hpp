#pragma once
// The board game as a small machine: set up, what is asked, what is legal, apply. The one entrance to the engine.
#include <variant>

#include "engine/board/cards/all.hpp"
#include "engine/board/run.hpp"
#include "engine/core/game.hpp"

namespace rattus::board {

/// The board game with the class cards that the program has.
using BoardGame = Machine<AllCards>;
static_assert(Game<BoardGame>);

}  // namespace rattus::board

template <>
struct rattus::MachineOf<rattus::board::Kit> {
  using type = rattus::board::BoardGame;
};
