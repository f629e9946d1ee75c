// What games to learn from leave to chance, so that their positions differ.
#include <gtest/gtest.h>

#include "ai/arena/self_play.hpp"
#include "engine/board/game.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using Kit = board::Kit;

/// How many decisions were not what the player would have taken, and in how many turns there was one.
struct Strayed {
  unsigned decisions = 0, off = 0, turns = 0, with = 0;
};

/// Plays a few games so, and again with the same players, who are asked what they would have done.
Strayed strayed(Slips slips) {
  const Agent agent = test::agent("old-greedy:novice");
  board::SetUp setup;
  setup.players = 3;
  const Rules rules = test::rules_of(setup);
  Strayed found;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const Seed seed{5, number * 100};
    const SelfPlayed game = play_itself<Kit>(rules, agent, seed, slips);
    std::vector<std::unique_ptr<Player>> players;
    for (Seat seat = 0; seat < rules.players; ++seat)
      players.push_back(make_player<Kit>(agent, {seed.high, seed.low + 1 + seat}));
    Machine<Kit>::SeededChance chance;
    NullSink sink;
    ActionList options;
    State s = Machine<Kit>::start(rules, Rng(seed), chance, sink, options);
    unsigned turn = 0, turn_of_last = 0;
    for (const std::size_t choice : game.choices) {
      if (options.size() > 1) {
        const Action own = players[s.decider]->choose(View(rules, s, s.decider), options);
        const unsigned now = 1 + s.round * 8U + s.decider;
        if (now != turn) turn = now, ++found.turns;
        ++found.decisions;
        if (!(options[choice] == own)) {
          ++found.off;
          if (turn_of_last != found.turns) turn_of_last = found.turns, ++found.with;
        }
      }
      Machine<Kit>::apply(rules, s, options[choice], chance, sink, options);
    }
    EXPECT_TRUE(s.over());
  }
  return found;
}

TEST(Slips, WithoutThemPlayersDoWhatTheyWould) {
  const Strayed none = strayed({});
  EXPECT_EQ(none.off, 0U);
  EXPECT_GT(none.decisions, 500U);
}

TEST(Slips, WhoStraysTakesHalfOfTheDecisionsOfATurnByChance) {
  const Strayed always = strayed({0, 1024});
  // Chance hits upon what the player would have done, too, where there are few options.
  EXPECT_GT(always.off * 4, always.decisions);
  EXPECT_LT(always.off * 2, always.decisions);
}

TEST(Slips, StrayingGathersInTurnsWhatSlipsScatter) {
  const Strayed gathered = strayed({0, 300}), scattered = strayed({150, 0});
  EXPECT_NEAR(gathered.off / double(gathered.decisions), scattered.off / double(scattered.decisions), 0.05);
  EXPECT_GT(gathered.off * 5, gathered.with * 6) << "more than one in a turn";
  EXPECT_LT(gathered.with / double(gathered.turns) * 1.15, scattered.with / double(scattered.turns));
}

}  // namespace
}  // namespace rattus::ai
