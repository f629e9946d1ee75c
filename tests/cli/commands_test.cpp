// simulate, replay and play as a person meets them.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

using test::Ran;

Ran run(const std::string& arguments, const std::string& input = "", const std::string& errors = "2>&1") {
  return test::run_program(arguments, input, errors);
}

/// A folder that is gone when the test is over.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("rattus-test-" + std::to_string(getpid()))) {
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  fs::path path_;
};

std::string read(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Simulate, GivesTheSameGamesForASeedHoweverManyThreads) {
  const std::string line = "simulate --players 3 --games 12 --seed 7 --agents random --json --threads ";
  auto one = nlohmann::json::parse(run(line + "1", "", "2>/dev/null").output);
  auto two = nlohmann::json::parse(run(line + "2", "", "2>/dev/null").output);
  for (auto* json : {&one, &two})
    for (const char* key : {"seconds", "games_per_s", "threads"}) json->erase(key);
  EXPECT_EQ(one, two);
  EXPECT_EQ(one.at("games"), 12);
  std::size_t wins = 0;
  for (const auto& seat : one.at("wins_by_seat")) wins += seat.get<std::size_t>();
  EXPECT_EQ(wins, 12U);
}

TEST(Simulate, WritesRecordsThatReplayChecks) {
  const Folder folder;
  const auto simulated =
      run("simulate --players 2 --games 2 --seed 3 --agents random --trace hashes --records " + folder.file("r"));
  ASSERT_EQ(simulated.status, 0) << simulated.output;
  EXPECT_THAT(simulated.output, HasSubstr("games/s"));
  EXPECT_THAT(simulated.output, HasSubstr("ended by rats"));
  const auto replayed = run("replay " + folder.file("r/game-1.json") + " --at 3");
  EXPECT_EQ(replayed.status, 0) << replayed.output;
  EXPECT_THAT(replayed.output, HasSubstr("everything as recorded"));
  EXPECT_THAT(replayed.output, HasSubstr("Hungaria"));
  EXPECT_EQ(run("replay " + folder.file("r/game-1.json") + " --at 9999").status, 2);

  std::string text = read(folder.file("r/game-2.json"));
  text.replace(text.find("D-ACTION"), 8, "D-PLAGUE");
  std::ofstream(folder.file("bad.json")) << text;
  const auto damaged = run("replay " + folder.file("bad.json"));
  EXPECT_EQ(damaged.status, 1);
  EXPECT_THAT(damaged.output, HasSubstr("step 5: decision is \"D-PLAGUE\""));
  EXPECT_THAT(damaged.output, HasSubstr("D-ACTION"));
}

TEST(Simulate, PlaysAsAHostedGameDoesWithSharesOfDevices) {
  const Folder folder;
  const std::string value = "000102030405060708090a0b0c0d0e0f";
  const auto play = [&](const std::string& how, const std::string& to) {
    const auto simulated =
        run("simulate --players 2 --games 1 --agents random --trace hashes --records " + folder.file(to) + how);
    EXPECT_EQ(simulated.status, 0) << simulated.output;
    return read(folder.file(to + "/game-1.json"));
  };
  const std::string hosted = play(" --shares " + value, "hosted"), other = play("", "other");
  EXPECT_THAT(hosted, HasSubstr(value));
  const auto steps = [](const std::string& record) { return record.substr(record.find("\"start\"")); };
  EXPECT_NE(steps(hosted), steps(other));
  EXPECT_EQ(run("replay " + folder.file("hosted/game-1.json")).status, 0);
}

TEST(Replay, ChecksTheHashThatWasShownBeforeTheGame) {
  const Folder folder;
  const std::string text = read("tests/games/classic-2-rats.json");
  const std::string key = "\"seed\": \"";
  const std::string seed = text.substr(text.find(key) + key.size(), 32);
  FILE* pipe = popen(("printf %s " + seed + " | sha256sum").c_str(), "r");  // as docs/reference/protocol.md says
  ASSERT_NE(pipe, nullptr);
  std::string hash(64, ' ');
  ASSERT_EQ(fread(hash.data(), 1, hash.size(), pipe), hash.size());
  pclose(pipe);

  const auto with_hash = [&](const std::string& shown) {
    std::string changed = text;
    changed.insert(changed.find(key), "\"seed_hash\": \"" + shown + "\",\n");
    std::ofstream(folder.file("game.json")) << changed;
    return run("replay " + folder.file("game.json"));
  };
  const auto right = with_hash(hash);
  EXPECT_EQ(right.status, 0) << right.output;
  EXPECT_THAT(right.output, HasSubstr("everything as recorded"));
  std::string other = hash;
  other.back() = other.back() == '0' ? '1' : '0';
  const auto wrong = with_hash(other);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_THAT(wrong.output, HasSubstr("\"seed_hash\" is not the SHA-256 of this seed, which is " + hash));
}

TEST(Simulate, ContradictionsEndWithStatusTwoAndAWayOut) {
  const Folder folder;
  std::ofstream(folder.file("setup.json")) << R"({"board": "classic", "players": 2})";
  const auto complains = [](const std::string& arguments, const std::string& about) {
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_THAT(result.output, HasSubstr(about)) << arguments;
  };
  complains("simulate --players 5", "BASE-1");
  complains("simulate --trace", "--records");
  complains("simulate --agents genius", "genius");
  complains("simulate --agents random,random", "2 computer players for 4 seats");
  complains("simulate --games 0", "--games");
  complains("simulate --seed x", "32 hexadecimal digits");
  complains("simulate --shares x", "32 hexadecimal digits");
  complains("simulate --option spread_3", "KEY=VALUE");
  complains("simulate --option spread_3=9", "spread_3=9");
  complains("simulate --setup " + folder.file("none.json"), "cannot be read");
  complains("simulate --players 3 --setup " + folder.file("setup.json"), "exclude each other");
  complains("replay", "file");
  complains("play --seat 7", "seat");
  complains("play --language xx", "de, en");
  EXPECT_EQ(run("simulate --games 1 --agents random --setup " + folder.file("setup.json")).status, 0);
}

// The files are what the page saves: web/tests/table-plan.test.ts compares them with what it writes.
TEST(Play, TakesASetUpSavedByThePage) {
  const auto board = run("play --agents random --seed 5 --setup tests/cli/setup-of-page.json", "q\\n");
  EXPECT_EQ(board.status, 0) << board.output;
  EXPECT_THAT(board.output, HasSubstr("Emperor"));
  const auto cartus = run("play --agents random --seed 5 --setup tests/cli/cartus-setup-of-page.json", "q\\n");
  EXPECT_EQ(cartus.status, 0) << cartus.output;
  EXPECT_THAT(cartus.output, HasSubstr("In the game: 3 x Farm."));
  const auto simulated = run("simulate --games 1 --agents random --setup tests/cli/cartus-setup-of-page.json");
  EXPECT_EQ(simulated.status, 0) << simulated.output;
  const auto record = run("play --agents random --seed 5 --setup tests/games/classic-2-rats.json", "q\\n");
  EXPECT_EQ(record.status, 0) << record.output;
  const auto other = run("play --game rattus --seed 5 --setup tests/cli/cartus-setup-of-page.json");
  EXPECT_EQ(other.status, 2) << other.output;
}

TEST(Play, TakesBackHelpsAndLeaves) {
  const auto played = run("play --players 2 --agents random --seed 5", R"(?\nx\n99\nu\n3\nq\n)");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, HasSubstr("undo your last step"));
  EXPECT_THAT(played.output, HasSubstr("'x' is not an option"));
  EXPECT_THAT(played.output, HasSubstr("'99' is not an option"));
  EXPECT_THAT(played.output, HasSubstr("[BASE-111]"));
  EXPECT_THAT(played.output, HasSubstr("[BASE-15]"));
  EXPECT_THAT(played.output, HasSubstr("left the game unfinished"));
  EXPECT_THAT(played.output, Not(HasSubstr("\x1b")));  // no colour where there is no terminal
}

TEST(Play, AWholeGameInGermanWithARecord) {
  const Folder folder;
  std::string ones;
  for (int i = 0; i < 900; ++i) ones += "1\\n";
  const auto played = run("play --players 2 --agents random --seed 5 --language de --option max_rounds=6 --record " +
                              folder.file("game.json"),
                          ones);
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.output, HasSubstr("gewinnt."));
  EXPECT_THAT(played.output, HasSubstr("Wertung"));
  EXPECT_THAT(played.output, Not(HasSubstr("{")));  // every place in every sentence is filled
  const auto replayed = run("replay " + folder.file("game.json"));
  EXPECT_EQ(replayed.status, 0);
  EXPECT_THAT(replayed.output, HasSubstr("to the end"));
}

}  // namespace
}  // namespace rattus
