// The computer players of a room judge by the program's net.
#include <gtest/gtest.h>

#include "tests/codec/with_net.hpp"
#include "tests/server/watched_game.hpp"

namespace rattus::server::test {
namespace {

using rattus::test::WithNet;

std::vector<std::string> entries_of_game() {
  WatchedGame game({1, 2}, 3, "greedy", "strong");
  game.play(60);
  return game.entries();
}

TEST(Nets, ARoomsPlayersJudgeByTheProgramsNet) {
  const auto by = [](auto net) {
    const WithNet now(net);
    return entries_of_game();
  };
  const auto by_hand = by(std::shared_ptr<const ai::Net>());
  EXPECT_EQ(by_hand, by(std::shared_ptr<const ai::Net>())) << "all else is the same in each game";
  EXPECT_NE(by_hand, by(Seed{1, 1}));
  EXPECT_NE(by(Seed{1, 1}), by(Seed{2, 2}));
  EXPECT_EQ(by(Seed{1, 1}), by(Seed{1, 1}));
}

}  // namespace
}  // namespace rattus::server::test
