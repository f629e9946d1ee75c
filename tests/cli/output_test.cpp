// What a command writes, to its output and to files, is complete or said not to be.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using test::OwnFolder;
using test::run_program;
using test::run_shell;
using test::text_of_file;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) names.push_back(entry.path().filename());
  return names;
}

TEST(Output, ToAFullDeviceIsAFaultOfEveryCommand) {
  for (const std::string arguments :
       {"--help", "serve --help", "catalogue", "replay tests/games/classic-2-rats.json",
        "replay tests/games/classic-2-rats.json --json", "simulate --players 2 --games 1 --agents random",
        "simulate --players 2 --games 1 --agents random --json", "ask", "play --players 2 --agents random --seed 5",
        "odds --help"}) {
    const auto ran = run_program(arguments, R"({"do": "setups"}\nq\n)", "2>&1 >/dev/full");
    EXPECT_EQ(ran.status, 2) << arguments;
    EXPECT_THAT(ran.output, HasSubstr("rattus: the output is incomplete: ")) << arguments;
  }
  EXPECT_EQ(run_program("catalogue", "", ">&-").status, 2) << "nobody takes the output";
}

TEST(Output, ARecordThatFindsNoRoomLeavesWhatWasThereBefore) {
  const OwnFolder folder;
  std::filesystem::create_directory(folder.file("r"));
  std::string simulate = RATTUS_PROGRAM;
  simulate += " simulate --players 2 --games 1 --agents random --seed 3 --trace hashes --records ";
  simulate += folder.file("r") + " 2>&1";
  ASSERT_EQ(run_shell(simulate).status, 0);
  const std::string before = text_of_file(folder.file("r/game-1.json"));
  const auto ran = run_shell("ulimit -f 2; " + simulate);
  EXPECT_EQ(ran.status, 2) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr("game-1.json cannot be written: the disk is full for this program: its limit"));
  EXPECT_EQ(text_of_file(folder.file("r/game-1.json")), before);
  EXPECT_THAT(names_in(folder.file("r")), ElementsAre("game-1.json"));
  const auto device = run_program("play --players 2 --agents random --seed 5 --record /dev/full", R"(q\n)");
  EXPECT_EQ(device.status, 2);
  EXPECT_THAT(device.output, HasSubstr("/dev/full cannot be written: the disk is full: "));
}

TEST(Output, AFileIsWrittenBesideItsPlaceAndALinkStaysOne) {
  const OwnFolder folder;
  std::ofstream(folder.file("real.json")) << "old";
  std::filesystem::create_symlink("real.json", folder.file("link.json"));
  std::ofstream(folder.file("real.json.partial")) << "of a program that was killed";
  const auto ran =
      run_program("play --players 2 --agents random --seed 5 --record " + folder.file("link.json"), R"(q\n)");
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link.json")));
  EXPECT_THAT(text_of_file(folder.file("real.json")), HasSubstr("\"seed\""));
  EXPECT_FALSE(std::filesystem::exists(folder.file("real.json.partial")));
}

}  // namespace
}  // namespace rattus
