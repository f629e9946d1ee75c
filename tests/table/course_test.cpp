// The course of a game: versions, refusals, what each viewer gets.
#include "table/course.hpp"

#include <gtest/gtest.h>

#include "tests/table/courses.hpp"

namespace rattus::table {
namespace {

using test::choose_at_random;
using test::open_course;
using test::set_up;

TEST(Course, OpensWithEveryReasonAgainstABadSetUp_BASE_11) {
  auto setup = set_up("classic", 5);
  setup.options = {{"spread_3", "4"}};
  auto opened = Course::open(setup, codec::game_data().tables("classic"), Origin(Seed{}));
  const auto& refusals = std::get<std::vector<board::Refusal>>(opened);
  std::vector<std::string> codes;
  for (const auto& refusal : refusals) codes.push_back(refusal.code);
  EXPECT_NE(std::find(codes.begin(), codes.end(), "player-count"), codes.end());
  EXPECT_NE(std::find(codes.begin(), codes.end(), "option-value"), codes.end());
}

TEST(Course, VersionsGrowByOneWithoutHoles) {
  Course course = open_course(set_up("classic", 3), {1, 2});
  std::mt19937 random(5);
  EXPECT_EQ(course.version(), 1U);
  for (std::uint64_t version = 2; version < 60 && !course.game().over(); ++version) {
    choose_at_random(course, random);
    EXPECT_EQ(course.version(), version);
  }
}

TEST(Course, RefusesWhatCannotBeAndChangesNothing) {
  Course course = open_course(set_up("classic", 3), {1, 2});
  const auto hash = course.game().hash();
  EXPECT_EQ(course.choose(12)->code, "no-such-option");
  EXPECT_EQ(course.take_back()->code, "nothing-to-take-back");
  EXPECT_EQ(course.take_back()->clause, base_clause(111));
  EXPECT_EQ(course.version(), 1U);
  EXPECT_EQ(course.game().hash(), hash);
}

TEST(Course, OnlyTheDeciderGetsOptions_BASE_104) {
  Course course = open_course(set_up("classic", 4), {7, 7});
  std::mt19937 random(3);
  while (!course.game().over()) {
    for (board::Seat seat = 0; seat < 4; ++seat)
      EXPECT_EQ(course.options_for(seat) != nullptr, seat == course.game().decider());
    EXPECT_EQ(course.options_for(board::no_seat), nullptr);
    choose_at_random(course, random);
  }
  EXPECT_EQ(course.choose(0)->code, "game-over");
  EXPECT_EQ(course.take_back()->code, "game-over");
}

TEST(Course, PlayedAgainFromSetUpSeedAndChoicesItComesToTheSameState) {
  for (const auto& setup : test::all_set_ups()) {
    Course course = open_course(setup, {3, 4});
    std::mt19937 random(11);
    while (!course.game().over()) choose_at_random(course, random);
    Course again = open_course(setup, {3, 4});
    for (const std::size_t place : course.line()) {
      const Step& step = course.steps()[place];
      ASSERT_EQ(again.game().decider(), step.seat);
      ASSERT_FALSE(again.choose(step.option));
    }
    EXPECT_EQ(again.game().hash(), course.game().hash());
  }
}

TEST(Course, WhatIsLeftAtTheEndIsDealtOutWhole_BASE_103) {
  for (const auto& setup : test::all_set_ups()) {
    Course course = open_course(setup, {5, 6});
    std::mt19937 random(2);
    while (!course.game().over()) choose_at_random(course, random);
    const Remainder rest = remainder(course.game());
    const auto& rules = course.game().rules();
    EXPECT_EQ(rest.removed.size(), rules.removed);
    EXPECT_EQ(rest.supply.size(), course.game().state().rats);
    TokenSet seen = course.game().state().used;
    for (const unsigned token : rest.removed) {
      EXPECT_FALSE(rules.starting.has(token));  // BASE-13
      seen.add(token);
    }
    for (const unsigned token : rest.supply) seen.add(token);
    for (const unsigned region : course.game().state().with_tokens)
      for (unsigned i = 0; i < course.game().state().token_count[region]; ++i)
        seen.add(course.game().state().tokens[region][i].index());
    EXPECT_EQ(seen, rules.all_tokens);
  }
}

}  // namespace
}  // namespace rattus::table
