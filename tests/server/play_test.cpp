// Hosted games over real sockets and a real database: what people do at a table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "codec/text/sha256.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;

class PlayTest : public ::testing::Test {
 protected:
  void restart() {
    server_.restart();
    for (Person* person : {&agnes_, &bruno_, &clara_}) person->move_to(server_.port());
  }
  LiveServer server_;
  Person agnes_{server_.port(), "Agnes"};
  Person bruno_{server_.port(), "Bruno"};
  Person clara_{server_.port(), "Clara"};
};

TEST_F(PlayTest, AWholeGameAgainstComputers) {
  Player player(agnes_, open_table(agnes_, 3, {me, machine, machine}));
  const Json first = player.hello();
  EXPECT_EQ(first["base"], 0);
  EXPECT_EQ(first["table"]["seats"][0]["name"], "Agnes");
  EXPECT_EQ(first["table"]["stage"], "playing");
  EXPECT_EQ(first["table"]["host"], true);
  player.play_on();
  EXPECT_EQ(player.seen.table["ended"], "result");
  EXPECT_EQ(player.seen.table["seed"].get<std::string>().size(), 32U);
  EXPECT_EQ(player.seen.view["score"].size(), 3U);
  const auto version = player.seen.version;
  EXPECT_EQ(player.act("late")["code"], "game-over");
  EXPECT_EQ(player.seen.version, version);
}

TEST_F(PlayTest, TwoPeopleGatherAndPlay) {
  const std::string id = open_table(agnes_, 2, {me, open_seat}, true);
  Player agnes(agnes_, id), bruno(bruno_, id);
  agnes.hello();
  EXPECT_FALSE(agnes.seen.table["seats"][1]["you"]);
  bruno.hello();
  EXPECT_EQ(bruno.ask({{"type", "sit"}, {"id", "s1"}, {"seat", 1}})["code"], "seat-taken");
  const Json sat = bruno.ask({{"type", "sit"}, {"id", "s2"}, {"seat", 2}});
  EXPECT_EQ(sat["type"], "update");
  EXPECT_EQ(bruno.seen.table["seats"][1]["name"], "Bruno") << "his own name";
  EXPECT_EQ(bruno.seen.table["seats"][1]["you"], true);
  EXPECT_EQ(bruno.seen.table["stage"], "gathering") << "its host has not said so";
  agnes.begin();
  EXPECT_EQ(agnes.seen.table["stage"], "playing");
  bruno.until([&] { return bruno.seen.version == agnes.seen.version; });
  EXPECT_EQ(agnes_.get("/api/tables").json()["open"].size(), 0U) << "no longer in the lobby";
  EXPECT_EQ(bruno_.get("/api/tables").json()["mine"].size(), 1U);
  for (int i = 0; i < 60; ++i) {
    Player& decider = agnes.seen.view["waiting"]["seat"] == 1 ? agnes : bruno;
    Player& other = &decider == &agnes ? bruno : agnes;
    const Json answer = decider.act("m" + std::to_string(i));
    ASSERT_EQ(answer["type"], "update") << answer.dump();
    other.until([&] { return other.seen.version == decider.seen.version; });
    EXPECT_FALSE(other.seen.decision.is_object() && decider.seen.decision.is_object());
  }
  Player fresh(bruno_, id);
  fresh.hello();
  EXPECT_EQ(fresh.seen.view, bruno.seen.view);
  EXPECT_EQ(fresh.seen.events, bruno.seen.events);
}

TEST_F(PlayTest, RefusalsNameTheirCode) {
  const std::string id = open_table(agnes_, 2, {me, open_seat});
  Player agnes(agnes_, id), bruno(bruno_, id);
  agnes.hello();
  bruno.hello();
  EXPECT_EQ(agnes.ask({{"type", "act"}, {"id", "a"}, {"version", 1}, {"option", 0}})["code"], "not-started");
  EXPECT_EQ(bruno.ask({{"type", "chat"}, {"id", "b"}, {"text", "hi"}})["code"], "not-seated");
  EXPECT_EQ(bruno.ask({{"type", "start"}, {"id", "c"}})["code"], "not-host");
  EXPECT_EQ(bruno.ask({{"type", "sit"}, {"id", "d"}, {"seat", 5}})["code"], "no-such-seat");
  EXPECT_EQ(bruno.ask({{"type", "rise"}, {"id", "e"}, {"seat", 1}})["code"], "not-your-seat");
  EXPECT_EQ(agnes.ask({{"type", "start"}, {"id", "f"}})["type"], "update");
  EXPECT_EQ(agnes.ask({{"type", "sit"}, {"id", "g"}, {"seat", 2}})["code"], "not-gathering");
  agnes.until([&] { return agnes.to_decide(); });
  EXPECT_EQ(bruno.ask({{"type", "act"}, {"id", "h"}, {"version", agnes.seen.version}, {"option", 0}})["code"],
            "not-seated");
  const Json odd = agnes.ask({{"type", "act"}, {"id", "i"}, {"version", agnes.seen.version}, {"option", 99}});
  EXPECT_EQ(odd["code"], "no-such-option");
  EXPECT_EQ(odd["clause"], "R1");
  EXPECT_EQ(agnes.ask({{"type", "act"}, {"id", "j"}, {"version", 1}, {"option", 0}})["code"], "stale-version");
  EXPECT_EQ(agnes.ask({{"type", "take-back"}, {"id", "k"}, {"version", agnes.seen.version}})["code"],
            "nothing-to-take-back");
  EXPECT_EQ(agnes.ask({{"type", "chat"}, {"id", "k"}, {"text", "hi"}})["code"], "id-reused");
  EXPECT_EQ(agnes.ask({{"type", "rematch"}, {"id", "l"}})["code"], "not-over");
}

TEST_F(PlayTest, WhatWasAnsweredIsThereAfterARestart) {
  const std::string id = open_table(agnes_, 2, {me, me});
  Player before(agnes_, id);
  before.hello();
  before.act("one");
  before.act("two", 1);
  const std::uint64_t version = before.seen.version;
  restart();
  Player after(agnes_, id);
  after.hello();
  EXPECT_EQ(after.seen.version, version);
  EXPECT_EQ(after.seen.view, before.seen.view);
  EXPECT_EQ(after.seen.decision, before.seen.decision);
  EXPECT_EQ(after.seen.events, before.seen.events);
  const Json repeated = after.ask({{"type", "act"}, {"id", "two"}, {"version", 2}, {"option", 1}});
  EXPECT_EQ(repeated["type"], "update") << "the same answer, and nothing else";
  EXPECT_EQ(after.seen.version, version);
}

TEST_F(PlayTest, WhoComesBackHearsTheDifference) {
  const std::string id = open_table(agnes_, 2, {me, machine});
  Player agnes(agnes_, id);
  agnes.hello();
  rattus::test::Client away = agnes.seen;
  for (int i = 0; i < 10; ++i) {
    agnes.until([&] { return agnes.to_decide(); });
    agnes.act("m" + std::to_string(i));
  }
  agnes.until([&] { return agnes.to_decide(); });
  restart();
  Player back(agnes_, id);
  back.seen = away;
  const Json update = back.hello();
  EXPECT_EQ(update["base"], away.version);
  EXPECT_TRUE(update.contains("changes"));
  EXPECT_EQ(back.seen.view, agnes.seen.view);
  EXPECT_EQ(back.seen.events, agnes.seen.events);
  const Json probe = back.hello();
  EXPECT_EQ(probe["base"], probe["version"]);
  EXPECT_TRUE(probe["events"].empty());
}

TEST_F(PlayTest, LateRepeatedAndReorderedMessagesChangeNothing) {
  const std::string id = open_table(agnes_, 2, {me, me});
  Player agnes(agnes_, id);
  agnes.hello();
  const Json first{{"type", "act"}, {"id", "first"}, {"version", agnes.seen.version}, {"option", 0}};
  agnes.ask(first);
  const std::uint64_t version = agnes.seen.version;
  const Json second{{"type", "act"}, {"id", "second"}, {"version", version}, {"option", 0}};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(agnes.ask(first)["type"], "update");
  EXPECT_EQ(agnes.seen.version, version);
  agnes.ask(second);
  EXPECT_EQ(agnes.seen.version, version + 1);
  EXPECT_EQ(agnes.ask(first)["type"], "update") << "after a later one";
  Json other = first;
  other["id"] = "other";
  EXPECT_EQ(agnes.ask(other)["code"], "stale-version");
  EXPECT_EQ(agnes.seen.version, version + 1);
}

TEST_F(PlayTest, ASpectatorSeesWhatIsPublic) {
  const std::string id = open_table(agnes_, 2, {me, machine});
  Player watcher(clara_, id), agnes(agnes_, id);
  watcher.hello();
  agnes.hello();
  watcher.until([&] { return watcher.seen.table["watchers"] == 1; });
  EXPECT_TRUE(watcher.seen.view["viewer"].is_null());
  for (int i = 0; i < 10; ++i) {
    agnes.until([&] { return agnes.to_decide(); });
    agnes.act("m" + std::to_string(i));
  }
  watcher.until([&] { return watcher.seen.version >= agnes.seen.version; });
  EXPECT_TRUE(watcher.seen.decision.is_null());
  EXPECT_FALSE(watcher.seen.secret);
  EXPECT_EQ(watcher.ask({{"type", "act"}, {"id", "x"}, {"version", watcher.seen.version}, {"option", 0}})["code"],
            "not-seated");
}

TEST_F(PlayTest, AComputerStandsInForWhoIsGoneAndGivesTheSeatBack) {
  const std::string id = open_table(agnes_, 3, {me, open_seat, open_seat});
  Player agnes(agnes_, id);
  agnes.hello();
  auto bruno = std::make_unique<Player>(bruno_, id);
  bruno->hello();
  bruno->ask({{"type", "sit"}, {"id", "s"}, {"seat", 2}});
  Player clara(clara_, id);
  clara.hello();
  clara.ask({{"type", "sit"}, {"id", "s"}, {"seat", 3}});
  agnes.begin();
  EXPECT_EQ(agnes.ask({{"type", "propose"}, {"id", "p0"}, {"what", "stand-in"}, {"seat", 2}})["code"], "not-absent");
  bruno.reset();
  agnes.until([&] { return agnes.seen.table["seats"][1]["present"] == false; });
  agnes.ask({{"type", "propose"}, {"id", "p"}, {"what", "stand-in"}, {"seat", 2}});
  clara.ask({{"type", "agree"}, {"id", "p"}, {"what", "stand-in"}, {"seat", 2}});
  agnes.until([&] { return agnes.seen.table["seats"][1]["stand_in"] == true; });
  for (int i = 0; i < 30; ++i) {  // the game goes on without him
    Player& decider = agnes.to_decide() ? agnes : clara;
    if (!decider.to_decide()) {
      agnes.update();
      clara.until([&] { return clara.seen.version >= agnes.seen.version; });
      continue;
    }
    decider.act("m" + std::to_string(i));
    for (Player* other : {&agnes, &clara}) other->until([&] { return other->seen.version >= decider.seen.version; });
  }
  restart();
  Player back(bruno_, id);
  back.hello();
  EXPECT_EQ(back.seen.table["seats"][1]["stand_in"], false) << "at once";
  EXPECT_EQ(back.seen.table["seats"][1]["present"], true);
}

TEST_F(PlayTest, ARematchIsANewTableWithEverybodyOneSeatFurther) {
  const std::string id = open_table(agnes_, 2, {me, machine});
  Player agnes(agnes_, id);
  agnes.hello();
  agnes.play_on();
  agnes.ask({{"type", "rematch"}, {"id", "r"}});
  const std::string next = agnes.seen.table["rematch"];
  const Json summary = agnes_.get("/api/tables/" + next).json();
  EXPECT_EQ(summary["seats"][0]["kind"], "computer");
  EXPECT_EQ(summary["seats"][1]["name"], "Agnes");
  EXPECT_NE(summary["seed_hash"], agnes.seen.table["seed_hash"]);
  agnes.ask({{"type", "rematch"}, {"id", "again"}});
  EXPECT_EQ(agnes.seen.table["rematch"], next);
  restart();
  Player again(agnes_, next);
  again.hello();
  EXPECT_EQ(again.seen.table["stage"], "playing");
}

const std::string value_a(32, 'a'), value_b(32, 'b');

TEST_F(PlayTest, EveryDeviceHasAShareInChance) {
  const std::string hash_a = codec::sha256_hex(value_a), hash_b = codec::sha256_hex(value_b);
  const std::string id = open_table(agnes_, 2, {me, open_seat});
  Player agnes(agnes_, id), bruno(bruno_, id);
  agnes.hello();
  bruno.hello();
  agnes.ask({{"type", "commit"}, {"id", "c"}, {"hash", hash_a}});
  bruno.ask({{"type", "sit"}, {"id", "s"}, {"seat", 2}});
  bruno.ask({{"type", "commit"}, {"id", "c"}, {"hash", hash_b}});
  agnes.begin();
  EXPECT_EQ(agnes.seen.table["stage"], "gathering");
  EXPECT_EQ(agnes.seen.table["beginning"], true);
  bruno.ask({{"type", "reveal"}, {"id", "v"}, {"value", value_b}});
  restart();  // between the two values
  Player back(agnes_, id), there(bruno_, id);
  there.hello();
  EXPECT_EQ(back.hello()["table"]["beginning"], true);
  EXPECT_FALSE(back.seen.table["shares"][1].contains("value")) << "until she has opened hers";
  EXPECT_EQ(back.ask({{"type", "reveal"}, {"id", "w"}, {"value", value_b}})["code"], "bad-share");
  back.ask({{"type", "reveal"}, {"id", "v"}, {"value", value_a}});
  EXPECT_EQ(back.seen.table["stage"], "playing");
  const Json shares = {{{"seats", {1}}, {"hash", hash_a}, {"value", value_a}},
                       {{"seats", {2}}, {"hash", hash_b}, {"value", value_b}}};
  EXPECT_EQ(back.seen.table["shares"], shares);
  back.ask({{"type", "propose"}, {"id", "e"}, {"what", "resign"}});
  there.ask({{"type", "agree"}, {"id", "e"}, {"what", "resign"}});
  const Json record = agnes_.get("/api/tables/" + id + "/record").json();
  EXPECT_EQ(record["stream"], "chacha20");
  EXPECT_EQ(record["shares"], shares);
  EXPECT_TRUE(std::holds_alternative<codec::Record>(codec::check_parsed_record(record, codec::game_data())));
}

TEST_F(PlayTest, WhoIsAwayWhenTheGameBeginsIsLeftOut) {
  const std::string id = open_table(agnes_, 2, {me, open_seat});
  Player agnes(agnes_, id);
  agnes.hello();
  {
    Player bruno(bruno_, id);
    bruno.hello();
    bruno.ask({{"type", "sit"}, {"id", "s"}, {"seat", 2}});
    bruno.ask({{"type", "commit"}, {"id", "c"}, {"hash", codec::sha256_hex(value_b)}});
  }
  agnes.until([&] { return agnes.seen.table["seats"][1]["present"] == false; });
  agnes.begin();
  agnes.until([&] { return agnes.seen.table["stage"] == "playing"; });
  EXPECT_EQ(agnes.seen.table["shares"], Json::array());
  EXPECT_EQ(agnes.seen.table["earlier_rounds"][0][0]["seats"], Json::array({2}));
  EXPECT_THAT(agnes.seen.events.dump(), HasSubstr(R"("type":"left-out")"));
  Player back(bruno_, id);
  back.hello();
  agnes.ask({{"type", "propose"}, {"id", "e"}, {"what", "resign"}});
  back.ask({{"type", "agree"}, {"id", "e"}, {"what", "resign"}});
  Json record = agnes_.get("/api/tables/" + id + "/record").json();
  EXPECT_EQ(record["earlier_rounds"], agnes.seen.table["earlier_rounds"]);
  const auto checked = [&] { return codec::check_parsed_record(record, codec::game_data()); };
  EXPECT_TRUE(std::holds_alternative<codec::Record>(checked()));
  record["earlier_rounds"][0][0]["value"] = value_b;
  EXPECT_TRUE(std::holds_alternative<codec::RecordFault>(checked())) << "a round in which all were opened counts";
}

TEST_F(PlayTest, WhoPlaysAloneGivesHisHashWithTheTable) {
  const Json answer = agnes_
                          .post("/api/tables", {{"setup", {{"board", "classic"}, {"players", 2}}},
                                                {"seats", {me, machine}},
                                                {"commit", codec::sha256_hex(value_a)}})
                          .json();
  EXPECT_EQ(answer["phase"], "gathering");
  Player agnes(agnes_, answer["id"].get<std::string>());
  EXPECT_EQ(agnes.hello()["table"]["beginning"], true);
  agnes.ask({{"type", "reveal"}, {"id", "v"}, {"value", value_a}});
  EXPECT_EQ(agnes.seen.table["stage"], "playing");
}

TEST_F(PlayTest, QuestionsAreAnswered) {
  const std::string id = open_table(agnes_, 2, {me, me});
  Player agnes(agnes_, id);
  agnes.hello();
  agnes.wire.send({{"type", "odds"}});
  EXPECT_TRUE(agnes.wire.receive("odds")["regions"].is_object());
  agnes.wire.send({{"type", "record"}});
  EXPECT_EQ(agnes.wire.receive("refused")["code"], "not-over");
  agnes.play_on();
  agnes.wire.send({{"type", "record"}});
  const Json record = agnes.wire.receive("record")["record"];
  EXPECT_EQ(record["seed"], agnes.seen.table["seed"]);
}

TEST_F(PlayTest, UnknownTablesAndMessagesBeforeHelloAreRefused) {
  Wire nowhere(agnes_, "nosuchtable");
  nowhere.send({{"type", "hello"}, {"after", 0}});
  EXPECT_EQ(nowhere.receive()["code"], "no-such-table");
  Wire rude(agnes_, open_table(agnes_, 2, {me, me}));
  rude.send({{"type", "act"}, {"id", "a"}, {"version", 1}, {"option", 0}});
  const Json refused = rude.receive();
  EXPECT_EQ(refused["code"], "bad-message");
  EXPECT_EQ(refused["id"], "a");
  EXPECT_THAT(refused["reason"].get<std::string>(), HasSubstr("hello"));
}

TEST_F(PlayTest, APersonWithTwoConnectionsIsPresentUntilBothAreGone) {
  const std::string id = open_table(agnes_, 2, {me, open_seat});
  Player bruno(bruno_, id);
  bruno.hello();
  auto one = std::make_unique<Player>(agnes_, id), two = std::make_unique<Player>(agnes_, id);
  one->hello();
  two->hello();
  bruno.until([&] { return bruno.seen.table["seats"][0]["present"] == true; });
  one.reset();
  two->ask({{"type", "chat"}, {"id", "c"}, {"text", "still here"}});
  bruno.until([&] { return bruno.seen.version == two->seen.version; });
  EXPECT_EQ(bruno.seen.table["seats"][0]["present"], true);
  two.reset();
  bruno.until([&] { return bruno.seen.table["seats"][0]["present"] == false; });
}

}  // namespace
}  // namespace rattus::server::test
