#pragma once
// Measures how strong computer players are: the same games over all seat rotations, and what share of them each wins.
#include <map>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "ai/arena/share.hpp"

namespace rattus::ai {

/// What is played: as many agents as players.
template <class Kit>
struct MatchOf {
  const typename Kit::Rules* rules = nullptr;
  std::vector<Agent> agents;
  Seed seed;
  Clock clock;
  /// Makes a player; make_player if empty.
  std::function<std::unique_ptr<PlayerOf<Kit>>(const Agent&, Seed)> make;
  /// Makes the rules of a block whose class cards are drawn for it, for as many players as `rules`; those if empty.
  std::function<typename Kit::Rules(Seed)> draw;
};
using Match = MatchOf<board::Kit>;

/// What there is to say of a game, whichever it was.
template <class Kit>
struct PlayedGame {
  std::uint32_t game = 0;
  std::array<std::uint8_t, Kit::max_seats> points{};  ///< by seat
  unsigned winners = 0;                               ///< seats, as bits
  std::uint8_t rounds = 0;
  std::uint32_t decisions = 0;
};

struct GameResult : PlayedGame<board::Kit> {
  Seat winner = 0;
  std::size_t winning_agent = 0;
  board::EndReason end_reason = board::EndReason::none;
};

/// In Rattus Cartus several can win, or nobody (CART-85, -86).
struct CartusResult : PlayedGame<cartus::Kit> {
  unsigned players = 0;
  unsigned killed = 0;  ///< seats, as bits
};

/// Plays game number `game` of a match: those from k * players to (k + 1) * players - 1 are one block, played from
/// the same seed, with each agent once in each seat. Agent a sits in seat (a - game) modulo the players.
GameResult play_game(const Match& match, std::uint32_t game);
CartusResult play_game(const MatchOf<cartus::Kit>& match, std::uint32_t game);

/// Adds up results. Games of a block depend on each other, so the interval is taken over whole blocks.
class Tally {
 public:
  explicit Tally(const std::vector<Agent>& agents);
  template <class Kit>
  explicit Tally(const MatchOf<Kit>& match) : Tally(match.agents) {}
  void add(const GameResult& result);
  /// A shared victory is shared out, and a game without a winner counts as a tie of all (CART-87).
  void add(const CartusResult& result);
  /// The share of games won by all agents of a name together.
  [[nodiscard]] Share share(const std::string& name) const;
  /// The same of one block, which must have been counted.
  [[nodiscard]] double block_share(std::uint32_t block, const std::string& name) const;
  /// Names in the order given, each once.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// How many of the players bear the name.
  [[nodiscard]] std::size_t count(const std::string& name) const;
  [[nodiscard]] std::uint32_t games() const { return games_; }
  /// How often the plague killed a player of the name, as a share of the games that each of them played.
  [[nodiscard]] double killed(const std::string& name) const;

 private:
  std::vector<std::string> by_agent_;
  std::vector<std::string> names_;
  void add(std::uint32_t game, std::size_t agent, double won);
  /// What those of a name have won of a block, and what there was to win.
  struct Won {
    double own = 0, all = 0;
  };
  [[nodiscard]] Won won(const std::vector<double>& wins, const std::string& name) const;

  std::map<std::uint32_t, std::vector<double>> wins_by_block_;  ///< by agent
  std::map<std::string, std::uint32_t> killed_;
  std::uint32_t games_ = 0;
};

}  // namespace rattus::ai
