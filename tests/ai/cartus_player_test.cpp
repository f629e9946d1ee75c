// What holds for every computer player of Rattus Cartus: legal choices, the same ones again, nothing that the view does
// not show.
#include <gtest/gtest.h>

#include "ai/cartus/craft.hpp"
#include "ai/search.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using cartus::Cartus;
using cartus::Kit;
using test::agent;
using Options = cartus::ActionList;
using World = cartus::State;

const char* const agents[] = {"random", "greedy:novice", "greedy", "search:novice@30it", "search@60it"};

/// Shows every `nth` decision of one random game at each table.
template <class See>
void some_positions(unsigned nth, See see) {
  for (const auto& table : cartus::test::all_tables()) {
    const cartus::Rules rules = table.rules();
    unsigned i = 0;
    properties::play<cartus::test::Cards>(rules, {1, 7}, [&](const World& s, const Options& options) {
      if (!s.over() && ++i % nth == 0) see(rules, s, options);
    });
  }
}

cartus::Action choose(const char* name, const cartus::Rules& rules, const World& s, const Options& options) {
  return make_player<Kit>(agent(name), {3, 4})->choose(cartus::View(rules, s, s.decider), options);
}

TEST(CartusPlayer, PlaysWholeGamesByTheRules) {
  for (const auto& table : cartus::test::all_tables()) {
    const cartus::Rules rules = table.rules();
    std::vector<std::unique_ptr<PlayerOf<Kit>>> players;
    for (const char* name : {"greedy", "search@20it", "greedy:novice", "search:novice@10it", "random"})
      players.push_back(make_player<Kit>(agent(name), {1, players.size()}));
    cartus::SeededChance chance;
    NullSink sink;
    Options options;
    World s = Cartus::start(rules, Rng({5, 6}), chance, sink, options);
    unsigned decisions = 0;
    for (; !s.over(); ++decisions) {
      const auto action = players[s.decider]->choose(cartus::View(rules, s, s.decider), options);
      ASSERT_TRUE(options.contains(action)) << table.name() << " decision " << static_cast<int>(s.asked);
      Cartus::apply(rules, s, action, chance, sink, options);
    }
    EXPECT_EQ(s.round, rules.rounds) << table.name();
    EXPECT_GT(decisions, 5U * rules.rounds) << table.name();
  }
}

TEST(CartusPlayer, ChoosesTheSameWithTheSameSeed) {
  for (const char* name : agents)
    some_positions(29, [&](const cartus::Rules& rules, const World& s, const Options& options) {
      const auto first = choose(name, rules, s, options);
      EXPECT_TRUE(options.contains(first)) << name;
      EXPECT_EQ(choose(name, rules, s, options), first) << name;
    });
}

TEST(CartusPlayer, ChoosesTheSameHoweverThinkingIsSliced) {
  some_positions(31, [](const cartus::Rules& rules, const World& s, const Options& options) {
    const auto sliced = make_player<Kit>(agent("search@60it"), {3, 4});
    sliced->begin(cartus::View(rules, s, s.decider), options);
    while (!sliced->think({7, {}})) {
    }
    EXPECT_EQ(sliced->choice(), choose("search@60it", rules, s, options));
  });
}

// CART-25: in two worlds that look alike to him a player does the same.
TEST(CartusPlayer, Cart25SeesNothingHidden) {
  Rng rng({5, 6});
  unsigned different = 0;
  for (const char* name : agents)
    some_positions(19, [&](const cartus::Rules& rules, const World& s, const Options& options) {
      const World other = Cartus::sample(cartus::View(rules, s, s.decider), rng);
      different += !(s == other);
      EXPECT_EQ(choose(name, rules, other, options), choose(name, rules, s, options)) << name;
    });
  EXPECT_GT(different, 100U);
}

// The same of a search that makes something of the cards that others have laid face down, and so thinks otherwise.
TEST(CartusPlayer, Cart25BelievesNothingHidden) {
  Rng rng({5, 6});
  SearchStyleOf<Kit> believing;
  believing.playout.believes = true;
  const auto expects = [](const SearchStyleOf<Kit>& style, const cartus::Rules& rules, const World& s,
                          const Options& options) {
    SearchPlayerOf<Kit> player({3, 4}, {60, {}}, 0, {}, style);
    (void)player.choose(cartus::View(rules, s, s.decider), options);
    return player.expected();
  };
  unsigned otherwise = 0;
  some_positions(7, [&](const cartus::Rules& rules, const World& s, const Options& options) {
    const World other = Cartus::sample(cartus::View(rules, s, s.decider), rng);
    const auto here = expects(believing, rules, s, options);
    EXPECT_EQ(expects(believing, rules, other, options), here);
    const bool hidden = std::any_of(s.face_down.begin(), s.face_down.end(), [](unsigned cards) { return cards > 0; });
    otherwise += hidden && expects({}, rules, s, options) != here;
  });
  EXPECT_GT(otherwise, 50U);
}

TEST(CartusPlayer, ThinksNoLongerThanItsTime) {
  const cartus::Rules rules = cartus::test::rules_of(4, {});
  std::chrono::nanoseconds now{0};
  const Clock clock = [&] { return now += std::chrono::milliseconds(1); };
  cartus::SeededChance chance;
  NullSink sink;
  Options options;
  const World s = Cartus::start(rules, Rng({1, 2}), chance, sink, options);
  SearchPlayerOf<Kit> player({3, 4}, {0, std::chrono::milliseconds(20)}, 0, clock);
  player.begin(cartus::View(rules, s, s.decider), options);
  EXPECT_FALSE(player.think({0, std::chrono::milliseconds(3)}));
  while (!player.think({0, std::chrono::milliseconds(3)})) {
  }
  EXPECT_LE(now, std::chrono::milliseconds(60));
}

TEST(CartusPlayer, KeepsTheTreeWithinATurn) {
  const cartus::Rules rules = cartus::test::rules_of(2, {});
  cartus::SeededChance chance;
  NullSink sink;
  Options options;
  World s = Cartus::start(rules, Rng({1, 2}), chance, sink, options);
  while (s.asked != cartus::Decision::enter) Cartus::apply(rules, s, options[0], chance, sink, options);
  SearchPlayerOf<Kit> player({3, 4}, {3000, {}});
  const auto first = player.choose(cartus::View(rules, s, s.decider), options);
  Cartus::apply(rules, s, first, chance, sink, options);
  ASSERT_EQ(s.asked, cartus::Decision::play_card);
  player.begin(cartus::View(rules, s, s.decider), options);
  std::uint32_t kept = 0;
  for (const auto& thought : player.thoughts()) kept += thought.visits;
  EXPECT_TRUE(kept > 100 || player.thoughts().size() == 1) << kept;
}

TEST(CartusInfoKey, IsAlikeForWorldsThatLookAlike) {
  Rng rng({5, 6});
  some_positions(13, [&](const cartus::Rules& rules, const World& s, const Options&) {
    for (cartus::Seat viewer = 0; viewer < rules.players; ++viewer) {
      const cartus::View view(rules, s, viewer);
      const World world = Cartus::sample(view, rng);
      EXPECT_EQ(card_game::info_key(rules, world, viewer), card_game::info_key(rules, s, viewer));
      EXPECT_EQ(card_game::info_key(rules, view.known(), viewer), card_game::info_key(rules, s, viewer));
    }
  });
}

TEST(CartusInfoKey, TellsPositionsApart) {
  const cartus::Rules rules = cartus::test::rules_of(4, {});
  std::vector<std::uint64_t> keys, states;
  properties::play<cartus::test::Cards>(rules, {1, 3}, [&](const World& s, const Options&) {
    keys.push_back(card_game::info_key(rules, s, 0));
    states.push_back(hash_bytes(cartus::View(rules, s, 0).known()));
  });
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_EQ(keys[i] == keys[j], states[i] == states[j]);
}

// What is left of a list of options is some of it, goes by what the decider knows, and is never nothing.
TEST(CartusNarrow, LeavesSomeOfTheOptions) {
  Rng rng({8, 9});
  unsigned fewer = 0;
  some_positions(1, [&](const cartus::Rules& rules, const World& s, const Options& options) {
    Options left = options, alike = options;
    card_game::narrow(rules, s, left);
    ASSERT_GE(left.size(), 1U);
    fewer += left.size() < options.size();
    for (const auto option : left) EXPECT_TRUE(options.contains(option));
    card_game::narrow(rules, Cartus::sample(cartus::View(rules, s, s.decider), rng), alike);
    EXPECT_EQ(left.size(), alike.size());
    for (const auto option : left) EXPECT_TRUE(alike.contains(option));
  });
  EXPECT_GT(fewer, 1000U);
}

}  // namespace
}  // namespace rattus::ai
