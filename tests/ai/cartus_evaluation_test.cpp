// The guess at how a game of Rattus Cartus will end, and the arena of its players.
#include <numeric>

#include <gtest/gtest.h>

#include "ai/arena/arena.hpp"
#include "ai/cartus/playout.hpp"
#include "engine/cartus/scoring.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using card_game::Evaluation;
using card_game::Shares;
using card_game::sure;
using cartus::Kit;
using test::agent;

/// The first decisions of rounds, and the end, of a random game.
template <class See>
void round_starts(const cartus::Rules& rules, See see) {
  unsigned seen = 0;
  properties::play<cartus::test::Cards>(rules, {2, 5}, [&](const cartus::State& s, const cartus::ActionList&) {
    const bool first = s.asked == cartus::Decision::supply && s.chosen == decltype(s.chosen){};
    if (s.over() || first) ++seen, see(s);
  });
  EXPECT_GE(seen, 2U * rules.rounds);
}

TEST(CartusEvaluation, SharesAddUpToOneWin) {
  for (const auto& table : cartus::test::all_tables()) {
    const cartus::Rules rules = table.rules();
    Evaluation evaluation;
    round_starts(rules, [&](const cartus::State& s) {
      if (!s.over()) evaluation.reset(rules, s, 0);
      Shares shares{};
      if (s.over())  // as its observer knew the row when the last round began
        evaluation.settle({rules, s}, shares);
      else
        evaluation.shares({rules, s}, shares);
      EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0), sure, sure / 50) << table.name();
      for (unsigned seat = 0; seat < shares.size(); ++seat) EXPECT_GE(shares[seat], 0);
    });
  }
}

// Whoever has seen the whole nun row is told what the rules say (CART-84, -85).
TEST(CartusEvaluation, Cart84SettlesAsTheRulesDoForWhoHasSeenAll) {
  unsigned won = 0, game = 0;
  for (const char* all_dead : {"nobody", "fewest-rats"})
    for (int players = 2; players <= 5; ++players) {
      const cartus::Rules rules = cartus::test::rules_of(players, {{"all_dead", all_dead}});
      properties::play<cartus::test::Cards>(rules, {20, 9}, [&](cartus::State s, const cartus::ActionList&) {
        if (!s.over()) return;
        for (auto& seen : s.seen) seen = 1;
        if (++game % 4 != 0)  // else random players die nearly always
          for (cartus::Seat seat = 0; seat < players; ++seat)
            s.rats[seat] = static_cast<std::uint8_t>(s.rats[seat] / 2);
        Evaluation evaluation;
        evaluation.reset(rules, s, 0);
        Shares shares{};
        evaluation.settle({rules, s}, shares);
        const cartus::Scores scores = cartus::score({rules, s});
        int winners = 0;
        for (int seat = 0; seat < players; ++seat) winners += scores[seat].wins;
        won += winners > 0;
        for (int seat = 0; seat < players; ++seat) {
          const int share = winners == 0 ? sure / players : scores[seat].wins ? sure / winners : 0;
          EXPECT_EQ(shares[seat], share);
        }
      });
    }
  EXPECT_GT(won, 60U);
  EXPECT_LT(won, game);
}

TEST(CartusEvaluation, Cart84RatsCostMoreTheNearerDeathIs) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  round_starts(rules, [&](cartus::State s) {
    if (s.over()) return;
    Evaluation evaluation;
    evaluation.reset(rules, s, 0);
    Shares few{}, many{};
    s.rats = {2, 8};
    evaluation.shares({rules, s}, few);
    s.rats = {14, 8};
    evaluation.shares({rules, s}, many);
    EXPECT_GT(few[0], many[0]);
    EXPECT_LT(few[1], many[1]);
    EXPECT_GE(evaluation.rat({rules, s}, 0, 11), evaluation.rat({rules, s}, 0, 1));
  });
}

MatchOf<Kit> match(const cartus::Rules& rules, std::initializer_list<const char*> names) {
  MatchOf<Kit> match;
  match.rules = &rules;
  match.seed = {1, 2};
  for (const char* name : names) match.agents.push_back(agent(name));
  return match;
}

TEST(CartusArena, PlaysTheSameGameAgain) {
  const cartus::Rules rules = cartus::test::rules_of(3, {});
  const auto of = match(rules, {"random", "search@20it", "greedy:novice"});
  const CartusResult first = play_game(of, 4), again = play_game(of, 4);
  EXPECT_EQ(first.winners, again.winners);
  EXPECT_EQ(first.killed, again.killed);
  EXPECT_EQ(first.points, again.points);
  EXPECT_EQ(first.decisions, again.decisions);
  EXPECT_EQ(first.rounds, rules.rounds);
}

TEST(CartusTally, SharesOutVictoriesAndCountsTheKilled) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  Tally tally(match(rules, {"search", "greedy"}));
  CartusResult result;
  result.players = 2;
  const auto add = [&](std::uint32_t game, unsigned winners, unsigned killed) {
    result.game = game;
    result.winners = winners;
    result.killed = killed;
    tally.add(result);
  };
  add(0, 1, 2);  // agent 0 sits in seat 0: it wins, the other is killed
  add(1, 1, 2);  // agent 0 sits in seat 1: it is killed
  add(2, 0, 3);  // nobody wins
  add(3, 3, 0);  // both do
  EXPECT_EQ(tally.games(), 4U);
  EXPECT_DOUBLE_EQ(tally.share("search").mean, 0.5);
  EXPECT_DOUBLE_EQ(tally.share("greedy").mean, 0.5);
  EXPECT_DOUBLE_EQ(tally.killed("search"), 0.5);
  EXPECT_DOUBLE_EQ(tally.killed("greedy"), 0.5);
  EXPECT_DOUBLE_EQ(tally.killed("nobody"), 0.0);
}

TEST(CartusStrength, GreedyBeatsRandom) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  const auto of = match(rules, {"greedy", "random"});
  Tally tally(of);
  for (std::uint32_t game = 0; game < 60; ++game) tally.add(play_game(of, game));
  EXPECT_GE(tally.share("greedy").mean, 0.9);
  EXPECT_LE(tally.killed("greedy"), 0.2);
}

TEST(CartusStrength, SearchBeatsGreedy) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  const auto of = match(rules, {"search@200it", "greedy"});
  Tally tally(of);
  for (std::uint32_t game = 0; game < 40; ++game) tally.add(play_game(of, game));
  EXPECT_GE(tally.share("search@200it").mean, 0.5);
}

}  // namespace
}  // namespace rattus::ai
