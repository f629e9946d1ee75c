#pragma once
// Many games between computer players, of any game.
#include <functional>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "codec/record/record.hpp"

namespace rattus::cli {

/// What is played.
struct Simulation {
  table::AnySetUp setup;
  Seed seed;
  std::vector<ai::Agent> agents;  ///< by seat
  std::size_t games = 100;
  unsigned threads = 1;
  std::string records;  ///< a folder for records; empty: none are written
  codec::Trace trace = codec::Trace::none;
  table::Stream stream = table::Stream::xoroshiro;
  std::vector<table::Share> shares;  ///< with chacha20, in each of the games
};

/// Told of each game when it is over, in any order, one at a time: f(index, game, decisions).
template <class Kit>
using GameSeen = std::function<void(std::size_t index, const table::GameOf<Kit>& game, unsigned decisions)>;

/// Plays all games and writes their records. Game `index` is a function of the simulation's seed and the index alone,
/// unless players' thinking is bounded by time. Throws Usage if a record cannot be written.
template <class Kit>
void play_all(const Simulation& simulation, const GameSeen<Kit>& seen);

/// Plays games and prints what came of them, as one JSON object or as a table.
void simulate(board::Kit, const Simulation& simulation, bool json);
void simulate(cartus::Kit, const Simulation& simulation, bool json);

}  // namespace rattus::cli
