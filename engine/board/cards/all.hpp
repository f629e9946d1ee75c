#pragma once
// The list of all class cards (in the order of their numbers, from 1) and modules (in the order in which they act).
// Used where the rules of the whole board game are compiled; no card may include it.
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/bourgeoisie.hpp"
#include "engine/board/cards/chivalry.hpp"
#include "engine/board/cards/church.hpp"
#include "engine/board/cards/guild_master.hpp"
#include "engine/board/cards/inn_keeper.hpp"
#include "engine/board/cards/islamic.hpp"
#include "engine/board/cards/jester.hpp"
#include "engine/board/cards/magic.hpp"
#include "engine/board/cards/mayor.hpp"
#include "engine/board/cards/mercatus/bourgeoisie.hpp"
#include "engine/board/cards/mercatus/chivalry.hpp"
#include "engine/board/cards/mercatus/church.hpp"
#include "engine/board/cards/mercatus/magic.hpp"
#include "engine/board/cards/mercatus/peasantry.hpp"
#include "engine/board/cards/mercatus/royalty.hpp"
#include "engine/board/cards/monk.hpp"
#include "engine/board/cards/peasantry.hpp"
#include "engine/board/cards/region_cards/islamic.hpp"
#include "engine/board/cards/royalty.hpp"
#include "engine/board/cards/universities/academics.hpp"
#include "engine/board/cards/witch.hpp"
#include "engine/board/modules/guilds/guilds.hpp"
#include "engine/board/modules/inns/inns.hpp"
#include "engine/board/modules/mercatus/mercatus.hpp"
#include "engine/board/modules/region_cards/region_cards.hpp"
#include "engine/board/modules/universities/universities.hpp"
#include "engine/board/modules/upgrades/upgrades.hpp"
#include "engine/board/parts/card_checks.hpp"

namespace rattus::board {

using AllCards =
    CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Baker, Serf, Nun, Bishop, Courier, Mayor, Wizard, PiedPiper,
              Emperor, Queen, Soldier, Crusader, Astronomer, Explorer, Caravanner, Sultan, Student, Professor,
              RoyalLibrarian, Inquisitor, Philosopher, Alchemist, GuildMaster, InnKeeper, Boccaccio, Judge, Jester,
              Landowner, Brewer, HanseaticTrader, Swindler, Pope, Deacon, Raider, Assassin, GraveRobber, Shaman,
              Stadtholder, Treasurer, Mercatus, RegionCards, Universities, Upgrades, Guilds, Inns>;
static_assert(mercatus_comes_first(AllCards{}) && region_cards_come_first(AllCards{}));
static_assert(card_memory(AllCards{}) <= card_memory_size, "any class cards that can meet have room in a state");
static_assert(module_memory(AllCards{}) + 64 <= module_memory_size,
              "all modules together have room in a state, and leave room for one more (state.hpp)");

}  // namespace rattus::board
