#pragma once
// The class cards that the program has, in the order of their numbers.
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/islamic.hpp"

namespace rattus::board {

using AllCards = CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Caravanner, Sultan>;

}  // namespace rattus::board
