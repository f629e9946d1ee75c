#pragma once
// rattus rate: computer players of one pool meet at tables of many kinds. What is played, and results as lines of a
// file.
#include <optional>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "ai/arena/rating.hpp"
#include "cli/research/table_kinds.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {

/// What is played.
struct RateRun {
  std::vector<ai::Agent> pool;
  std::vector<std::size_t> kinds;  ///< in table_kinds()
  Sizes sizes;                     ///< players, where a kind allows as many
  Seed seed;
};

/// A game that has been played: at a table of which kind, who by place in the pool, and how they came in.
struct Met {
  std::uint32_t game = 0;
  std::size_t kind = 0;
  std::vector<std::size_t> agents;
  std::vector<int> places;
};

/// All computer players that differ: random, greedy and search by level.
std::string all_agents();

/// Plays a game among players drawn from the pool, by seat in the order drawn. Its number, the seed and the run alone
/// decide it, if no thinking is bounded by time.
Met play_for_rating(const RateRun& run, std::uint32_t game);

codec::Json header_of(const RateRun& run);
codec::Json to_json(const Met& game, const RateRun& run);
/// A line of the file; nothing if it is none.
std::optional<Met> read_met(const codec::Json& json, const RateRun& run);

}  // namespace rattus::cli
