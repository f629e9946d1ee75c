#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"

namespace rattus::codec {
namespace {

board::SetUp read(const std::string& text, Faults& faults) {
  const Json json = Json::parse(text);
  return read_setup(Value(json, "", faults));
}

TEST(SetUp, RoundTrip) {
  for (const char* text : {R"({"board":"classic","players":3})", R"({"board":"big-box","players":6,"cards":"random"})",
                           R"({"board":"big-box","players":2,"cards":["king","6"],"modules":["inns"],
            "options":{"spread_3":3,"first_player":"seat-1"}})"}) {
    Faults faults;
    EXPECT_EQ(to_json(read(text, faults)), Json::parse(text));
    EXPECT_TRUE(faults.empty());
  }
}

TEST(SetUp, FaultsOfTheFormNameTheirPlace) {
  Faults faults;
  read(R"({"board":3,"players":"two","cards":[true],"wizard":1,"options":[]})", faults);
  std::vector<std::string> paths;
  for (const auto& fault : faults.list()) paths.push_back(fault.path + " " + fault.code);
  EXPECT_THAT(paths, ::testing::UnorderedElementsAre("wizard unknown-field", "board not-a-text", "players not-a-number",
                                                     "cards[0] not-a-text", "options not-an-object"));
}

TEST(SetUp, Base11W11aEveryReasonAtOnceWithWhatToDo) {
  Faults faults;
  const auto setup = read(R"({"board":"classic","players":5,"cards":[1,1,2,3,4,20]})", faults);
  Rng rng;
  const auto made = board::BoardGame::make(setup, game_data().classic, rng);
  const Json json = to_json(std::get<std::vector<board::Refusal>>(made), game_data().text());
  std::vector<std::string> codes;
  for (const auto& reason : json) {
    codes.push_back(reason["code"]);
    EXPECT_TRUE(reason["clause"].get<std::string>().starts_with("BASE-")) << reason;
    EXPECT_GT(reason["text"].get<std::string>().size(), reason["code"].get<std::string>().size()) << reason;
  }
  EXPECT_THAT(codes, ::testing::UnorderedElementsAre("player-count", "card-twice", "needs-big-box", "card-needs-module",
                                                     "no-chivalry"));
}

/// The reasons against a set-up as "code subject", form and content together.
std::vector<std::string> reasons_against(const std::string& text) {
  Faults faults;
  const auto setup = read(text, faults);
  std::vector<std::string> reasons;
  for (const auto& fault : faults.list()) reasons.push_back("form: " + fault.code + " " + fault.path);
  board::CheckedSetUp checked;
  const board::Available available{{1, 2, 3, 4, 5, 6, 27}, {}};
  for (const auto& reason : check_setup(setup, game_data().tables(setup.board), available, checked)) {
    EXPECT_EQ(reason.clause.part, Part::base) << reason.code;
    reasons.push_back(reason.code + " " + reason.subject);
  }
  return reasons;
}

TEST(SetUp, Base11AnUnknownWayOfChoosingCardsHidesNothing) {
  EXPECT_THAT(reasons_against(R"({"players":7,"cards":"alphabetical","modules":["dice"],"options":{"speed":1}})"),
              ::testing::UnorderedElementsAre("player-count 7", "unknown-selection alphabetical", "unknown-module dice",
                                              "unknown-option speed"));
}

TEST(SetUp, Base11ACardIsUnknownWhateverNumberNamesIt) {
  EXPECT_THAT(reasons_against(R"({"players":3,"cards":[0,-3,5.5,100,"knigth",6]})"),
              ::testing::UnorderedElementsAre("unknown-card 0", "unknown-card -3", "unknown-card 5.5",
                                              "unknown-card 100", "unknown-card knigth"));
}

TEST(SetUp, Base11WhatDependsOnARefusedPartIsNotAsked) {
  using ::testing::ElementsAre;
  EXPECT_THAT(reasons_against(R"({"players":1,"cards":[1,2,3,4,5,6]})"), ElementsAre("player-count 1"));
  EXPECT_THAT(reasons_against(R"({"players":1,"cards":[6,27]})"), ElementsAre("player-count 1"));
  EXPECT_THAT(reasons_against(R"({"players":1})"), ElementsAre("player-count 1"));
  EXPECT_THAT(reasons_against(R"({"players":0,"cards":"random"})"), ElementsAre("player-count 0"));
  EXPECT_THAT(reasons_against(R"({"board":"moon","players":9,"cards":"random"})"), ElementsAre("unknown-board moon"));
  EXPECT_THAT(reasons_against(R"({"board":"moon","cards":[1,2,3,4,6,21]})"),
              ElementsAre("unknown-board moon", "card-unavailable 21"));
  EXPECT_THAT(reasons_against(R"({"board":"moon","cards":[6]})"), ElementsAre("unknown-board moon"));
  EXPECT_THAT(reasons_against(R"({"cards":[1,2,3,4,5,5],"options":{"require_chivalry":"perhaps"}})"),
              ElementsAre("option-value require_chivalry=perhaps", "card-twice 5"));
}

TEST(SetUp, Base120TrueAndFalseStandForOnAndOff) {
  Faults faults;
  const auto setup = read(R"({"players":3,"options":{"initial_split":true}})", faults);
  board::CheckedSetUp checked;
  EXPECT_TRUE(check_setup(setup, game_data().classic, {{1, 2, 3, 4, 5, 6}, {}}, checked).empty());
  EXPECT_EQ(checked.options.initial_split, 1);
}

}  // namespace
}  // namespace rattus::codec
