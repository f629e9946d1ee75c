// Figures of cards, tiles, modules and seats: from courses made by hand, and the course of a real game from its events.
#include "ai/arena/balance.hpp"

#include <gtest/gtest.h>

#include "ai/arena/share.hpp"
#include "table/game.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

constexpr std::uint8_t king = 5, monk = 2, witch = 4;

Course course_of(Seat first, Seat winner, std::vector<std::uint8_t> points) {
  Course course;
  course.players = static_cast<std::uint8_t>(points.size());
  course.rounds = 6;
  course.turns = 12;
  course.end = board::EndReason::rats;
  course.first = first;
  course.winner = winner;
  course.points = std::move(points);
  return course;
}

TEST(Wilson, IsTheIntervalOfTables) {
  EXPECT_NEAR(wilson(0.5, 100).low, 0.4038, 1e-4);
  EXPECT_NEAR(wilson(0.5, 100).high, 0.5962, 1e-4);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Balance, CountsWhoHeldTookFirstAndTookEarly) {
  Balance balance(3, {});
  Course one = course_of(0, 2, {10, 11, 14});
  // Of twelve turns the first four are the first third.
  one.cards.push_back({king, 2, 1, {{1, 0}, {4, 1}, {5, 2}}});
  one.cards.push_back({monk, 2, 1, {{2, 2}, {3, 2}}});
  one.cards.push_back({witch, no_seat, 1, {}});
  balance.add(one);
  Course two = course_of(0, 0, {12, 11, 9});
  two.cards.push_back({king, 1, 1, {{6, 0}, {7, 1}}});
  balance.add(two);

  const CardFigures& of_king = balance.cards.at(king);
  EXPECT_EQ(of_king.games, 2U);
  EXPECT_EQ(of_king.holder, (Count{2, 1}));
  EXPECT_EQ(of_king.first, (Count{2, 1}));
  EXPECT_EQ(of_king.early, (Count{2, 0}));                 // seats 0 and 1 of the first game
  EXPECT_EQ(balance.cards.at(monk).early, (Count{1, 1}));  // one who took it twice counts once
  EXPECT_EQ(balance.cards.at(witch).games, 1U);
  EXPECT_EQ(balance.cards.at(witch).holder, Count{});
  EXPECT_EQ(balance.cards.at(witch).first, Count{});
  EXPECT_EQ(balance.pairs, (std::map<Balance::Pair, Count>{{{monk, king}, {1, 1}}}));
  EXPECT_EQ(balance.cards.at(king).by_level[0], Count{});  // no tiles are in play
}

TEST(Balance, CountsSeatsFromTheFirstPlayerOn) {
  Balance balance(3, {});
  balance.add(course_of(1, 2, {10, 11, 14}));
  balance.add(course_of(2, 0, {12, 11, 9}));
  EXPECT_EQ(balance.seats[0].wins, (Count{2, 0}));
  EXPECT_EQ(balance.seats[1].wins, (Count{2, 2}));
  EXPECT_DOUBLE_EQ(balance.seats[0].points.mean(), 10);  // 11 and 9
  EXPECT_DOUBLE_EQ(balance.seats[1].points.mean(), 13);
  EXPECT_DOUBLE_EQ(balance.seats[2].points.mean(), 10.5);
  EXPECT_DOUBLE_EQ(balance.fair(), 1.0 / 3);
  EXPECT_EQ(balance.margins.times, (std::map<int, std::uint32_t>{{1, 1}, {3, 1}}));
  EXPECT_EQ(balance.winning_points.times, (std::map<int, std::uint32_t>{{12, 1}, {14, 1}}));
  EXPECT_EQ(balance.points.count(), 6U);
  EXPECT_EQ(balance.ends.at(board::EndReason::rats), 2U);
}

TEST(Balance, SetsModulesInPlayAgainstOutOfPlayAndTilesByLevel) {
  Balance balance(2, {"inns", "upgrades"});
  Course one = course_of(0, 1, {10, 20});
  one.modules = {"upgrades"};
  one.cards.push_back({king, 1, 3, {{9, 1}}});
  one.cards.push_back({monk, 0, 1, {{8, 0}}});
  balance.add(one);
  Course two = course_of(0, 0, {15, 14});
  two.rounds = 8;
  two.modules = {"inns"};
  two.cards.push_back({king, 0, 1, {}});
  balance.add(two);

  const auto& [out, in] = balance.modules.at("upgrades");
  EXPECT_EQ(in.games, 1U);
  EXPECT_DOUBLE_EQ(in.winning_points.mean(), 20);
  EXPECT_DOUBLE_EQ(in.margins.mean(), 10);
  EXPECT_EQ(out.games, 1U);
  EXPECT_DOUBLE_EQ(out.rounds.mean(), 8);
  EXPECT_DOUBLE_EQ(balance.modules.at("inns")[1].margins.mean(), 1);
  const auto& levels = balance.cards.at(king).by_level;
  EXPECT_EQ(levels[0], Count{});  // the game without tiles does not count
  EXPECT_EQ(levels[2], (Count{1, 1}));
  EXPECT_EQ(balance.cards.at(monk).by_level[0], (Count{1, 0}));
}

TEST(CourseHearer, TellsAGameAsItsStateAndEventsHaveIt) {
  board::SetUp setup = test::set_up("big-box", 3);
  setup.card_choice = board::CardChoice::random;
  setup.modules = {"upgrades"};
  for (std::uint64_t number = 0; number < 5; ++number) {
    table::EventList events;
    auto game = std::get<table::Game>(
        table::Game::start(setup, codec::game_data().tables(setup.board), Seed{number, 7}, events));
    CourseHearer hearer;
    Rng rng(Seed{3, number});
    std::array<Seat, board::max_slots> first_taker;
    first_taker.fill(no_seat);
    while (!game.over()) {
      for (const board::Event& event : events) hearer(event);
      events.clear();
      game.choose(rng.below(static_cast<std::uint32_t>(game.options().size())), events);
      for (const board::Event& event : events)
        if (event.type == board::EventType::card_taken && first_taker[event.slot] == no_seat)
          first_taker[event.slot] = event.seat;
    }
    for (const board::Event& event : events) hearer(event);
    const Course course = hearer.end(game.rules(), game.state(), game.result());
    EXPECT_GT(course.turns, (course.rounds - 1) * 3);
    EXPECT_LE(course.turns, course.rounds * 3);
    EXPECT_EQ(course.rounds, game.state().round);
    EXPECT_EQ(course.modules, std::vector<std::string>{"upgrades"});
    ASSERT_EQ(course.cards.size(), game.rules().slots);
    for (std::size_t slot = 0; slot < course.cards.size(); ++slot) {
      const CardCourse& card = course.cards[slot];
      EXPECT_EQ(card.takes.empty() ? no_seat : card.takes.front().seat, first_taker[slot]);
      EXPECT_EQ(card.holder != no_seat && (game.state().held[card.holder] >> slot & 1) == 0, false);
      for (const Take& take : card.takes) EXPECT_TRUE(take.turn >= 1 && take.turn <= course.turns);
    }
    std::uint8_t most = 0;
    for (const std::uint8_t points : course.points) most = std::max(most, points);
    EXPECT_EQ(course.points[course.winner], most);
  }
}

}  // namespace
}  // namespace rattus::ai
