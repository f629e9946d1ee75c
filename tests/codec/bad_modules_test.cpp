// Bad input about upgrade tiles and region cards in a conversation: every reason with its clause and a sentence in both
// languages, and the game goes on as it was.
#include <gmock/gmock.h>

#include "tests/host/asking.hpp"

namespace rattus::codec {
namespace {

using testing::ElementsAre;

class BadModules : public rattus::test::Asking {
 protected:
  void SetUp() override {
    fine(R"({"do":"new","seed":22,"setup":{"board":"big-box","players":3,"cards":[1,5,6,20,28,33],)"
         R"("modules":["upgrades","region-cards"]}})");
  }
  /// Position of the same set-up with this memory.
  static Json position(const Json& memory) {
    return {{"setup",
             {{"board", "big-box"},
              {"players", 3},
              {"cards", {1, 5, 6, 20, 28, 33}},
              {"modules", {"upgrades", "region-cards"}}}},
            {"holders", {{"1", {5, 28}}}},
            {"modules", memory}};
  }
  /// Codes and clauses of the reasons; the game has stayed as it was.
  std::vector<std::string> reasons(const Json& line) {
    const std::string before = fine(R"({"do":"state"})").dump();
    const Json answer = say(line.dump());
    EXPECT_EQ(answer["ok"], false) << line;
    EXPECT_EQ(fine(R"({"do":"state"})").dump(), before);
    std::vector<std::string> list;
    for (const Json& reason : answer["reasons"]) {
      list.push_back(reason["code"].get<std::string>() + " " + reason.value("clause", ""));
      for (const char* language : {"en", "de"})
        EXPECT_TRUE(game_data().text(language).refusals.contains(reason["code"].get<std::string>())) << reason;
    }
    return list;
  }
  std::vector<std::string> against(const Json& memory) {
    return reasons({{"do", "position"}, {"position", position(memory)}});
  }
};

TEST_F(BadModules, R10_UPG_1_9_52_ALevelFourAndTilesOfOtherCards) {
  EXPECT_THAT(against({{"upgrades", {{"levels", {0, 4}}}}}), ElementsAre("tile-level UPG-1"));
  EXPECT_THAT(against({{"upgrades", {{"levels", {2}}}}}), ElementsAre("tile-not-held UPG-9"));
  EXPECT_THAT(against({{"upgrades", {{"alchemist", "monk"}}}}), ElementsAre("card-not-in-play BASE-9"));
  EXPECT_THAT(against({{"upgrades", {{"alchemist", "jester"}}}}), ElementsAre("no-tile UPG-1"));
}

TEST_F(BadModules, R10_REG_1_3_13_AHandTwiceAndADeckThatDoesNotAddUp) {
  const std::string card = "gallia:royalty+islamic";
  EXPECT_THAT(against({{"region-cards", {{"cards", {{"hand 1", {card, card}}}}}}}),
              ElementsAre("region-card-twice REG-1"));
  EXPECT_THAT(against({{"region-cards", {{"reshuffled", {{"1", {card}}}}}}}), ElementsAre("region-deck-sum REG-13"));
  EXPECT_THAT(against({{"region-cards", {{"unknown", {{3, 0, 0, 0}}}}}}), ElementsAre("region-cards-unnamed REG-3"));
}

TEST_F(BadModules, R10_EveryReasonAtOnce) {
  const std::string card = "gallia:royalty+islamic";
  EXPECT_THAT(against({{"upgrades", {{"levels", {4, 4}}}}, {"region-cards", {{"cards", {{"hand 5", {card}}}}}}}),
              testing::UnorderedElementsAre("tile-level UPG-1", "tile-not-held UPG-9", "tile-level UPG-1",
                                            "unknown-seat BASE-14"));
}

TEST_F(BadModules, MERC_2_130_SetUpsThatCannotBe) {
  const auto with = [](const Json& setup) { return Json{{"do", "new"}, {"setup", setup}}; };
  EXPECT_THAT(reasons(with({{"board", "classic"}, {"modules", {"region-cards"}}})),
              ElementsAre("needs-big-box BASE-11"));
  EXPECT_THAT(reasons(with({{"options", {{"merc_upgrades", "on"}}}})), testing::SizeIs(1));
  EXPECT_THAT(reasons(with({{"modules", {"upgrades"}}, {"options", {{"merc_upgrades", "on"}}}})), testing::SizeIs(1));
  EXPECT_THAT(reasons(with({{"cards", {1, 2, 3, 4, 6, 28}}})), testing::SizeIs(1)) << "BASE-11: 28 needs the module";
}

TEST_F(BadModules, R10_ASavedPositionThatHasBeenTamperedWith) {
  Json saved = fine(R"({"do":"state"})")["position"];
  ASSERT_TRUE(saved.contains("exact"));
  saved["modules"]["upgrades"]["levels"] = {4};
  EXPECT_THAT(reasons({{"do", "position"}, {"position", saved}}),
              ElementsAre("tile-level UPG-1", "tile-not-held UPG-9"));
}

}  // namespace
}  // namespace rattus::codec
