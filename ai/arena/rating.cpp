#include "ai/arena/rating.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace rattus::ai {
namespace {

/// A deviation shrinks to no less than this share of itself, squared, in one game.
constexpr double least_shrinking = 0.0001;

double squared(double value) { return value * value; }

/// The scale on which strengths are compared: what is not known of all players together.
double uncertainty(const std::vector<Rating>& ratings) {
  double sum = 0;
  for (const Rating& rating : ratings) sum += squared(rating.deviation) + squared(Rating::performance);
  return std::sqrt(sum);
}

}  // namespace

std::vector<Rating> rate(const std::vector<Rating>& before, const std::vector<int>& places) {
  assert(before.size() == places.size());
  const std::size_t n = before.size();
  const double c = uncertainty(before);
  std::vector<double> strength(n), rivals(n, 0), sharing(n, 0);
  for (std::size_t i = 0; i < n; ++i) strength[i] = std::exp(before[i].mean / c);
  for (std::size_t q = 0; q < n; ++q)
    for (std::size_t i = 0; i < n; ++i) {
      if (places[i] >= places[q]) rivals[q] += strength[i];  // those among whom q was taken
      if (places[i] == places[q]) ++sharing[q];
    }
  std::vector<Rating> after(before);
  for (std::size_t i = 0; i < n; ++i) {
    double better = 0, surer = 0;
    for (std::size_t q = 0; q < n; ++q) {
      if (places[q] > places[i]) continue;
      const double chance = strength[i] / rivals[q];
      better += ((q == i ? 1 : 0) - chance) / sharing[q];
      surer += chance * (1 - chance) / sharing[q];
    }
    const double variance = squared(before[i].deviation), gamma = before[i].deviation / c;
    after[i].mean += variance / c * better;
    after[i].deviation *= std::sqrt(std::max(least_shrinking, 1 - gamma * variance / squared(c) * surer));
  }
  return after;
}

double chance_against(const Rating& one, const Rating& other) {
  return 1 / (1 + std::exp((other.mean - one.mean) / uncertainty({one, other})));
}

void Pool::add(const std::vector<std::size_t>& players, const std::vector<int>& places) {
  std::vector<Rating> before;
  before.reserve(players.size());
  for (const std::size_t player : players) before.push_back(ratings_[player]);
  const std::vector<Rating> after = rate(before, places);
  for (std::size_t i = 0; i < players.size(); ++i) {
    ratings_[players[i]] = after[i];
    ++games_[players[i]];
    for (std::size_t j = 0; j < players.size(); ++j) {
      if (i == j) continue;
      Meetings& meetings = meetings_[players[i] * size() + players[j]];
      ++meetings.games;
      meetings.halves += places[i] < places[j] ? 2U : places[i] == places[j] ? 1U : 0U;
    }
  }
}

double Pool::above(std::size_t one, std::size_t other) const {
  const Meetings& meetings = met(one, other);
  return meetings.games == 0 ? 0 : meetings.halves / 2.0 / meetings.games;
}

std::vector<std::size_t> Pool::order() const {
  std::vector<std::size_t> players(size());
  std::iota(players.begin(), players.end(), std::size_t{0});
  std::stable_sort(players.begin(), players.end(),
                   [this](std::size_t a, std::size_t b) { return ratings_[a].mean > ratings_[b].mean; });
  return players;
}

}  // namespace rattus::ai
