// A table's answers: versions, refusals, repeated messages, what each viewer gets.
#include "table/table.hpp"

#include <gtest/gtest.h>

#include "tests/table/tables.hpp"

namespace rattus::table {
namespace {

using test::act_at_random;
using test::open_table;
using test::set_up;

TEST(Table, OpensWithEveryReasonAgainstABadSetUp_BASE_11) {
  auto setup = set_up("classic", 5);
  setup.options = {{"spread_3", "4"}};
  auto opened = Table::open(setup, codec::game_data().tables("classic"), {}, std::vector<SeatPlan>(5));
  const auto& refusals = std::get<std::vector<board::Refusal>>(opened);
  std::vector<std::string> codes;
  for (const auto& refusal : refusals) codes.push_back(refusal.code);
  EXPECT_NE(std::find(codes.begin(), codes.end(), "player-count"), codes.end());
  EXPECT_NE(std::find(codes.begin(), codes.end(), "option-value"), codes.end());
}

TEST(Table, VersionsGrowByOneWithoutHoles) {
  Table table = open_table(set_up("classic", 3), {1, 2});
  std::mt19937 random(5);
  EXPECT_EQ(table.version(), 1U);
  for (std::uint64_t version = 2; version < 60 && !table.game().over(); ++version) {
    const Answer answer = act_at_random(table, random);
    ASSERT_TRUE(answer.accepted());
    EXPECT_EQ(answer.version, version);
    EXPECT_EQ(table.version(), version);
  }
}

TEST(Table, RefusesWhatIsStaleOfOthersOrUnknownAndChangesNothing) {
  Table table = open_table(set_up("classic", 3), {1, 2});
  const auto decider = table.game().decider();
  const auto other = static_cast<board::Seat>((decider + 1) % 3);
  const auto hash = table.game().hash();
  EXPECT_EQ(table.act(decider, 0, 0).refused->code, "stale-version");
  EXPECT_EQ(table.act(decider, 2, 0).refused->code, "stale-version");
  EXPECT_EQ(table.act(other, 1, 0).refused->code, "not-your-decision");
  EXPECT_EQ(table.act(board::no_seat, 1, 0).refused->code, "not-your-decision");
  EXPECT_EQ(table.act(decider, 1, 12).refused->code, "no-such-option");
  EXPECT_EQ(table.take_back(decider, 1).refused->code, "nothing-to-take-back");
  EXPECT_EQ(table.take_back(decider, 1).refused->clause, base_clause(111));
  EXPECT_EQ(table.version(), 1U);
  EXPECT_EQ(table.game().hash(), hash);
}

TEST(Table, ARepeatedMessageGetsTheSameAnswerOnce) {
  Table table = open_table(set_up("classic", 2), {1, 2});
  const auto decider = table.game().decider();
  const Answer first = table.act(decider, 1, 3, "move-1");
  ASSERT_TRUE(first.accepted());
  const auto hash = table.game().hash();
  EXPECT_EQ(table.act(decider, 1, 3, "move-1"), first);
  EXPECT_EQ(table.act(decider, 9, 0, "move-1"), first);
  EXPECT_EQ(table.version(), 2U);
  EXPECT_EQ(table.game().hash(), hash);
  const Answer refused = table.act(decider, 1, 3, "move-2");
  EXPECT_EQ(refused.refused->code, "stale-version");
  std::mt19937 random(1);
  act_at_random(table, random);
  EXPECT_EQ(table.act(decider, 1, 3, "move-2"), refused);
}

TEST(Table, OnlyTheDeciderGetsOptions_BASE_104) {
  Table table = open_table(set_up("classic", 4), {7, 7});
  std::mt19937 random(3);
  while (!table.game().over()) {
    for (board::Seat seat = 0; seat < 4; ++seat)
      EXPECT_EQ(table.options_for(seat) != nullptr, seat == table.game().decider());
    EXPECT_EQ(table.options_for(board::no_seat), nullptr);
    act_at_random(table, random);
  }
  EXPECT_EQ(table.act(0, table.version(), 0).refused->code, "game-over");
}

TEST(Table, PlayedAgainFromSetUpSeedAndChoicesItComesToTheSameState) {
  for (const auto& setup : test::all_set_ups()) {
    Table table = open_table(setup, {3, 4});
    std::mt19937 random(11);
    while (!table.game().over()) act_at_random(table, random);
    Table again = open_table(setup, {3, 4});
    for (const std::size_t place : table.line()) {
      const Entry& entry = table.log()[place];
      ASSERT_EQ(again.game().decider(), entry.seat);
      ASSERT_TRUE(again.act(entry.seat, again.version(), entry.option).accepted());
    }
    EXPECT_EQ(again.game().hash(), table.game().hash());
  }
}

TEST(Table, WhatIsLeftAtTheEndIsDealtOutWhole_BASE_103) {
  for (const auto& setup : test::all_set_ups()) {
    Table table = open_table(setup, {5, 6});
    std::mt19937 random(2);
    while (!table.game().over()) act_at_random(table, random);
    const Remainder rest = remainder(table.game());
    const auto& rules = table.game().rules();
    EXPECT_EQ(rest.removed.size(), rules.removed);
    EXPECT_EQ(rest.supply.size(), table.game().state().rats);
    TokenSet seen = table.game().state().used;
    for (const unsigned token : rest.removed) {
      EXPECT_FALSE(rules.starting.has(token));  // BASE-13
      seen.add(token);
    }
    for (const unsigned token : rest.supply) seen.add(token);
    for (const unsigned region : table.game().state().with_tokens)
      for (unsigned i = 0; i < table.game().state().token_count[region]; ++i)
        seen.add(table.game().state().tokens[region][i].index());
    EXPECT_EQ(seen, rules.all_tokens);
  }
}

}  // namespace
}  // namespace rattus::table
