// What a policy is told of the choices of Rattus Cartus, and what a search does with it.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "ai/arena/self_play.hpp"
#include "ai/cartus/craft.hpp"
#include "ai/cartus/cues.hpp"
#include "ai/search.hpp"
#include "engine/cartus/decision.hpp"
#include "tests/ai/nets.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using card_game::CuesOfDecision;
using cartus::Decision;
using cartus::Kit;
using cartus::Query;
using Options = cartus::ActionList;

/// Shows every `nth` decision of a random game at each table, where there is something to choose for a search.
template <class See>
void some_decisions(unsigned nth, See see) {
  for (const auto& table : cartus::test::all_tables()) {
    const cartus::Rules rules = table.rules();
    unsigned i = 0;
    properties::play<cartus::test::Cards>(rules, {23, static_cast<std::uint64_t>(table.players)},
                                          [&](const cartus::State& s, const Options& all) {
                                            Options options = all;
                                            if (s.over() || ++i % nth != 0) return;
                                            Craft<Kit>::narrow(rules, s, options);
                                            if (options.size() > 1) see(rules, s, options);
                                          });
  }
}

std::vector<Cue> cues_of(const CuesOfDecision& decision, cartus::Action option) {
  Cues cues;
  decision.read(option, cues);
  return {cues.begin(), cues.end()};
}

bool same(const Cue& x, const Cue& y) { return x.at == y.at && x.value == y.value; }

TEST(CartusCues, CART_25_ShowNothingThatTheDeciderDoesNotKnow) {
  Rng rng({8, 10});
  std::array<unsigned, cartus::decision_count> compared{};
  some_decisions(3, [&](const cartus::Rules& rules, const cartus::State& s, const Options& options) {
    const cartus::View view(rules, s, s.decider);
    const cartus::State world = cartus::sample(view, rng);
    card_game::Thumb thumb;
    thumb.reset(rules, view.known(), s.decider);
    const Query known_query{rules, view.known()}, world_query{rules, world};
    const CuesOfDecision known(known_query, thumb), imagined(world_query, thumb);
    for (const auto option : options) {
      const auto cues = cues_of(known, option), in_world = cues_of(imagined, option);
      ASSERT_TRUE(std::equal(cues.begin(), cues.end(), in_world.begin(), in_world.end(), same));
      for (const Cue& cue : cues) ASSERT_LT(cue.at, CuesOfDecision::shape().cues);
      compared.at(static_cast<std::size_t>(s.asked)) += !cues.empty();
    }
  });
  for (const Decision decision : {Decision::supply, Decision::enter, Decision::play_card, Decision::sword_victim,
                                  Decision::sword_give, Decision::hospital_card, Decision::tower_give})
    EXPECT_GT(compared.at(static_cast<std::size_t>(decision)), 20U) << cartus::row_of(decision).name;
}

/// A net that judges by chance and says that one never, or always, enters the first card of the row.
std::shared_ptr<const Net> net_for_first(bool first) {
  const InputLayout& layout = input_layout<Kit>();
  test::PolicyNumbers policy(layout.policy.cues);
  policy.know(static_cast<unsigned>(Decision::enter));
  some_decisions(1, [&](const cartus::Rules& rules, const cartus::State& s, const Options& options) {
    if (s.asked != Decision::enter) return;
    card_game::Thumb thumb;
    thumb.reset(rules, s, s.decider);
    const Query q{rules, s};
    const CuesOfDecision decision(q, thumb);
    // Of those that all buildings have, the last tells the first of the row from the others.
    if (options[1].kind == cartus::Choice::position)
      policy.weights[cues_of(decision, options[1]).back().at] = static_cast<std::int16_t>(first ? -6'000 : 6'000);
  });
  const test::NetNumbers numbers({4, 4}, layout);
  return std::get<0>(test::read_net(numbers.file(layout.hash) + policy.bytes(layout.policy.hash), layout));
}

/// What part of its visits a search with this net gives to the first card of the row.
double visits_of_first(const std::shared_ptr<const Net>& net, std::string_view player_name = "search@400it") {
  std::uint32_t first = 0, all = 0;
  unsigned searches = 0;
  some_decisions(5, [&](const cartus::Rules& rules, const cartus::State& s, const Options& options) {
    if (s.asked != Decision::enter || ++searches > 30) return;
    Agent agent = test::agent(player_name);
    agent.nets = {net};
    const auto player = make_player<Kit>(agent, {3, 4});
    player->begin(cartus::View(rules, s, s.decider), options);
    player->think({});
    for (const auto& thought : dynamic_cast<const SearchPlayerOf<Kit>&>(*player).thoughts()) {
      EXPECT_GT(thought.visits, 0U);  // nothing is left out
      if (thought.action == cartus::Action{cartus::Choice::position, 0}) first += thought.visits;
      all += thought.visits;
    }
  });
  EXPECT_GT(searches, 30U);
  return first / static_cast<double>(all);
}

TEST(CartusPolicy, CART_40_ASearchLooksWhereItPoints) {
  EXPECT_GT(visits_of_first(net_for_first(true)), 0.6);
  EXPECT_LT(visits_of_first(net_for_first(false)), 0.3);
}

TEST(CartusPolicy, WhoOverlooksOptionsIsNotGuidedByIt) {
  constexpr std::string_view strong = "search:strong@400it";
  EXPECT_EQ(visits_of_first(net_for_first(true), strong), visits_of_first(net_for_first(false), strong));
}

TEST(CartusPolicy, AKeptGameGivesItsChoicesAsASearchSeesThem) {
  const cartus::Rules rules = cartus::test::Table{3, "fixed", "turn-order"}.rules();
  const Seed seed{3, 11};
  SelfPlayed game = play_itself<Kit>(rules, test::agent("old-search@20it"), seed, {100});
  std::array<unsigned, cartus::decision_count> choices{};
  const auto take = [&](const Choices& one) {
    EXPECT_GT(one.options.size(), 1U);
    EXPECT_LT(one.taken, one.options.size());
    ++choices.at(one.decision);
  };
  EXPECT_TRUE(replay_choices<Kit>(rules, game, seed, 1024, take));
  EXPECT_GT(choices.at(static_cast<std::size_t>(Decision::enter)), 20U);
  EXPECT_GT(choices.at(static_cast<std::size_t>(Decision::play_card)), 20U);
  game.choices.pop_back();
  EXPECT_FALSE(replay_choices<Kit>(rules, game, seed, 1024, take));
}

}  // namespace
}  // namespace rattus::ai
