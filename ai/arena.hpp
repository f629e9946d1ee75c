#pragma once
// Measures how strong computer players are: the same games over all seat rotations, and what share of them each wins.
#include <map>
#include <string>
#include <vector>

#include "ai/agents.hpp"

namespace rattus::ai {

/// What is played: as many agents as players.
struct Match {
  const Rules* rules = nullptr;
  std::vector<Agent> agents;
  Seed seed;
  Clock clock;
  /// Makes a player; make_player if empty.
  std::function<std::unique_ptr<Player>(const Agent&, Seed)> make;
};

struct GameResult {
  std::uint32_t game = 0;
  Seat winner = 0;
  std::size_t winning_agent = 0;
  std::array<std::uint8_t, board::max_seats> points{};  ///< by seat
  std::uint8_t rounds = 0;
  board::EndReason end_reason = board::EndReason::none;
  std::uint32_t decisions = 0;
};

/// Plays game number `game` of a match: those from k * players to (k + 1) * players - 1 are one block, played from
/// the same seed, with each agent once in each seat.
GameResult play_game(const Match& match, std::uint32_t game);

/// A share of games with its 95 % interval.
struct Share {
  double mean = 0;
  double low = 0;
  double high = 0;
};

/// Adds up results. Games of a block depend on each other, so the interval is taken over whole blocks.
class Tally {
 public:
  explicit Tally(const Match& match);
  void add(const GameResult& result);
  /// The share of games won by all agents of a name together.
  [[nodiscard]] Share share(const std::string& name) const;
  /// Names in the order given, each once.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// How many of the players bear the name.
  [[nodiscard]] std::size_t count(const std::string& name) const;
  [[nodiscard]] std::uint32_t games() const { return games_; }

 private:
  std::vector<std::string> by_agent_;
  std::vector<std::string> names_;
  std::map<std::uint32_t, std::vector<std::size_t>> wins_by_block_;  ///< by agent
  std::uint32_t games_ = 0;
};

}  // namespace rattus::ai
