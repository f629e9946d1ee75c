// A teacher looks at whole games, whatever is in play.
#include "table/review.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "tests/table/reviews.hpp"

namespace rattus::table {
namespace {

template <class Kit>
void expect_whole(const Review& review, const GameOf<Kit>& start, const std::vector<std::uint8_t>& choices) {
  EXPECT_EQ(review.done(), choices.size());
  std::size_t decisions = 0;
  auto game = start;
  for (const std::uint8_t choice : choices) {
    decisions += game.options().size() > 1;
    game.choose(choice);
  }
  EXPECT_LE(review.judgements().size(), decisions);  // some options come to the same
  EXPECT_GT(review.judgements().size(), decisions / 2);
  for (const Judgement& one : review.judgements()) {
    const auto sum = std::accumulate(one.advice.chances.begin(), one.advice.chances.end(), 0);
    EXPECT_NEAR(sum, ai::win, 8) << "step " << one.step;
    EXPECT_GE(one.advice.loss, 0);
    EXPECT_LT(one.step, choices.size());
    EXPECT_EQ(one.advice.chosen.option, choices[one.step]);
  }
}

TEST(Review, LooksAtEveryDecisionOfAGame) {
  for (const auto& setup : test::all_set_ups()) {
    const auto [start, choices] = test::random_choices<board::Kit>(setup, codec::game_data().tables(setup.board));
    const auto review = review_of(start, choices, test::hasty, {});
    while (!review->work({})) {
    }
    expect_whole(*review, start, choices);
    EXPECT_FALSE(review->strokes().empty());
  }
}

TEST(Review, LooksAtGamesWithModulesAndOfCartus) {
  for (const auto& setup : test::module_set_ups()) {
    const auto [start, choices] = test::random_choices<board::Kit>(setup, codec::game_data().tables(setup.board));
    const auto review = review_of(start, choices, test::hasty, {});
    while (!review->work({})) {
    }
    expect_whole(*review, start, choices);
  }
  for (const auto& setup : test::all_cartus_set_ups()) {
    const auto [start, choices] = test::random_choices<cartus::Kit>(setup, codec::game_data().cartus);
    const auto review = review_of(start, choices, test::hasty, {});
    while (!review->work({})) {
    }
    expect_whole(*review, start, choices);
  }
}

}  // namespace
}  // namespace rattus::table
