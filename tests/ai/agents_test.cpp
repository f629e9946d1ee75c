// Names and levels of computer players.
#include <gtest/gtest.h>

#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using std::chrono::milliseconds;
using test::agent;

TEST(Agents, AreReadByName) {
  EXPECT_EQ(agent("random").kind, Kind::random);
  EXPECT_EQ(agent("greedy").kind, Kind::greedy);
  EXPECT_EQ(levels()[agent("greedy:easy").level].name, "easy");
  EXPECT_EQ(levels()[agent("search").level].name, "strong");
  EXPECT_EQ(agent("search:normal").budget, levels()[2].search);
  EXPECT_EQ(agent("search@200ms").budget, (Budget{0, milliseconds(200)}));
  EXPECT_EQ(agent("search:easy@5000it").budget, (Budget{5000, milliseconds(0)}));
  EXPECT_EQ(agent("search:easy@5000it").name, "search:easy@5000it");
}

TEST(Agents, AreRefusedWithAnAnswer) {
  for (const char* text :
       {"", "clever", "search:best", "search@", "search@200", "search@0ms", "greedy@200ms", "search@-1it"}) {
    std::string error;
    EXPECT_FALSE(parse_agent(text, error)) << text;
    EXPECT_FALSE(error.empty()) << text;
  }
}

TEST(Agents, LevelsAreFourAndGrow) {
  ASSERT_EQ(levels().size(), 4U);
  for (std::size_t i = 1; i < levels().size(); ++i) {
    EXPECT_GT(levels()[i].search.iterations, levels()[i - 1].search.iterations);
    EXPECT_LE(levels()[i].slips, levels()[i - 1].slips);
    EXPECT_LE(levels()[i].whims, levels()[i - 1].whims);
  }
}

}  // namespace
}  // namespace rattus::ai
