// Holds docs/reference/rules-coverage-cartus.md to the sources: every clause of the card game has its row, and every
// worked case and test that a row names cites the clause, as does a source, or the row says why none has to.
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cartus/case_kit.hpp"
#include "tests/runner/case_text.hpp"
#include "tests/runner/citations.hpp"

namespace rattus::cartus::test {
namespace {

using rattus::test::text_of;
using runner::split;

constexpr int clauses = 87;

std::set<int> cited(const std::string& text) { return rattus::test::cited_clauses(text, "CART", "cart_clause"); }

std::set<int> cited_by(const std::string& name) { return rattus::test::clauses_cited_by(name, "CART", "cart_clause"); }

TEST(CartusRulesCoverage, EveryClauseHasItsRow) {
  const auto worked = runner::clauses_shown(case_folder, dialect);
  const auto in_code = rattus::test::clauses_cited_below({"engine/cartus", "engine/core"}, "CART", "cart_clause");
  std::map<std::string, std::set<int>> sources;
  const auto cites = [&](const std::string& file, int clause) {
    if (!sources.contains(file)) sources[file] = cited_by(file);
    EXPECT_TRUE(sources[file].contains(clause)) << file << " does not cite CART-" << clause;
  };
  int next = 1;
  std::istringstream table(text_of("docs/reference/rules-coverage-cartus.md"));
  for (std::string row; std::getline(table, row);) {
    if (!row.starts_with("| CART-")) continue;
    const auto cells = split(row, '|');  // an empty cell is left out: 3 where the rule has code
    ASSERT_TRUE(cells.size() == 3 || cells.size() == 4) << row;
    const int clause = std::stoi(std::string(cells[0].substr(5)));
    EXPECT_EQ(clause, next++) << "a row is missing, twice or out of order";
    if (cells.size() == 3) {
      EXPECT_TRUE(in_code.contains(clause)) << "no source cites CART-" << clause << ", and its row does not say why";
    }
    for (const auto entry : split(cells[2], ',')) {
      if (!entry.starts_with("W")) {
        const bool elsewhere = entry.find('/') != std::string_view::npos;
        cites(elsewhere ? std::string(entry) : "tests/cartus/" + std::string(entry) + "_test", clause);
        continue;
      }
      const auto names = entry == "W" ? rattus::test::cases_named_after(clause, "W", worked)
                                      : std::vector<std::string>{std::string(entry)};
      EXPECT_FALSE(names.empty()) << "no worked case is named after " << cells[0];
      for (const std::string& name : names) {
        const auto found = worked.find(name);
        ASSERT_NE(found, worked.end()) << name << " is no worked case";
        EXPECT_EQ(std::count(found->second.begin(), found->second.end(), cells[0]), 1)
            << name << " does not name " << cells[0];
      }
    }
  }
  EXPECT_EQ(next, clauses + 1);
}

TEST(CartusRulesCoverage, ReadsHowSourcesCite) {
  EXPECT_EQ(cited("// CART-4\ncart_clause(7) CART-46 to -48, CART-83, -85 and -87; TEST(X, CART_1_2_Y)"),
            (std::set<int>{1, 2, 4, 7, 46, 47, 48, 83, 85, 87}));
}

}  // namespace
}  // namespace rattus::cartus::test
