// Worked cases of CART section 12 that speak of many games at once, by the ids of the cases.
#include <set>

#include <gtest/gtest.h>

#include "tests/cartus/random_games.hpp"

namespace rattus::cartus::test {
namespace {

template <class Chance>
State start(const Rules& rules, std::uint64_t seed, Chance& chance) {
  NullSink sink;
  ActionList options;
  return Cartus::start(rules, Rng(Seed{seed, 1}), chance, sink, options);
}

/// Copies in the game of each building.
std::array<unsigned, building_count> copies(const State& s) {
  std::array<unsigned, building_count> in_game{};
  const auto add = [&](BuildingCard card) { ++in_game[static_cast<std::size_t>(building_of(card))]; };
  for (unsigned i = 0; i < s.buildings_size; ++i) add(s.buildings[i]);
  for (unsigned i = 0; i < s.replacement_size; ++i) add(s.replacement[i]);
  for (const BuildingCard card : s.row)
    if (card != no_card) add(card);
  return in_game;
}

/// Lays out a game for each seed below `seeds` and calls `look(pair, first, second)` with the copies of the two
/// buildings of each class, which are five together.
template <class Look>
void for_each_pair(const Rules& rules, std::uint64_t seeds, Look look) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SeededChance chance;
    const auto in_game = copies(start(rules, seed, chance));
    for (unsigned pair = 0; pair < class_count; ++pair) {
      EXPECT_EQ(in_game[2 * pair] + in_game[2 * pair + 1], 5U);
      look(pair, in_game[2 * pair], in_game[2 * pair + 1]);
    }
  }
}

TEST(CartusRules, W8_CART_16_RandomPerClassTakesFiveCopiesOfOneBuilding) {
  std::set<unsigned> seen;
  for_each_pair(rules_of(5, {{"buildings", "random-per-class"}}), 60,
                [&](unsigned pair, unsigned first, unsigned second) {
                  EXPECT_EQ(first * second, 0U);
                  seen.insert(first == 5 ? 2 * pair : 2 * pair + 1);
                });
  EXPECT_EQ(seen.size(), building_count) << "every building comes up";
}

TEST(CartusRules, W9_CART_16_MixedTakesFiveCardsOfEachClass) {
  std::set<unsigned> seen;
  for_each_pair(rules_of(3, {{"buildings", "mixed"}}), 300,
                [&](unsigned, unsigned first, unsigned) { seen.insert(first); });
  EXPECT_EQ(seen, (std::set<unsigned>{0, 1, 2, 3, 4, 5}));
}

TEST(CartusRules, W10_CART_18_TheGuardTowerIsLeftOutWithTwoPlayers) {
  for (const char* method : {"random-per-class", "mixed"}) {
    const Rules avoid = rules_of(2, {{"buildings", method}}),
                allow = rules_of(2, {{"buildings", method}, {"guard_tower_2p", "allow"}});
    bool castle = false, tower = false;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      SeededChance chance;
      EXPECT_EQ(copies(start(avoid, seed, chance))[static_cast<std::size_t>(Building::castle)], 5U) << "seed " << seed;
      const auto in_game = copies(start(allow, seed, chance));
      castle |= in_game[static_cast<std::size_t>(Building::castle)] > 0;
      tower |= in_game[static_cast<std::size_t>(Building::guard_tower)] > 0;
    }
    EXPECT_TRUE(castle && tower) << method;
  }
}

TEST(CartusRules, W12_CART_19_20_MixedTellsNothingOfTheThirty) {
  const Rules rules = rules_of(4, {{"buildings", "mixed"}});
  ScriptedChance chance;
  for (const Building first : {Building::farm, Building::marketplace}) {  // in the order of chance
    std::vector<BuildingCard> cards;
    for (unsigned copy = 0; copy < copies_of_building; ++copy)
      cards.push_back(static_cast<BuildingCard>(static_cast<unsigned>(first) * copies_of_building + copy));
    chance.script.choices.push_back(cards);
  }
  const State s = start(rules, 1, chance);
  ASSERT_FALSE(chance.error.has_value()) << *chance.error;
  ASSERT_EQ(copies(s)[static_cast<std::size_t>(Building::office)], 0U);
  const View view(rules, s, 0);
  EXPECT_EQ(view.known().stock[pass - joker], 12);
  EXPECT_EQ(view.known().first_copies, (std::array<std::uint8_t, class_count>{}));
  for (const BuildingCard card : view.known().buildings) EXPECT_EQ(card, 0);
  for (unsigned i = 0; i < s.replacement_size; ++i) EXPECT_EQ(view.known().replacement[i], no_card);
}

TEST(CartusRules, CART_2_SupplyAndEnterAreAskedOfEverybodyInEveryRound) {
  for (const char* supplies : {"turn-order", "simultaneous"}) {
    const Rules rules = Table{3, "mixed", supplies}.rules();
    std::array<std::array<unsigned, max_seats>, 10> chose{}, entered{};
    State before{};
    properties::play<Cards>(rules, {1, 31}, [&](const State& s, const ActionList&) {
      if (before.asked == Decision::supply) ++chose.at(before.round).at(before.decider);
      if (before.asked == Decision::enter && s.hand[before.decider][pass] == before.hand[before.decider][pass])
        ++entered.at(before.round).at(before.decider);
      before = s;
    });
    for (unsigned round = 1; round <= rules.rounds; ++round)
      for (Seat seat = 0; seat < rules.players; ++seat) {
        EXPECT_EQ(chose[round][seat], 1U) << supplies << ", round " << round;
        EXPECT_EQ(entered[round][seat], 1U) << supplies << ", round " << round;
      }
  }
}

/// Adds up what everybody hears of a player's rats.
struct RatCounter {
  static constexpr bool enabled = true;
  int rats = 10;
  void operator()(const Event& e) {
    if (!heard_by(e, 1)) return;
    if (e.type == EventType::rats_gained && e.seat == 0) rats += e.count;
    if (e.type == EventType::rats_discarded && e.seat == 0) rats -= e.count;
    if (e.type == EventType::rat_given && e.seat == 0) --rats;
    if (e.type == EventType::rat_given && e.other_seat == 0) ++rats;
  }
};

TEST(CartusRules, W130_CART_27_SampledWorldsHaveTheRatsThatTheLogGives) {
  const Rules rules = rules_of(4, {{"buildings", "mixed"}});
  SeededChance chance;
  RatCounter log;
  ActionList options;
  Rng choices(Seed{3, 4});
  State s = Cartus::start(rules, Rng(Seed{3, 1}), chance, log, options);
  bool changed = false;
  while (s.round < 6) {
    Cartus::apply(rules, s, options[choices.below(static_cast<std::uint32_t>(options.size()))], chance, log, options);
    changed |= log.rats != 10;
  }
  ASSERT_TRUE(changed);
  const View view(rules, s, 1);
  EXPECT_FALSE(view.shows_rats(0));
  for (int i = 0; i < 100; ++i) EXPECT_EQ(sample(view, choices).rats[0], log.rats);
}

}  // namespace
}  // namespace rattus::cartus::test
