// The computer players of a room judge by the nets of its world.
#include "tests/ai/nets.hpp"

#include <gtest/gtest.h>

#include "tests/server/watched_game.hpp"

namespace rattus::server::test {
namespace {

std::vector<std::string> entries_of_game(host::Nets nets) {
  WatchedGame game({1, 2}, 3, "greedy", "strong");
  game.world.players_nets = std::move(nets);
  game.play(60);
  return game.entries();
}
host::Nets net_by_chance(Seed seed) { return host::Nets({rattus::test::net_of(rattus::test::NetNumbers(seed))}); }

TEST(Nets, ARoomsPlayersJudgeByThoseOfItsWorld) {
  const auto by_hand = entries_of_game({});
  EXPECT_EQ(by_hand, entries_of_game({})) << "all else is the same in each game";
  EXPECT_NE(by_hand, entries_of_game(net_by_chance({1, 1})));
  EXPECT_NE(entries_of_game(net_by_chance({1, 1})), entries_of_game(net_by_chance({2, 2})));
  EXPECT_EQ(entries_of_game(net_by_chance({1, 1})), entries_of_game(net_by_chance({1, 1})));
}

}  // namespace
}  // namespace rattus::server::test
