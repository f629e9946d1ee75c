// Holds docs/rules-coverage-cartus.md to the sources: every clause of the card game has its row, and every file, worked
// case and test that a row names cites the clause.
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

TEST(CartusRulesCoverage, EveryClauseHasItsRow) {
  const auto worked = runner::clauses_shown(case_folder, dialect);
  std::map<std::string, std::set<int>> sources;
  const auto cites = [&](const std::string& file, int clause) {
    if (!sources.contains(file)) sources[file] = cited(text_of(file));
    EXPECT_TRUE(sources[file].contains(clause)) << file << " does not cite CART-" << clause;
  };
  int next = 1;
  std::istringstream table(text_of("docs/rules-coverage-cartus.md"));
  for (std::string row; std::getline(table, row);) {
    if (!row.starts_with("| CART-")) continue;
    std::erase(row, '`');
    const auto cells = split(row, '|');
    ASSERT_EQ(cells.size(), 4U) << row;
    const int clause = std::stoi(std::string(cells[0].substr(5)));
    EXPECT_EQ(clause, next++) << "a row is missing, twice or out of order";
    if (!cells[2].starts_with("- ("))
      for (const auto file : split(cells[2], ','))
        cites((file.starts_with("core/") ? "engine/" : "engine/cartus/") + std::string(file), clause);
    for (const auto entry : split(cells[3], ',')) {
      if (!entry.starts_with("W")) {
        const bool elsewhere = entry.find('/') != std::string_view::npos;
        cites((elsewhere ? "" : "tests/cartus/") + std::string(entry), clause);
        continue;
      }
      const auto found = worked.find(std::string(entry));
      ASSERT_NE(found, worked.end()) << entry << " is no worked case";
      EXPECT_EQ(std::count(found->second.begin(), found->second.end(), cells[0]), 1)
          << entry << " does not name " << cells[0];
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
