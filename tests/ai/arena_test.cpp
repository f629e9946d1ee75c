// The arena: rotations, shares and intervals; and that the players stand in the right order.
#include "ai/arena/arena.hpp"

#include <gtest/gtest.h>

#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

Match match(const Rules& rules, std::initializer_list<const char*> names) {
  Match match;
  match.rules = &rules;
  match.seed = {1, 2};
  for (const char* name : names) match.agents.push_back(test::agent(name));
  return match;
}

GameResult won(std::uint32_t game, std::size_t agent) {
  GameResult result;
  result.game = game;
  result.winning_agent = agent;
  return result;
}

TEST(Arena, PlaysTheSameGameAgain) {
  const Rules rules = test::rules_of(test::set_up("classic", 3));
  const Match of = match(rules, {"random", "random", "greedy:novice"});
  const GameResult first = play_game(of, 4), again = play_game(of, 4);
  EXPECT_EQ(first.winner, again.winner);
  EXPECT_EQ(first.points, again.points);
  EXPECT_EQ(first.decisions, again.decisions);
}

TEST(Arena, SeatsEachAgentEverywhereInABlock) {
  const Rules rules = test::rules_of(test::set_up("classic", 4));
  const Match of = match(rules, {"random", "random", "random", "random"});
  for (std::uint32_t game = 0; game < 4; ++game) {
    const GameResult result = play_game(of, game);
    EXPECT_EQ(result.winning_agent, (result.winner + game) % 4);
  }
}

TEST(Arena, DrawsCardsForABlockOnce) {
  const Rules rules = test::rules_of(test::set_up("big-box", 2));
  board::SetUp setup = test::set_up("big-box", 2);
  setup.card_choice = board::CardChoice::random;
  Match of = match(rules, {"random", "random"});
  std::vector<std::vector<unsigned>> drawn;
  of.draw = [&](Seed seed) {
    Rng rng(seed);
    Rules made = std::get<Rules>(board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng));
    std::vector<unsigned> cards;
    for (unsigned slot = 0; slot < made.slots; ++slot) cards.push_back(made.cards[slot]->number);
    drawn.push_back(cards);
    return made;
  };
  for (const std::uint32_t game : {0U, 1U, 2U, 3U}) play_game(of, game);
  ASSERT_EQ(drawn.size(), 4U);
  EXPECT_EQ(drawn[0], drawn[1]);
  EXPECT_EQ(drawn[2], drawn[3]);
  EXPECT_NE(drawn[0], drawn[2]);
}

TEST(Tally, CountsSharesByName) {
  const Rules rules = test::rules_of(test::set_up("classic", 4));
  Tally tally(match(rules, {"search", "greedy", "greedy", "random"}));
  for (std::uint32_t game = 0; game < 40; ++game) tally.add(won(game, game % 4 == 3 ? 1 : 0));
  EXPECT_EQ(tally.names(), (std::vector<std::string>{"search", "greedy", "random"}));
  EXPECT_EQ(tally.count("greedy"), 2U);
  EXPECT_DOUBLE_EQ(tally.share("search").mean, 0.75);
  EXPECT_DOUBLE_EQ(tally.share("greedy").mean, 0.25);
  EXPECT_DOUBLE_EQ(tally.share("random").mean, 0.0);
}

TEST(Tally, IntervalsHoldTheShareAndNarrow) {
  const Rules rules = test::rules_of(test::set_up("classic", 2));
  Tally few(match(rules, {"greedy", "random"})), many(match(rules, {"greedy", "random"}));
  Rng rng({3, 4});
  for (std::uint32_t game = 0; game < 1000; ++game) {
    const auto result = won(game, rng.below(10) < 7 ? 0 : 1);
    if (game < 40) few.add(result);
    many.add(result);
  }
  for (const Tally* tally : {&few, &many}) {
    const Share share = tally->share("greedy");
    EXPECT_LT(share.low, share.mean);
    EXPECT_GT(share.high, share.mean);
  }
  EXPECT_NEAR(many.share("greedy").high - many.share("greedy").low, 2 * 1.96 * std::sqrt(0.7 * 0.3 / 1000), 0.01);
  EXPECT_GT(few.share("greedy").high - few.share("greedy").low, many.share("greedy").high - many.share("greedy").low);
}

TEST(Tally, IsNeverCertain) {
  const Rules rules = test::rules_of(test::set_up("classic", 2));
  Tally tally(match(rules, {"greedy", "random"}));
  for (std::uint32_t game = 0; game < 100; ++game) tally.add(won(game, 0));
  EXPECT_DOUBLE_EQ(tally.share("greedy").mean, 1.0);
  EXPECT_LT(tally.share("greedy").low, 1.0);
  EXPECT_GT(tally.share("greedy").low, 0.95);
}

TEST(Strength, GreedyBeatsRandom) {
  const Rules rules = test::rules_of(test::set_up("classic", 2));
  const Match of = match(rules, {"greedy", "random"});
  Tally tally(of);
  for (std::uint32_t game = 0; game < 20; ++game) tally.add(play_game(of, game));
  EXPECT_GE(tally.share("greedy").mean, 0.9);
}

TEST(Strength, SearchBeatsRandom) {
  const Rules rules = test::rules_of(test::set_up("classic", 2));
  const Match of = match(rules, {"search@60it", "random"});
  Tally tally(of);
  for (std::uint32_t game = 0; game < 10; ++game) tally.add(play_game(of, game));
  EXPECT_GE(tally.share("search@60it").mean, 0.9);
}

}  // namespace
}  // namespace rattus::ai
