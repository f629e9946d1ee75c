// What chance did in a game of Cartus, as a teacher tells it.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "engine/cartus/view.hpp"
#include "table/review.hpp"
#include "tests/table/reviews.hpp"

namespace rattus::table {
namespace {

using cartus::EventType;
using Events = EventsOf<cartus::Kit>;

struct Played {
  CartusGame start;
  std::vector<std::uint8_t> choices;
};

Played by_chance(int players) {
  const auto setup = test::cartus_set_up(players, {{"buildings", "mixed"}});
  auto [start, choices] = test::random_choices<cartus::Kit>(setup, codec::game_data().cartus);
  return {std::move(start), std::move(choices)};
}

std::unique_ptr<Review> reviewed(const CartusGame& start, std::vector<std::uint8_t> choices,
                                 const ReviewStyle& style = test::hasty) {
  auto review = review_of(start, std::move(choices), style, {});
  while (!review->work({})) {
  }
  return review;
}

/// What each choice brought.
std::vector<Events> brought(CartusGame game, const std::vector<std::uint8_t>& choices) {
  std::vector<Events> all;
  for (const std::uint8_t choice : choices) game.choose(choice, all.emplace_back());
  return all;
}

TEST(CartusReview, TellsWhatWasDrawnSeenAndLaidOut) {
  const Played played = by_chance(3);
  const auto events = brought(played.start, played.choices);
  const auto review = reviewed(played.start, played.choices);
  std::set<EventType> told;
  for (const Stroke& one : review->strokes()) told.insert(events[one.step].at(one.event).type);
  for (const EventType type : {EventType::drawn, EventType::nun_seen, EventType::round_started})
    EXPECT_TRUE(told.contains(type)) << static_cast<int>(type);
  // Of one choice one stroke, that which tells most.
  for (std::size_t i = 1; i < review->strokes().size(); ++i)
    EXPECT_LT(review->strokes()[i - 1].step, review->strokes()[i].step);
}

TEST(CartusReview, CART_84_TheNunRowIsTheLastStrokeAndEndsWithTheResult) {
  for (const int players : {2, 3, 4, 5}) {
    const Played played = by_chance(players);
    auto game = played.start;
    for (const std::uint8_t choice : played.choices) game.choose(choice);
    const auto review = reviewed(played.start, played.choices);
    ASSERT_FALSE(review->strokes().empty());
    const Stroke& last = review->strokes().back();
    EXPECT_EQ(last.step, played.choices.size() - 1);
    EXPECT_EQ(last.after, come_to(game.result()));
    const EventType type = brought(played.start, played.choices).back().at(last.event).type;
    EXPECT_TRUE(type == EventType::survived || type == EventType::killed) << static_cast<int>(type);
  }
}

// CART-26: before a card of the nun row is seen, its looker can expect the same in all worlds that are alike to him.
TEST(CartusReview, CART_26_WhatCouldBeExpectedBeforeALookDoesNotKnowTheCard) {
  const Played played = by_chance(3);
  const auto events = brought(played.start, played.choices);
  auto game = played.start;
  Rng rng({5, 6});
  std::size_t looks = 0;
  for (std::size_t i = 0; i < played.choices.size() && looks < 5; game.choose(played.choices[i++])) {
    const auto look = [](const auto& event) { return event.type == EventType::nun_seen; };
    if (std::none_of(events[i].begin(), events[i].end(), look)) continue;
    auto other = game;
    other.restore(cartus::sample(game.view(game.decider()), rng));
    const ReviewStyle style{.iterations = 12, .worlds = 60};
    const auto one = reviewed(game, {played.choices[i]}, style), same = reviewed(other, {played.choices[i]}, style);
    ASSERT_EQ(one->strokes().size(), 1U);
    ASSERT_EQ(same->strokes().size(), 1U);
    EXPECT_EQ(one->strokes()[0].before, same->strokes()[0].before);
    ++looks;
  }
  EXPECT_EQ(looks, 5U);
}

}  // namespace
}  // namespace rattus::table
