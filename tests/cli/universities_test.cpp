// Universities at the terminal: a whole game, in both languages.
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
const std::string game = "play --modules universities --cards 1,2,3,6,24,25 --players 3 --agents random --seed 5";

TEST(PlayUniversities, AWholeGameWithEventsAndPoints_UNI_5_UNI_16) {
  const Ran played = run_program(game, ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Universities  event cards in the deck: 30"), HasSubstr("Victory points"),
                                   HasSubstr("green university"), HasSubstr("white university"), HasSubstr("Event: "),
                                   HasSubstr("Events so far: "), HasSubstr("from tokens"), HasSubstr(" wins."),
                                   Not(HasSubstr("{"))));  // every place in every sentence is filled
}

TEST(PlayUniversities, SpeaksGerman) {
  const Ran played = run_program(game + " --language de", ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Universitäten  Ereigniskarten im Stapel: 30"), HasSubstr("Ereignis: "),
                                   HasSubstr("grüne Universität"), HasSubstr("Siegpunkte"), Not(HasSubstr("{"))));
}

}  // namespace
}  // namespace rattus::test
