// Names and levels of computer players.
#include <gtest/gtest.h>

#include "ai/greedy.hpp"
#include "ai/search.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using std::chrono::milliseconds;
using test::agent;

TEST(Agents, AreReadByName) {
  EXPECT_EQ(agent("random").kind, Kind::random);
  EXPECT_EQ(agent("greedy").kind, Kind::greedy);
  EXPECT_EQ(levels()[agent("greedy:easy").level].name, "easy");
  EXPECT_EQ(levels()[agent("search").level].name, "master");
  EXPECT_EQ(agent("search:normal").budget, levels()[2].search);
  EXPECT_EQ(agent("search@200ms").budget, (Budget{0, milliseconds(200)}));
  EXPECT_EQ(agent("search:easy@5000it").budget, (Budget{5000, milliseconds(0)}));
  EXPECT_EQ(agent("search:easy@5000it").name, "search:easy@5000it");
}

TEST(Agents, AreRefusedWithAnAnswer) {
  for (const char* text :
       {"", "clever", "search:best", "search@", "search@200", "search@0ms", "greedy@200ms", "search@-1it"}) {
    std::string error;
    EXPECT_FALSE(parse_agent(text, error)) << text;
    EXPECT_FALSE(error.empty()) << text;
  }
}

TEST(Agents, LevelsAreSixAndGrow) {
  ASSERT_EQ(levels().size(), 6U);
  for (std::size_t i = 1; i < levels().size(); ++i) {
    EXPECT_GE(levels()[i].search.iterations, levels()[i - 1].search.iterations);
    EXPECT_GE(levels()[i].search.time, levels()[i - 1].search.time);
    EXPECT_LT(levels()[i].overlooks, levels()[i - 1].overlooks);
    EXPECT_LT(levels()[i].overlooks_in_cartus, levels()[i - 1].overlooks_in_cartus);
    EXPECT_GE(levels()[i].heeds, levels()[i - 1].heeds);
    EXPECT_GE(levels()[i].counts, levels()[i - 1].counts);
    EXPECT_GE(levels()[i].learned, levels()[i - 1].learned);
  }
}

TEST(Agents, OfEveryLevelPlayEitherGame) {
  for (const Level& level : levels()) {
    const Agent of = agent("search:" + std::string(level.name));
    EXPECT_TRUE(make_player<board::Kit>(of, {1, 2}, {})) << level.name;
    EXPECT_TRUE(make_player<cartus::Kit>(of, {1, 2}, {})) << level.name;
  }
}

TEST(Agents, OverlookSoManyOfTheirOptionsAndNeverAll) {
  Rng rng({1, 2});
  std::size_t seen = 0;
  for (int i = 0; i < 2'000; ++i) {
    EXPECT_EQ(noticed(12, 0, {}, rng).count(), 12U);
    EXPECT_EQ(noticed(12, 1024, {}, rng).count(), 1U);
    const Places places = noticed(12, 256, {}, rng);
    EXPECT_TRUE(places.any());
    EXPECT_TRUE((places >> 12).none());
    seen += places.count();
  }
  EXPECT_NEAR(static_cast<double>(seen), 2'000 * 12 * 0.75, 400) << "six standard deviations";
}

/// A weak player takes the best of what he notices: he overlooks more often than he errs.
template <class Player>
std::size_t best_taken(unsigned overlooks, Player make) {
  const board::Rules rules = test::rules_of(test::set_up("classic", 3));
  ActionList options;
  State s = start(rules, Rng({3, 4}), options);
  std::size_t same = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const View view(rules, s, s.decider);
    same += make({seed, 1}, 0)->choose(view, options) == make({seed, 1}, overlooks)->choose(view, options);
    step(rules, s, options[seed % options.size()], options);
    if (s.over()) s = start(rules, Rng({seed, 5}), options);
  }
  return same;
}

TEST(Agents, WhoOverlooksMoreTakesTheBestLessOften) {
  const auto search = [](Seed seed, unsigned overlooks) {
    return std::make_unique<SearchPlayer>(seed, Budget{40, {}}, overlooks);
  };
  EXPECT_EQ(best_taken(0, search), 60U);
  const auto few = best_taken(200, search), many = best_taken(900, search);
  EXPECT_LT(few, 60U);
  EXPECT_LT(many, few);
  const auto greedy = [](Seed seed, unsigned overlooks) { return std::make_unique<GreedyPlayer>(seed, 2, overlooks); };
  EXPECT_GT(best_taken(200, greedy), best_taken(900, greedy));
}

}  // namespace
}  // namespace rattus::ai
