// What holds for every computer player: legal choices, the same ones again, and nothing that the view does not show.
#include <gtest/gtest.h>

#include "ai/board/info_key.hpp"
#include "ai/search.hpp"
#include "engine/core/hash.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using test::agent;
using test::all_set_ups;
using test::random_positions;
using test::rules_of;

const char* const agents[] = {"random", "greedy:novice", "greedy", "search:novice@30it", "search@60it"};

/// Shows every `nth` decision of one random game of each set-up.
void some_positions(unsigned nth, const std::function<void(const Rules&, const State&, const ActionList&)>& see) {
  for (const auto& setup : all_set_ups()) {
    const Rules rules = rules_of(setup);
    unsigned i = 0;
    random_positions(rules, {9, static_cast<std::uint64_t>(setup.players)},
                     [&](const State& s, const ActionList& options) {
                       if (++i % nth == 0) see(rules, s, options);
                     });
  }
}

TEST(Player, ChoosesALegalOption) {
  for (const char* name : agents)
    some_positions(17, [&](const Rules& rules, const State& s, const ActionList& options) {
      const auto player = make_player(agent(name), {3, 4});
      EXPECT_TRUE(options.contains(player->choose(View(rules, s, s.decider), options))) << name;
    });
}

TEST(Player, ChoosesTheSameWithTheSameSeed) {
  for (const char* name : agents)
    some_positions(31, [&](const Rules& rules, const State& s, const ActionList& options) {
      const View view(rules, s, s.decider);
      const Action first = make_player(agent(name), {3, 4})->choose(view, options);
      EXPECT_EQ(make_player(agent(name), {3, 4})->choose(view, options), first) << name;
    });
}

TEST(Player, ChoosesTheSameHoweverThinkingIsSliced) {
  some_positions(41, [](const Rules& rules, const State& s, const ActionList& options) {
    const View view(rules, s, s.decider);
    const auto whole = make_player(agent("search@60it"), {3, 4}), sliced = make_player(agent("search@60it"), {3, 4});
    sliced->begin(view, options);
    while (!sliced->think({7, {}})) {
    }
    EXPECT_EQ(sliced->choice(), whole->choose(view, options));
  });
}

// BASE-104: in two worlds that look alike to him a player does the same.
TEST(Player, SeesNothingHidden) {
  Rng rng({5, 6});
  unsigned different = 0;
  for (const char* name : agents)
    some_positions(23, [&](const Rules& rules, const State& s, const ActionList& options) {
      const View view(rules, s, s.decider);
      const State other = board::sample(view, rng);
      different += !(s == other);
      const Action first = make_player(agent(name), {3, 4})->choose(view, options);
      EXPECT_EQ(make_player(agent(name), {3, 4})->choose(View(rules, other, s.decider), options), first) << name;
    });
  EXPECT_GT(different, 0U);
}

TEST(Player, ThinksNoLongerThanItsTime) {
  const Rules rules = rules_of(test::set_up("classic", 4));
  std::chrono::nanoseconds now{0};
  const Clock clock = [&] { return now += std::chrono::milliseconds(1); };
  ActionList options;
  const State s = start(rules, Rng({1, 2}), options);
  SearchPlayer player({3, 4}, {0, std::chrono::milliseconds(20)}, 0, clock);
  player.begin(View(rules, s, s.decider), options);
  EXPECT_FALSE(player.think({0, std::chrono::milliseconds(3)}));
  while (!player.think({0, std::chrono::milliseconds(3)})) {
  }
  EXPECT_LE(now, std::chrono::milliseconds(60));
}

TEST(Player, KeepsTheTreeWithinATurn) {
  const Rules rules = rules_of(test::set_up("classic", 2));
  ActionList options;
  State s = start(rules, Rng({1, 2}), options);
  while (s.phase == board::Phase::placement) step(rules, s, options[0], options);
  SearchPlayer player({3, 4}, {3000, {}});
  const Action first = player.choose(View(rules, s, s.decider), options);
  step(rules, s, first, options);
  player.begin(View(rules, s, s.decider), options);
  std::uint32_t kept = 0;
  for (const Thought& thought : player.thoughts()) kept += thought.visits;
  EXPECT_GT(kept, 100U);
}

TEST(InfoKey, IsAlikeForWorldsThatLookAlike) {
  Rng rng({5, 6});
  some_positions(5, [&](const Rules& rules, const State& s, const ActionList&) {
    for (Seat viewer = 0; viewer < rules.players; ++viewer) {
      const View view(rules, s, viewer);
      const State world = board::sample(view, rng);
      EXPECT_EQ(info_key(rules, world, viewer), info_key(rules, s, viewer));
      EXPECT_EQ(info_key(rules, world, viewer), info_key(rules, view.known(), viewer));
      EXPECT_EQ(hash_bytes(View(rules, world, viewer).known()), hash_bytes(view.known()));
    }
  });
}

TEST(InfoKey, TellsPositionsApart) {
  const Rules rules = rules_of(test::set_up("classic", 4));
  std::vector<std::uint64_t> keys, states;
  random_positions(rules, {1, 2}, [&](const State& s, const ActionList&) {
    keys.push_back(info_key(rules, s, 0));
    states.push_back(hash_bytes(View(rules, s, 0).known()));
  });
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_EQ(keys[i] == keys[j], states[i] == states[j]);
}

}  // namespace
}  // namespace rattus::ai
