#pragma once
// Games that computer players have played to learn from, as lines of a file (rattus selfplay).
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/inputs.hpp"
#include "ai/self_play.hpp"
#include "cli/table_kinds.hpp"
#include "codec/json.hpp"

namespace rattus::cli {

/// What a file has games of.
struct SelfPlayRun {
  ai::Agent agent;
  std::vector<std::size_t> kinds;  ///< in table_kinds()
  Sizes sizes;                     ///< players, where a kind allows as many
  unsigned slips = 0;              ///< of 1024 decisions
  Seed seed;
};

struct KeptGame {
  std::uint32_t game = 0;  ///< its number
  table::AnySetUp setup;
  Seed seed;  ///< of the game, and of whatever its set-up leaves to chance
  ai::SelfPlayed played;
};

/// Plays a game. Its number and the run alone decide it.
KeptGame play_to_learn(const SelfPlayRun& run, std::uint32_t game);
/// Hands on samples of it as ai::replay_samples does, which says what is told if it cannot have been played so.
bool samples_of(const KeptGame& kept, unsigned share, const std::function<void(const ai::Sample&)>& take);
/// What a net for its game is told.
const ai::InputLayout& inputs_for(const KeptGame& kept);

codec::Json header_of(const SelfPlayRun& run);
codec::Json to_json(const KeptGame& kept);
/// A line of the file; nothing if it is none.
std::optional<KeptGame> read_kept(const codec::Json& json);

}  // namespace rattus::cli
