// Taking back (BASE-110, -111).
#include <gtest/gtest.h>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/witch.hpp"
#include "tests/table/tables.hpp"

namespace rattus::table {
namespace {

using board::Choice;
using board::Decision;
using test::act_at_random;
using test::open_table;
using test::set_up;

/// Chooses the first option of this kind; -1 as `a`: whatever it speaks of.
bool choose(Table& table, Choice kind, int a = -1) {
  std::size_t i = 0;
  for (const board::Action action : table.game().options()) {
    if (action.kind == kind && (a < 0 || action.a == a))
      return table.act(table.game().decider(), table.version(), i).accepted();
    ++i;
  }
  return false;
}

bool take_back(Table& table) { return table.take_back(table.game().decider(), table.version()).accepted(); }

/// A table of two players before the first turn.
Table before_first_turn(Seed seed) {
  Table table = open_table(set_up("classic", 2, {{"first_player", "seat-1"}}), seed);
  while (table.game().state().asked == Decision::place) choose(table, Choice::region);
  return table;
}

/// At every decision, everything back to the barrier and forth again comes to the same bytes.
TEST(TakeBack, ToTheBarrierRestoresTheExactStateAtEveryDecision_BASE_110) {
  for (const auto& setup : test::all_set_ups()) {
    Table table = open_table(setup, {8, static_cast<std::uint64_t>(setup.players)});
    std::mt19937 random(static_cast<unsigned>(setup.players));
    std::vector<std::uint64_t> hashes;  // before each step that can be taken back
    while (!table.game().over()) {
      const std::uint64_t before = table.game().hash();
      const auto line = table.line().size();
      ASSERT_TRUE(act_at_random(table, random).accepted());
      if (!table.game().over() && table.can_take_back(table.game().decider())) {
        hashes.push_back(before);
      } else {
        hashes.clear();
      }
      ASSERT_EQ(table.line().size(), line + 1);

      std::vector<std::uint8_t> taken;
      for (std::size_t i = hashes.size(); i-- > 0;) {
        taken.push_back(table.log()[table.line().back()].option);
        ASSERT_TRUE(take_back(table));
        ASSERT_EQ(table.game().hash(), hashes[i]);
        ASSERT_EQ(table.log().back().kind, Entry::Kind::taken_back);
        ASSERT_TRUE(table.since(table.version() - 1).events.at(0).empty());
      }
      if (!table.game().over()) {
        ASSERT_FALSE(take_back(table));
      }
      const std::uint64_t after_all = table.game().hash();
      for (auto option = taken.rbegin(); option != taken.rend(); ++option)
        ASSERT_TRUE(table.act(table.game().decider(), table.version(), *option).accepted());
      ASSERT_TRUE(taken.empty() || table.game().hash() != after_all);
    }
  }
}

TEST(TakeBack, OnlyTheDeciderMay_BASE_110) {
  Table table = before_first_turn({4, 4});
  ASSERT_TRUE(choose(table, Choice::take));
  ASSERT_EQ(table.game().decider(), 0);
  EXPECT_EQ(table.take_back(1, table.version()).refused->code, "not-your-decision");
  EXPECT_EQ(table.take_back(board::no_seat, table.version()).refused->code, "not-your-decision");
  EXPECT_TRUE(table.can_take_back(0));
  EXPECT_FALSE(table.can_take_back(1));
  EXPECT_TRUE(take_back(table));
}

TEST(TakeBack, TheWholeTurnUpToTheSpreadToken_W_110a) {
  std::mt19937 random(1);
  bool shown = false;
  for (std::uint64_t seed = 0; seed < 200 && !shown; ++seed) {
    Table table = before_first_turn({seed, 1});
    const std::uint64_t start = table.game().hash();
    const auto& rules = table.game().rules();
    ASSERT_TRUE(choose(table, Choice::take, rules.slot_of(3)));
    if (!choose(table, Choice::use, rules.slot_of(3))) continue;
    while (table.game().state().asked != Decision::action) ASSERT_TRUE(act_at_random(table, random).accepted());
    ASSERT_TRUE(choose(table, Choice::increase));
    ASSERT_TRUE(choose(table, Choice::region));
    ASSERT_TRUE(choose(table, Choice::end_actions));
    ASSERT_EQ(table.game().state().asked, Decision::plague);
    for (const board::Action action : table.game().options()) {
      const auto& s = table.game().state();
      if (s.token_count[action.a] != 1 || s.population(action.a) != 0) continue;
      ASSERT_TRUE(choose(table, Choice::region, action.a));
      shown = true;
      break;
    }
    if (!shown) continue;
    ASSERT_EQ(table.game().state().asked, Decision::spread);
    std::size_t steps = 0;
    while (take_back(table)) ++steps;
    EXPECT_GE(steps, 8U);  // take, use with from, to and perhaps number, increase, region, end, plague move
    // The last placement was his own as well, with nobody between: it can be taken back too.
    EXPECT_EQ(table.game().state().asked, Decision::place);
    ASSERT_TRUE(choose(table, Choice::region));
    EXPECT_EQ(table.game().hash(), start);
  }
  EXPECT_TRUE(shown);
}

TEST(TakeBack, NothingBeforeALook_W_110b) {
  Table table = before_first_turn({9, 9});
  const auto witch = table.game().rules().slot_of(4);
  ASSERT_TRUE(choose(table, Choice::take, witch));
  ASSERT_TRUE(choose(table, Choice::use, witch));
  ASSERT_TRUE(choose(table, Choice::region));
  ASSERT_EQ(table.game().state().asked, board::Witch::asks_second);
  EXPECT_FALSE(table.can_take_back(0));
  EXPECT_EQ(table.take_back(0, table.version()).refused->clause, base_clause(111));
  ASSERT_TRUE(choose(table, Choice::stop));
  EXPECT_TRUE(table.can_take_back(0));
  ASSERT_TRUE(choose(table, Choice::increase));
  EXPECT_TRUE(take_back(table));
  EXPECT_TRUE(take_back(table));
  EXPECT_EQ(table.game().state().asked, board::Witch::asks_second);
  EXPECT_FALSE(take_back(table));
}

TEST(TakeBack, NothingOnceTheTurnHasPassedOn_W_111a) {
  bool shown = false;
  for (std::uint64_t seed = 0; seed < 200 && !shown; ++seed) {
    Table table = before_first_turn({seed, 2});
    ASSERT_TRUE(choose(table, Choice::end_actions));
    while (table.game().decider() == 0) ASSERT_TRUE(choose(table, Choice::region));
    if (table.game().state().asked != Decision::action) continue;
    shown = true;
    EXPECT_FALSE(table.can_take_back(0));
    EXPECT_FALSE(table.can_take_back(1));
    EXPECT_EQ(table.take_back(0, table.version()).refused->code, "not-your-decision");
    EXPECT_EQ(table.take_back(1, table.version()).refused->code, "nothing-to-take-back");
  }
  EXPECT_TRUE(shown);
}

TEST(TakeBack, LeavesAMarkInTheLogAlone_BASE_110) {
  Table table = before_first_turn({4, 4});
  const auto steps = table.line().size();
  ASSERT_TRUE(choose(table, Choice::take));
  ASSERT_TRUE(take_back(table));
  EXPECT_EQ(table.line().size(), steps);
  EXPECT_EQ(table.log().back().kind, Entry::Kind::taken_back);
  EXPECT_EQ(table.log().back().seat, 0);
}

}  // namespace
}  // namespace rattus::table
