#pragma once
// Ratings of players who meet in games of any number: the Plackett-Luce model of Weng and Lin, "A Bayesian
// Approximation Method for Online Ranking" (JMLR 12, 2011, algorithm 4), with the constants of OpenSkill.
#include <cstdint>
#include <vector>

namespace rattus::ai {

/// What is believed of a player's strength: its mean and the deviation of that. In a game each plays with a strength
/// that varies by `performance` around his own.
struct Rating {
  static constexpr double start_mean = 25, start_deviation = 25.0 / 3, performance = 25.0 / 6;
  double mean = start_mean;
  double deviation = start_deviation;
};

/// The ratings after a game in which the players came in at these places, 1 being the best; whoever shares a place has
/// the same.
std::vector<Rating> rate(const std::vector<Rating>& before, const std::vector<int>& places);

/// How likely a player finishes above another in a game of two.
double chance_against(const Rating& one, const Rating& other);

/// Players who meet at random, rated game after game.
class Pool {
 public:
  explicit Pool(std::size_t players) : ratings_(players), games_(players), meetings_(players * players) {}

  /// A game among some of the players, each at most once, and their places.
  void add(const std::vector<std::size_t>& players, const std::vector<int>& places);

  [[nodiscard]] std::size_t size() const { return ratings_.size(); }
  [[nodiscard]] const Rating& rating(std::size_t player) const { return ratings_[player]; }
  [[nodiscard]] std::uint32_t games(std::size_t player) const { return games_[player]; }
  /// How often two have met.
  [[nodiscard]] std::uint32_t meetings(std::size_t one, std::size_t other) const { return met(one, other).games; }
  /// In which share of these the one finished above the other; a shared place counts half. 0 if they have not met.
  [[nodiscard]] double above(std::size_t one, std::size_t other) const;
  /// The best first.
  [[nodiscard]] std::vector<std::size_t> order() const;

 private:
  struct Meetings {
    std::uint32_t games = 0, halves = 0;
  };
  [[nodiscard]] const Meetings& met(std::size_t one, std::size_t other) const {
    return meetings_[one * size() + other];
  }

  std::vector<Rating> ratings_;
  std::vector<std::uint32_t> games_;
  std::vector<Meetings> meetings_;  ///< row after row
};

}  // namespace rattus::ai
