// How items of the board game's cases are read, and what is said of mistakes in them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/board/case_kit.hpp"
#include "tests/board/case_run.hpp"
#include "tests/board/case_steps.hpp"

namespace rattus::cases {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const runner::Kit kit{"", "", dialect, begin_case};

runner::Case case_of(const std::string& lines) {
  return runner::parse_cases("case W-1a  BASE-1  A title\n" + lines + "\nexpect D-LOSS\n", "x.txt", dialect)
      .cases.at(0);
}

Scene scene(const std::string& lines) {
  const runner::Case c = case_of(lines);
  runner::Report report(c);
  Scene scene = read_scene(c, report);
  for (const runner::Error& error : report.errors()) ADD_FAILURE() << error.text();
  return scene;
}

std::vector<Step> steps(const std::string& items) {
  std::vector<Step> list;
  for (const auto item : runner::split(items, ';'))
    for (Step& step : read_step(item)) list.push_back(std::move(step));
  return list;
}

/// The mistakes of a case with these lines, which begin at line 2.
std::vector<std::string> mistakes(const std::string& lines) {
  std::vector<std::string> texts;
  for (const runner::Error& error : run_case(case_of(lines), kit)) texts.push_back(error.text());
  return texts;
}
std::string mistake(const std::string& lines) { return mistakes(lines).at(0); }

TEST(CaseFile, HasTheCataloguesDefaults) {
  const Given given = scene("").given;
  EXPECT_EQ(given.board, "classic");
  EXPECT_EQ(given.players, 4);
  EXPECT_EQ(given.active, 1);
  EXPECT_EQ(given.phase, Phase::action);
  EXPECT_FALSE(given.cards);
  EXPECT_FALSE(given.plague);
}

TEST(CaseFile, ReadsAPosition) {
  const Given g =
      scene(
          "needs card 13; module upgrades\n"
          "given board big-box; n=5; cards {1,M7}; modules upgrades, guilds; option spread_3=3; phase "
          "final-turn P2\n"
          "given gallia t1(set-up, by P2 P1, [2:M+bou]) t2 P1:3(p2,dp1); haven P1:4 P2:0; c(P1)=5; S=9; "
          "pile=3; L=P3\n"
          "given plague@italia; P1{1,6:II}; P2{}; blocked{P1:1}; nun{gallia,gallia}; wall{gallia-hispania}; "
          "baker=3\n"
          "given h(P2)=anglia:bou+chu, egypt:?; $(P1)=4; guild{monk:P1}; caravan@turcia; supply [1:A] [5:M]; "
          "round=2; used [3:roy]")
          .given;
  EXPECT_EQ(g.board, "big-box");
  EXPECT_EQ(g.players, 5);
  EXPECT_THAT(*g.cards, ElementsAre("1", "M7"));
  EXPECT_THAT(g.modules, ElementsAre("upgrades", "guilds"));
  EXPECT_EQ(g.options.at("spread_3"), "3");
  EXPECT_EQ(g.phase, Phase::final_turn);
  EXPECT_EQ(g.final_player, 2);
  const Place& gallia = g.regions.at("gallia");
  ASSERT_THAT(gallia.tokens, SizeIs(2));
  EXPECT_FALSE(gallia.tokens[0].each->drawn);
  EXPECT_THAT(gallia.tokens[0].each->lookers, ElementsAre(1, 2));
  EXPECT_EQ(gallia.tokens[0].each->face, (Face{2, {"M", "bou"}}));
  EXPECT_EQ(gallia.tokens[1].count, 2);
  EXPECT_FALSE(gallia.tokens[1].each);
  ASSERT_THAT(gallia.citizens, SizeIs(1));
  EXPECT_THAT(gallia.citizens[0].loaded, ElementsAre(Citizen{2, false}, Citizen{1, true}));
  EXPECT_EQ(g.haven.at(1), 4);
  EXPECT_EQ(g.supply.at(1), 5);
  EXPECT_EQ(g.rats, 9);
  EXPECT_EQ(g.pile, 3);
  EXPECT_EQ(g.last, 3);
  EXPECT_EQ(g.plague, "italia");
  EXPECT_EQ(g.held.at(1).at(1).tile, "II");
  EXPECT_THAT(g.held.at(2), IsEmpty());
  EXPECT_THAT(g.blocked.at(1), ElementsAre("1"));
  for (const char* item : {"nun", "wall", "baker", "$(P1)", "guild", "caravan"})
    EXPECT_TRUE(g.pieces.contains(item)) << item;
  EXPECT_THAT(g.region_cards.at("2"), SizeIs(2));
  EXPECT_THAT(g.supply_faces, SizeIs(2));
  EXPECT_THAT(g.used_faces, SizeIs(1));
  EXPECT_EQ(g.round, 2);
}

TEST(CaseFile, ReadsChance) {
  const Chance chance =
      scene("chance reveal [1:A] [6:M+isl]; look [3:roy]; first-player seat 2; plague-start egypt").chance;
  EXPECT_THAT(chance.reveal, ElementsAre(Face{1, {"A"}}, Face{6, {"M", "isl"}}));
  EXPECT_THAT(chance.look, SizeIs(1));
  EXPECT_EQ(chance.first_player, (Who{Who::Kind::seat, 2}));
  EXPECT_EQ(chance.plague_start, "egypt");
}

TEST(CaseFile, ReadsTheJestersChance) {
  const Chance chance = scene("chance scatter 12,16 -1,2; push u=0 which=2 -3,0 u=1").chance;
  EXPECT_THAT(chance.scatter, ElementsAre(Cell{12, 16}, Cell{-1, 2}));
  ASSERT_THAT(chance.push, SizeIs(2));
  EXPECT_EQ(chance.push[0].which, 2);
  EXPECT_EQ(chance.push[0].way, (Cell{-3, 0}));
  EXPECT_EQ(chance.push[1].outcome, 1);
  EXPECT_THAT(scene("chance scatter-draws 4,4,0,0").chance.scatter_draws, ElementsAre(4, 4, 0, 0));
}

TEST(CaseFile, ReadsSteps) {
  const auto list = steps("take 3; merchant gallia > hispania 2; P2: D-LOSS potion p1; spread any; rest turn");
  ASSERT_THAT(list, SizeIs(8));
  EXPECT_EQ(list[0].answer.text, "take 3");
  EXPECT_THAT(list[0].decisions, ElementsAre("D-ACTION"));
  EXPECT_EQ(list[1].answer.text, "use 3");
  EXPECT_THAT(list[1].decisions, ElementsAre("D-ACTION", "D-FINAL"));
  EXPECT_EQ(list[2].answer.text, "gallia");
  EXPECT_THAT(list[3].decisions, ElementsAre("D-MERCHANT-TO"));
  EXPECT_EQ(list[4].answer.text, "2");
  EXPECT_EQ(list[5].player, 2);
  EXPECT_EQ(list[5].answer.text, "potion p1");
  EXPECT_TRUE(list[6].repeat);
  EXPECT_EQ(list[7].kind, Step::Kind::rest_of_turn);
}

TEST(CaseFile, ReadsTheAnswersOfCards) {
  const auto list = steps(
      "increase mayor; D-WALL gallia-italia; D-COURIER-WHO-1 P2; D-BLOCK card 5; "
      "D-JESTER-POINT cell 12,16; P3: D-JESTER-LAND haven");
  ASSERT_THAT(list, SizeIs(6));
  EXPECT_EQ(list[0].answer.text, "increase mayor");
  EXPECT_EQ(list[1].answer.text, "gallia-italia");
  EXPECT_EQ(list[2].answer.text, "P2");
  EXPECT_EQ(list[3].answer.text, "card 5");
  EXPECT_EQ(list[4].answer.text, "cell 12,16");
  EXPECT_EQ(list[5].answer.text, "haven");
  EXPECT_EQ(list[5].player, 3);
}

TEST(CaseFile, ReplacesWhatItTakesOver) {
  const auto file = runner::parse_cases(
      "case W-1a  BASE-1  A\ngiven P1{6}; S=5; gallia t1\nchance reveal [4:A]\nexpect over\n"
      "variant B\ngiven P1{}; gallia P1:2\nchance reveal [5:A]\nexpect over\n",
      "x.txt", dialect);
  const runner::Case& c = file.cases.at(1);
  runner::Report report(c);
  const Scene scene = read_scene(c, report);
  EXPECT_THAT(report.errors(), IsEmpty());
  EXPECT_THAT(scene.given.held.at(1), IsEmpty());
  EXPECT_THAT(scene.given.regions.at("gallia").tokens, IsEmpty());
  EXPECT_EQ(scene.given.rats, 5);
  EXPECT_EQ(scene.chance.reveal.at(0).limit, 5);
}

TEST(CaseFile, KeepsASecondWorldBesideTheFirst) {
  const Scene c = scene("given gallia t1(by P2, [1:A]); S=5\nother gallia t1(by P2, [5:M])");
  EXPECT_EQ(c.given.regions.at("gallia").tokens.at(0).each->face->limit, 1);
  EXPECT_EQ(c.other->regions.at("gallia").tokens.at(0).each->face->limit, 5);
  EXPECT_EQ(c.other->rats, 5);
}

TEST(CaseFileMistakes, NameFileLineAndReason) {
  EXPECT_EQ(mistake("needs rain"), "x.txt:2: W-1a: 'rain': needs what? (card 10, module upgrades)");
  EXPECT_EQ(mistake("given galia t1"), "x.txt:2: W-1a: 'galia t1': no region or item is called 'galia'");
  EXPECT_EQ(mistake("given gallia t4"), "x.txt:2: W-1a: 'gallia t4': more than three tokens in gallia");
  EXPECT_EQ(mistake("given gallia P1;gallia t1"), "x.txt:2: W-1a: 'gallia P1': ':' is missing at the end");
  EXPECT_EQ(mistake("given gallia t1; gallia t2"), "x.txt:2: W-1a: 'gallia t2': gallia is given twice");
  EXPECT_EQ(
      mistake("given gallia t1(seen)"),
      "x.txt:2: W-1a: 'gallia t1(seen)': 'seen' is no property of a token (set-up, drawn, marked, by, face, ?, [..])");
  EXPECT_EQ(mistake("given n=four"), "x.txt:2: W-1a: 'n=four': 'four' is not a number");
  EXPECT_EQ(mistake("given P1{king}"), "x.txt:2: W-1a: 'P1{king}': 'king' is not a card (a number, or M1 to M12)");
  EXPECT_EQ(mistake("given P5{1}"), "x.txt:1: W-1a: P5 does not sit at a table of 4");
  EXPECT_EQ(mistake("given phase final-turn"), "x.txt:2: W-1a: 'phase final-turn': a player is missing: found nothing");
  EXPECT_EQ(mistake("chance reveal [2:X]"),
            "x.txt:2: W-1a: 'reveal [2:X]': 'X' is not a symbol (M, A, pea, bou, chu, chi, mag, roy, isl)");
  EXPECT_EQ(mistake("do jump gallia"), "x.txt:2: W-1a: 'jump gallia': no step is called 'jump'");
  EXPECT_EQ(mistake("do merchant gallia hispania 2"),
            "x.txt:2: W-1a: 'merchant gallia hispania 2': '>' is missing before 'hispania 2'");
  EXPECT_EQ(mistake("do king gallia italia"), "x.txt:2: W-1a: 'king gallia italia': 'italia' is not understood");
  EXPECT_EQ(mistake("do D-PLAGUE northwards"),
            "x.txt:2: W-1a: 'D-PLAGUE northwards': no answer is called 'northwards'");
  EXPECT_EQ(mistake("expect gallia"), "x.txt:2: W-1a: 'gallia': what about gallia? (t1, P1:2)");
  EXPECT_EQ(mistake("expect odds 3/2 over"), "x.txt:2: W-1a: 'odds 3/2 over': a chance lies between 0/1 and 1/1");
  EXPECT_EQ(mistake("expect peace"), "x.txt:2: W-1a: 'peace': no region or expectation is called 'peace'");
}

TEST(CaseFileMistakes, AreAllReported) {
  EXPECT_THAT(mistakes("given galia t1; n=x; S=3\nchance rain\ndo jump"), SizeIs(3)) << "nothing is played then";
  EXPECT_THAT(mistakes("expect peace; S=3\nexpect t1"), SizeIs(4)) << "the last is that of the case itself";
  EXPECT_THAT(mistakes("do jump\nexpect peace"), SizeIs(1)) << "what follows would say nothing";
}

}  // namespace
}  // namespace rattus::cases
