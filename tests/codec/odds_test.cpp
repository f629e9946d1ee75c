// The answer to "odds" at the Knight's question: with the plague as two citizens, and without.
#include "ai/board/odds.hpp"

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::codec {
namespace {

TEST(OddsMessage, BASE_65_SaysAtTheKnightsQuestionWhatTwoMoreCitizensChange) {
  const board::Rules rules = test::rules_of(test::set_up("classic", 3));
  const Names names(rules, game_data().tables("classic"));
  unsigned asked = 0, more = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    test::random_positions(rules, {seed, 65}, [&](const board::State& s, const board::ActionList&) {
      const board::View view(rules, s, s.decider);
      if (rules.name_of(s.asked) != "D-NEUTRAL") {
        if (s.asked == board::Decision::plague) {
          EXPECT_FALSE(odds_message(view, names).contains("as_two"));
        }
        return;
      }
      ++asked;
      const Json message = odds_message(view, names);
      const double one = message["regions"][names.region(s.plague)]["outbreak"], two = message["as_two"]["outbreak"];
      EXPECT_DOUBLE_EQ(two, ai::region_odds(view, s.plague, 2).outbreak);
      EXPECT_EQ(message["as_two"]["losses"].size(), 3U);
      EXPECT_GE(two + 1e-12, one);
      more += two > one + 1e-9;
    });
  EXPECT_GT(asked, 5U);
  EXPECT_GT(more, 2U);
}

}  // namespace
}  // namespace rattus::codec
