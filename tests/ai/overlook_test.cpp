// What weaker levels never overlook: the increase, a free good, one of two options.
#include <map>

#include <gtest/gtest.h>

#include "ai/cartus/craft.hpp"
#include "ai/greedy.hpp"
#include "ai/search.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

bool is_increase(const Rules&, Action action) { return action.kind == board::Choice::increase; }
bool is_free_good(const Rules& rules, Action action) {
  return action.is_of_module() && rules.cards[action.module()]->choices[action.row()].word == "free-good";
}

/// Decisions with many options, by what is among them.
struct Met {
  unsigned increases = 0, free_goods = 0, pairs = 0, overlooked = 0;
};

void meet(const Rules& rules, const ActionList& options, unsigned overlooks, Rng& rng, Met& met) {
  const Places seen = noticed_of<board::Kit>(rules, options, overlooks, rng);
  EXPECT_TRUE(seen.any());
  if (options.size() == 2) {
    EXPECT_EQ(seen.count(), 2U);
    ++met.pairs;
  }
  for (std::size_t i = 0; i < options.size(); ++i) {
    const bool increase = is_increase(rules, options[i]), good = is_free_good(rules, options[i]);
    EXPECT_TRUE(seen[i] || (!increase && !good));
    met.increases += increase;
    met.free_goods += good;
    met.overlooked += !seen[i];
  }
}

TEST(Overlook, NeverTheIncreaseAFreeGoodOrOneOfTwoInAnyModule) {
  const Seed seed{40, 6};
  SCOPED_TRACE(testing::Message() << "seed " << seed.high << ' ' << seed.low);
  Rng rng(seed);
  std::map<std::string, Met> met;
  for (const auto& setup : test::all_set_ups()) {
    const Rules rules = test::rules_of(setup);
    std::vector<std::string> names = setup.modules;
    names.emplace_back("base game");
    test::random_positions(rules, seed, [&](const State&, const ActionList& options) {
      for (const Level& level : levels()) {
        if (level.overlooks == 0) continue;
        Met here;
        meet(rules, options, level.overlooks, rng, here);
        for (const std::string& name : names) {
          Met& sum = met[name];
          sum.increases += here.increases, sum.free_goods += here.free_goods;
          sum.pairs += here.pairs, sum.overlooked += here.overlooked;
        }
      }
    });
  }
  EXPECT_EQ(met.size(), 7U) << "the base game and six modules";
  for (const auto& [name, of] : met) {
    EXPECT_GT(of.increases, 50U) << name;
    EXPECT_GT(of.pairs, 50U) << name;
    EXPECT_GT(of.overlooked, 50U) << name;
  }
  EXPECT_GT(met["mercatus"].free_goods, 50U);
}

TEST(Overlook, InCartusNeverOneOfTwo) {
  const cartus::Rules rules = cartus::test::rules_of(3, {});
  Rng rng({40, 7});
  unsigned pairs = 0, overlooked = 0;
  properties::play<cartus::test::Cards>(rules, {2, 5}, [&](const cartus::State&, const cartus::ActionList& options) {
    const Places seen = noticed_of<cartus::Kit>(rules, options, 512, rng);
    overlooked += seen.count() < options.size();
    if (options.size() != 2) return;
    ++pairs;
    EXPECT_EQ(seen.count(), 2U);
  });
  EXPECT_GT(pairs, 5U);
  EXPECT_GT(overlooked, 5U);
}

/// Turns of played games that were ended although a player who overlooks nothing would have settled citizens first.
/// Overlooking 1 of 1024 is overlooking nothing, but draws as many random numbers: both players think the same.
template <class Make>
std::pair<unsigned, unsigned> declined(const board::SetUp& setup, unsigned games, Make make) {
  const Rules rules = test::rules_of(setup);
  unsigned best = 0, ended = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    ActionList options;
    State s = start(rules, Rng({game, 5}), options);
    for (std::uint64_t step = 0; !s.over(); ++step) {
      const View view(rules, s, s.decider);
      const Action chosen = make({game, step}, false)->choose(view, options);
      if (s.asked == board::Decision::action && options.contains({board::Choice::increase})) {
        const Action sharp = make({game, step}, true)->choose(view, options);
        best += is_increase(rules, sharp);
        ended += is_increase(rules, sharp) && chosen.kind == board::Choice::end_actions;
      }
      ai::step(rules, s, chosen, options);
    }
  }
  return {best, ended};
}

TEST(Overlook, NoLevelEndsATurnWithoutTheIncreaseThatItWouldTake) {
  const auto greedy = [](Seed seed, bool sharp) {
    return std::make_unique<GreedyPlayer>(seed, 2, sharp ? 1 : levels()[0].overlooks);
  };
  const auto search = [](Seed seed, bool sharp) {
    return std::make_unique<SearchPlayer>(seed, Budget{40, {}}, sharp ? 1 : levels()[0].overlooks);
  };
  const auto [best, ended] = declined(test::set_up("classic", 3), 6, greedy);
  EXPECT_GT(best, 50U);
  EXPECT_EQ(ended, 0U);
  const auto [searched_best, searched_ended] = declined(test::set_up("big-box", 4), 2, search);
  EXPECT_GT(searched_best, 20U);
  EXPECT_EQ(searched_ended, 0U);
}

}  // namespace
}  // namespace rattus::ai
