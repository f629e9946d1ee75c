// The reader of case files: how lines become items, what is taken over, what it says of mistakes.
#include "tests/runner/case_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus::runner {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr Dialect dialect{R"(W-\d+[a-z])", R"([A-Z]+-\d+)",
                          "case, variant, like, needs, given, other, chance, do, expect", true};

CaseFile parse(const std::string& text, const Dialect& as = dialect) { return parse_cases(text, "x.txt", as); }

/// The only case of a file without mistakes.
Case one(const std::string& lines) {
  CaseFile file = parse("case W-1a  BASE-1  A title\n" + lines);
  for (const Error& error : file.errors) ADD_FAILURE() << error.text();
  EXPECT_THAT(file.cases, SizeIs(1));
  return file.cases.at(0);
}

/// The only mistake of a case with these lines, which begin at line 2.
std::string mistake(const std::string& lines, const Dialect& as = dialect) {
  const CaseFile file = parse("case W-1a  BASE-1  A title\n" + lines + "\nexpect over\n", as);
  EXPECT_THAT(file.errors, SizeIs(1));
  return file.errors.empty() ? "" : file.errors.front().text();
}

std::vector<std::string> texts(const std::vector<Item>& items) {
  std::vector<std::string> list;
  for (const Item& item : items) list.push_back(item.text);
  return list;
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
  EXPECT_EQ(c.blocks.at(0).expects.at(0).text, "marks clear");
  EXPECT_EQ(c.blocks[0].expects[0].line, 4);
}

TEST(CaseFile, CutsLinesOutsideOfBrackets) {
  const Case c = one("needs card 13\ngiven n=5 ; guild{a;b};t1(by P2; x)\nchance reveal [1:A]\nexpect over\r\n");
  EXPECT_THAT(texts(c.needs), ElementsAre("card 13"));
  EXPECT_THAT(texts(c.given), ElementsAre("n=5", "guild{a;b}", "t1(by P2; x)"));
  EXPECT_THAT(texts(c.chance), ElementsAre("reveal [1:A]"));
  EXPECT_THAT(texts(c.blocks.at(0).expects), ElementsAre("over"));
}

TEST(CaseFile, ReadsRoundsOfStepsAndExpectations) {
  const Case c =
      one("expect turn P1\ndo end\nexpect waiting P1 D-PLAGUE\ndo plague gallia\nexpect S=20; not asked D-SPREAD");
  ASSERT_THAT(c.blocks, SizeIs(3));
  EXPECT_THAT(c.blocks[0].steps, IsEmpty());
  EXPECT_THAT(texts(c.blocks[2].steps), ElementsAre("plague gallia"));
  EXPECT_THAT(texts(c.blocks[2].expects), ElementsAre("S=20", "not asked D-SPREAD"));
  EXPECT_EQ(c.blocks[2].expects[1].line, 6);
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
  EXPECT_THAT(texts(cases[1].chance), ElementsAre("reveal [4:A]", "reveal [5:A]"));
  EXPECT_TRUE(cases[1].chance[0].inherited);
  EXPECT_FALSE(cases[1].chance[1].inherited);
  EXPECT_THAT(cases[1].blocks.at(0).steps, SizeIs(4));
  EXPECT_THAT(cases[1].blocks[0].expects, SizeIs(1));
  EXPECT_THAT(texts(cases[2].chance), ElementsAre("reveal [4:A]"));
  EXPECT_EQ(cases[2].blocks.at(0).steps.back().text, "neutral no");
  EXPECT_EQ(cases[3].id, "W-65b");
  EXPECT_THAT(texts(cases[3].given), ElementsAre("P1{6}", "scandia t1 P2:2", "plague@germania", "n=3", "P1{}"));
  EXPECT_THAT(cases[3].blocks.at(0).steps, SizeIs(4));
}

TEST(CaseFile, TakesOverNoStepsWhereADialectSaysSo) {
  Dialect own = dialect;
  own.steps_are_taken_over = false;
  const CaseFile file = parse(knight, own);
  ASSERT_THAT(file.errors, IsEmpty());
  EXPECT_THAT(file.cases.at(1).blocks.at(0).steps, IsEmpty());
  EXPECT_THAT(file.cases.at(1).chance, SizeIs(2));
}

TEST(CaseFileMistakes, OfLines) {
  EXPECT_EQ(mistake("like W-9z"), "x.txt:2: no case 'W-9z' stands above");
  EXPECT_EQ(mistake("given n=2\nlike W-1a"), "x.txt:3: no case 'W-1a' stands above");
  EXPECT_EQ(mistake("variant"), "x.txt:2: a variant needs a few words that name it");
  EXPECT_EQ(mistake("then gallia t1"),
            "x.txt:2: no line begins with 'then' (case, variant, like, needs, given, other, chance, do, expect)");
  EXPECT_EQ(mistake("given"), "x.txt:2: the line says nothing");
  Dialect own = dialect;
  own.lines = "case, expect";
  EXPECT_EQ(mistake("given n=2", own), "x.txt:2: no line begins with 'given' (case, expect)");
  const CaseFile file = parse("given n=2\ncase W-1a  BASE-1  Title\ndo jump\n");
  ASSERT_THAT(file.errors, SizeIs(2));
  EXPECT_EQ(file.errors[0].text(), "x.txt:1: 'given' stands before the first case");
  EXPECT_EQ(file.errors[1].text(), "x.txt:2: W-1a ends without an expectation");
}

TEST(CaseFileMistakes, InTitles) {
  EXPECT_THAT(parse("case W-1a  rule-1  Title\nexpect over\n").errors.at(0).text(),
              HasSubstr("'rule-1' is not a clause"));
  EXPECT_THAT(parse("case W-1a  BASE-1\nexpect over\n").errors.at(0).text(), HasSubstr("needs a clause and a title"));
  EXPECT_THAT(parse("case W-1a  BASE-1  A\nexpect over\ncase W-1a  BASE-1  B\nexpect over\n").errors.at(0).text(),
              HasSubstr("x.txt:3: case W-1a stands here twice"));
  EXPECT_THAT(parse("case 7  BASE-1  A\nexpect over\n").errors.at(0).text(), HasSubstr("'7' is not the id"));
  EXPECT_THAT(read_cases("no/such/file.txt", dialect).errors.at(0).text(), HasSubstr("cannot be read"));
}

TEST(CaseFileMistakes, StepsThatCannotBeTakenOver) {
  const std::string text = "case W-1a  BASE-1  A\ndo end\nexpect over\ndo end\nexpect over\nvariant two\nexpect over\n";
  EXPECT_THAT(parse(text).errors.at(0).text(), HasSubstr("x.txt:6: the steps cannot be taken over"));
}

}  // namespace
}  // namespace rattus::runner
