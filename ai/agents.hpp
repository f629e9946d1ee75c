#pragma once
// The computer players by name and level, as command lines, files and screens name them.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ai/inputs.hpp"
#include "ai/net.hpp"
#include "ai/player.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::ai {

enum class Kind : std::uint8_t { random, greedy, search };

/// How strong a computer player is. All that a level changes stands in one row.
struct Level {
  std::string_view name;              ///< "novice", as agents are written
  std::string_view title;             ///< "Novice", as people read it
  Budget search;                      ///< thinking of the search for one decision
  std::uint8_t greedy_worlds;         ///< worlds that greedy looks at for one decision
  std::uint16_t overlooks;            ///< of 1024 options, how many it does not notice
  std::uint16_t overlooks_in_cartus;  ///< the same in Cartus, where fewer are offered at once, and the first cost more
  std::uint16_t heeds;                ///< of 1024, how much its search minds what it may lose: less is greed for points
  bool counts;                        ///< its search remembers which faces can no longer turn up
  bool learned;                       ///< its search judges by the program's net
  std::uint8_t beats;                 ///< of a server's clock, before a choice of it is told
};

/// Weakest first.
std::span<const Level> levels();

/// A computer player as it is asked for.
struct Agent {
  Kind kind = Kind::random;
  std::size_t level = 0;                           ///< index in levels()
  Budget budget;                                   ///< of a search
  std::string name;                                ///< as written
  std::string net_file;                            ///< of the net that it asks for; empty: none
  bool by_hand = false;                            ///< it never judges by a net
  std::vector<std::shared_ptr<const Net>> nets{};  ///< by which it judges, at most one of each game; a game without
                                                   ///< one: by what is written by hand

  friend bool operator==(const Agent&, const Agent&) = default;
};

/// Reads "random", "greedy", "greedy:easy", "search", "search:strong", "search@200ms", "search:normal@5000it".
/// "search:strong+FILE@200ms" asks for the net of a file; "old-greedy" and "old-search" stay what they were before
/// nets, and take none. Greedy and the strongest search are given the program's if they ask for none (codec::equip).
/// Without a level it is the strongest. On a mistake nothing, and `error` says what to write instead.
std::optional<Agent> parse_agent(std::string_view text, std::string& error);
/// True if an agent's name has nothing but a kind and a level: all that may be asked of somebody else's machine.
bool names_level_alone(std::string_view text);

/// The one of this game, or null.
template <class Kit>
std::shared_ptr<const Net> net_among(const std::vector<std::shared_ptr<const Net>>& nets) {
  for (const auto& net : nets)
    if (net->inputs() == input_layout<Kit>().hash) return net;
  return nullptr;
}
/// The agent's net of this game, or null; players take no other.
template <class Kit>
std::shared_ptr<const Net> net_for(const Agent& agent) {
  return net_among<Kit>(agent.nets);
}

/// Makes the player of a game. `clock` is needed for budgets of time; without one they do not bind.
template <class Kit = board::Kit>
std::unique_ptr<PlayerOf<Kit>> make_player(const Agent& agent, Seed seed, Clock clock = {});
template <>
std::unique_ptr<Player> make_player<board::Kit>(const Agent& agent, Seed seed, Clock clock);
template <>
std::unique_ptr<PlayerOf<cartus::Kit>> make_player<cartus::Kit>(const Agent& agent, Seed seed, Clock clock);

}  // namespace rattus::ai
