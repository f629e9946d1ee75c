// How the weaker levels are weak besides overlooking: they are greedy for points, and do not count what has turned up.
#include <set>

#include <gtest/gtest.h>

#include "ai/board/evaluation.hpp"
#include "ai/cartus/evaluation.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using board::Seat;

board::Rules three_players() { return test::rules_of(test::set_up("classic", 3)); }

TEST(Weak, GreedForPointsMindsLessOfWhatThePlagueMayTakeLater) {
  const board::Rules rules = three_players();
  Weights greedy;
  greedy.heed = point / 2;
  Evaluation careful, careless(greedy);
  unsigned differ = 0;
  test::random_positions(rules, {1, 2}, [&](const State& s, const ActionList&) {
    SeatPoints with{}, without{};
    careful.reset(rules, s, s.decider);
    careless.reset(rules, s, s.decider);
    careful.points({rules, s}, with);
    careless.points({rules, s}, without);
    const bool ending = s.last != board::no_seat;  // then the plague takes what it takes
    for (Seat seat = 0; seat < rules.players; ++seat) {
      EXPECT_GE(without[seat], with[seat]);
      EXPECT_TRUE(!ending || without[seat] == with[seat]);
    }
    differ += with != without;
  });
  EXPECT_GT(differ, 100U);
}

TEST(Weak, WhoDoesNotCountExpectsOfATokenWhatLayThereAtTheStart) {
  const board::Rules rules = three_players();
  Weights forgetful;
  forgetful.counts = false;
  std::set<Points> counted, uncounted;
  test::random_positions(rules, {1, 2}, [&](const State& s, const ActionList&) {
    for (const bool counts : {false, true}) {
      Evaluation evaluation(counts ? Weights() : forgetful);
      evaluation.reset(rules, s, s.decider);
      (counts ? counted : uncounted).insert(evaluation.danger().loss(true, 1, 4, 4, true));
    }
  });
  EXPECT_EQ(uncounted.size(), 1U);
  EXPECT_GT(counted.size(), 5U);
  EXPECT_TRUE(counted.contains(*uncounted.begin()));
}

TEST(Weak, InCartusTheyMindTheirRatsLess) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  card_game::Weights greedy;
  greedy.heed = 512;
  card_game::Evaluation careful, careless(greedy);
  unsigned differ = 0;
  properties::play<cartus::test::Cards>(rules, {2, 5}, [&](const cartus::State& s, const cartus::ActionList&) {
    careful.reset(rules, s, 0);
    careless.reset(rules, s, 0);
    for (const int rats : {4, 8, 12}) {
      const Points with = careful.rat({rules, s}, 0, rats), without = careless.rat({rules, s}, 0, rats);
      EXPECT_LE(without, with);
      differ += without < with;
    }
  });
  EXPECT_GT(differ, 50U);
}

TEST(Weak, InCartusWhoDoesNotCountExpectsTheNunsOfAWholeDeck) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  card_game::Weights forgetful;
  forgetful.counts = false;
  std::set<card_game::Share16> counted, uncounted;
  properties::play<cartus::test::Cards>(rules, {2, 5}, [&](cartus::State s, const cartus::ActionList&) {
    s.seen = {};
    for (const bool counts : {false, true}) {
      card_game::Evaluation evaluation(counts ? card_game::Weights() : forgetful);
      evaluation.reset(rules, s, 0);
      (counts ? counted : uncounted).insert(evaluation.survival(s)(9));
    }
  });
  EXPECT_EQ(uncounted.size(), 1U);
  EXPECT_GT(counted.size(), 5U);
}

}  // namespace
}  // namespace rattus::ai
