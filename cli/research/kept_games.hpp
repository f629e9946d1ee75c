#pragma once
// Games that computer players have played to learn from, as lines of a file (rattus selfplay).
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/arena/self_play.hpp"
#include "ai/net/inputs.hpp"
#include "cli/research/table_kinds.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {

/// What is asked for, as it is typed.
struct SelfPlayAsked {
  std::string agent = "greedy", kinds = "base,random,modules,mercatus", players = "2-6", seed = "1";
  ai::Slips slips{50, 0};
};

/// What a file has games of.
struct SelfPlayRun {
  ai::Agent agent;
  std::vector<std::size_t> kinds;  ///< in table_kinds()
  Sizes sizes;                     ///< players, where a kind allows as many
  ai::Slips slips{};
  Seed seed;
};

/// Usage if there is no such thing.
SelfPlayRun read_run(const SelfPlayAsked& asked);
/// Usage if its agent has a net of another game than it plays.
void refuse_unfit_net(const SelfPlayRun& run);

struct KeptGame {
  std::uint32_t game = 0;  ///< its number
  table::AnySetUp setup;
  Seed seed;  ///< of the game, and of whatever its set-up leaves to chance
  ai::SelfPlayed played;
};

/// What the seed of a run makes of a game's number.
Seed seed_of(const SelfPlayRun& run, std::uint32_t game);
/// Plays a game. Its number and the run alone decide it.
KeptGame play_to_learn(const SelfPlayRun& run, std::uint32_t game);
/// Hands on samples of it as ai::replay_samples does, which says what is told if it cannot have been played so.
bool samples_of(const KeptGame& kept, unsigned share, const ai::Hindsight& hindsight,
                const std::function<void(const ai::Sample&)>& take);
/// Hands on its choices as ai::replay_choices does. Usage if it is of a game without a policy.
bool choices_of(const KeptGame& kept, unsigned share, const std::function<void(const ai::Choices&)>& take);
/// What a net for its game is told.
const ai::InputLayout& inputs_for(const KeptGame& kept);

/// An agent's name without the file of its net, which may lie elsewhere another time.
std::string name_without_file(const ai::Agent& agent);
codec::Json header_of(const SelfPlayRun& run);
codec::Json to_json(const KeptGame& kept);
/// A line of the file; nothing if it is none.
std::optional<KeptGame> read_kept(const codec::Json& json);

}  // namespace rattus::cli
