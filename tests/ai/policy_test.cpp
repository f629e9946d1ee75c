// Policies: what options show, files that do not fit, and choices by the odds that were learned.
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/arena/self_play.hpp"
#include "ai/board/cues.hpp"
#include "ai/board/playout.hpp"
#include "ai/search.hpp"
#include "engine/board/cards/base.hpp"
#include "tests/ai/nets.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using board::Choice;
using board::Decision;
using test::NetNumbers;
using test::PolicyNumbers;
using ::testing::HasSubstr;

/// Shows decisions of random games of many set-ups, every `nth`.
void some_decisions(unsigned nth, const std::function<void(const Rules&, const State&, const ActionList&)>& see) {
  for (const auto& setup : test::all_set_ups()) {
    const Rules rules = test::rules_of(setup);
    unsigned i = 0;
    test::random_positions(rules, {29, static_cast<std::uint64_t>(setup.players)},
                           [&](const State& s, const ActionList& options) {
                             if (++i % nth == 0 && !s.over()) see(rules, s, options);
                           });
  }
}

std::shared_ptr<const Net> net_with(const PolicyNumbers& policy) {
  const NetNumbers numbers({4, 4});
  return std::get<0>(test::read_net(numbers.file(numbers.layout->hash) + policy.bytes()));
}

std::vector<Cue> cues_of(CuesOfDecision& decision, Action option) {
  Cues cues;
  decision.read(option, cues);
  return {cues.begin(), cues.end()};
}

bool same(const std::vector<Cue>& a, const std::vector<Cue>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Cue& x, const Cue& y) { return x.at == y.at && x.value == y.value; });
}

TEST(Cues, BASE_101_ShowNothingThatTheDeciderDoesNotKnow) {
  Rng rng({8, 9});
  unsigned compared = 0, with_many = 0;
  some_decisions(7, [&](const Rules& rules, const State& s, const ActionList& options) {
    const View view(rules, s, s.decider);
    const State world = board::sample(view, rng);
    Evaluation evaluation;
    evaluation.reset(rules, view.known(), s.decider);
    const Query known_query{rules, view.known()}, world_query{rules, world};
    CuesOfDecision known(known_query, evaluation), imagined(world_query, evaluation);
    for (const Action option : options) {
      const auto cues = cues_of(known, option);
      ASSERT_FALSE(cues.empty());
      ASSERT_TRUE(same(cues, cues_of(imagined, option)));
      for (const Cue& cue : cues) ASSERT_LT(cue.at, CuesOfDecision::shape().cues);
      with_many += cues.size() > 5;
      ++compared;
    }
  });
  EXPECT_GT(compared, 1'000U);
  EXPECT_GT(with_many, 300U);
}

TEST(Policy, IsReadBehindItsNetOrRefusedWithTheReason) {
  const NetNumbers numbers({4, 4});
  const std::string net = numbers.file(numbers.layout->hash);
  EXPECT_EQ(std::get<0>(test::read_net(net))->policy(), nullptr);
  PolicyNumbers policy;
  std::iota(policy.weights.begin(), policy.weights.end(), std::int16_t{-9'000});
  policy.know(17);
  const auto read = net_with(policy);
  ASSERT_NE(read->policy(), nullptr);
  EXPECT_EQ(read->policy()->weights, policy.weights);
  EXPECT_EQ(read->policy()->knows.count(), 1U);
  EXPECT_TRUE(read->policy()->knows[17]);

  const auto why = [](const std::string& bytes) { return std::get<std::string>(test::read_net(bytes)); };
  const std::uint64_t hash = input_layout().policy.hash;
  EXPECT_THAT(why(net + policy.bytes(hash + 1)), HasSubstr("other cues"));
  EXPECT_THAT(why(net + PolicyNumbers(4).bytes()), HasSubstr("other cues"));
  EXPECT_THAT(why(net + policy.bytes() + "x"), HasSubstr("does not have the length that it gives"));
  for (std::size_t size = 1; size < policy.bytes().size(); size += 1'013)
    EXPECT_THAT(why(net + policy.bytes().substr(0, size)), HasSubstr("does not have the length that it gives"));
  const NetNumbers cards({4, 4}, input_layout<cartus::Kit>());
  const auto of_cartus = test::read_net(cards.file(cards.layout->hash) + policy.bytes(), *cards.layout);
  EXPECT_THAT(std::get<std::string>(of_cartus), HasSubstr("other cues")) << "Cartus has its own";
}

TEST(Policy, DrawsByTheOddsOfItsWeights) {
  Policy policy;
  policy.weights = {1024, 512};
  EXPECT_EQ(policy.weigh(std::array{Cue{0, 16}}), Policy::one);
  EXPECT_EQ(policy.weigh(std::array{Cue{0, 16}, Cue{1, -64}}), -Policy::one);
  Rng rng({31, 7});
  constexpr unsigned games = 40'000;
  unsigned first = 0;
  for (unsigned i = 0; i < games; ++i) {
    const auto drawn = [&] { return GumbelTable::at(rng.below(GumbelTable::size)); };
    const std::int32_t one = Policy::one + drawn(), other = drawn();
    first += one > other;
  }
  EXPECT_NEAR(first / double{games}, 1 / (1 + std::exp(-1.0)), 0.01);  // 0.731, four deviations to either side
}

/// Where the decisions of many set-ups are those of `asked`, how often a play-out takes an option of `kind`.
double share_of(Decision asked, Choice kind, const std::shared_ptr<const Net>& net) {
  PlayoutStyle style;
  style.whims = 0;
  style.net = net;
  Playout playout(style);
  Rng rng({3, 1});
  unsigned taken = 0, all = 0;
  some_decisions(1, [&](const Rules& rules, const State& s, const ActionList& options) {
    const auto of_kind = [&](Action option) { return option.kind == kind; };
    if (s.asked != asked || std::none_of(options.begin(), options.end(), of_kind) ||
        std::all_of(options.begin(), options.end(), of_kind))
      return;
    playout.reset(rules, s, s.decider);
    const Action choice = playout.choose({rules, s}, rng, options);
    ASSERT_TRUE(options.contains(choice));
    taken += of_kind(choice);
    ++all;
  });
  EXPECT_GT(all, 200U);
  return taken / static_cast<double>(all);
}

/// For taking cards, or against it, with this weight: what every such option shows of its kind, found by looking at it.
PolicyNumbers for_taking(std::int16_t weight) {
  PolicyNumbers policy;
  some_decisions(1, [&](const Rules& rules, const State& s, const ActionList& options) {
    if (s.asked != Decision::action) return;
    Evaluation evaluation;
    evaluation.reset(rules, s, s.decider);
    const Query q{rules, s};
    CuesOfDecision decision(q, evaluation);
    for (const Action option : options)
      if (option.kind == Choice::take) policy.weights[cues_of(decision, option).front().at] = weight;
  });
  return policy;
}

TEST(Policy, SaysWhatPlayOutsChooseWhereItKnowsTheDecision) {
  PolicyNumbers policy = for_taking(10 * 1024);
  const double by_thumb = share_of(Decision::action, Choice::take, net_with(policy));
  EXPECT_LT(by_thumb, 0.7) << "it does not know the decision";
  policy.know(board::number_of(Decision::action));
  EXPECT_GT(share_of(Decision::action, Choice::take, net_with(policy)), 0.99);
  for (auto& weight : policy.weights) weight = static_cast<std::int16_t>(-weight);
  EXPECT_LT(share_of(Decision::action, Choice::take, net_with(policy)), 0.01);
}

/// Shows decisions about actions in which cards can be taken, among other things, and how many can.
void some_takings(const std::function<void(const Rules&, const State&, const ActionList&, std::size_t)>& see) {
  some_decisions(3, [&](const Rules& rules, const State& s, const ActionList& options) {
    const auto takes = static_cast<std::size_t>(
        std::count_if(options.begin(), options.end(), [](Action option) { return option.kind == Choice::take; }));
    if (s.asked == Decision::action && takes > 0 && takes < options.size()) see(rules, s, options, takes);
  });
}

TEST(Policy, ItsOddsAreTheShareOfEachOption) {
  PolicyNumbers policy = for_taking(1024);  // e to 1
  policy.know(board::number_of(Decision::action));
  PlayoutStyle known, unknown;
  known.net = net_with(policy);
  unknown.net = net_with(for_taking(1024));
  Playout by_policy(known), without(unknown);
  unsigned seen = 0;
  some_takings([&](const Rules& rules, const State& s, const ActionList& options, std::size_t takes) {
    ++seen;
    std::vector<Value> odds(options.size());
    by_policy.reset(rules, s, s.decider);
    by_policy.odds({rules, s}, options, odds);
    const double e = std::exp(1), others = static_cast<double>(options.size() - takes);
    for (std::size_t i = 0; i < odds.size(); ++i) {
      const double weight = options[i].kind == Choice::take ? e : 1;
      ASSERT_NEAR(odds[i], win * weight / (e * static_cast<double>(takes) + others), win / 100.0);
    }
    without.reset(rules, s, s.decider);
    without.odds({rules, s}, options, odds);
    for (const Value share : odds) ASSERT_NEAR(share, static_cast<double>(win) / static_cast<double>(odds.size()), 1);
  });
  EXPECT_GT(seen, 50U);
}

struct Visited {
  double taking = 0;             ///< the part of the visits that cards to be taken get
  std::uint32_t fewest = 1'000;  ///< that any option gets
};

/// What a player visits in decisions of whose options at most half are cards to be taken; `make` gives him a net for
/// taking them.
Visited taking(const std::function<std::unique_ptr<Player>(std::shared_ptr<const Net>)>& make) {
  PolicyNumbers policy = for_taking(4 * 1024);
  policy.know(board::number_of(Decision::action));
  Visited visited;
  std::uint32_t taking = 0, all = 0;
  unsigned searches = 0;
  some_takings([&](const Rules& rules, const State& s, const ActionList& options, std::size_t takes) {
    if (takes * 2 > options.size() || searches == 30) return;
    ++searches;
    const auto player = make(net_with(policy));
    player->begin(View(rules, s, s.decider), options);
    player->think({});
    for (const Thought& thought : dynamic_cast<const SearchPlayer&>(*player).thoughts()) {
      visited.fewest = std::min(visited.fewest, thought.visits);
      if (thought.action.kind == Choice::take) taking += thought.visits;
      all += thought.visits;
    }
  });
  EXPECT_EQ(searches, 30U);
  visited.taking = taking / static_cast<double>(all);
  return visited;
}

TEST(Search, LooksWhereThePolicyPointsAndLeavesNothingOut) {
  const auto visited = [](double guidance) {
    return taking([&](const std::shared_ptr<const Net>& net) {
      SearchStyle style;
      style.playout.net = net;
      style.judged = 0;
      style.guidance = guidance;
      return std::make_unique<SearchPlayer>(Seed{3, 4}, Budget{1'000, {}}, 0U, Clock{}, style);
    });
  };
  EXPECT_LT(visited(0).taking, 0.6);
  EXPECT_GT(visited(4).taking, 0.7);
  EXPECT_GT(visited(4).fewest, 0U);
}

TEST(Agents, ASearchWithAPolicyIsGuidedByIt) {
  EXPECT_GT(taking([](const std::shared_ptr<const Net>& net) {
              Agent agent = test::agent("search@2000it");
              agent.nets = {net};
              return make_player(agent, Seed{3, 4});
            }).taking,
            0.7);
}

TEST(SelfPlay, AKeptGameGivesItsChoicesAgainAndAnotherNone) {
  board::SetUp setup;
  setup.players = 3;
  const Rules rules = test::rules_of(setup);
  const Seed seed{3, 11};
  SelfPlayed game = play_itself<board::Kit>(rules, test::agent("old-greedy"), seed, {100});
  unsigned choices = 0;
  const auto take = [&](const Choices& one) {
    ++choices;
    EXPECT_GT(one.options.size(), 1U);
    EXPECT_LT(one.taken, one.options.size());
    EXPECT_NE(one.decision, 0U);
  };
  EXPECT_TRUE(replay_choices<board::Kit>(rules, game, seed, 1024, take));
  EXPECT_GT(choices, 30U);
  const unsigned all = choices;
  EXPECT_TRUE(replay_choices<board::Kit>(rules, game, seed, 256, take));
  EXPECT_LT(choices - all, all / 2);
  game.choices.pop_back();
  EXPECT_FALSE(replay_choices<board::Kit>(rules, game, seed, 1024, take));
}

}  // namespace
}  // namespace rattus::ai
