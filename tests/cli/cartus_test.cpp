// arena and simulate of Rattus Cartus as a person or a script meets them.
#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

using test::Ran;

Ran run(const std::string& arguments, const std::string& errors = "2>&1") {
  return test::run_program(arguments, "", errors);
}

/// A file that is gone when the test is over.
class File {
 public:
  File(const std::string& name, const std::string& text)
      : path_(std::filesystem::temp_directory_path() / ("rattus-" + std::to_string(getpid()) + "-" + name)) {
    std::ofstream(path_) << text;
  }
  ~File() { std::filesystem::remove(path_); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST(CartusArenaCommand, GivesSharesIntervalsAndTheKilled) {
  const Ran result =
      run("arena --game cartus --players 3 --agents greedy,random,random --games 5 --json", "2>/dev/null");
  ASSERT_EQ(result.status, 0) << result.output;
  const Json json = Json::parse(result.output);
  EXPECT_EQ(json["game"], "cartus");
  EXPECT_EQ(json["games"], 6);  // whole rotations
  EXPECT_NEAR(json["win_share"]["random"].get<double>() + json["win_share"]["greedy"].get<double>(), 1, 1e-9);
  for (const char* name : {"random", "greedy"}) {
    EXPECT_EQ(json["ci95"][name].size(), 2U);
    EXPECT_GE(json["killed_share"][name], 0.0);
    EXPECT_LE(json["killed_share"][name], 1.0);
  }
  EXPECT_GT(json["killed_share"]["random"], json["killed_share"]["greedy"]);
  EXPECT_THAT(run("arena --game cartus --players 2 --agents greedy,random --games 2").output, HasSubstr("killed in"));
}

TEST(CartusSimulateCommand, GivesTheSameGamesForASeedHoweverManyThreads) {
  const std::string line =
      "simulate --game cartus --players 4 --games 10 --seed 7 --agents greedy,random,greedy,random --json";
  Json one = Json::parse(run(line + " --threads 1", "2>/dev/null").output);
  Json two = Json::parse(run(line + " --threads 2", "2>/dev/null").output);
  for (Json* json : {&one, &two})
    for (const char* key : {"seconds", "games_per_s", "threads"}) json->erase(key);
  EXPECT_EQ(one, two);
  EXPECT_EQ(one["games"], 10);
  EXPECT_EQ(one["rounds"], 8.0);  // CART-23
  for (const Json& places : one["places_by_seat"]) {
    std::size_t sum = 0;
    for (const Json& count : places) sum += count.get<std::size_t>();
    EXPECT_EQ(sum, 10U);
  }
  EXPECT_THAT(run("simulate --game cartus --players 2 --games 2 --agents greedy,random").output,
              HasSubstr("won by nobody"));
}

TEST(CartusSimulateCommand, WritesRecordsThatReplay) {
  const std::string folder = testing::TempDir() + "cartus-records";
  EXPECT_EQ(run("simulate --game cartus --players 3 --games 2 --agents greedy --records " + folder + " --trace hashes")
                .status,
            0);
  for (const char* name : {"/game-1.json", "/game-2.json"})
    EXPECT_THAT(run("replay " + folder + name).output, HasSubstr("everything as recorded"));
}

TEST(CartusOddsCommand, SaysHowLikelyThePlagueIsSurvived_CART_84) {
  const Json all = Json::parse(run("odds tests/games/cartus-3-fixed.json --at 0 --json").output);
  EXPECT_EQ(all["certain"], 0);
  EXPECT_EQ(all["survival"].size(), 21U);
  EXPECT_EQ(all["survival"][0], 1.0);
  const Json end = Json::parse(run("odds tests/games/cartus-3-fixed.json --seat 2 --json").output);
  for (unsigned rats = 0; rats <= 20; ++rats)
    EXPECT_EQ(end["survival"][rats], rats <= end["certain"].get<unsigned>() ? 1.0 : 0.0);
  EXPECT_THAT(run("odds tests/games/cartus-3-fixed.json --at 5").output, HasSubstr("survives"));
  EXPECT_EQ(run("odds tests/games/cartus-3-fixed.json --seat 4").status, 2);
  EXPECT_EQ(run("odds tests/games/cartus-3-fixed.json --knight").status, 2);
}

TEST(CartusSetUpChoice, ReadsASplitAndAFile) {
  const File file("cartus.json", R"({"game": "cartus", "players": 2, "split": {"royalty": {"palace": 2, "treasury": 3}},
                                     "options": {"supplies": "simultaneous", "show_rats": true}})");
  EXPECT_EQ(run("simulate --game cartus --games 1 --setup " + file.path()).status, 0);
  const Ran split =
      run("arena --game cartus --players 2 --games 2 --agents random --split royalty:palace=1,royalty:treasury=4");
  EXPECT_EQ(split.status, 0) << split.output;
}

TEST(CartusCommands, RefuseWhatTheyCannotPlay) {
  const File file("bad.json", R"({"game": "cartus", "players": 2, "speed": 3})");
  const File board("board.json", R"({"players": 2, "cards": "random"})");
  const auto complains = [](const std::string& arguments, const std::string& about) {
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_THAT(result.output, HasSubstr(about)) << arguments;
  };
  complains("arena --game chess", "--game");
  complains("arena --game cartus --players 6 --agents greedy", "CART-15");
  complains("arena --game cartus --players 2 --agents greedy,greedy,greedy", "3 computer players for 2 seats");
  complains("simulate --game cartus --board classic", "CART-1");
  complains("simulate --game cartus --games 0", "--games");
  complains("simulate --game cartus --split royalty=3", "CLASS:BUILDING=NUMBER");
  complains("simulate --game cartus --split royalty:palace=3", "CART-24");
  complains("simulate --game cartus --option supplies=fast", "supplies=fast");
  complains("simulate --game cartus --setup " + file.path(), "speed");
  complains("simulate --game cartus --setup " + board.path(), "CART-1");
  complains("simulate --game cartus --players 3 --setup " + file.path(), "exclude each other");
  complains("simulate --split royalty:palace=3", "--split");
}

}  // namespace
}  // namespace rattus
