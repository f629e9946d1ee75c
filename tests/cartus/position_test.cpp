// Positions of Cartus: what is said comes out, what is not said keeps the rules, what cannot be is refused.
#include "engine/cartus/positions/position.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/cartus/sound.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::cartus::test {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

std::vector<std::string> codes(const Position& position) {
  auto built = build(position, tables());
  std::vector<std::string> all;
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
    for (const Refusal& reason : *reasons) all.push_back(reason.code + " " + to_string(reason.clause));
  return all;
}

/// Everybody has entered the first card without cards.
Position resolving() {
  Position p;
  p.stage = Stage::resolve;
  for (Seat seat = 0; seat < 4; ++seat) {
    p.entries.push_back({seat, 0, {}});
    p.players[seat].hand_size = 5;
  }
  return p;
}

TEST(CartusPosition, CART_14_WhatIsLeftOpenKeepsTheRulesInEveryStage) {
  for (const Table& table : all_tables())
    for (const Stage stage : {Stage::draw, Stage::supplies, Stage::enter, Stage::resolve, Stage::over})
      for (int round = 1; round <= 8; ++round) {
        Position p;
        p.setup.players = table.players;
        p.setup.options = {{"buildings", table.buildings}, {"supplies", table.supplies}};
        p.stage = stage;
        p.round = round;
        p.start = static_cast<Seat>(round % table.players);
        p.random = Rng(Seed{static_cast<std::uint64_t>(round), 5});
        p.stock[0] = 11;  // four jokers are in some hand
        for (Seat seat = 0; seat < table.players; ++seat) {
          p.players[seat].hand_size = 4 + seat;
          if (stage == Stage::resolve) p.entries.push_back({seat, seat % 2, {joker}});
        }
        if (stage == Stage::resolve) p.stock[0] = 15 - table.players - 2;
        p.pile_size = 12;
        auto built = build(p, tables());
        ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built))
            << table.name() << ": " << std::get<1>(built).front().code << " " << std::get<1>(built).front().subject;
        auto& [rules, s] = std::get<BuiltPosition>(built);
        SeededChance chance;
        NullSink sink;
        ActionList options;
        Cartus::resume(rules, s, chance, sink, options);
        ASSERT_TRUE(s.over() || stage != Stage::over);
        ASSERT_EQ(what_is_broken(rules, s), "") << table.name() << ", stage " << int(stage) << ", round " << round;
        ASSERT_EQ(what_is_broken(rules, sample(View(rules, s, 0), s.rng)), "");
        Rng choices(Seed{6, 7});
        while (!s.over()) {
          ASSERT_EQ(what_is_broken(rules, s), "") << table.name() << ", stage " << int(stage) << ", round " << round;
          Cartus::apply(rules, s, any(options, choices), chance, sink, options);
        }
        EXPECT_EQ(s.round, rules.rounds);
      }
}

TEST(CartusPosition, CART_14_EveryReasonAtOnce) {
  Position p = resolving();
  p.entries.pop_back();
  p.players[0].hand = {gold};
  p.entries[1].cards = {pass};
  p.players[2].tokens = {9};
  p.influence = {{Class::church, 16, {0}}};
  p.row = {{Building::brewery, 0}};
  p.setup.players = 4;
  EXPECT_THAT(codes(p), UnorderedElementsAre("not-in-set CART-16", "never-played CART-41", "not-entered CART-38",
                                             "no-such-space CART-12", "no-token-left CART-11", "no-card-left CART-14"));
}

TEST(CartusPosition, CART_15_38_SeatsAndPlacesThatDoNotExist) {
  Position p;
  p.start = 4;
  p.round = 9;
  p.players[4].rats = 3;
  p.players[0].supply = 3;
  p.players[1].rats = -1;
  p.players[2].hand = {joker, joker};
  p.players[2].hand_size = 1;
  EXPECT_THAT(codes(p), UnorderedElementsAre("no-such-round CART-23", "no-such-seat CART-15",
                                             "no-such-position CART-31", "rats CART-10", "hand-size CART-14"));
  p = {};
  p.stage = Stage::enter;
  p.entries = {{0, 0, {}}, {0, 1, {}}, {1, 3, {}}};
  EXPECT_THAT(codes(p), UnorderedElementsAre("entered-twice CART-38", "no-such-position CART-31"));
  p.entries = {{0, 0, {}}};
  p.line = std::vector<Seat>{1, 2};
  EXPECT_THAT(codes(p), ElementsAre("line CART-38"));
  p = {};
  p.entries = {{0, 0, {}}};
  EXPECT_THAT(codes(p), ElementsAre("entries CART-38"));
}

TEST(CartusPosition, CART_6_7_9_14_CardsThatAreNotThere) {
  Position p = resolving();
  p.players[0].hand = {0, 0, 0, 0, 0};
  EXPECT_THAT(codes(p), ElementsAre("no-card-left CART-6"));
  p = resolving();
  p.deck_size = 10;
  p.pile_size = 10;
  EXPECT_THAT(codes(p), ElementsAre("population-count CART-14"));
  p = resolving();
  p.stock[joker - joker] = 16;
  EXPECT_THAT(codes(p), ElementsAre("no-card-left CART-14"));
  p = resolving();
  for (Seat seat = 0; seat < 4; ++seat) p.players[seat].hand_size = 0;
  p.stock[sword - joker] = 11;
  EXPECT_THAT(codes(p), ElementsAre("cards-missing CART-14"));
  p = resolving();
  p.row = {{Building::farm, 2}, {Building::farm, 2}};
  EXPECT_THAT(codes(p), ElementsAre("no-card-left CART-7"));
  p = resolving();
  p.row.assign(3, {Building::farm, {}});
  EXPECT_THAT(codes(p), ElementsAre("row-alike CART-32"));
  p = resolving();
  p.row.assign(4, {Building::farm, {}});
  EXPECT_THAT(codes(p), ElementsAre("row-size CART-23"));
}

}  // namespace
}  // namespace rattus::cartus::test
