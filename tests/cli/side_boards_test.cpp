// Guilds and inns at the terminal: a whole game, in both languages.
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
    "play --board big-box --modules guilds,inns --cards 1,2,4,6,12,13,29,30 --players 5 --agents random --seed 5";

TEST(PlaySideBoards, AWholeGameWithSpacesCitiesAndTheirPoints_GLD_10_INN_7) {
  const Ran played = run_program(game, ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output,
              AllOf(HasSubstr("Guild board: empty"), HasSubstr("Cities: empty"), HasSubstr("onto the guild board: "),
                    HasSubstr("a citizen in the city of "), HasSubstr("from guilds and cities"), HasSubstr(" wins."),
                    Not(HasSubstr("{"))));  // every place in every sentence is filled
  EXPECT_THAT(played.output, testing::ContainsRegex("Cities: [A-Z][a-z ]+ [A-Z]"));
}

TEST(PlaySideBoards, SpeaksGerman) {
  const Ran played = run_program(game + " --language de", ones());
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("Zunfttafel: leer"), HasSubstr("auf die Zunfttafel: "),
                                   HasSubstr("durch Zünfte und Städte"), Not(HasSubstr("{"))));
}

}  // namespace
}  // namespace rattus::test
