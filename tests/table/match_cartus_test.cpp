// Cartus at a hosted match: the same table, people and computer players as for the board game.
#include <gtest/gtest.h>

#include "table/computers.hpp"
#include "tests/table/matches.hpp"

namespace rattus::table {
namespace {

using test::cartus_set_up;
using test::computer;
using test::nobody;
using test::open_match;
using test::person;

TEST(MatchCartus, PeopleAndTakeOversAtRandomReplayToTheSameMatch) {
  for (const auto& setup : test::all_cartus_set_ups()) {
    std::vector<Chair> seats(static_cast<std::size_t>(setup.players), person("A"));
    seats[1] = person("B");
    Match match = open_match(setup, {6, static_cast<std::uint64_t>(setup.players)}, seats);
    std::mt19937 random(static_cast<unsigned>(setup.players));
    int accepted = 0;
    while (match.stage() != Stage::over) {
      const auto version = match.version();
      const Answer answer = match.apply(test::random_input(match, {"A", "B", "W"}, random), nobody);
      accepted += answer.accepted();
      ASSERT_EQ(match.version(), version + (answer.accepted() ? 1 : 0));
    }
    EXPECT_GT(accepted, 60);
    Match again = open_match(setup, match.seed(), seats);
    for (const Input& input : match.log()) ASSERT_TRUE(again.replay(input));
    EXPECT_EQ(again.course().hash(), match.course().hash());
    EXPECT_EQ(again.version(), match.version());
    EXPECT_EQ(match.course_of(), nullptr);  // no board game is played here
    EXPECT_NE(match.course_of<cartus::Kit>(), nullptr);
  }
}

TEST(MatchCartus, ComputerPlayersPlayItToTheEnd) {
  Match match =
      open_match(cartus_set_up(3), {1, 2}, {computer("random"), computer("greedy", "easy"), computer("random")});
  Computers computers([](const AnyCourse& table, Seat seat, const Chair& chair) {
    std::string error;
    return make_mind(table, *ai::parse_agent(chair.player + ":" + chair.level, error), {seat, 3}, {});
  });
  while (match.stage() != Stage::over) ASSERT_TRUE(computers.think(match, {}));
  EXPECT_EQ(match.ended(), Ended::result);
}

TEST(MatchCartus, APickIsTakenBackAndADoneIsNot_CART_5) {
  Match match = open_match(cartus_set_up(2, {{"starting_player", "seat-1"}}), {4, 4}, {person("A"), person("B")});
  const auto game = [&]() -> const CartusGame& { return match.course_of<cartus::Kit>()->game(); };
  const auto choose = [&](std::uint32_t option) {
    return match.apply(test::chooses(match, *match.decider(), option), nobody).accepted();
  };
  const auto take_back = [&](const std::string& guest) {
    Input input = test::asks(Act::take_back, guest);
    input.version = match.number(match.counts(guest), match.decision_version());
    return match.apply(input, nobody);
  };
  while (game().state().asked != cartus::Decision::enter) ASSERT_TRUE(choose(0));
  EXPECT_EQ(take_back("A").refused->clause, cart_clause(5));
  const std::uint64_t before = match.course().hash();
  ASSERT_TRUE(choose(0));
  ASSERT_EQ(game().state().asked, cartus::Decision::play_card);
  ASSERT_TRUE(choose(0));
  ASSERT_TRUE(take_back("A").accepted());
  ASSERT_TRUE(take_back("A").accepted());
  EXPECT_EQ(match.course().hash(), before);
  ASSERT_TRUE(choose(0));
  ASSERT_TRUE(choose(static_cast<std::uint32_t>(match.course().options() - 1)));  // done
  EXPECT_EQ(*match.decider(), "B");
  EXPECT_FALSE(take_back("A").accepted());
}

}  // namespace
}  // namespace rattus::table
