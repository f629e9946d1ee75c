#pragma once
// The board game as tests play it: with all the program's cards.
#include "engine/board/cards/all.hpp"
#include "engine/board/run.hpp"

namespace rattus::board::test {

using TestCards = AllCards;
using TestGame = Machine<TestCards>;

}  // namespace rattus::board::test
