#pragma once
// The board game with the program's cards and those that only tests know, in the order of their numbers.
#include "engine/board/cards/all.hpp"
#include "engine/board/run.hpp"
#include "tests/engine/test_modules.hpp"

namespace rattus::board::test {

/// A card that does nothing, for set-ups that merely name it (29).
struct GuildMaster {
  static constexpr std::uint8_t number = 29;
};

using TestCards =
    CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Baker, Serf, Nun, Bishop, Courier, Mayor, Wizard, PiedPiper,
              Emperor, Queen, Soldier, Crusader, Astronomer, Explorer, Caravanner, Sultan, Student, Professor,
              RoyalLibrarian, Inquisitor, Philosopher, Alchemist, GuildMaster, Boccaccio, Judge, Jester, Landowner,
              Brewer, HanseaticTrader, Swindler, Pope, Deacon, Raider, Assassin, GraveRobber, Shaman, Stadtholder,
              Treasurer, Mercatus, RegionCards, Universities, Upgrades, Guilds>;
static_assert(mercatus_comes_first(TestCards{}) && region_cards_come_first(TestCards{}));
using TestGame = Machine<TestCards>;

}  // namespace rattus::board::test
