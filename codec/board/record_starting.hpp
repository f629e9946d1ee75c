#pragma once
// Which starting token lay in which region when the game began (BASE-12), told from the events of the whole game.
#include "table/game.hpp"

namespace rattus::codec {

struct StartingToken {
  board::Region region;
  unsigned token;  ///< place in the token table
};

/// Of a game that is over, with its events from first to last; in the order in which their faces became public. Tokens
/// that nobody could tell apart while they moved are told apart in any way: they are interchangeable (BASE-102).
std::vector<StartingToken> starting_tokens(const board::Rules& rules, const std::vector<table::EventList>& events);

}  // namespace rattus::codec
