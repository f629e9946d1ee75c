// play and replay of Rattus Cartus as a person meets them.
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string lines(const std::string& line, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += line + "\\n";
  return all;
}

/// How often a text occurs.
int times(const std::string& text, const std::string& what) {
  int count = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

TEST(PlayCartus, AWholeGameByOptionNumbersWithItsReckoningAndRecord) {
  const OwnFolder folder;
  const Ran played = run_program(
      "play --game cartus --players 2 --agents random --seed 5 --record " + folder.file("game.json"), lines("1", 900));
  EXPECT_EQ(played.status, 0);
  EXPECT_EQ(times(played.output, " starts. [CART-30]"), 10);  // CART-23: ten rounds
  for (const char* part : {"Scoring", "most cards in hand", "Nuns in the row: ", "plague ", "rank "})
    EXPECT_THAT(played.output, HasSubstr(part));
  // CART-85, -86: somebody wins, or nobody does.
  EXPECT_TRUE(
      std::regex_search(played.output, std::regex(" wins\\.\\n$| share the victory\\.\\n$|Nobody wins: .*\\n$")));
  EXPECT_THAT(played.output, AllOf(Not(HasSubstr("{")), Not(HasSubstr("not an option")), Not(HasSubstr("\x1b"))));

  const Ran replayed = run_program("replay " + folder.file("game.json"));
  EXPECT_EQ(replayed.status, 0) << replayed.output;
  EXPECT_THAT(replayed.output, AllOf(HasSubstr("to the end"), HasSubstr("everything as recorded")));
}

TEST(PlayCartus, EveryWayOfChoosingBuildingsInGerman) {
  const OwnFolder folder;
  for (const char* buildings : {"random-per-class", "mixed"}) {
    const Ran played = run_program(
        "play --game cartus --players 5 --seat 3 --agents random --seed 6 --language de "
        "--option supplies=simultaneous --option show_rats=on --option buildings=" +
            std::string(buildings) + " --record " + folder.file("game.json"),
        lines("1", 900));
    EXPECT_EQ(played.status, 0);
    EXPECT_THAT(played.output, AllOf(HasSubstr("Wertung"), HasSubstr("Nonnen in der Reihe: ")));
    EXPECT_THAT(played.output, AllOf(Not(HasSubstr("{")), Not(HasSubstr("keine Möglichkeit"))));
    // The record says what was asked for, not what chance made of it.
    EXPECT_THAT(text_of_file(folder.file("game.json")), HasSubstr("\"" + std::string(buildings) + "\""));
    const Ran replayed = run_program("replay " + folder.file("game.json"));
    EXPECT_EQ(replayed.status, 0) << replayed.output;
  }
}

TEST(PlayCartus, OptionsCanBeTypedAndTakenBack) {
  // Seed 5: the first building offers draw 2 and look 1, and the person starts.
  const Ran played = run_program("play --game cartus --players 3 --agents random --seed 5",
                                 "u\\nb1\\nnun 3\\nb\\nb2\\nC4\\nG4\\nu\\nu\\nb1\\nmagic-4\\nR3\\ndone\\nq\\n");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, HasSubstr("Nothing to undo"));
  EXPECT_THAT(played.output, HasSubstr("Player looks at card 3 of the nun row. [CART-26]"));
  EXPECT_THAT(played.output, HasSubstr("Player sees card 3 of the nun row: "));
  EXPECT_THAT(played.output, HasSubstr("Player enters place 2, Castle, as number 1. [CART-40]"));
  EXPECT_THAT(played.output, HasSubstr("'C4' is not an option"));
  EXPECT_THAT(played.output, HasSubstr("Picked so far: Magic, 4 nuns\n"));
  EXPECT_EQ(times(played.output, "Player undoes a step. [CART-5]"), 2);
  EXPECT_THAT(played.output, HasSubstr("Player enters place 1, Fortune Teller's Tent, as number 1."));
  EXPECT_THAT(played.output, HasSubstr("Player plays: Magic, 4 nuns; Royalty, 3 nuns. [CART-41]"));
  EXPECT_THAT(played.output, HasSubstr("Player plays 2 cards face down. [CART-42]"));
  EXPECT_THAT(played.output, HasSubstr("left the game unfinished"));
}

TEST(PlayCartus, TheTableShowsWhatThePlayerMayKnow) {
  const Ran played = run_program("play --game cartus --players 3 --agents random --seed 5", "b1\\nnun 3\\nq\\n");
  EXPECT_EQ(played.status, 0);
  for (const char* part : {"Round 1 of 9: supplies", "Starting player: Player", "Still to enter, in this order: ",
                           "0: Player, Agnes, Bertram", "draw 2 cards, look at 1 nun", "Your hand: 7",
                           "Nuns you know of: ", "Chance of survival with your ", "In stock: Joker 15, Sword 12",
                           "Decks: population ", "Farm 5 (0)"})
    EXPECT_THAT(played.output, HasSubstr(part));
  EXPECT_THAT(played.output, Not(HasSubstr("'s hand")));
  // CART-26: the one who looked is named, and the card is shown to himself.
  EXPECT_TRUE(std::regex_search(played.output, std::regex("\n  3  [A-Z][a-z]+, \\d nuns? +Player")));
}

TEST(PlayCartus, BuildingsAreSplitAsAsked) {
  const Ran played = run_program(
      "play --game cartus --players 3 --agents random --split peasantry:farm=3,peasantry:brewery=2,church:hospital=5",
      "q\\n");
  EXPECT_EQ(played.status, 0) << played.output;
  EXPECT_THAT(played.output, HasSubstr(": Farm 3 (0), Brewery 2 (0), Marketplace 5 (0), Hospital 5 (0), Castle 5 (0)"));
}

TEST(PlayCartus, HelpAndRefusals) {
  EXPECT_THAT(run_program("play --help").output, AllOf(HasSubstr("--game"), HasSubstr("cartus")));
  const Ran players = run_program("play --game cartus --players 6");
  EXPECT_EQ(players.status, 2);
  EXPECT_THAT(players.output, HasSubstr("CART-15"));
  EXPECT_EQ(run_program("play --game chess").status, 2);
  EXPECT_THAT(run_program("play --game cartus --players 2 --seed 1", "?\\nq\\n").output, HasSubstr("church-4 or C4"));
}

TEST(ReplayCartus, ShowsTheTableAsASpectatorSeesItAndWhatIsWrong) {
  const OwnFolder folder;
  run_program("play --game cartus --players 3 --agents random --seed 5 --record " + folder.file("game.json"),
              lines("1", 900));
  const Ran shown = run_program("replay " + folder.file("game.json") + " --at 2");
  EXPECT_EQ(shown.status, 0) << shown.output;
  EXPECT_THAT(shown.output, AllOf(HasSubstr("Round 1 of 9"), HasSubstr("P1 looks at card 1 of the nun row.")));
  EXPECT_THAT(shown.output, AllOf(Not(HasSubstr(" sees card ")), Not(HasSubstr("hand: ")), Not(HasSubstr("surviv"))));
  const Ran german = run_program("replay " + folder.file("game.json") + " --language de --at 0");
  EXPECT_THAT(german.output, AllOf(HasSubstr("Runde 1 von 9: Nachschub"), HasSubstr("Im Spiel: 5 x Kloster.")));
  EXPECT_EQ(run_program("replay " + folder.file("game.json") + " --at 9999").status, 2);

  std::string text = text_of_file(folder.file("game.json"));
  const auto at = text.find("\"enter\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 7, "\"supply\"");
  std::ofstream(folder.file("bad.json")) << text;
  const Ran damaged = run_program("replay " + folder.file("bad.json"));
  EXPECT_EQ(damaged.status, 1);
  EXPECT_THAT(damaged.output, AllOf(HasSubstr("decision is \"supply\""), HasSubstr("enter")));
}

}  // namespace
}  // namespace rattus::test
