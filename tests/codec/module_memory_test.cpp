// What a position says of a module's memory: defaults, every reason at once, and what is taken in any form.
#include <gmock/gmock.h>

#include "tests/host/asking.hpp"

namespace rattus::codec {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

class ModuleMemory : public rattus::test::Asking {
 protected:
  static Json position(const Json& setup, const Json& modules, Json more = Json::object()) {
    more["setup"] = setup;
    more["modules"] = modules;
    return {{"do", "position"}, {"position", std::move(more)}};
  }
  /// Code, clause and subject of each reason against it; each has a sentence in both languages.
  std::vector<std::string> against(const Json& line) {
    const Json answer = say(line.dump());
    std::vector<std::string> list;
    if (answer["ok"] == true) return list;
    for (const Json& reason : answer["reasons"]) {
      const auto code = reason["code"].get<std::string>();
      list.push_back(code + " " + reason.value("clause", "") + " " + reason.value("subject", ""));
      for (const char* language : {"en", "de"}) EXPECT_TRUE(game_data().text(language).refusals.contains(code)) << code;
    }
    return list;
  }
};

const Json mercatus{{"players", 3}, {"modules", {"mercatus"}}, {"cards", {1, 2, 4, 5, 6, 36}}};

TEST_F(ModuleMemory, MERC_10_11_12_14_APositionThatSaysNothingOfGoodsHasThoseOfTheSetUp) {
  fine(position(mercatus, Json::object()).dump());
  const Json goods = fine(R"({"do":"view"})")["view"]["modules"]["mercatus"];
  EXPECT_EQ(goods["supply"], Json({4, 4, 4, 4}));
  EXPECT_EQ(goods["open"], Json({1, 1, 1, 1}));
  EXPECT_EQ(goods["coins"], Json({4, 4, 4}));
  unsigned on_board = 0;
  for (const Json& good : goods["board"]) on_board += !good.is_null();
  EXPECT_EQ(on_board, 10U);
}

TEST_F(ModuleMemory, MERC_16_TheSupplyHasWhatLiesNowhereElse) {
  const Json held{{"holders", {{"1", {36}}}}};
  const Json memory{{"goods", {{1, 0, 0, 0}, {0, 2, 0, 0}}},
                    {"on_card", {nullptr, nullptr, nullptr, nullptr, nullptr, "fish"}}};
  fine(position(mercatus, {{"mercatus", memory}}, held).dump());
  const Json goods = fine(R"({"do":"view"})")["view"]["modules"]["mercatus"];
  EXPECT_EQ(goods["supply"], Json({2, 2, 4, 4}));
  EXPECT_EQ(goods["open"], Json({1, 1, 1, 1}));
  EXPECT_EQ(goods["coins"], Json({0, 0, 0})) << "what it says is all";
}

TEST_F(ModuleMemory, R10_MERC_1_11_12_16_17_60_MercatusSaysEveryReasonAtOnce) {
  const Json memory{{"board", {nullptr, "fish", "fish", "fish", "fish"}},
                    {"supply", {5, 4, 4, 4}},
                    {"open", {1, 2}},
                    {"goods", {{0, 0, 0, 0}, {0, 0, 1, 0}}},
                    {"on_card", {"salt", nullptr, nullptr, nullptr, nullptr, "cloth"}},
                    {"coins", {130, 3}},
                    {"free_taken", 2},
                    {"deacon_paid", 4}};
  const auto reasons = against(position(mercatus, {{"mercatus", memory}}, {{"holders", {{"1", {1}}}}}));
  EXPECT_THAT(reasons,
              testing::IsSupersetOf(
                  {"board-good-sum MERC-12 fish 4", "board-good-sum MERC-12 cloth 0", "good-open MERC-16 cloth 2",
                   "no-card-good MERC-60 peasant", "card-not-held MERC-60 hanseatic-trader", "good-sum MERC-16 fish 5",
                   "good-sum MERC-16 cloth 5", "good-sum MERC-16 lumber 5", "good-sum MERC-16 salt 5",
                   "coin-sum MERC-16 133", "out-of-range MERC-17 free_taken 2", "out-of-range MERC-17 deacon_paid 4"}));
  EXPECT_GT(std::count_if(reasons.begin(), reasons.end(),
                          [](const auto& one) { return one.starts_with("board-good MERC-11 "); }),
            3);
}

TEST_F(ModuleMemory, R10_AnEmptyObjectIsNoValueOfAFieldButOfRegionCards) {
  const Json setup{{"board", "big-box"},
                   {"players", 3},
                   {"cards", {1, 5, 6, 20, 28, 33}},
                   {"modules", {"upgrades", "region-cards"}}};
  EXPECT_THAT(against(position(setup, {{"upgrades", {{"levels", Json::object()}}}})),
              ElementsAre("unknown-value R10 levels {}"));
  EXPECT_THAT(against(position(setup, {{"upgrades", {{"spent", Json::object()}}}})),
              ElementsAre("unknown-value R10 spent {}"));
  fine(position(setup, {{"region-cards", {{"cards", Json::object()}}}}).dump());
}

TEST_F(ModuleMemory, UPG_57_CitizensLieOnTheAlchemistByTheBakersTileAlone) {
  const Json setup{{"players", 3}, {"cards", {1, 3, 4, 6, 7, 28}}, {"modules", {"upgrades"}}};
  const Json there{{"holders", {{"1", {28}}}}, {"on_cards", {{"alchemist", 2}}}};
  EXPECT_THAT(against(position(setup, Json::object(), there)), ElementsAre("no-baker-tile UPG-57 2"));
  EXPECT_THAT(against(position(setup, {{"upgrades", {{"alchemist", "monk"}}}}, there)), testing::Not(ElementsAre()));
  EXPECT_THAT(against(position(setup, {{"upgrades", {{"alchemist", "peasant"}}}}, there)),
              ElementsAre("no-baker-tile UPG-57 2"));
  EXPECT_THAT(against(position(setup, {{"upgrades", {{"alchemist", "baker"}}}}, there)), ElementsAre());
}

TEST_F(ModuleMemory, UNI_17_WhatAllKnowEachKnowsAndInAnyOrder) {
  const Json setup{{"players", 2}, {"modules", {"universities"}}};
  const auto with = [&setup](const Json& knows, const Json& all) {
    return position(setup, {{"universities", {{"places", {"gallia", "italia"}}, {"knows", knows}, {"all_know", all}}}});
  };
  const Json one{1, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, other{10, 11, 1, 14, 0, 0, 0, 0, 0, 0, 0, 0},
      back{1, 14, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0}, closer{1, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_THAT(against(with({one, one}, one)), ElementsAre());
  EXPECT_THAT(against(with({other, one}, one)), ElementsAre());
  EXPECT_THAT(against(with({closer, one}, one)), ElementsAre());
  EXPECT_THAT(against(with(Json::array({one}), one)), ElementsAre("known-to-all UNI-17 2"));
  EXPECT_THAT(against(with({one, one}, closer)), ElementsAre("known-to-all UNI-17 1", "known-to-all UNI-17 2"));
  const auto taken_up = [&](const Json& knows) { return fine(with({knows, one}, one).dump())["position"]["hash"]; };
  EXPECT_EQ(taken_up(other), taken_up(back));
}

TEST_F(ModuleMemory, UNI_3_AScriptSaysWhereUniversitiesStart) {
  fine(R"({"do":"script","universities":["italia","gallia"]})");
  const std::string start = R"({"do":"new","setup":{"players":3,"modules":["universities"]},"seed":5})";
  EXPECT_EQ(fine(start)["position"]["modules"]["universities"]["places"], Json({"italia", "gallia"}));
  const Json by_chance = fine(start)["position"]["modules"]["universities"]["places"];
  EXPECT_NE(by_chance, Json({"italia", "gallia"})) << "of the next game alone";
  EXPECT_EQ(refused(R"({"do":"script","universities":["atlantis"]})"), "unknown-region");
  EXPECT_EQ(refused(R"({"do":"script","universities":["italia","gallia","russia"]})"), "too-many");
}

TEST_F(ModuleMemory, ASeedIsAWholeNumberHoweverLarge) {
  const auto hash = [&](const std::string& seed) {
    return fine(R"({"do":"new","setup":{"players":2},"seed":)" + seed + "}")["position"]["hash"];
  };
  EXPECT_EQ(hash("18446744073709551615"), hash(R"("0000000000000000ffffffffffffffff")"));
  EXPECT_EQ(hash("4294967296"), hash(R"("00000000000000000000000100000000")"));
  for (const char* seed : {"-1", "1.5", "1e400", "\"7\"", "[1]"})
    EXPECT_EQ(say(R"({"do":"new","setup":{"players":2},"seed":)" + std::string(seed) + "}")["ok"], false) << seed;
}

}  // namespace
}  // namespace rattus::codec
