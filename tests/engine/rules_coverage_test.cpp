// Holds docs/reference/rules-coverage.md to the sources: every clause has its row, and every worked case and test that
// a row names cites the clause, as does a source, or the row says why none has to.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/board/case_kit.hpp"
#include "tests/runner/citations.hpp"

namespace rattus {
namespace {

using test::text_of;

/// A part of the catalogue and the table that is held to it.
struct Part {
  std::string prefix;  ///< of its clauses: "BASE"
  std::string function;
  std::string document, cases, case_prefix;
  std::vector<std::pair<int, int>> runs;  ///< its clauses, as first and last number of each run
};
const Part base{"BASE",
                "base_clause",
                "docs/reference/rules-coverage.md",
                "tests/cases/base",
                "W-",
                {{1, 16},
                 {20, 31},
                 {40, 58},
                 {60, 67},
                 {80, 91},
                 {95, 95},
                 {100, 106},
                 {110, 112},
                 {120, 120},
                 {130, 130},
                 {140, 143}}};
/// Without those that come with guilds and inns.
const Part cards{"CARD",
                 "card_clause",
                 "docs/reference/rules-coverage-cards.md",
                 "tests/cases/cards",
                 "CW-",
                 {{1, 16},    {20, 23},   {40, 43},   {70, 73},   {80, 82},   {90, 91},   {100, 101}, {110, 111},
                  {120, 123}, {130, 134}, {140, 142}, {150, 153}, {160, 163}, {170, 174}, {180, 184}, {190, 191},
                  {200, 201}, {210, 213}, {220, 223}, {230, 230}, {240, 241}, {250, 250}, {260, 264}, {270, 271},
                  {290, 290}, {300, 300}, {310, 311}, {320, 321}, {330, 338}}};
/// Without upgrades and what meets other modules.
const Part mercatus{"MERC",
                    "merc_clause",
                    "docs/reference/rules-coverage-mercatus.md",
                    "tests/cases/mercatus",
                    "MW-",
                    {{1, 17},
                     {20, 26},
                     {30, 33},
                     {40, 48},
                     {50, 57},
                     {60, 66},
                     {70, 72},
                     {74, 78},
                     {80, 100},
                     {110, 120},
                     {122, 127},
                     {130, 138},
                     {140, 140},
                     {143, 143}}};

const Part region_cards{"REG",    "reg_clause", "docs/reference/rules-coverage-modules.md", "tests/cases/region-cards",
                        "W-REG-", {{1, 14}}};

const Part universities{"UNI",    "uni_clause", "docs/reference/rules-coverage-modules.md", "tests/cases/universities",
                        "W-UNI-", {{1, 19}}};

const Part guilds{"GLD",    "gld_clause", "docs/reference/rules-coverage-modules.md", "tests/cases/guilds",
                  "W-GLD-", {{1, 11}}};
const Part inns{"INN",    "inn_clause", "docs/reference/rules-coverage-modules.md", "tests/cases/inns",
                "W-INN-", {{1, 7}}};

const Part upgrades{"UPG",
                    "upg_clause",
                    "docs/reference/rules-coverage-modules.md",
                    "tests/cases/upgrades",
                    "W-UPG-",
                    {{1, 16}, {20, 47}, {50, 60}}};

std::set<int> clauses_in(const std::string& text, const Part& part = base) {
  return test::cited_clauses(text, part.prefix, part.function);
}

/// The cells of a table's row, without the bars.
std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> list;
  std::istringstream stream(line.substr(1));
  for (std::string cell; std::getline(stream, cell, '|');) {
    const auto first = cell.find_first_not_of(' '), last = cell.find_last_not_of(' ');
    list.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
  }
  return list;
}

/// The entries of a cell: tests without `_test.cpp`, worked cases without the part's prefix, or "W": all cases that are
/// named after the clause.
std::vector<std::string> entries(const std::string& cell) {
  std::vector<std::string> list;
  std::istringstream stream(cell);
  for (std::string entry; std::getline(stream, entry, ',');) {
    std::erase(entry, ' ');
    list.push_back(entry);
  }
  return list;
}

class RulesCoverage : public ::testing::TestWithParam<const Part*> {
 protected:
  void cites(const std::string& file, int clause, const std::string& row) {
    if (!sources_.contains(file))
      sources_[file] = test::clauses_cited_by(file, GetParam()->prefix, GetParam()->function);
    EXPECT_TRUE(sources_[file].contains(clause)) << file << " does not cite the clause of this row:\n" << row;
  }
  std::map<std::string, std::set<int>> sources_;
};

TEST_P(RulesCoverage, EveryClauseHasItsRow) {
  const Part& part = *GetParam();
  const auto worked = runner::clauses_shown(part.cases, cases::dialect);
  const auto in_code = test::clauses_cited_below({"engine/board", "engine/core"}, part.prefix, part.function);
  std::set<int> missing;
  for (const auto& [first, last] : part.runs)
    for (int n = first; n <= last; ++n) missing.insert(n);
  std::istringstream table(text_of(part.document));
  for (std::string row; std::getline(table, row);) {
    if (!row.starts_with("| " + part.prefix + "-")) continue;
    const auto columns = cells(row);
    ASSERT_TRUE(columns.size() == 3 || columns.size() == 4) << row;
    const int clause = std::stoi(columns[0].substr(part.prefix.size() + 1));
    EXPECT_EQ(missing.erase(clause), 1U) << "no such clause, or twice:\n" << row;
    EXPECT_FALSE(columns[2].empty()) << "nothing shows this clause:\n" << row;
    if (columns.size() == 3) {
      EXPECT_TRUE(in_code.contains(clause)) << "no source cites it, and the row does not say why:\n" << row;
    }
    for (const auto& entry : entries(columns[2])) {
      const bool own = entry == "W";
      if (!own && std::isdigit(static_cast<unsigned char>(entry[0])) == 0) {
        const std::string file = entry + "_test";
        const bool slow = std::filesystem::exists("tests/slow/engine/" + file + ".cpp");
        cites((slow ? "tests/slow/engine/" : "tests/engine/") + file, clause, row);
        continue;
      }
      const auto names = own ? test::cases_named_after(clause, part.case_prefix, worked)
                             : std::vector<std::string>{part.case_prefix + entry};
      EXPECT_FALSE(names.empty()) << "no worked case is named after the clause of this row:\n" << row;
      for (const auto& name : names) {
        ASSERT_TRUE(worked.contains(name)) << name << " is no worked case:\n" << row;
        const auto& clauses = worked.at(name);
        EXPECT_NE(std::find(clauses.begin(), clauses.end(), columns[0]), clauses.end())
            << name << " does not name the clause of this row:\n"
            << row;
      }
    }
  }
  for (const int clause : missing) ADD_FAILURE() << part.prefix << "-" << clause << " has no row in " << part.document;
}

INSTANTIATE_TEST_SUITE_P(Parts, RulesCoverage,
                         ::testing::Values(&base, &cards, &mercatus, &region_cards, &universities, &upgrades, &guilds,
                                           &inns),
                         [](const auto& info) { return info.param->prefix; });

TEST(RulesCoverageText, ReadsHowSourcesCite) {
  EXPECT_EQ(
      clauses_in("// BASE-4\nbase_clause(7) BASE-46 to -48, BASE-83, -88 to -90; BASE-66 (b), -87 TEST(X, BASE_1_2_Y)"),
      (std::set<int>{1, 2, 4, 7, 46, 47, 48, 66, 83, 87, 88, 89, 90}));
}

}  // namespace
}  // namespace rattus
