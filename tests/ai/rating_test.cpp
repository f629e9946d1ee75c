// Ratings by Plackett and Luce: games calculated by hand, ties, and a pool whose strengths are known.
#include "ai/arena/rating.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/core/rng.hpp"

namespace rattus::ai {
namespace {

void expect_rating(const Rating& rating, double mean, double deviation) {
  EXPECT_NEAR(rating.mean, mean, 1e-9);
  EXPECT_NEAR(rating.deviation, deviation, 1e-9);
}

TEST(Rating, OfTwoNewPlayers) {
  const auto after = rate({{}, {}}, {1, 2});
  // c^2 = 2 (25/3)^2 + 2 (25/6)^2; each was as likely to win: the winner gains half of variance / c
  const double c = std::sqrt(2 * (625.0 / 9 + 625.0 / 36)), gain = 625.0 / 9 / c / 2;
  const double shrinking = std::sqrt(1 - 25.0 / 3 / c * (625.0 / 9) / (c * c) / 4);
  expect_rating(after[0], 25 + gain, 25.0 / 3 * shrinking);
  expect_rating(after[1], 25 - gain, 25.0 / 3 * shrinking);
  expect_rating(after[0], 27.635231383473650, 8.065506316323548);
}

TEST(Rating, OfThreeNewPlayers) {
  const auto after = rate({{}, {}, {}}, {1, 2, 3});
  expect_rating(after[0], 27.868876552746237, 8.204837030780652);
  expect_rating(after[1], 25.717219138186557, 8.057829747583874);
  expect_rating(after[2], 21.413904309067206, 8.057829747583874);
}

TEST(Rating, OfFourUnequalPlayersOfWhomTwoShareAPlace) {
  const auto after = rate({{30, 3}, {20, 5}, {25, 2}, {22, 7}}, {2, 1, 2, 4});
  expect_rating(after[0], 29.760626324592398, 2.989986126005334);
  expect_rating(after[1], 21.659367874563358, 4.977436253758228);
  expect_rating(after[2], 24.981357401038252, 1.998359456509819);
  expect_rating(after[3], 20.279267480356403, 6.786974058250717);
}

TEST(Rating, OfATieBetweenEqualsLearnsNothingOfTheirMeans) {
  const auto after = rate({{}, {}}, {1, 1});
  expect_rating(after[0], 25, 8.065506316323548);
  expect_rating(after[1], 25, 8.065506316323548);
  const auto unequal = rate({{30, 4}, {20, 4}}, {1, 1});
  EXPECT_LT(unequal[0].mean, 30);
  EXPECT_GT(unequal[1].mean, 20);
}

TEST(Rating, DoesNotDependOnTheOrderInWhichPlayersAreNamed) {
  const auto one = rate({{30, 3}, {20, 5}, {25, 2}}, {3, 1, 2}), other = rate({{25, 2}, {30, 3}, {20, 5}}, {2, 3, 1});
  expect_rating(one[0], other[1].mean, other[1].deviation);
  expect_rating(one[1], other[2].mean, other[2].deviation);
  expect_rating(one[2], other[0].mean, other[0].deviation);
}

TEST(Pool, CountsMeetings) {
  Pool pool(4);
  pool.add({2, 0, 3}, {1, 2, 2});
  pool.add({0, 2}, {1, 2});
  EXPECT_EQ(pool.games(0), 2U);
  EXPECT_EQ(pool.games(1), 0U);
  EXPECT_EQ(pool.meetings(0, 2), 2U);
  EXPECT_EQ(pool.meetings(1, 2), 0U);
  EXPECT_DOUBLE_EQ(pool.above(0, 2), 0.5);
  EXPECT_DOUBLE_EQ(pool.above(2, 3), 1);
  EXPECT_DOUBLE_EQ(pool.above(0, 3), 0.5);  // a shared place
  EXPECT_DOUBLE_EQ(pool.above(1, 2), 0);
  expect_rating(pool.rating(1), 25, 25.0 / 3);
}

TEST(Pool, FindsStrengthsThatAreKnown) {
  const std::vector<double> strengths{18, 25, 32, 21.5};
  Pool pool(strengths.size());
  Rng rng({7, 8});
  for (int game = 0; game < 10'000; ++game) {
    std::vector<std::size_t> players{0, 1, 2, 3};
    const std::size_t n = 2 + rng.below(3);
    for (std::size_t i = 0; i < n; ++i)
      std::swap(players[i], players[i + rng.below(static_cast<std::uint32_t>(4 - i))]);
    players.resize(n);
    // By Plackett and Luce: each place goes to one of those left, with odds by strength, less the more meet.
    const double scale = Rating::performance * std::sqrt(static_cast<double>(n));
    std::vector<int> places(n, 0);
    for (int place = 1; place <= static_cast<int>(n); ++place) {
      double all = 0;
      const auto odds = [&](std::size_t i) { return std::exp(strengths[players[i]] / scale); };
      for (std::size_t i = 0; i < n; ++i) all += places[i] == 0 ? odds(i) : 0;
      double at = all * rng.below(1'000'000) / 1e6;
      std::size_t taken = n;
      for (std::size_t i = 0; i < n && taken == n; ++i)
        if (places[i] == 0 && (at -= odds(i)) < 0) taken = i;
      places[taken] = place;
    }
    pool.add(players, places);
  }
  EXPECT_EQ(pool.order(), (std::vector<std::size_t>{2, 1, 3, 0}));
  for (std::size_t i = 0; i < pool.size(); ++i) {
    EXPECT_LT(pool.rating(i).deviation, 0.6);
    for (std::size_t j = 0; j < pool.size(); ++j) {
      if (i == j) continue;
      const double of_two = 1 / (1 + std::exp((strengths[j] - strengths[i]) / (Rating::performance * std::sqrt(2.0))));
      EXPECT_NEAR(chance_against(pool.rating(i), pool.rating(j)), of_two, 0.05) << i << " " << j;
      EXPECT_EQ(pool.above(i, j) > 0.5, strengths[i] > strengths[j]) << i << " " << j;
    }
  }
}

}  // namespace
}  // namespace rattus::ai
