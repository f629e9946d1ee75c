#pragma once
// Class cards that only tests know, as far as the base game's worked cases need them. M7 and M8 bear 40 and 41.
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/mercatus/mercatus.hpp"
#include "tests/engine/test_modules.hpp"

namespace rattus::board::test {

/// A card that does nothing, for set-ups that merely name it (29).
struct GuildMaster {
  static constexpr std::uint8_t number = 29;
};

/// M7: another chivalry card with reach.
struct Raider {
  static constexpr std::uint8_t number = 40;
  static int answer(question::PlagueReach, const Query& q, Slot) { return q.rules.chivalry_reach; }
  static FinalReach answer(question::FinalPlague, const Query& q, Slot) { return {.steps = q.rules.chivalry_reach}; }
};

/// M8: a coin for each token that killed others.
struct Assassin {
  static constexpr std::uint8_t number = 41;
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    if (!works_for_active(c.query(), slot, holder) || killed_of_others(c.s.token_kills, c.query(), holder) == 0) return;
    receive(c, holder, 1, merc_clause(89));
  }
};

}  // namespace rattus::board::test
