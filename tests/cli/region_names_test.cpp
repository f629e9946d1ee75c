// What regions are called at the terminal, and by what names they are known there.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string play = "play --board big-box --players 4 --agents random --seed 5 --seat 1";

TEST(TerminalRegionNames, ThoseOfTheBigBoxBoardAreThoseOfTheClassicOne) {
  const Ran played = run_program(play, "q\\n");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output,
              AllOf(HasSubstr("Anglia"), HasSubstr("Tartaria"), Not(HasSubstr("England")), Not(HasSubstr("Horde"))));
}

TEST(TerminalRegionNames, ArePrintedOnesIfThatIsWanted) {
  const Ran played = run_program(play + " --printed-names", "q\\n");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, AllOf(HasSubstr("England"), HasSubstr("Golden Horde"), HasSubstr("Germania"),
                                   Not(HasSubstr("Anglia")), Not(HasSubstr("Tartaria"))));
  const Ran classic = run_program("play --players 4 --agents random --seed 5 --printed-names", "q\\n");
  EXPECT_THAT(classic.output, AllOf(HasSubstr("Anglia"), Not(HasSubstr("England"))));
}

TEST(TerminalRegionNames, AllAreUnderstoodWhateverIsShown) {
  for (const char* typed : {"Golden Horde", "TARTARIA", "tartaria", "region golden horde"}) {
    const Ran played = run_program(play, std::string(typed) + "\\nq\\n");
    EXPECT_THAT(played.output, AllOf(HasSubstr("citizens in Tartaria"), Not(HasSubstr("is not an option")))) << typed;
  }
  const Ran printed = run_program(play + " --printed-names", "Tartaria\\nq\\n");
  EXPECT_THAT(printed.output, HasSubstr("citizens in Golden Horde"));
  EXPECT_THAT(run_program(play, "Horde\\nq\\n").output, HasSubstr("'Horde' is not an option"));
}

TEST(TerminalRegionNames, InGermanEgyptAndTheLevantHaveTheirOwn) {
  const std::string six = "play --board big-box --players 6 --agents random --seed 5 --language de";
  const Ran played = run_program(six, "ägypten\\nq\\n");
  EXPECT_THAT(played.output, AllOf(HasSubstr("Ägypten"), HasSubstr("Levante"), HasSubstr("Anglia"),
                                   Not(HasSubstr("Egypt")), Not(HasSubstr("keine Möglichkeit"))));
}

TEST(TerminalRegionNames, OddsTakeAndShowThem) {
  const OwnFolder folder;
  std::ofstream(folder.file("position.json")) << R"({"setup": {"board": "big-box", "players": 4},
      "plague": "Golden Horde", "regions": {"France": {"tokens": 2, "citizens": [3]}}})";
  const std::string odds = "odds " + folder.file("position.json");
  const Ran latin = run_program(odds), printed = run_program(odds + " --printed-names"),
            json = run_program(odds + " --json --printed-names");
  EXPECT_THAT(latin.output, AllOf(HasSubstr("\nGallia        2       3 "), HasSubstr("\nTartaria      0 ")));
  EXPECT_THAT(printed.output, AllOf(HasSubstr("\nFrance        2       3 "), HasSubstr("\nGolden Horde  0 ")));
  EXPECT_THAT(json.output, AllOf(HasSubstr("\"gallia\""), Not(HasSubstr("France"))));
}

TEST(TerminalRegionNames, ReplayAndReviewTakeTheOption) {
  const Ran replayed = run_program("replay tests/games/big-box-4-placed.json --at 0 --printed-names");
  EXPECT_EQ(replayed.status, 0);
  EXPECT_THAT(replayed.output, AllOf(HasSubstr("Golden Horde"), Not(HasSubstr("Tartaria"))));
  EXPECT_THAT(run_program("review --help").output, HasSubstr("--printed-names"));
}

}  // namespace
}  // namespace rattus::test
