// `rattus ask` about Rattus Cartus.
#include <gtest/gtest.h>

#include "host/conversation.hpp"

namespace rattus::host {
namespace {

Json say(Conversation& conversation, const std::string& line) { return Json::parse(conversation.answer(line)); }

TEST(AskCartus, AGameIsLaidOutAsPrescribed_CART_24) {
  Conversation conversation(game_data());
  EXPECT_EQ(say(conversation, R"({"do":"script","starting_player":2,"population":["C4","G0","P0","P0","R3","B1"],
    "buildings":["castle#0","castle#1","castle#2","castle#3","castle#4","farm#0","farm#1","farm#2","farm#3","farm#4",
                 "palace#4","monastery#1"],"vp":[3]})")["ok"],
            true);
  const Json begun = say(conversation, R"({"do":"new","setup":{"game":"cartus","players":2},"seed":5})");
  ASSERT_EQ(begun["ok"], true) << begun;
  EXPECT_EQ(begun["waiting"], (Json{{"seat", 2}, {"decision", "supply"}}));
  EXPECT_EQ(begun["decision"]["options"][0], (Json{{"kind", "position"}, {"position", 1}, {"text", "b1"}}));
  EXPECT_EQ(begun["position"]["exact"]["nuns"], (Json{14, 20, 0, 0, 28}));
  EXPECT_EQ(begun["position"]["exact"]["hand2"].value("bourgeoisie-1", 0), 1);  // the first card of the starting player
  const Json view = say(conversation, R"({"do":"view","seat":1})")["view"];
  EXPECT_EQ(view["row"][0]["building"], "palace");
  EXPECT_EQ(view["row"][1]["building"], "monastery");
  EXPECT_EQ(view["row"][0]["supply"], (Json{{"discard_rats", 2}}));

  EXPECT_EQ(say(conversation, R"({"do":"script","building":["brewery","farm"],"vp":[9]})")["ok"], true);
  const Json refused = say(conversation, R"({"do":"new","setup":{"game":"cartus","players":3}})");
  EXPECT_EQ(refused["reasons"][0]["code"], "script-impossible");
  EXPECT_EQ(refused["reasons"][0]["clause"], "CART-24");
}

TEST(AskCartus, AScriptedBuildingIsOfTheClassThatIsDrawn_CART_24) {
  Conversation conversation(game_data());
  const auto drawn = [&](const char* buildings) {
    say(conversation, std::string(R"({"do":"script","building":)") + buildings + "}");
    return say(conversation,
               R"({"do":"new","setup":{"game":"cartus","players":3,"options":{"buildings":"random-per-class"}}})");
  };
  const Json other_class = drawn(R"(["brewery","castle"])");
  EXPECT_EQ(other_class["reasons"][0]["code"], "script-impossible");
  EXPECT_EQ(other_class["reasons"][0]["subject"], "bourgeoisie=castle");
  const Json begun = drawn(R"(["brewery","office","monastery","guard-tower","treasury","pied-pipers-hut"])");
  ASSERT_EQ(begun["ok"], true) << begun;
  EXPECT_EQ(begun["position"]["exact"]["first_copies"], (Json{1, 1, 6, 1, 1, 1}));
}

TEST(AskCartus, WarningsOfTheSetUpAreTold_CART_18) {
  Conversation conversation(game_data());
  const std::string setup = R"("setup":{"game":"cartus","players":2,"split":{"chivalry":{"guard-tower":5}}})";
  EXPECT_EQ(say(conversation, R"({"do":"new",)" + setup + "}")["warnings"][0]["code"], "guard-tower-2p");
  EXPECT_EQ(say(conversation, R"({"do":"position","position":{)" + setup + "}}")["warnings"][0]["clause"], "CART-18");
  EXPECT_FALSE(say(conversation, R"({"do":"state"})").contains("warnings"));
  EXPECT_FALSE(say(conversation, R"({"do":"new","setup":{"game":"cartus","players":2}})").contains("warnings"));
}

TEST(AskCartus, AChoiceOfCardsIsPickedAndTakenBack_CART_5) {
  Conversation conversation(game_data());
  const Json taken_up = say(conversation, R"({"do":"position","position":{"setup":{"game":"cartus","players":2},
    "phase":"enter","row":["monastery","castle#1"],"seats":{"1":{"hand":["C4","J","Sw"]}},"line":[1],
    "entries":[{"seat":2,"position":1,"cards":["P0"]}]}})");
  ASSERT_EQ(taken_up["ok"], true) << taken_up;
  EXPECT_EQ(say(conversation, R"({"do":"choose","option":"b2"})")["waiting"]["decision"], "play-card");
  const Json picked = say(conversation, R"({"do":"choose","option":"C4"})");
  EXPECT_EQ(picked["take_back"], 2);
  std::vector<std::string> texts;
  for (const Json& option : picked["decision"]["options"]) texts.push_back(option["text"]);
  EXPECT_EQ(texts, (std::vector<std::string>{"joker", "sword", "done"}));
  // Others see a disc and no cards yet (CART-42).
  const Json other = say(conversation, R"({"do":"view","seat":2})")["view"];
  EXPECT_EQ(other["seats"][0]["face_down"], 0);
  EXPECT_EQ(other["seats"][0]["cards"], 3);
  EXPECT_FALSE(other.contains("picked"));
  EXPECT_EQ(say(conversation, R"({"do":"view","seat":1})")["view"]["picked"], (Json{{"church-4", 1}}));

  EXPECT_EQ(say(conversation, R"({"do":"choose","option":"gold"})")["reasons"][0]["clause"], "CART-41");
  EXPECT_EQ(say(conversation, R"({"do":"choose","option":"done","seat":2})")["reasons"][0]["code"],
            "not-your-decision");
  EXPECT_EQ(say(conversation, R"({"do":"take-back","steps":3})")["reasons"][0]["clause"], "CART-5");
  EXPECT_EQ(say(conversation, R"({"do":"take-back","steps":2})")["waiting"]["decision"], "enter");
}

TEST(AskCartus, OddsAreThoseOfTheNunRow_CART_84) {
  Conversation conversation(game_data());
  ASSERT_EQ(say(conversation, R"({"do":"position","position":{"setup":{"game":"cartus","players":2},
    "nuns":[{"card":"C4","seen":[1]},{"card":"G0","seen":[1]},{"card":"P2","seen":[1]},{"card":"R3","seen":[1]},
            {"card":"B1","seen":[1]}]}})")["ok"],
            true);
  const Json knows = say(conversation, R"({"do":"odds","seat":1})");
  EXPECT_EQ(knows["certain"], 10);
  EXPECT_EQ(knows["survival"][10], 1.0);
  EXPECT_EQ(knows["survival"][11], 0.0);
  const Json guesses = say(conversation, R"({"do":"odds"})");
  EXPECT_EQ(guesses["certain"], 0);
  EXPECT_GT(guesses["survival"][10], 0.4);
  EXPECT_LT(guesses["survival"][10], 0.7);
}

}  // namespace
}  // namespace rattus::host
