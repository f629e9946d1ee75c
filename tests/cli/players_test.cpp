// arena, odds and bench as a person or a script meets them.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

using test::Ran;

Ran run(const std::string& arguments, const std::string& errors = "2>&1") {
  return test::run_program(arguments, "", errors);
}

TEST(ArenaCommand, GivesSharesAndIntervalsByAgent) {
  const Ran result =
      run("arena --players 3 --agents greedy:novice,random,random --games 5 --seed 3 --json", "2>/dev/null");
  ASSERT_EQ(result.status, 0) << result.output;
  const Json json = Json::parse(result.output);
  EXPECT_EQ(json["games"], 6);  // whole rotations
  EXPECT_NEAR(json["win_share"]["random"].get<double>() + json["win_share"]["greedy:novice"].get<double>(), 1, 1e-9);
  for (const char* name : {"random", "greedy:novice"}) {
    ASSERT_EQ(json["ci95"][name].size(), 2U);
    EXPECT_LE(json["ci95"][name][0], json["win_share"][name]);
    EXPECT_GE(json["ci95"][name][1], json["win_share"][name]);
  }
}

TEST(ArenaCommand, GivesSearchesTheirBudget) {
  const Ran result =
      run("arena --players 2 --agents search:novice,random --iterations 5 --games 2 --json", "2>/dev/null");
  ASSERT_EQ(result.status, 0) << result.output;
  EXPECT_TRUE(Json::parse(result.output)["win_share"].contains("search:novice@5it")) << result.output;
}

TEST(ArenaCommand, TestsWhetherTheFirstAgentIsBetter) {
  const std::string line = "arena --players 2 --seed 3 --json --threads ";
  const Ran better = run(line + "1 --agents greedy:novice,random --sprt 0,100", "2>/dev/null");
  EXPECT_EQ(better.status, 0) << better.output;
  const Json json = Json::parse(better.output), &test = json["sprt"];
  EXPECT_EQ(test["verdict"], "H1");
  EXPECT_GE(test["llr"], test["upper"]);
  EXPECT_EQ(test["agent"], "greedy:novice");
  EXPECT_EQ(json["games"].get<int>(), 2 * test["blocks"].get<int>());
  EXPECT_NEAR(json["win_share"]["greedy:novice"].get<double>(), test["share"].get<double>(), 1e-9);

  Json threads = Json::parse(run(line + "3 --agents greedy:novice,random --sprt 0,100", "2>/dev/null").output);
  threads["seconds"] = json["seconds"];
  EXPECT_EQ(threads, json);  // whoever was faster

  const Ran worse = run(line + "1 --agents random,greedy:novice --sprt 0,100", "2>/dev/null");
  EXPECT_EQ(worse.status, 1) << worse.output;
  EXPECT_EQ(Json::parse(worse.output)["sprt"]["verdict"], "H0");

  const Ran short_of_games = run("arena --players 3 --agents greedy:novice,random,random --sprt 0,20 --games 3");
  EXPECT_EQ(short_of_games.status, 3) << short_of_games.output;
  EXPECT_THAT(short_of_games.output, HasSubstr("undecided"));
  EXPECT_THAT(short_of_games.output, HasSubstr("a fair share is 33.3%"));
}

TEST(ArenaCommand, RefusesWhatItCannotPlay) {
  for (const char* arguments :
       {"arena --agents clever,greedy --players 2", "arena --agents greedy,greedy,greedy --players 2",
        "arena --agents greedy --players 2 --time-ms 5", "arena --players 9 --agents greedy",
        "arena --games 0 --players 2", "arena --players 2 --agents greedy --sprt 0,20",
        "arena --players 2 --agents greedy,random --sprt 20", "arena --players 2 --agents greedy,random --sprt 20,0",
        "arena --players 2 --agents greedy,random --sprt 0,20x"}) {
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_THAT(result.output, HasSubstr("rattus: ")) << arguments;
  }
}

TEST(OddsCommand, ReadsRecordsAndPositions) {
  for (const char* arguments : {"odds tests/games/classic-2-rats.json --at 20 --seat 1 --json",
                                "odds tests/games/classic-2-rats.json --json"}) {
    const Ran result = run(arguments, "2>/dev/null");
    ASSERT_EQ(result.status, 0) << arguments << result.output;
    const Json json = Json::parse(result.output);
    EXPECT_EQ(json["regions"].size(), 8U);
    for (const Json& region : json["regions"]) {
      EXPECT_GE(region["outbreak"], 0.0);
      EXPECT_LE(region["outbreak"], 1.0);
      EXPECT_EQ(region["losses"].size(), 2U);
    }
  }
  EXPECT_THAT(run("odds tests/games/classic-2-rats.json --at 20").output, HasSubstr("Gallia"));
}

TEST(OddsCommand, RefusesWhatIsNotThere) {
  for (const char* arguments : {"odds no-such-file", "odds tests/games/classic-2-rats.json --at 100000",
                                "odds tests/games/classic-2-rats.json --seat 5", "odds README.md"}) {
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments << result.output;
  }
}

TEST(ReviewCommand, TellsChancesLuckAndMistakes) {
  const std::string file = "review tests/games/classic-2-rats.json --iterations 40 --worlds 20";
  const Json review = Json::parse(run(file + " --json").output);
  EXPECT_EQ(review["curve"].back()["chances"], Json({1000, 0}));
  EXPECT_FALSE(review["luck"].empty());
  ASSERT_FALSE(review["costly"].empty());
  EXPECT_GE(review["costly"][0]["loss"], 20);
  EXPECT_THAT(run(file).output, HasSubstr("Costliest"));
  EXPECT_THAT(run(file + " --language de").output, HasSubstr("Gewinnchancen"));
  EXPECT_EQ(run("review README.md").status, 1);
}

// Each line of a costly choice is "   - 41%  ...": played, or "   + 45%  ...": better.
TEST(ReviewCommand, MarksAsBetterWhatIsBetterAlone) {
  unsigned better = 0, worse = 0;
  for (const char* name : {"classic-2-rats", "classic-4-rats"}) {
    const std::string file = std::string("review tests/games/") + name + ".json --iterations 40 --worlds 20";
    const Json review = Json::parse(run(file + " --json").output);
    for (const Json& one : review["costly"])
      for (const Json& best : one["best"])
        worse += best["option"] != one["chosen"]["option"] && best["chance"] <= one["chosen"]["chance"];
    std::istringstream lines(run(file).output);
    int played = 0;
    for (std::string line; std::getline(lines, line);) {
      if (line.rfind("   - ", 0) == 0) played = std::stoi(line.substr(5));
      if (line.rfind("   + ", 0) != 0) continue;
      EXPECT_GE(std::stoi(line.substr(5)), played) << line;
      ++better;
    }
  }
  EXPECT_GT(better, 0U);
  EXPECT_GT(worse, 0U) << "none of the best options was worse than the one played: the test needs another game";
}

TEST(EveryMeasuringCommand, ExplainsItself) {
  for (const char* command : {"arena", "rate", "balance", "selfplay", "samples", "odds", "review", "bench"}) {
    const Ran result = run(std::string(command) + " --help");
    EXPECT_EQ(result.status, 0);
    EXPECT_THAT(result.output, HasSubstr(std::string("rattus ") + command));
  }
}

}  // namespace
}  // namespace rattus
