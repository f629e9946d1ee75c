#pragma once
// The class cards that the program has, in the order of their numbers.
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/bourgeoisie.hpp"
#include "engine/board/cards/chivalry.hpp"
#include "engine/board/cards/church.hpp"
#include "engine/board/cards/islamic.hpp"
#include "engine/board/cards/jester.hpp"
#include "engine/board/cards/magic.hpp"
#include "engine/board/cards/mayor.hpp"
#include "engine/board/cards/peasantry.hpp"
#include "engine/board/cards/royalty.hpp"

namespace rattus::board {

using AllCards =
    CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Baker, Serf, Nun, Bishop, Courier, Mayor, Wizard, PiedPiper,
              Emperor, Queen, Soldier, Crusader, Caravanner, Sultan, Inquisitor, Philosopher, Boccaccio, Judge, Jester>;

}  // namespace rattus::board
