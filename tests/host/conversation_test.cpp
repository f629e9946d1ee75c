#include "host/conversation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/host/asking.hpp"

namespace rattus::host {
namespace {

using ::testing::HasSubstr;

using Ask = test::Asking;

TEST_F(Ask, Base65W65aNeutralCitizensReachTheLimit) {
  fine(R"({"do": "script", "reveals": ["[4:A]"]})");
  fine(R"({"do": "position", "position": {"tokens": ["[4:A]"], "plague": "germania", "holders": {"1": [6]},
          "regions": {"scandia": {"tokens": 1, "citizens": [0, 2]}}}})");
  choose("end");
  choose("scandia");
  Json json = choose("region anglia");
  EXPECT_EQ(json["waiting"], Json::parse(R"({"seat": 1, "decision": "D-NEUTRAL"})"));
  json = choose("yes");
  std::string types;
  for (const auto& event : json["events"]) types += event["type"].get<std::string>() + " ";
  EXPECT_THAT(types, HasSubstr("neutral-declared token-revealed outbreak citizens-killed"));
  EXPECT_EQ(json["barrier"], true);
  EXPECT_EQ(json["waiting"]["seat"], 2);
}

TEST_F(Ask, Base110StepsAreTakenBackToTheBarrier) {
  fine(R"({"do": "new", "setup": {"players": 2, "options": {"first_player": "seat-1"}}, "seed": 1})");
  EXPECT_EQ(choose("gallia")["barrier"], true);   // player 2 comes next
  EXPECT_EQ(choose("gallia")["barrier"], false);  // and again
  EXPECT_EQ(choose("italia")["barrier"], true);
  EXPECT_EQ(choose("italia")["take_back"], 1);  // player 1 goes on with his turn
  fine(R"({"do": "position", "position": {"regions": {"gallia": {"tokens": 1, "citizens": [3]}}}})");
  const Json before = fine(R"({"do": "state"})");
  choose("take 3");
  choose("use 3");
  Json json = choose("hispania");  // gallia is the only source
  EXPECT_EQ(json["take_back"], 3);
  EXPECT_EQ(json["decision"]["can_take_back"], true);
  json = fine(R"({"do": "take-back", "steps": 3})");
  EXPECT_EQ(json["position"]["hash"], before["position"]["hash"]);
  EXPECT_EQ(refused(R"({"do": "take-back"})"), "nothing-to-take-back");
}

TEST_F(Ask, AnErrorNamesClauseAndReasonAndChangesNothing) {
  EXPECT_EQ(refused(R"({"do": "choose", "option": 0})"), "no-game");
  fine(R"({"do": "new", "seed": 4})");
  const std::string before = conversation_.answer(R"({"do": "state"})");
  EXPECT_EQ(refused("what?"), "not-json");
  EXPECT_EQ(refused("[]"), "not-an-object");
  EXPECT_EQ(refused("{}"), "missing-field");
  EXPECT_EQ(refused(R"({"do": "dance"})"), "unknown-command");
  EXPECT_EQ(refused(R"({"do": "choose", "option": 0, "why": 1})"), "unknown-field");
  EXPECT_EQ(refused(R"({"do": "choose", "option": 99})"), "not-legal");
  EXPECT_EQ(refused(R"({"do": "choose", "option": "take king"})"), "not-legal");
  EXPECT_EQ(refused(R"({"do": "new", "seed": "xyz"})"), "unknown-value");
  EXPECT_EQ(refused(R"({"do": "new", "setup": {"players": 9}})"), "player-count");
  EXPECT_EQ(refused(R"({"do": "position", "position": {"rats": 99}})"), "token-sum");
  EXPECT_EQ(refused(R"({"do": "view", "seat": 5})"), "out-of-range");
  EXPECT_EQ(refused(R"({"do": "script", "plague_start": 7})"), "not-a-text");
  EXPECT_EQ(conversation_.answer(R"({"do": "state"})"), before);
  const Json json = say(R"({"do": "choose", "option": "region atlantis"})");
  EXPECT_EQ(json["reasons"][0]["clause"], "BASE-15");
  EXPECT_THAT(json["reasons"][0]["text"].get<std::string>(), HasSubstr("not a legal option"));
}

TEST_F(Ask, Base106ChanceFollowsTheScript) {
  fine(R"({"do": "script", "plague_start": "polonia", "first_player": 3})");
  Json json = fine(R"({"do": "new", "setup": {"players": 3}})");
  EXPECT_EQ(json["position"]["plague"], "polonia");
  EXPECT_EQ(json["waiting"]["seat"], 3);
  EXPECT_EQ(refused(R"({"do": "script", "first_player": 9})"), "out-of-range");
  fine(R"({"do": "script", "first_player": 5})");
  EXPECT_EQ(refused(R"({"do": "new", "setup": {"players": 3}})"), "script-impossible");
}

TEST_F(Ask, Base63AScriptedLookIsSeenByTheLookerAlone) {
  fine(
      R"({"do": "position", "position": {"tokens": ["[3:A]"], "holders": {"1": [4]},
              "regions": {"gallia": {"tokens": 1}, "turcia": {"tokens": 1}}}})");
  fine(R"({"do": "script", "looks": ["[3:A]"]})");
  choose("use(4)");
  choose("gallia");
  const auto face = [&](int seat) {
    return fine(R"({"do": "view", "seat": )" + std::to_string(seat) + "}")["view"]["regions"]["gallia"]["tokens"][0]
        .value("face", Json());
  };
  EXPECT_EQ(face(1), Json::parse(R"({"limit": 3, "symbols": ["all"]})"));
  EXPECT_TRUE(face(2).is_null());
  const Json spectator = fine(R"({"do": "view"})");
  EXPECT_FALSE(spectator["events"].dump().find("\"face\"") != std::string::npos);
  fine(R"({"do": "script", "looks": ["[1:M+M+M]"]})");
  EXPECT_EQ(refused(R"({"do": "choose", "option": "turcia"})"), "script-impossible");
}

TEST_F(Ask, Base105OddsAreThoseOfOneWhoKnowsWhatTheSeatKnows) {
  fine(R"({"do": "position", "position": {"tokens": ["[1:A]"], "rats": 1, "regions":
          {"gallia": {"tokens": [{"face": "[1:A]", "lookers": [2]}], "citizens": [1]}}}})");
  const auto outbreak = [&](const std::string& who) {
    return fine(R"({"do": "odds")" + who + "}")["regions"]["gallia"]["outbreak"].get<double>();
  };
  EXPECT_DOUBLE_EQ(outbreak(R"(, "seat": 2)"), 1.0);
  EXPECT_DOUBLE_EQ(outbreak(""), 0.5);  // the other token is [6:A]
  EXPECT_EQ(refused(R"({"do": "odds", "seat": 9})"), "out-of-range");
}

TEST_F(Ask, AnAnswersPositionIsTakenUpAgain) {
  fine(R"({"do": "new", "setup": {"board": "big-box", "players": 5}, "seed": "000102030405060708090a0b0c0d0e0f"})");
  for (int i = 0; i < 60; ++i) {
    const Json state = fine(R"({"do": "choose", "option": 0})");
    const Json again = fine(Json{{"do", "position"}, {"position", state["position"]}}.dump());
    ASSERT_EQ(again["position"], state["position"]);
    ASSERT_EQ(again["waiting"], state["waiting"]);
  }
}

TEST_F(Ask, OptionsOfAnAnswerMayBeSentBack) {
  Json json = fine(R"({"do": "new", "seed": 8})");
  for (int i = 0; i < 40; ++i)
    json =
        fine(Json{{"do", "choose"}, {"seat", json["waiting"]["seat"]}, {"option", json["decision"]["options"].back()}}
                 .dump());
  EXPECT_EQ(refused(Json{{"do", "choose"}, {"option", 0}, {"seat", json["waiting"]["seat"].get<int>() % 4 + 1}}.dump()),
            "not-your-decision");
}

TEST_F(Ask, Base91NothingIsDecidedWhenTheGameIsOver) {
  const Json json = fine(R"({"do": "position", "position": {"phase": "over", "last": 1}})");
  EXPECT_TRUE(json["waiting"].is_null());
  EXPECT_TRUE(json["decision"].is_null());
  EXPECT_EQ(refused(R"({"do": "choose", "option": 0})"), "game-over");
}

TEST(AskInGerman, SentencesComeFromTheLanguageFile) {
  Conversation conversation(game_data(), "de");
  EXPECT_THAT(conversation.answer(R"({"do": "state"})"), HasSubstr("Keine Partie ist offen"));
}

}  // namespace
}  // namespace rattus::host
