// Goods and coins at the terminal: a game of one's own, and one that is looked at again.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string game = "tests/games/mercatus-3-rats-cards-34-35-36-38-39-43.json";

TEST(ReplayMercatus, ShowsGoodsCoinsAndWhatIsSoldNext_MERC_40) {
  const Ran before = run_program("replay " + game + " --at 150");
  ASSERT_EQ(before.status, 0) << before.output;
  EXPECT_THAT(before.output, AllOf(HasSubstr("lumber  Germania, Hispania, Polonia  0, on the Shaman  1   1   1"),
                                   HasSubstr("coins                                                  12  3   4"),
                                   HasSubstr("Sold when this turn ends: lumber (P2 +3, P3 +3)")));
  const Ran sold = run_program("replay " + game + " --at 151");
  EXPECT_THAT(sold.output, AllOf(HasSubstr("Sale of lumber. [MERC-40]"),
                                 HasSubstr("P2 sells lumber in Polonia for 3 coins; goods returned: 1. [MERC-44]"),
                                 HasSubstr("P1 returns 1 x lumber unsold. [MERC-44]"),
                                 HasSubstr("Turned face up on the shelf: lumber. [MERC-20]"), HasSubstr("12  6   7"),
                                 Not(HasSubstr("Sold when"))));
  const Ran put = run_program("replay " + game + " --at 73");
  EXPECT_THAT(put.output, HasSubstr("P2 puts a good on the Shaman: lumber. [MERC-60]"));
}

TEST(ReplayMercatus, SpeaksGermanAndSellsEverythingInTheEnd_MERC_125) {
  const Ran before = run_program("replay " + game + " --at 150 --language de");
  EXPECT_THAT(before.output, AllOf(HasSubstr("0, auf der Karte Schamane"),
                                   HasSubstr("Wird am Ende dieses Zugs verkauft: Holz (P2 +3, P3 +3)")));
  const Ran end = run_program("replay " + game + " --at 227 --language de");
  EXPECT_THAT(end.output, AllOf(HasSubstr("Verkauf: Salz. [MERC-125]"),
                                HasSubstr("P1 verkauft Salz in Gallia, Hungaria für 6 Münzen"),
                                Not(HasSubstr("Wird am Ende"))));  // MERC-113
}

TEST(PlayMercatus, AWholeGameWithGoodsAndTheirPoints) {
  std::string ones;
  for (int i = 0; i < 900; ++i) ones += "1\\n";
  const Ran played =
      run_program("play --modules mercatus --cards merc-aristocrats --players 3 --agents random --seed 5", ones);
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Goods "), HasSubstr(" shelf "), HasSubstr("Sale of fish. [MERC-40]"),
                                   HasSubstr("pays 2 coins. [MERC-78]"), HasSubstr("from coins"), HasSubstr(" wins."),
                                   Not(HasSubstr("{"))));  // every place in every sentence is filled
}

}  // namespace
}  // namespace rattus::test
