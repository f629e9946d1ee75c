// What the program says of nets that have not learned all that can be played.
#include "tests/ai/nets.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using test::OwnFolder;
using test::Ran;

TEST(Nets, WhatOneHasNotLearnedIsSaidOnceOnStandardError) {
  const OwnFolder folder;
  const std::string file = folder.file("old.net");
  const ai::InputLayout less = test::layout_without({"45"});
  std::ofstream(file, std::ios::binary) << test::named_file(test::NetNumbers({1, 2}, less));
  const std::string arena = "arena --players 2 --games 2 --threads 2 --agents greedy+" + file + ",greedy:easy+" + file;
  const Ran said = test::run_program(arena, "", "2>&1 >/dev/null");
  EXPECT_EQ(said.status, 0);
  EXPECT_EQ(said.output, "rattus: " + file +
                             ": the net of the board game has learned 44 of 45 class cards and 6 of 6 modules; it "
                             "counts what it has not learned (card 45) as nothing. Train a new net: "
                             "docs/learning.md\n");
}

TEST(Nets, OfTheProgramHaveLearnedAllAndNothingIsSaid) {
  for (const char* command :
       {"arena --players 2 --games 1 --agents greedy,greedy", "replay --json tests/games/classic-2-rats.json",
        "review --iterations 1 --worlds 1 tests/games/classic-2-rats.json"}) {
    const Ran said = test::run_program(command, "", "2>&1 >/dev/null");
    EXPECT_EQ(said.status, 0) << command;
    EXPECT_EQ(said.output, "") << command;
  }
}

}  // namespace
}  // namespace rattus
