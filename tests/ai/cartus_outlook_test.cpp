// Reasons of the teacher in Rattus Cartus: what an option brings, as far as its player knows.
#include <algorithm>

#include <gtest/gtest.h>

#include "ai/cartus/outlook.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using cartus::Choice;
using cartus::Decision;

/// Shows each decision of three random games that has more than one option.
template <class See>
void decisions(const cartus::Rules& rules, See see) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    properties::play<cartus::test::Cards>(rules, {4, seed}, [&](const cartus::State& s, const cartus::ActionList& o) {
      if (!s.over() && o.size() > 1) see(s, o);
    });
}

const Reason* find(const Reasons& reasons, Ground ground, Seat seat) {
  const auto found = std::find_if(reasons.begin(), reasons.end(),
                                  [&](const Reason& r) { return r.ground == ground && r.seat == seat; });
  return found == reasons.end() ? nullptr : &*found;
}

TEST(CartusOutlook, CART_34_TellsWhatASupplyBrings) {
  const cartus::Rules rules = cartus::test::rules_of(3, {});
  unsigned drawn = 0, shed = 0;
  decisions(rules, [&](const cartus::State& s, const cartus::ActionList& options) {
    if (s.asked != Decision::supply || s.round % 3 != 1) return;
    for (const cartus::Action option : options) {
      const cartus::Supply& supply = rules.supply(s.row[option.a]);
      const Reasons why = reasons(cartus::View(rules, s, s.decider), option);
      const Reason *cards = find(why, Ground::cards, s.decider), *rats = find(why, Ground::rats, s.decider);
      if (supply.draw > 0 && s.deck_size + s.discard_size >= supply.draw) {
        ASSERT_NE(cards, nullptr);
        EXPECT_EQ(cards->tenths, 10 * supply.draw);
        EXPECT_EQ(rats, nullptr);
        ++drawn;
      } else if (supply.discard_rats > 0 && s.rats[s.decider] >= supply.discard_rats) {
        ASSERT_NE(rats, nullptr);
        EXPECT_EQ(rats->tenths, -10 * supply.discard_rats);
        EXPECT_EQ(cards, nullptr);
        const Reason* lives = find(why, Ground::lives, s.decider);
        EXPECT_TRUE(lives == nullptr || lives->tenths > 0) << "fewer rats, more life";
        ++shed;
      }
    }
  });
  EXPECT_GT(drawn, 10U);
  EXPECT_GT(shed, 2U);
}

TEST(CartusOutlook, CART_46_49_TellsTheStepsAndRatsOfABid) {
  const cartus::Rules rules = cartus::test::rules_of(4, {});
  unsigned told = 0;
  decisions(rules, [&](const cartus::State& s, const cartus::ActionList& options) {
    if (s.asked != Decision::play_card || s.round % 3 != 1) return;
    const cartus::Action last = options[options.size() - 1];
    ASSERT_EQ(last.kind, Choice::done);
    const Reasons why = reasons(cartus::View(rules, s, s.decider), last);
    const cartus::Query q{rules, s};
    const auto cls = static_cast<unsigned>(class_of(q.building_at(q.position_of(s.decider))));
    EXPECT_EQ(find(why, Ground::steps, s.decider), nullptr) << "what is picked counts already";
    for (const cartus::Action option : options) {
      if (option.kind != Choice::card || !cartus::is_population(option.a) || s.influence[cls][s.decider] > 8) continue;
      const Reasons of_card = reasons(cartus::View(rules, s, s.decider), option);
      const Reason* steps = find(of_card, Ground::steps, s.decider);
      ASSERT_NE(steps, nullptr);
      EXPECT_EQ(steps->card, cls);
      EXPECT_GE(steps->tenths, 10);
      ++told;
      break;
    }
  });
  EXPECT_GT(told, 10U);
}

/// Neither what others hold nor what lies face down changes what a player is told.
TEST(CartusOutlook, CART_25_TellsNothingThatIsHidden) {
  Rng rng({7, 8});
  unsigned compared = 0, i = 0;
  const cartus::Rules rules = cartus::test::Table{4, "mixed", "turn-order"}.rules();
  decisions(rules, [&](const cartus::State& s, const cartus::ActionList& options) {
    if (++i % 23 != 0) return;
    const cartus::View view(rules, s, s.decider);
    const cartus::State other = cartus::sample(view, rng);
    const Reasons why = reasons(view, options[0]);
    EXPECT_EQ(reasons(cartus::View(rules, other, s.decider), options[0]), why);
    for (const Reason& reason : why) EXPECT_LT(reason.seat, 4);
    ++compared;
  });
  EXPECT_GT(compared, 10U);
}

}  // namespace
}  // namespace rattus::ai
