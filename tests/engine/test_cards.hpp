#pragma once
// The board game with the program's cards and those that only tests know, in the order of their numbers.
#include "engine/board/cards/all.hpp"
#include "engine/board/run.hpp"
#include "tests/engine/test_cards_mercatus.hpp"

namespace rattus::board::test {

using TestCards =
    CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Baker, Serf, Nun, Bishop, Courier, Mayor, Wizard, PiedPiper,
              Emperor, Queen, Soldier, Crusader, Caravanner, Sultan, Inquisitor, Philosopher, GuildMaster, Boccaccio,
              Judge, Jester, Raider, Assassin, Mercatus, RegionCards, Universities, Upgrades, Guilds>;
static_assert(mercatus_comes_first(TestCards{}));
using TestGame = Machine<TestCards>;

}  // namespace rattus::board::test
