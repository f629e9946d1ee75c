#pragma once
// Names, levels and construction of computer players. Command line, server and page use these names; how a player
// decides must not depend on anything but the row of its level, its budget and its net.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ai/net/inputs.hpp"
#include "ai/net/net.hpp"
#include "ai/player.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::ai {

enum class Kind : std::uint8_t { random, greedy, search };

/// Strength of a computer player: all settings that depend on the level.
struct Level {
  std::string_view name;              ///< as in names of computer players: "novice"
  std::string_view title;             ///< as shown to people: "Novice"
  Budget search;                      ///< limit of the search for one decision
  std::uint8_t greedy_worlds;         ///< worlds that the greedy player samples for one decision
  std::uint16_t overlooks;            ///< share of the options that it does not notice, in 1/1024
  std::uint16_t overlooks_in_cartus;  ///< the same share in Cartus, where decisions have fewer options
  std::uint16_t heeds;                ///< weight of expected losses in its search, in 1/1024; lower: greedier
  bool counts;                        ///< true if its search excludes faces that can no longer turn up
  bool learned;                       ///< true if its search evaluates with the built-in net
  std::uint8_t beats;                 ///< time until the server shows its choice, in beats of the server's pace
};

/// All levels, the weakest first.
std::span<const Level> levels();

/// Description of a computer player, from which make_player() makes it.
struct Agent {
  Kind kind = Kind::random;
  std::size_t level = 0;                           ///< index in levels()
  Budget budget;                                   ///< search only
  std::string name;                                ///< the text that was parsed
  std::string net_file;                            ///< file of the net named with +FILE; empty: none
  bool by_hand = false;                            ///< true for "old-...": always the hand-written evaluation
  std::vector<std::shared_ptr<const Net>> nets{};  ///< at most one per game; a game without one uses the
                                                   ///< hand-written evaluation

  friend bool operator==(const Agent&, const Agent&) = default;
};

/// Parses "KIND[:LEVEL][+FILE][@BUDGET]", for example "random", "greedy:easy", "search:normal@5000it" or
/// "search:strong+FILE@200ms" (FILE: a net). Without a level it is the strongest. "old-greedy" and "old-search" never
/// use a net. Does not load nets; host::Nets::equip and cli::equip do.
/// Returns nullopt if the text is wrong; `error` then says what to write instead.
std::optional<Agent> parse_agent(std::string_view text, std::string& error);
/// True if a name has only a kind and a level: no budget, no net file, no "old-". Other names must not be sent to other
/// machines.
bool names_level_alone(std::string_view text);

/// The net among `nets` whose inputs are those of this game; null if there is none.
template <class Kit>
std::shared_ptr<const Net> net_among(const std::vector<std::shared_ptr<const Net>>& nets) {
  for (const auto& net : nets)
    if (net->inputs() == input_layout<Kit>().hash) return net;
  return nullptr;
}
/// The net with which the agent plays this game; null if it has none.
template <class Kit>
std::shared_ptr<const Net> net_for(const Agent& agent) {
  return net_among<Kit>(agent.nets);
}

/// Makes a computer player for one game. Without `clock`, time budgets have no effect.
template <class Kit = board::Kit>
std::unique_ptr<PlayerOf<Kit>> make_player(const Agent& agent, Seed seed, Clock clock = {});
template <>
std::unique_ptr<Player> make_player<board::Kit>(const Agent& agent, Seed seed, Clock clock);
template <>
std::unique_ptr<PlayerOf<cartus::Kit>> make_player<cartus::Kit>(const Agent& agent, Seed seed, Clock clock);

}  // namespace rattus::ai
