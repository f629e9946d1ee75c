// The sequential test: its scale, its ratio, and how often it errs.
#include "ai/arena/sprt.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "ai/net/blocks.hpp"
#include "engine/core/rng.hpp"

namespace rattus::ai {
namespace {

using Verdict = Sprt::Verdict;

TEST(Elo, IsTheUsualScaleWithTwoPlayers) {
  EXPECT_DOUBLE_EQ(share_of_elo(0, 0.5), 0.5);
  EXPECT_NEAR(share_of_elo(400, 0.5), 10.0 / 11, 1e-12);
  EXPECT_NEAR(share_of_elo(20, 0.5), 0.528751, 1e-6);
  EXPECT_NEAR(share_of_elo(-100, 0.5), 0.359935, 1e-6);
}

TEST(Elo, MultipliesTheOddsOfAFairShareWithMore) {
  EXPECT_DOUBLE_EQ(share_of_elo(0, 0.25), 0.25);
  EXPECT_NEAR(share_of_elo(400, 0.25), 10.0 / 13, 1e-12);  // odds of 1 to 3 become 10 to 3
  for (const double fair : {0.5, 1.0 / 3, 0.25, 1.0 / 6})
    for (const double elo : {-150.0, 0.0, 33.0}) EXPECT_NEAR(elo_of_share(share_of_elo(elo, fair), fair), elo, 1e-9);
  EXPECT_EQ(elo_of_share(1, 0.5), INFINITY);
  EXPECT_EQ(elo_of_share(0, 0.5), -INFINITY);
}

TEST(Sprt, HasTheBoundsOfWald) {
  const Sprt even({}, 0.5, 2);
  EXPECT_NEAR(even.upper(), std::log(19), 1e-12);
  EXPECT_NEAR(even.lower(), -std::log(19), 1e-12);
  const Sprt uneven({0, 10, 0.01, 0.1}, 0.5, 2);
  EXPECT_NEAR(uneven.upper(), std::log(90), 1e-12);
  EXPECT_NEAR(uneven.lower(), std::log(0.1 / 0.99), 1e-12);
}

TEST(Sprt, GivesTheRatioCalculatedByHand) {
  Sprt sprt({0, 20}, 0.5, 2);
  EXPECT_EQ(sprt.llr(), 0);
  EXPECT_EQ(sprt.share(), 0.5);
  for (const double share : {1.0, 0.5, 0.5, 0.0, 1.0, 0.5, 1.0, 0.5}) sprt.add(share);
  // mean 5/8, squared deviations 7/8 where independent games would have 8 x 15/128; 8 such blocks before
  const double s1 = 1 / (1 + std::pow(10, -0.05)), dispersion = ((7.0 / 8) / (15.0 / 128) + 8) / 16;
  EXPECT_DOUBLE_EQ(sprt.share(), 0.625);
  EXPECT_NEAR(sprt.llr(), 16 / dispersion * (0.625 * std::log(2 * s1) + 0.375 * std::log(2 - 2 * s1)), 1e-9);
  EXPECT_NEAR(sprt.llr(), 0.210790, 1e-6);
  EXPECT_NEAR(sprt.elo(), 88.7395, 1e-3);
  EXPECT_EQ(sprt.blocks(), 8U);
  EXPECT_EQ(sprt.verdict(), Verdict::undecided);
}

TEST(Sprt, IsNotCertainAfterAFewBlocksThatEndAlike) {
  Sprt sprt({0, 20}, 0.5, 2);
  for (int i = 0; i < 4; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::undecided);
  for (int i = 0; i < 100; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::h1);
}

/// A test among players with this difference: blocks of a game in each seat, and the first seat wins more often.
Sprt play(double elo, unsigned players, Rng& rng) {
  const double share = share_of_elo(elo, 1.0 / players);
  Sprt sprt({0, 40}, 1.0 / players, players);
  for (int block = 0; block < 20'000 && sprt.verdict() == Verdict::undecided; ++block) {
    unsigned won = 0;
    for (unsigned seat = 0; seat < players; ++seat) {
      const double here = share + (seat == 0 ? 0.1 : -0.1 / (players - 1));
      if (rng.below(1'000'000) < here * 1'000'000) ++won;
    }
    sprt.add(static_cast<double>(won) / players);
  }
  return sprt;
}

struct Answers {
  int h0 = 0, h1 = 0, undecided = 0;
  double blocks = 0;
};

Answers ask(double elo, unsigned players, int times, Seed seed) {
  Answers answers;
  Rng rng(seed);
  for (int i = 0; i < times; ++i) {
    const Sprt sprt = play(elo, players, rng);
    ++(sprt.verdict() == Verdict::h1 ? answers.h1 : sprt.verdict() == Verdict::h0 ? answers.h0 : answers.undecided);
    answers.blocks += static_cast<double>(sprt.blocks()) / times;
  }
  return answers;
}

TEST(Sprt, ErrsNoMoreOftenThanItMay) {
  constexpr int times = 1000;
  for (const unsigned players : {2U, 4U}) {
    const Answers no = ask(0, players, times, {players, 1}), yes = ask(40, players, times, {players, 2});
    EXPECT_EQ(no.undecided + yes.undecided, 0) << players;
    // 5 % of 1,000, and three standard deviations of 7
    EXPECT_LE(no.h1, 71) << players;
    EXPECT_LE(yes.h0, 71) << players;
    EXPECT_GT(no.h1, 10) << players;  // nor does it play more games than it needs
    const Answers clear = ask(120, players, 100, {players, 3});
    EXPECT_EQ(clear.h1, 100) << players;
    EXPECT_LT(clear.blocks, yes.blocks / 2) << players;
  }
}

struct Numbered {
  std::uint32_t game = 0;
};

TEST(Blocks, AreHandedOnWholeAndInOrder) {
  Blocks<Numbered> blocks(2);
  std::vector<std::uint32_t> seen;
  const auto add = [&](std::uint32_t game) {
    blocks.add({game}, [&](const std::vector<Numbered>& block) {
      ASSERT_EQ(block.size(), 2U);
      for (const Numbered& one : block) seen.push_back(one.game);
    });
  };
  using Seen = std::vector<std::uint32_t>;
  for (const std::uint32_t game : {3U, 1U, 2U}) add(game);
  EXPECT_EQ(seen, Seen{});
  add(0);
  EXPECT_EQ(seen, (Seen{0, 1, 2, 3}));
  add(5);
  add(4);
  EXPECT_EQ(seen, (Seen{0, 1, 2, 3, 4, 5}));
}

}  // namespace
}  // namespace rattus::ai
