// The reader of case files: what it understands, what it says of mistakes, and that the folders of
// tests/cases/ hold the worked cases of their index.
#include "tests/board/case_file.hpp"

#include <algorithm>
#include <fstream>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus::cases {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

CaseFile parse(const std::string& text) { return parse_cases(text, "x.txt"); }

/// The only case of a file without mistakes.
Case one(const std::string& lines) {
  CaseFile file = parse("case W-1a  BASE-1  A title\n" + lines +
                        (lines.find("expect") == std::string::npos ? "\nexpect over\n" : "\n"));
  for (const Error& error : file.errors) ADD_FAILURE() << error.text();
  EXPECT_THAT(file.cases, SizeIs(1));
  return file.cases.at(0);
}

/// The only mistake of a case with these lines, which begin at line 2.
std::string mistake(const std::string& lines) {
  const CaseFile file = parse("case W-1a  BASE-1  A title\n" + lines + "\nexpect over\n");
  EXPECT_THAT(file.errors, SizeIs(1));
  return file.errors.empty() ? "" : file.errors.front().text();
}

TEST(CaseFile, ReadsTheTitle) {
  const CaseFile file = parse("# a remark\n\ncase W-31c  BASE-31,BASE-130  Marks begin anew\nexpect marks clear\n");
  ASSERT_THAT(file.errors, IsEmpty());
  ASSERT_THAT(file.cases, SizeIs(1));
  const Case& c = file.cases[0];
  EXPECT_EQ(c.id, "W-31c");
  EXPECT_THAT(c.clauses, ElementsAre("BASE-31", "BASE-130"));
  EXPECT_EQ(c.title, "Marks begin anew");
  EXPECT_EQ(c.line, 3);
  EXPECT_EQ(c.file, "x.txt");
  EXPECT_EQ(c.blocks.at(0).expects.at(0).what, What::marks_clear);
  EXPECT_EQ(c.blocks[0].expects[0].line, 4);
}

TEST(CaseFile, HasTheCataloguesDefaults) {
  const Given given = one("").given;
  EXPECT_EQ(given.board, "classic");
  EXPECT_EQ(given.players, 4);
  EXPECT_EQ(given.active, 1);
  EXPECT_EQ(given.phase, Phase::action);
  EXPECT_FALSE(given.cards);
  EXPECT_FALSE(given.plague);
}

TEST(CaseFile, ReadsAPosition) {
  const Case c =
      one("needs card 13; module upgrades\n"
          "given board big-box; n=5; cards {1,M7}; modules upgrades, guilds; option spread_3=3; phase "
          "final-turn P2\n"
          "given gallia t1(set-up, by P2 P1, [2:M+bou]) t2 P1:3(p2,dp1); haven P1:4 P2:0; c(P1)=5; S=9; "
          "pile=3; L=P3\n"
          "given plague@italia; P1{1,6:II}; P2{}; blocked{P1:1}; nun{gallia,gallia}; wall{gallia-hispania}; "
          "baker=3\n"
          "given h(P2)=anglia:bou+chu, egypt:?; $(P1)=4; guild{monk:P1}; caravan@turcia; supply [1:A] [5:M]; "
          "round=2; used [3:roy]");
  EXPECT_THAT(c.needs, SizeIs(2));
  EXPECT_EQ(c.needs[0].kind + c.needs[0].name, "card13");
  const Given& g = c.given;
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
  EXPECT_THAT(g.pieces.at("nun"), ElementsAre("gallia", "gallia"));
  EXPECT_THAT(g.pieces.at("caravan"), ElementsAre("turcia"));
  EXPECT_EQ(g.baker, 3);
  EXPECT_THAT(g.hands.at(2), ElementsAre("anglia:bou+chu", "egypt:?"));
  EXPECT_EQ(g.coins.at(1), 4);
  EXPECT_THAT(g.supply_faces, SizeIs(2));
  EXPECT_THAT(g.used_faces, SizeIs(1));
  EXPECT_EQ(g.round, 2);
}

TEST(CaseFile, ReadsChance) {
  const Chance chance =
      one("chance reveal [1:A] [6:M+isl]; look [3:roy]; first-player seat 2; plague-start egypt").chance;
  EXPECT_THAT(chance.reveal, ElementsAre(Face{1, {"A"}}, Face{6, {"M", "isl"}}));
  EXPECT_THAT(chance.look, SizeIs(1));
  EXPECT_EQ(chance.first_player, (Who{Who::Kind::seat, 2}));
  EXPECT_EQ(chance.plague_start, "egypt");
}

TEST(CaseFile, ReadsTheJestersChance) {
  const Chance chance = one("chance scatter 12,16 -1,2; push u=0 which=2 -3,0 u=1").chance;
  EXPECT_THAT(chance.scatter, ElementsAre(Cell{12, 16}, Cell{-1, 2}));
  ASSERT_THAT(chance.push, SizeIs(2));
  EXPECT_EQ(chance.push[0].which, 2);
  EXPECT_EQ(chance.push[0].way, (Cell{-3, 0}));
  EXPECT_EQ(chance.push[1].outcome, 1);
  EXPECT_THAT(one("chance scatter-draws 4,4,0,0").chance.scatter_draws, ElementsAre(4, 4, 0, 0));
}

TEST(CaseFile, ReadsSteps) {
  const auto steps =
      one("do take 3; merchant gallia > hispania 2; P2: D-LOSS potion p1; spread any; rest turn").blocks.at(0).steps;
  ASSERT_THAT(steps, SizeIs(8));
  EXPECT_EQ(steps[0].answer, (Answer{"take", "3", {}, {}}));
  EXPECT_THAT(steps[0].decisions, ElementsAre("D-ACTION"));
  EXPECT_EQ(steps[1].answer, (Answer{"use", "3", {}, {}}));
  EXPECT_THAT(steps[1].decisions, ElementsAre("D-ACTION", "D-FINAL"));
  EXPECT_EQ(steps[2].answer, (Answer{"region", "gallia", {}, {}}));
  EXPECT_THAT(steps[3].decisions, ElementsAre("D-MERCHANT-TO"));
  EXPECT_EQ(steps[4].answer, (Answer{"count", "2", {}, {}}));
  EXPECT_EQ(steps[5].player, 2);
  EXPECT_EQ(steps[5].answer, (Answer{"potion", "", {}, Citizen{1, false}}));
  EXPECT_TRUE(steps[6].repeat);
  EXPECT_EQ(steps[7].kind, Step::Kind::rest_of_turn);
}

TEST(CaseFile, ReadsTheAnswersOfCards) {
  const auto steps = one("do increase mayor; D-WALL gallia-italia; D-COURIER-WHO-1 P2; D-BLOCK card 5; "
                         "D-JESTER-POINT cell 12,16; P3: D-JESTER-LAND haven")
                         .blocks.at(0)
                         .steps;
  ASSERT_THAT(steps, SizeIs(6));
  EXPECT_EQ(steps[0].answer, (Answer{"increase", "12", {}, {}}));
  EXPECT_EQ(steps[1].answer, (Answer{"edge", "gallia-italia", {}, {}}));
  EXPECT_EQ(steps[2].answer, (Answer{"seat", "2", {}, {}}));
  EXPECT_EQ(steps[3].answer, (Answer{"card", "5", {}, {}}));
  EXPECT_EQ(steps[4].answer, (Answer{"cell", "12,16", {}, {}}));
  EXPECT_EQ(steps[5].answer, (Answer{"haven", "", {}, {}}));
  EXPECT_EQ(steps[5].player, 3);
}

TEST(CaseFile, ReadsRoundsOfStepsAndExpectations) {
  const Case c =
      one("expect turn P1\ndo end\nexpect waiting P1 D-PLAGUE\ndo plague gallia\nexpect S=20; not asked "
          "D-SPREAD");
  ASSERT_THAT(c.blocks, SizeIs(3));
  EXPECT_THAT(c.blocks[0].steps, IsEmpty());
  EXPECT_THAT(c.blocks[2].expects, SizeIs(2));
  EXPECT_EQ(c.blocks[2].expects[0].number, 20);
  EXPECT_TRUE(c.blocks[2].expects[1].negated);
}

Expect expectation(const std::string& text) { return one("expect " + text).blocks.at(0).expects.at(0); }

TEST(CaseFile, ReadsExpectations) {
  EXPECT_EQ(expectation("gallia t0 P1:1").place.citizens.at(0).count, 1);
  EXPECT_THAT(expectation("options D-WITCH-2 = turcia, stop").answers, SizeIs(2));
  EXPECT_TRUE(expectation("options D-PLACE each = gallia").each);
  EXPECT_EQ(expectation("not offered D-PLAGUE hispania").name, "D-PLAGUE");
  EXPECT_THAT(expectation("asked D-PLACE: P1, seat 2").players,
              ElementsAre(Who{Who::Kind::player, 1}, Who{Who::Kind::seat, 2}));
  EXPECT_EQ(expectation("kills 2: none").number, 2);
  EXPECT_EQ(expectation("kills P1:1 P2:3").by_player.at(2), 3);
  EXPECT_THAT(expectation("refused card-twice 1, no-chivalry").names, ElementsAre("card-twice 1", "no-chivalry"));
  EXPECT_EQ(expectation("card 6 no tile").value, "no tile");
  EXPECT_EQ(expectation("gU@any").value, "any");
  EXPECT_EQ(expectation("adjacent gallia-italia").value, "italia");
  EXPECT_EQ(expectation("pile +[1:A] [2:M]").faces.size(), 2U);
  EXPECT_EQ(expectation("revealed in anglia, turcia").what, What::revealed_in);
  EXPECT_TRUE(expectation("revealed (by P1) ...").each);
  EXPECT_TRUE(expectation("end not triggered").negated);
  EXPECT_THAT(expectation("end order P2, P1").players, SizeIs(2));
  EXPECT_EQ(expectation("take back all").value, "all");
  EXPECT_EQ(expectation("options D-WALL: 21").number, 21);
  EXPECT_THAT(expectation("options D-JESTER-POINT = cell 1,2, cell 3,4").answers, SizeIs(2));
  EXPECT_THAT(expectation("wall{gallia-hispania,anglia-gallia}").names, SizeIs(2));
  EXPECT_EQ(expectation("nun{}").what, What::pieces);
  EXPECT_EQ(expectation("potions=30").number, 30);
  EXPECT_EQ(expectation("card score P1:4").what, What::card_score);
  EXPECT_THAT(expectation("neighbours hispania = none").names, IsEmpty());
}

TEST(CaseFile, ReadsExpectationsInsideOthers) {
  const Expect odds = expectation("odds 1/2 P2 sees anglia t1(by P2, ?)");
  EXPECT_EQ(odds.what, What::odds);
  EXPECT_EQ(odds.denominator, 2);
  ASSERT_EQ(odds.inner.at(0).what, What::sees);
  const Expect& place = odds.inner[0].inner.at(0);
  EXPECT_EQ(place.place.tokens.at(0).each->shown, Token::Shown::hidden);
  EXPECT_EQ(expectation("every world starting board=8").inner.at(0).name, "board");
}

constexpr const char* knight = R"(case W-65a  BASE-65  Reaching the limit
given   P1{6}; scandia t1 P2:2; plague@germania
chance  reveal [4:A]
do      end; plague scandia; spread any; neutral yes
expect  scandia P2:1
variant higher
chance  reveal [5:A]
expect  scandia P2:2
variant quiet
do      end; plague scandia; spread any; neutral no
expect  scandia P2:2
case W-65b  BASE-65  Another
like    W-65a
given   n=3; P1{}
expect  scandia P2:2
)";

TEST(CaseFile, TakesOverWhatAVariantDoesNotSay) {
  const CaseFile file = parse(knight);
  ASSERT_THAT(file.errors, IsEmpty());
  ASSERT_THAT(file.cases, SizeIs(4));
  const auto& cases = file.cases;
  EXPECT_EQ(cases[1].name(), "W-65a (higher)");
  EXPECT_EQ(cases[1].chance.reveal.at(0).limit, 5);
  EXPECT_THAT(cases[1].blocks.at(0).steps, SizeIs(4));
  EXPECT_THAT(cases[1].blocks[0].expects, SizeIs(1));
  EXPECT_EQ(cases[2].chance.reveal.at(0).limit, 4);
  EXPECT_EQ(cases[2].blocks.at(0).steps.back().answer.kind, "no");
  EXPECT_EQ(cases[3].id, "W-65b");
  EXPECT_EQ(cases[3].given.players, 3);
  EXPECT_EQ(cases[3].given.plague, "germania");
  EXPECT_THAT(cases[3].given.held.at(1), IsEmpty());
  EXPECT_THAT(cases[3].blocks.at(0).steps, SizeIs(4));
}

TEST(CaseFile, KeepsASecondWorldBesideTheFirst) {
  const Case c = one("given gallia t1(by P2, [1:A]); S=5\nother gallia t1(by P2, [5:M])\nexpect same for P1");
  EXPECT_EQ(c.given.regions.at("gallia").tokens.at(0).each->face->limit, 1);
  EXPECT_EQ(c.other->regions.at("gallia").tokens.at(0).each->face->limit, 5);
  EXPECT_EQ(c.other->rats, 5);
}

TEST(CaseFileMistakes, NameFileLineAndReason) {
  EXPECT_EQ(mistake("given galia t1"), "x.txt:2: no region or item is called 'galia'");
  EXPECT_EQ(mistake("given gallia t4"), "x.txt:2: more than three tokens in gallia");
  EXPECT_EQ(mistake("given gallia P1;gallia t1"), "x.txt:2: ':' is missing at the end");
  EXPECT_EQ(mistake("given gallia t1; gallia t2"), "x.txt:2: gallia is given twice");
  EXPECT_EQ(mistake("given gallia t1(seen)"),
            "x.txt:2: 'seen' is no property of a token (set-up, drawn, marked, by, face, ?, [..])");
  EXPECT_EQ(mistake("given n=four"), "x.txt:2: 'four' is not a number");
  EXPECT_EQ(mistake("given P1{king}"), "x.txt:2: 'king' is not a card (a number, or M1 to M12)");
  EXPECT_EQ(mistake("given P5{1}"), "x.txt:1: P5 does not sit at a table of 4");
  EXPECT_EQ(mistake("given phase final-turn"), "x.txt:2: a player is missing: found nothing");
  EXPECT_EQ(mistake("chance reveal [2:X]"), "x.txt:2: 'X' is not a symbol (M, A, pea, bou, chu, chi, mag, roy, isl)");
  EXPECT_EQ(mistake("do jump gallia"), "x.txt:2: no step is called 'jump'");
  EXPECT_EQ(mistake("do merchant gallia hispania 2"), "x.txt:2: '>' is missing before 'hispania 2'");
  EXPECT_EQ(mistake("do king gallia italia"), "x.txt:2: 'italia' is not understood");
  EXPECT_EQ(mistake("do D-PLAGUE northwards"), "x.txt:2: no answer is called 'northwards'");
  EXPECT_EQ(mistake("expect gallia"), "x.txt:2: what about gallia? (t1, P1:2)");
  EXPECT_EQ(mistake("expect odds 3/2 over"), "x.txt:2: a chance lies between 0/1 and 1/1");
  EXPECT_EQ(mistake("expect peace"), "x.txt:2: no region or expectation is called 'peace'");
  EXPECT_EQ(mistake("like W-9z"), "x.txt:2: no case 'W-9z' stands above");
  EXPECT_EQ(mistake("then gallia t1"),
            "x.txt:2: no line begins with 'then' (case, variant, like, needs, given, other, chance, do, expect)");
  EXPECT_EQ(mistake("given"), "x.txt:2: the line says nothing");
}

TEST(CaseFileMistakes, AreAllReported) {
  const CaseFile file = parse("given n=2\ncase W-1a  BASE-1  Title\ngiven galia t1; n=x; S=3\ndo jump\n");
  ASSERT_THAT(file.errors, SizeIs(5));
  EXPECT_EQ(file.errors[0].text(), "x.txt:1: 'given' stands before the first case");
  EXPECT_EQ(file.errors[1].text(), "x.txt:2: W-1a ends without an expectation");
  EXPECT_EQ(file.errors[2].line, 3);
  EXPECT_EQ(file.errors[3].line, 3);
  EXPECT_EQ(file.errors[4].line, 4);
  EXPECT_EQ(file.cases.at(0).given.rats, 3);
}

TEST(CaseFileMistakes, InTitles) {
  EXPECT_THAT(parse("case W-1a  rule-1  Title\nexpect over\n").errors.at(0).text(),
              HasSubstr("'rule-1' is not a clause"));
  EXPECT_THAT(parse("case W-1a  BASE-1\nexpect over\n").errors.at(0).text(), HasSubstr("needs a clause and a title"));
  EXPECT_THAT(parse("case W-1a  BASE-1  A\nexpect over\ncase W-1a  BASE-1  B\nexpect over\n").errors.at(0).text(),
              HasSubstr("x.txt:3: case W-1a stands here twice"));
  EXPECT_THAT(read_cases("no/such/file.txt").errors.at(0).text(), HasSubstr("cannot be read"));
}

TEST(CaseFileMistakes, StepsThatCannotBeTakenOver) {
  const std::string text = "case W-1a  BASE-1  A\ndo end\nexpect over\ndo end\nexpect over\nvariant two\nexpect over\n";
  EXPECT_THAT(parse(text).errors.at(0).text(), HasSubstr("x.txt:6: the steps cannot be taken over"));
}

/// The folder's cases are those of its index, each once, and none of its files has a mistake.
void check_index(const std::filesystem::path& folder, std::size_t count) {
  std::map<std::string, int> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".txt" || entry.path().filename() == "index.txt") continue;
    const CaseFile file = read_cases(entry.path());
    for (const Error& error : file.errors) ADD_FAILURE() << error.text();
    for (const Case& c : file.cases)
      if (c.variant.empty()) ++found[c.id];
  }
  std::ifstream index(folder / "index.txt");
  std::vector<std::string> ids;
  for (std::string line; std::getline(index, line);)
    if (!line.empty() && line[0] != '#') ids.push_back(line);
  EXPECT_EQ(ids.size(), count);
  for (const auto& id : ids) EXPECT_EQ(found[id], 1) << id;
  for (const auto& [id, times] : found)
    EXPECT_NE(std::find(ids.begin(), ids.end(), id), ids.end()) << id << " is not in index.txt";
}

TEST(CaseFiles, OfTheBaseGameAreAllThere) { check_index("tests/cases/base", 187); }
TEST(CaseFiles, OfTheCardsAreAllThere) { check_index("tests/cases/cards", 218); }

}  // namespace
}  // namespace rattus::cases
