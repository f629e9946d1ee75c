// What `rattus ask` can be told and can tell beside the decisions: chance by token, sampled worlds, what was not asked.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/host/asking.hpp"

namespace rattus::host {
namespace {

class AskSays : public test::Asking {
 protected:
  /// The tokens that an answer's events reveal.
  static std::vector<Json> revealed(const Json& answer) {
    std::vector<Json> tokens;
    for (const Json& event : answer["events"])
      if (event["type"] == "token-revealed") tokens.push_back(event["token"]);
    return tokens;
  }
};

TEST_F(AskSays, Base111TheBeginningCannotBeTakenBackEvenAfterATakeBack) {
  Json json = fine(R"({"do": "position", "position": {}})");
  EXPECT_EQ(json["barrier"], true);
  EXPECT_EQ(choose("take 3")["barrier"], false);
  json = fine(R"({"do": "take-back"})");
  EXPECT_EQ(json["take_back"], 0);
  EXPECT_EQ(json["barrier"], true);
}

TEST_F(AskSays, Base106ARevealIsPrescribedByTagMarkLookersOrPlace) {
  const std::string position =
      R"({"do": "position", "position": {"tokens": ["[6:M]", "[5:M]", "[4:M]"], "plague": "hispania",
      "regions": {"gallia": {"tokens": [{"tag": "set-up"}, {"face": "[5:M]", "lookers": [2]}, {"face": "[4:M]"}],
                             "citizens": [1]}}, "rats": 0}})";
  const auto first = [&](const std::string& reveal) {
    fine(position);
    fine(R"({"do": "script", "reveals": [)" + reveal + "]}");
    choose("end");
    const auto tokens = revealed(choose("region gallia"));
    return tokens.empty() ? Json() : tokens[0];
  };
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(first(R"({"tag": "set-up"})")["tag"], "set-up");
    EXPECT_EQ(first(R"({"lookers": [2]})")["face"]["limit"], 5);
    EXPECT_EQ(first(R"({"tag": "drawn", "lookers": []})")["face"]["limit"], 4);
    EXPECT_EQ(first(R"({"face": "[4:M]", "tag": "drawn"})")["face"]["limit"], 4);
    const Json tokens = fine(position)["position"]["regions"]["gallia"]["tokens"];
    const Json last = first(R"({"place": 2})");
    EXPECT_EQ(last["tag"], tokens[2].value("tag", "drawn"));
    EXPECT_EQ(last["lookers"], tokens[2].value("lookers", Json::array()));
  }
  fine(position);
  fine(R"({"do": "script", "reveals": [{"marked": true}]})");
  choose("end");
  EXPECT_EQ(refused(R"({"do": "choose", "option": "region gallia"})"), "script-impossible");
  EXPECT_EQ(refused(R"({"do": "script", "reveals": [{"tag": "old"}]})"), "unknown-value");
  EXPECT_EQ(refused(R"({"do": "script", "reveals": [{"place": 3}]})"), "out-of-range");
  EXPECT_EQ(refused(R"({"do": "script", "reveals": [{"colour": 1}]})"), "unknown-field");
}

TEST_F(AskSays, Base106ARevealLeftToChanceTakesNoScriptedLook) {
  fine(R"({"do": "position", "position": {"tokens": ["[3:A]", "[2:M]"], "plague": "hispania", "rats": 1,
      "regions": {"gallia": {"tokens": 1, "citizens": [1]}}}})");
  fine(R"({"do": "script", "looks": ["[1:M+M+M]"]})");
  choose("end");
  choose("region gallia");  // the token is turned up, whatever it is
}

TEST_F(AskSays, AStartThatNoBoardHasIsRefusedWhenItIsSaid) {
  EXPECT_EQ(refused(R"({"do": "script", "plague_start": "atlantis"})"), "unknown-region");
  fine(R"({"do": "script", "plague_start": "egypt"})");
  EXPECT_EQ(refused(R"({"do": "new", "setup": {"players": 2}})"), "unknown-region");
  fine(R"({"do": "new", "setup": {"board": "big-box", "players": 5}})");
}

TEST_F(AskSays, RegionsGoByAnyOfTheirNamesAndAreToldByTheirIds) {
  fine(R"({"do": "script", "plague_start": "Golden Horde", "region_cards": ["FRANCE:royalty+islamic"]})");
  const Json json = fine(R"({"do": "new", "setup": {"board": "big-box", "players": 4, "modules": ["region-cards"]}})");
  EXPECT_EQ(json["position"]["plague"], "tartaria");
  EXPECT_NE(json["position"].dump().find("gallia:royalty+islamic"), std::string::npos);
  EXPECT_EQ(choose("England")["events"][0]["region"], "anglia");
  EXPECT_EQ(fine(R"({"do": "choose", "option": {"kind": "region", "region": "Espagna"}})")["events"][0]["region"],
            "hispania");
  EXPECT_EQ(refused(R"({"do": "script", "region_cards": ["Atlantis:any"]})"), "unknown-region-card");
  fine(R"({"do": "script", "plague_start": "England"})");
  EXPECT_EQ(refused(R"({"do": "new", "setup": {"players": 4}})"), "unknown-region");  // the classic board prints none
}

TEST_F(AskSays, Base105ASampledWorldAgreesWithWhatTheSeatKnows) {
  fine(R"({"do": "position", "position": {"tokens": ["[1:A]", "[2:A]", "[3:A]", "[4:A]"], "rats": 1, "regions":
          {"gallia": {"tokens": [{"face": "[1:A]", "lookers": [2]}]},
                  "italia": {"tokens": [{"face": "[2:A]", "lookers": [3]}]},
           "turcia": {"tokens": 1}}}})");
  const Json before = fine(R"({"do": "state"})");
  std::set<std::string> worlds;
  for (int seed = 1; seed <= 40; ++seed) {
    const Json world = fine(R"({"do": "sample", "seat": 2, "seed": )" + std::to_string(seed) + "}")["position"];
    EXPECT_EQ(world["regions"]["gallia"]["tokens"][0]["face"], "[1:A]");
    std::string others;
    for (const char* region : {"italia", "turcia"})
      others += world["regions"][region]["tokens"][0].value("face", Json()).dump();
    EXPECT_EQ(others.find("null"), std::string::npos) << others;
    worlds.insert(others);
    if (seed > 1) continue;
    EXPECT_EQ(fine(R"({"do": "sample", "seat": 2, "seed": 1})")["position"], world);
    Conversation other{game_data()};
    const Json taken_up = Json::parse(other.answer(Json{{"do", "position"}, {"position", world}}.dump()));
    EXPECT_EQ(taken_up["position"]["hash"], world["hash"]);
  }
  EXPECT_EQ(worlds.size(), 6U);  // two of the three faces that he has not seen, in order
  EXPECT_EQ(fine(R"({"do": "state"})"), before);
  EXPECT_EQ(refused(R"({"do": "sample", "seat": 9})"), "out-of-range");
  EXPECT_EQ(refused(R"({"do": "sample", "seed": "x"})"), "unknown-value");
}

TEST_F(AskSays, Cart28ASampledWorldOfCartusKeepsTheViewersHand) {
  const Json start = fine(R"({"do": "new", "setup": {"game": "cartus", "players": 3}, "seed": 5})");
  const Json mine = fine(R"({"do": "view", "seat": 2})")["view"];
  const Json world = fine(R"({"do": "sample", "seat": 2, "seed": 7})")["position"];
  EXPECT_NE(world["hash"], start["position"]["hash"]);
  fine(Json{{"do", "position"}, {"position", world}}.dump());
  EXPECT_EQ(fine(R"({"do": "view", "seat": 2})")["view"], mine);
}

TEST_F(AskSays, Cart25CardsUnderTheReplacementDeckAndTheOrderOfTheTokensLeft) {
  const std::string position = R"({"do": "position", "position": {"setup": {"game": "cartus", "players": 4},
      "phase": "supplies", "under": ["castle#1", "farm"], "replacement": ["palace"], "vp": [3, 1, 1, 2],
      "seats": {"1": {"values": [1]}}}})";
  const Json exact = fine(position)["position"]["exact"];
  const Json under = fine(R"({"do": "view"})")["view"]["under"];
  ASSERT_EQ(under.size(), 2U);
  EXPECT_EQ(under[0]["building"], "castle");
  EXPECT_EQ(under[0]["copy"], 1);
  EXPECT_EQ(under[1]["building"], "farm");
  EXPECT_EQ(exact["put_under"], 2);
  std::vector<int> left;
  for (std::size_t i = 1; i < 5; ++i) left.push_back(exact["vp"][i].get<int>());
  EXPECT_EQ(left, (std::vector<int>{3, 1, 1, 2}));
  EXPECT_EQ(refused(R"({"do": "position", "position": {"setup": {"game": "cartus", "players": 4}, "vp": [9]}})"),
            "no-token-left");
  EXPECT_EQ(refused(R"({"do": "position", "position": {"setup": {"game": "cartus", "players": 4}, "phase": "supplies",
      "under": ["farm", "farm", "castle", "castle", "palace", "palace", "farm"]}})"),
            "building-count");
  // What all know is so in every world.
  fine(position);
  const Json world = fine(R"({"do": "sample", "seat": 3, "seed": 1})")["position"];
  fine(Json{{"do", "position"}, {"position", world}}.dump());
  EXPECT_EQ(fine(R"({"do": "view"})")["view"]["under"], under);
}

TEST_F(AskSays, Base52LossesAreThoseStillToBeSettled) {
  fine(R"({"do": "script", "reveals": ["[1:A+A]"]})");
  fine(
      R"({"do": "position", "position": {"setup": {"cards": [1, 2, 3, 4, 6, 13]}, "tokens": ["[1:A+A]"],
              "plague": "hispania",
      "rats": 0, "regions": {"gallia": {"tokens": 1, "citizens": [2, 3, 2],
                             "carrying": [{"seat": 2, "potions": 1, "diplomat": false}]}}}})");
  choose("end");
  EXPECT_EQ(choose("region gallia")["waiting"]["decision"], "D-LOSS");
  const auto losses = [&] { return fine(R"({"do": "view"})")["view"]["turn"]["losses"]; };
  EXPECT_EQ(losses(), Json::parse("[0, 2, 2, 0]"));  // the active player has lost his two
  choose("remove plain");
  EXPECT_EQ(losses(), Json::parse("[0, 1, 2, 0]"));
}

TEST_F(AskSays, RulingR11TheTokenThatIsLeftIsToldByItsFace) {
  fine(R"({"do": "script", "reveals": ["[1:A]", "[2:M]"]})");
  fine(R"({"do": "position", "position": {"setup": {"cards": [1, 2, 3, 5, 6, 18]}, "tokens": ["[1:A]", "[2:M]"],
      "plague": "hispania", "rats": 0, "holders": {"1": [18]},
              "regions": {"gallia": {"tokens": 2, "citizens": [0, 3]}}}})");
  choose("end");
  choose("region gallia");
  choose("yes");
  const Json json = fine(R"({"do": "choose", "option": 0})");
  Json forced;
  for (const Json& event : json["events"])
    if (event["type"] == "forced" && event["decision"] == "D-CRUSADER-NEXT") forced = event;
  EXPECT_EQ(forced["option"], Json::parse(R"({"kind": "token", "face": {"limit": 2, "symbols": ["majority"]}})"));
  const Json spectator = fine(R"({"do": "view"})");
  EXPECT_NE(std::find(spectator["events"].begin(), spectator["events"].end(), forced), spectator["events"].end());
}

}  // namespace
}  // namespace rattus::host
