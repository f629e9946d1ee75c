#pragma once
// Many games between computer players.
#include <map>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "codec/record.hpp"

namespace rattus::cli {

/// What is played.
struct Simulation {
  board::SetUp setup;
  Seed seed;
  std::vector<ai::Agent> agents;  ///< by seat
  std::size_t games = 100;
  unsigned threads = 1;
  std::string records;  ///< a folder for records; empty: none are written
  codec::Trace trace = codec::Trace::none;
};

struct GameOutcome {
  board::Seat winner = 0;
  unsigned decisions = 0;
  unsigned rounds = 0;
  board::EndReason reason = board::EndReason::none;
  unsigned winning_points = 0;
};

/// Game `index` of a simulation: a function of the simulation's seed and the index alone, unless players' thinking is
/// bounded by time. `choices` receives what was chosen.
GameOutcome play_one(const Simulation& simulation, std::size_t index, codec::Record& record);

/// All games, in their order; writes the records. Throws Usage if a record cannot be written.
std::vector<GameOutcome> play_all(const Simulation& simulation);

}  // namespace rattus::cli
