// Taking back (BASE-110, -111).
#include <gtest/gtest.h>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/witch.hpp"
#include "tests/table/courses.hpp"

namespace rattus::table {
namespace {

using board::Choice;
using board::Decision;
using test::choose_at_random;
using test::open_course;
using test::set_up;

/// Chooses the first option of this kind; -1 as `a`: whatever it speaks of.
bool choose(Course& course, Choice kind, int a = -1) {
  std::size_t i = 0;
  for (const board::Action action : course.game().options()) {
    if (action.kind == kind && (a < 0 || action.a == a)) return !course.choose(i);
    ++i;
  }
  return false;
}

bool take_back(Course& course) { return !course.take_back(); }

/// The course of a game of two players before the first turn.
Course before_first_turn(Seed seed) {
  Course course = open_course(set_up("classic", 2, {{"first_player", "seat-1"}}), seed);
  while (course.game().state().asked == Decision::place) choose(course, Choice::region);
  return course;
}

/// At every decision, everything back to the barrier and forth again comes to the same bytes.
TEST(TakeBack, ToTheBarrierRestoresTheExactStateAtEveryDecision_BASE_110) {
  for (const auto& setup : test::all_set_ups()) {
    Course course = open_course(setup, {8, static_cast<std::uint64_t>(setup.players)});
    std::mt19937 random(static_cast<unsigned>(setup.players));
    std::vector<std::uint64_t> hashes;  // before each step that can be taken back
    while (!course.game().over()) {
      const std::uint64_t before = course.game().hash();
      const auto line = course.line().size();
      choose_at_random(course, random);
      if (!course.game().over() && course.can_take_back(course.game().decider())) {
        hashes.push_back(before);
      } else {
        hashes.clear();
      }
      ASSERT_EQ(course.line().size(), line + 1);

      std::vector<std::uint8_t> taken;
      for (std::size_t i = hashes.size(); i-- > 0;) {
        taken.push_back(course.steps()[course.line().back()].option);
        ASSERT_TRUE(take_back(course));
        ASSERT_EQ(course.game().hash(), hashes[i]);
        ASSERT_EQ(course.steps().back().kind, Step::Kind::taken_back);
        ASSERT_TRUE(course.since(course.version() - 1).events.at(0).empty());
      }
      if (!course.game().over()) {
        ASSERT_FALSE(take_back(course));
      }
      const std::uint64_t after_all = course.game().hash();
      for (auto option = taken.rbegin(); option != taken.rend(); ++option) ASSERT_FALSE(course.choose(*option));
      ASSERT_TRUE(taken.empty() || course.game().hash() != after_all);
    }
  }
}

TEST(TakeBack, OnlyTheDeciderMay_BASE_110) {
  Course course = before_first_turn({4, 4});
  ASSERT_TRUE(choose(course, Choice::take));
  ASSERT_EQ(course.game().decider(), 0);
  EXPECT_TRUE(course.can_take_back(0));
  EXPECT_FALSE(course.can_take_back(1));
  EXPECT_TRUE(take_back(course));
}

TEST(TakeBack, TheWholeTurnUpToTheSpreadToken_W_110a) {
  std::mt19937 random(1);
  bool shown = false;
  for (std::uint64_t seed = 0; seed < 200 && !shown; ++seed) {
    Course course = before_first_turn({seed, 1});
    const std::uint64_t start = course.game().hash();
    const auto& rules = course.game().rules();
    ASSERT_TRUE(choose(course, Choice::take, rules.slot_of(3)));
    if (!choose(course, Choice::use, rules.slot_of(3))) continue;
    while (course.game().state().asked != Decision::action) choose_at_random(course, random);
    ASSERT_TRUE(choose(course, Choice::increase));
    ASSERT_TRUE(choose(course, Choice::region));
    ASSERT_TRUE(choose(course, Choice::end_actions));
    ASSERT_EQ(course.game().state().asked, Decision::plague);
    for (const board::Action action : course.game().options()) {
      const auto& s = course.game().state();
      if (s.token_count[action.a] != 1 || s.population(action.a) != 0) continue;
      ASSERT_TRUE(choose(course, Choice::region, action.a));
      shown = true;
      break;
    }
    if (!shown) continue;
    ASSERT_EQ(course.game().state().asked, Decision::spread);
    std::size_t steps = 0;
    while (take_back(course)) ++steps;
    EXPECT_GE(steps, 8U);  // take, use with from, to and perhaps number, increase, region, end, plague move
    // The last placement was his own as well, with nobody between: it can be taken back too.
    EXPECT_EQ(course.game().state().asked, Decision::place);
    ASSERT_TRUE(choose(course, Choice::region));
    EXPECT_EQ(course.game().hash(), start);
  }
  EXPECT_TRUE(shown);
}

TEST(TakeBack, NothingBeforeALook_W_110b) {
  Course course = before_first_turn({9, 9});
  const auto witch = course.game().rules().slot_of(4);
  ASSERT_TRUE(choose(course, Choice::take, witch));
  ASSERT_TRUE(choose(course, Choice::use, witch));
  ASSERT_TRUE(choose(course, Choice::region));
  ASSERT_EQ(course.game().state().asked, board::Witch::asks_second);
  EXPECT_FALSE(course.can_take_back(0));
  EXPECT_EQ(course.take_back()->clause, base_clause(111));
  ASSERT_TRUE(choose(course, Choice::stop));
  EXPECT_TRUE(course.can_take_back(0));
  ASSERT_TRUE(choose(course, Choice::increase));
  EXPECT_TRUE(take_back(course));
  EXPECT_TRUE(take_back(course));
  EXPECT_EQ(course.game().state().asked, board::Witch::asks_second);
  EXPECT_FALSE(take_back(course));
}

TEST(TakeBack, NothingOnceTheTurnHasPassedOn_W_111a) {
  bool shown = false;
  for (std::uint64_t seed = 0; seed < 200 && !shown; ++seed) {
    Course course = before_first_turn({seed, 2});
    ASSERT_TRUE(choose(course, Choice::end_actions));
    while (course.game().decider() == 0) ASSERT_TRUE(choose(course, Choice::region));
    if (course.game().state().asked != Decision::action) continue;
    shown = true;
    EXPECT_FALSE(course.can_take_back(0));
    EXPECT_FALSE(course.can_take_back(1));
    EXPECT_EQ(course.take_back()->code, "nothing-to-take-back");
  }
  EXPECT_TRUE(shown);
}

TEST(TakeBack, LeavesAMarkInTheStepsAlone_BASE_110) {
  Course course = before_first_turn({4, 4});
  const auto steps = course.line().size();
  ASSERT_TRUE(choose(course, Choice::take));
  ASSERT_TRUE(take_back(course));
  EXPECT_EQ(course.line().size(), steps);
  EXPECT_EQ(course.steps().back().kind, Step::Kind::taken_back);
  EXPECT_EQ(course.steps().back().seat, 0);
}

}  // namespace
}  // namespace rattus::table
