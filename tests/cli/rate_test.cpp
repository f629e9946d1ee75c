// rate as a person meets it: a pool over all kinds of tables, and a file that can be taken up again.
#include <algorithm>
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;
using test::OwnFolder;
using test::Ran;

Ran run(const std::string& arguments, const std::string& errors = "2>&1") {
  return test::run_program("rate " + arguments, "", errors);
}

Json ratings(const std::string& arguments) {
  const Ran result = run("--json --agents random,greedy:novice,search:novice@2it,greedy " + arguments, "2>/dev/null");
  EXPECT_EQ(result.status, 0) << result.output;
  return Json::parse(result.output);
}

TEST(RateCommand, RatesAPoolOverAllKindsOfTables) {
  const Json json = ratings("--games 40 --seed 3");
  EXPECT_EQ(json["games"], 40);
  ASSERT_EQ(json["ratings"].size(), 4U);
  EXPECT_GT(json["ratings"]["greedy"]["rating"], json["ratings"]["random"]["rating"]);
  for (const Json& agent : json["ratings"]) {
    int games = 0;
    for (const Json& kind : agent["by_kind"]) games += kind["games"].get<int>();
    EXPECT_EQ(agent["by_kind"].size(), 6U);
    EXPECT_EQ(agent["games"], games);
    EXPECT_LT(agent["deviation"].get<double>(), 25.0 / 3);
  }
  for (const Json& pair : json["pairs"]) {
    const auto back = std::find_if(json["pairs"].begin(), json["pairs"].end(), [&](const Json& other) {
      return other["agent"] == pair["other"] && other["other"] == pair["agent"];
    });
    ASSERT_NE(back, json["pairs"].end());
    EXPECT_NEAR(pair["above"].get<double>() + (*back)["above"].get<double>(), 1, 1e-9);
  }
}

TEST(RateCommand, IsTheSameHoweverManyThreads) {
  const std::string line = "--games 20 --seed 4 --kinds base,cartus ";
  EXPECT_EQ(ratings(line + "--threads 1"), ratings(line + "--threads 3"));
}

TEST(RateCommand, GoesOnWhereTheFileStops) {
  const OwnFolder folder;
  const std::string file = folder.file("results.jsonl"), line = "--seed 5 --kinds random,cartus ";
  const Json whole = ratings("--games 20 " + line);
  ratings("--games 7 " + line + "--file " + file);
  const std::string text = test::text_of_file(file);
  std::filesystem::resize_file(file, text.size() - 5);
  const Ran damaged =
      run("--games 6 --agents random,greedy:novice,search:novice@2it,greedy --threads 1 " + line + "--file " + file);
  EXPECT_EQ(damaged.status, 0);
  EXPECT_THAT(damaged.output, HasSubstr("dropped the last line, which was damaged"));
  EXPECT_THAT(damaged.output, HasSubstr("Finished above the other"));
  EXPECT_EQ(ratings("--games 20 " + line + "--file " + file), whole);

  const Ran other = run("--games 20 --agents random,greedy " + line + "--file " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.output, HasSubstr("has results of another run (agents"));
}

TEST(RateCommand, LetsSoManyMeetAsAreAskedFor) {
  const OwnFolder folder;
  const std::string file = folder.file("results.jsonl");
  ratings("--games 30 --seed 6 --kinds random --players 2-3 --file " + file);
  std::set<std::size_t> sizes;
  std::ifstream lines(file);
  std::string line;
  std::getline(lines, line);  // what is played
  while (std::getline(lines, line)) {
    const Json game = Json::parse(line);
    sizes.insert(game["agents"].size());
    EXPECT_EQ(game["places"].size(), game["agents"].size());
    EXPECT_EQ(std::set<std::string>(game["agents"].begin(), game["agents"].end()).size(), game["agents"].size());
  }
  EXPECT_EQ(sizes, (std::set<std::size_t>{2, 3}));
}

TEST(RateCommand, RefusesWhatItCannotPlay) {
  for (const char* arguments :
       {"--games 0", "--threads 0", "--agents clever,greedy", "--agents greedy", "--agents greedy,greedy",
        "--kinds chess", "--players 1-3", "--players 4-2", "--players x", "--players 6 --kinds base",
        "--players 3 --agents greedy,random", "--file no-such-folder/results.jsonl --games 1"}) {
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments << result.output;
    EXPECT_THAT(result.output, HasSubstr("rattus: ")) << arguments;
  }
}

}  // namespace
}  // namespace rattus
