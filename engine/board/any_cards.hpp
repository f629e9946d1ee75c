#pragma once
// What of the board game's machine is the same for every list of card types: it goes by what the rules know of them.
#include <string>

#include "engine/board/chance.hpp"
#include "engine/board/kit.hpp"
#include "engine/board/legal.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::board {

struct AnyCards : Kit {
  using SeededChance = board::SeededChance;
  static void legal(const Rules& rules, const State& s, ActionList& out) { board::legal(rules, s, out); }
  static std::string broken(const Rules& rules, const State& s) { return what_is_broken(rules, s); }
  static State sample(const View& view, Rng& rng) { return board::sample(view, rng); }
  static Outcome result(const Rules& rules, const State& s) { return outcome({rules, s}); }
};

}  // namespace rattus::board
