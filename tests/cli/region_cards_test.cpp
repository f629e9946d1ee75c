// Region cards at the terminal: a whole game, in both languages.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string ones() {
  std::string all;
  for (int i = 0; i < 900; ++i) all += "1\\n";
  return all;
}
const std::string game =
    "play --board big-box --modules region-cards --cards 1,2,3,4,5,6,19,20 --players 5 --agents random --seed 5";

TEST(PlayRegionCards, AWholeGameWithHandsAndTheirPoints_REG_3_REG_12) {
  const Ran played = run_program(game, ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Region cards  in the deck: 45"), HasSubstr("In Player's hand: "),
                                   HasSubstr("Protect which class card"), HasSubstr("scores a point for"),
                                   HasSubstr("from region cards"), HasSubstr(" wins."),
                                   Not(HasSubstr("{"))));  // every place in every sentence is filled
  // what others hold is told when all is over, and not before
  const std::size_t opened = played.output.find("In Agnes's hand: ");
  EXPECT_GT(opened, played.output.find("is ravaged. [BASE-88]"));
}

TEST(PlayRegionCards, SpeaksGerman) {
  const Ran played = run_program(game + " --language de", ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Regionskarten  im Stapel: 45"), HasSubstr("In der Hand von Spieler: "),
                                   HasSubstr("Abgelegt: "), Not(HasSubstr("{"))));
}

}  // namespace
}  // namespace rattus::test
