#include "ai/agents.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "ai/greedy.hpp"
#include "ai/random.hpp"
#include "ai/search.hpp"

namespace rattus::ai {
namespace {

using std::chrono::milliseconds;

constexpr std::array<Level, 6> level_table{{
    {"novice", "Novice", {100, milliseconds(500)}, 1, 440, 480, 512, false, false, 1},
    {"easy", "Easy", {300, milliseconds(500)}, 2, 365, 330, 768, false, false, 1},
    {"normal", "Normal", {600, milliseconds(500)}, 2, 265, 220, 1024, false, false, 1},
    {"hard", "Hard", {1'000, milliseconds(1'000)}, 2, 180, 130, 1024, true, false, 1},
    {"strong", "Strong", {1'000, milliseconds(1'000)}, 2, 120, 50, 1024, true, true, 1},
    {"master", "Master", {40'000, milliseconds(2'000)}, 2, 0, 0, 1024, true, true, 3},
}};

constexpr std::array<std::string_view, 3> kinds{"random", "greedy", "search"};
/// Exploration by what a policy has learned, in shares of a win.
constexpr double guidance = 0.7;

constexpr std::string_view old_prefix = "old-";

std::optional<Budget> parse_budget(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  if (fault != std::errc{} || number == 0) return std::nullopt;
  if (unit == "ms") return Budget{0, milliseconds(number)};
  if (unit == "it") return Budget{number, milliseconds(0)};
  return std::nullopt;
}

}  // namespace

std::span<const Level> levels() { return level_table; }

bool names_level_alone(std::string_view text) {
  return text.find_first_of("@+") == std::string_view::npos && !text.starts_with(old_prefix);
}

std::optional<Agent> parse_agent(std::string_view text, std::string& error) {
  Agent agent;
  agent.name = text;
  agent.level = level_table.size() - 1;
  const std::size_t at = text.find('@');
  std::string_view named = text.substr(0, at);
  if (const std::size_t plus = named.find('+'); plus != std::string_view::npos) {
    agent.net_file = named.substr(plus + 1);
    named = named.substr(0, plus);
  }
  if (named.starts_with(old_prefix)) {
    named.remove_prefix(old_prefix.size());
    agent.by_hand = true;
    if (!agent.net_file.empty()) {
      error = "'" + agent.name + "': old- players use no net; leave out old- or the net";
      return std::nullopt;
    }
  }
  const std::size_t colon = named.find(':');
  const auto kind = std::find(kinds.begin(), kinds.end(), named.substr(0, colon));
  if (kind == kinds.end()) {
    error = "there is no computer player called '" + agent.name +
            "'; write random, greedy or search, if you like with a level (greedy:easy, search:strong), " +
            "a budget for a search (search@200ms, search@5000it), " +
            "old- in front to play without a net, or + and the file of a net at the end";
    return std::nullopt;
  }
  agent.kind = static_cast<Kind>(kind - kinds.begin());
  if (colon != std::string_view::npos) {
    const std::string_view name = named.substr(colon + 1);
    const auto level =
        std::find_if(level_table.begin(), level_table.end(), [&](const Level& l) { return l.name == name; });
    if (level == level_table.end()) {
      error = "'" + agent.name + "': there is no such level; the levels are";
      for (const Level& one : level_table) error.append(&one == level_table.data() ? " " : ", ").append(one.name);
      return std::nullopt;
    }
    agent.level = static_cast<std::size_t>(level - level_table.begin());
  }
  agent.budget = level_table[agent.level].search;
  if (at != std::string_view::npos) {
    const auto budget = agent.kind == Kind::search ? parse_budget(text.substr(at + 1)) : std::nullopt;
    if (!budget) {
      error = "'" + agent.name + "': only a search has a budget, written search@200ms or search@5000it";
      return std::nullopt;
    }
    agent.budget = *budget;
  }
  return agent;
}

template <>
std::unique_ptr<Player> make_player<board::Kit>(const Agent& agent, Seed seed, Clock clock) {
  const Level& level = level_table[agent.level];
  switch (agent.kind) {
    case Kind::greedy: {
      const auto net = net_for<board::Kit>(agent);
      const Judge judge = net ? Judge(net) : Judge();
      return std::make_unique<GreedyPlayer>(seed, level.greedy_worlds, level.overlooks, judge);
    }
    case Kind::search: {
      SearchStyle style;
      style.playout.net = net_for<board::Kit>(agent);
      style.playout.weights.heed = point * level.heeds / 1024;
      style.playout.weights.counts = level.counts;
      if (style.playout.net && style.playout.net->policy()) {
        // What others usually do is worth looking into only where it has been learned: evenly explored, a tree that
        // goes beyond the turn takes them for fools.
        style.guidance = guidance;
        style.beyond_turn = true;
        style.nodes *= 2;
        style.edges *= 2;
      }
      return std::make_unique<SearchPlayer>(seed, agent.budget, level.overlooks, std::move(clock), style);
    }
    case Kind::random: break;
  }
  return std::make_unique<RandomPlayer>(seed);
}

}  // namespace rattus::ai
