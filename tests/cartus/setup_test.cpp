// Refusals of a set-up of Cartus beyond the worked cases, and of its tables.
#include "engine/cartus/setup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cartus/tables.hpp"

namespace rattus::cartus::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

template <class List>
std::vector<std::string> codes(const List& reasons) {
  std::vector<std::string> all;
  for (const Refusal& reason : reasons) all.push_back(reason.code + " " + reason.subject);
  return all;
}
std::vector<std::string> codes(const SetUp& setup) {
  CheckedSetUp checked;
  return codes(check_setup(setup, checked));
}

TEST(CartusSetUp, CART_24_AClassThatIsUnknownDoesNotHideWhatElseIsWrongInItsSplit) {
  cartus::SetUp setup;
  setup.split = {{"clergy", "monastery", "-1"}, {"clergy", "chapel", "6"}};
  EXPECT_THAT(codes(setup), ElementsAre("unknown-option clergy", "bad-part monastery=-1", "unknown-building chapel"));
}

TEST(CartusSetUp, CART_24_ASumIsCheckedOnlyOfPartsThatAreSound) {
  cartus::SetUp setup;
  setup.split = {{"church", "monastery", "5.0"}, {"peasantry", "castle", "1"}, {"royalty", "palace", "4"}};
  EXPECT_THAT(codes(setup), ElementsAre("bad-part monastery=5.0", "other-class castle", "split-sum royalty"));
}

TEST(CartusSetUp, CART_24_ASplitIsForAFixedSet) {
  cartus::SetUp setup;
  setup.options = {{"buildings", "mixed"}};
  setup.split = {{"church", "monastery", "4"}};
  EXPECT_THAT(codes(setup), ElementsAre("split-not-fixed church", "split-sum church"));
  setup.options = {{"buildings", "any"}};
  EXPECT_THAT(codes(setup), ElementsAre("unknown-value buildings=any", "split-sum church"));
}

TEST(CartusSetUp, CART_15_24_SeatsAgainstTheNumberOfPlayers) {
  cartus::SetUp setup;
  setup.players = 7;
  setup.options = {{"starting_player", "seat-6"}};
  EXPECT_THAT(codes(setup), ElementsAre("player-count 7")) << "any seat, as the number of players is none";
  setup.options = {{"starting_player", "seat-0"}, {"mood", "good"}};
  EXPECT_THAT(codes(setup), ElementsAre("player-count 7", "no-such-seat seat-0", "unknown-option mood"));
  setup = {};
  setup.options = {{"starting_player", "seat-4"}};
  EXPECT_THAT(codes(setup), IsEmpty());
}

TEST(CartusSetUp, CART_1_AllThatIsOfTheBoardGameIsOneReason) {
  cartus::SetUp setup;
  setup.board_game = {"board", "guilds", "cards"};
  EXPECT_THAT(codes(setup), ElementsAre("board-game-module board"));
}

TEST(CartusSetUp, CART_6_9_11_TablesThatCannotBePlayed) {
  EXPECT_THAT(codes(check_tables(tables())), IsEmpty());
  Tables wrong = tables();
  wrong.population[0] = 5;
  wrong.vp.pop_back();
  wrong.vp[0] = 0;
  wrong.stock[0] = 51;
  wrong.rats = 101;
  EXPECT_THAT(codes(check_tables(wrong)), ElementsAre("data-population 15", "data-vp-tokens 19", "data-vp-value 0",
                                                      "data-stock 51", "data-rats 101"));
}

}  // namespace
}  // namespace rattus::cartus::test
