// A session: one guest's place at a match, as worker and terminal use it.
#include "host/session.hpp"

#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "codec/text/sha256.hpp"
#include "tests/host/one_session.hpp"

namespace rattus::host {
namespace {

const char* const seed_digits = "000102030405060708090a0b0c0d0e0f";

class Sessions : public test::OneSession {
 protected:
  static Json opening(int players, Json seats) {
    return {{"type", "new"},
            {"setup", {{"board", "classic"}, {"players", players}}},
            {"seats", std::move(seats)},
            {"seed", seed_digits}};
  }
};

TEST_F(Sessions, PlaysAWholeGameWithComputerPlayers) {
  const Json first = ask(opening(3, {person("Agnes"), computer(), computer()}));
  EXPECT_EQ(first["version"], 1);
  EXPECT_EQ(first["base"], 0);
  EXPECT_EQ(client.table["seats"][0]["name"], "Agnes");
  EXPECT_EQ(client.table["seats"][0]["you"], true);
  EXPECT_EQ(client.table["seed_hash"], seed_hash(*read_seed(seed_digits)));
  EXPECT_FALSE(client.table.contains("seed"));
  play_out();
  EXPECT_EQ(client.view["score"].size(), 3U);
  EXPECT_EQ(client.table["stage"], "over");
  EXPECT_EQ(client.table["seed"], seed_digits);
  EXPECT_EQ(client.table["ended"], "result");
  const Json record = ask({{"type", "record"}})["record"];
  EXPECT_EQ(record["seed_hash"], client.table["seed_hash"]);
  EXPECT_TRUE(std::holds_alternative<Record>(check_parsed_record(record, game_data())));
}

TEST_F(Sessions, EveryUpdateHasTheWholeView) {
  send(opening(2, {person("Agnes"), computer()}));
  for (int i = 0; i < 30; ++i) {
    const Json update = client.decision.is_null() ? step() : send(choice(0));
    if (update.empty() || update[0]["type"] != "update") continue;
    EXPECT_TRUE(update[0].contains("view"));
    EXPECT_TRUE(update[0].contains("decision"));
    EXPECT_FALSE(update[0].contains("changes"));
  }
}

TEST_F(Sessions, PeopleWhoShareThePlaceSeeThroughTheEyesOfWhoDecides) {
  send(opening(2, {person("Agnes"), person("Bertram")}));
  int changes = 0;
  while (!client.view["waiting"].is_null()) {
    ASSERT_FALSE(client.decision.is_null());
    ASSERT_EQ(client.view["viewer"], client.view["waiting"]["seat"]);
    const Json before = client.view["viewer"];
    const std::size_t heard = client.events.size();
    const Json update = send(choice(sent * 5 % client.decision["options"].size()))[0];
    if (client.view["viewer"] == before) continue;
    ++changes;
    ASSERT_EQ(update["base"], 0);
    ASSERT_EQ(update["told"], heard);  // the log begins anew, as the other one may know it; so much of it is old
    ASSERT_GT(client.events.size(), heard);
  }
  EXPECT_GT(changes, 10);
}

TEST_F(Sessions, RefusesWhatCannotBeDone) {
  EXPECT_EQ(refused({{"type", "act"}, {"id", "a"}, {"version", 1}, {"option", 0}}), "no-table");
  EXPECT_EQ(refused({{"type", "nonsense"}}), "bad-message");
  EXPECT_EQ(refused(Json::array()), "bad-message");
  EXPECT_EQ(refused({{"type", 7}}), "bad-message");
  EXPECT_EQ(Json::parse(session.send("{\"type\""))[0]["code"], "bad-message");
  EXPECT_EQ(refused(opening(5, Json::array())), "player-count");
  EXPECT_EQ(refused(opening(2, {person("Agnes")})), "seat-count");
  EXPECT_EQ(refused(opening(2, {person("Agnes"), {{"kind", "throne"}}})), "bad-message");
  EXPECT_EQ(refused(opening(2, {person("Agnes\n"), computer()})), "bad-message");
  Json short_seed = opening(2, {person("Agnes"), computer()});
  short_seed["seed"] = "12";
  EXPECT_EQ(refused(short_seed), "bad-message");
  EXPECT_EQ(session.match(), nullptr);
  EXPECT_EQ(session.step(std::chrono::milliseconds(1)), "[]");

  send(opening(2, {person("Agnes"), person("Bertram")}));
  EXPECT_EQ(refused({{"type", "record"}}), "not-over");
  EXPECT_EQ(refused({{"type", "open-record"}}), "not-over");
  EXPECT_EQ(refused({{"type", "at"}, {"step", 1}}), "no-record");
  EXPECT_EQ(refused({{"type", "rematch"}, {"id", "r"}}), "not-over");
  EXPECT_EQ(refused({{"type", "act"}, {"version", 1}, {"option", 0}}), "bad-message");
  EXPECT_EQ(refused({{"type", "act"}, {"id", "a"}, {"version", 1}, {"option", 99}}), "no-such-option");
  EXPECT_EQ(refused({{"type", "act"}, {"id", "b"}, {"version", 2}, {"option", 0}}), "stale-version");
  EXPECT_EQ(session.match()->version(), 1U);
  EXPECT_EQ(refused(opening(5, Json::array())), "player-count");
  EXPECT_NE(session.match(), nullptr);  // the table that was there stays
}

TEST_F(Sessions, ARepeatedMessageChangesNothing) {
  send(opening(2, {person("Agnes"), person("Bertram")}));
  const Json message = choice(0);
  const Json first = ask(message), again = ask(message);
  EXPECT_EQ(first["version"], 2);
  EXPECT_EQ(first["id"], message["id"]);
  EXPECT_EQ(again["version"], 2);
  EXPECT_EQ(again["base"], 2);
  EXPECT_EQ(again["id"], message["id"]);
  EXPECT_TRUE(again["events"].empty());
}

TEST_F(Sessions, IsTakenUpAgainFromWhatItHandedOut) {
  send(opening(3, {person("Agnes"), computer(), person("Bertram")}));
  for (int i = 0; i < 60; ++i)
    client.decision.is_null() ? step() : send(choice(sent % client.decision["options"].size()));
  send({{"type", "chat"}, {"id", "c"}, {"text", "Grüße"}});
  Json kept{{"type", "resume"}, {"plan", stores[0]["plan"]}, {"seed", stores[0]["seed"]}, {"inputs", Json::array()}};
  std::uint64_t version = 1;
  for (const Json& store : stores) {
    for (const Json& input : store["inputs"]) kept["inputs"].push_back(input);
    version += store["inputs"].size();
    EXPECT_EQ(store["version"], version);
  }
  const test::Client before = client;
  Session later(game_data(), nets, [] { return Seed{}; });
  const Json answers = Json::parse(later.send(kept.dump()));
  ASSERT_EQ(answers.size(), 1U);
  test::Client again("me");
  again.hear(answers[0]);
  EXPECT_EQ(again.version, before.version);
  EXPECT_EQ(again.view, before.view);
  EXPECT_EQ(again.decision, before.decision);
  EXPECT_EQ(again.table, before.table);
  EXPECT_EQ(later.match()->course_of()->game().hash(), session.match()->course_of()->game().hash());

  Json damaged = kept;
  damaged["inputs"].erase(3);
  EXPECT_EQ(refused(damaged), "bad-store");
  damaged = kept;
  damaged["plan"] = "{}";
  EXPECT_EQ(refused(damaged), "bad-store");
  damaged = kept;
  damaged["inputs"][0] = "{\"act\":\"conquer\"}";
  EXPECT_EQ(refused(damaged), "bad-store");
  EXPECT_EQ(session.match()->version(), before.version);
}

TEST_F(Sessions, AnAgreedEndAndARematch) {
  send(opening(2, {person("Agnes"), computer()}));
  EXPECT_EQ(ask({{"type", "propose"}, {"id", "p"}, {"what", "resign"}})["type"], "update");
  EXPECT_EQ(client.table["ended"], "agreement");
  EXPECT_EQ(client.events.back()["type"], "resigned");
  EXPECT_TRUE(client.decision.is_null());
  const Json record = ask({{"type", "record"}})["record"];
  EXPECT_EQ(record["ended"], "agreement");
  EXPECT_TRUE(record["result"].is_null());
  EXPECT_TRUE(std::get<Record>(check_parsed_record(record, game_data())).agreed);

  const Json answers = send({{"type", "rematch"}, {"id", "r"}});
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0]["table"]["rematch"], "2");
  EXPECT_EQ(answers[2]["table"]["id"], "2");
  EXPECT_EQ(answers[2]["base"], 0);
  EXPECT_EQ(client.table["seats"][0]["kind"], "computer");
  EXPECT_EQ(client.table["seats"][1]["name"], "Agnes");
  EXPECT_EQ(session.match()->seed(), (Seed{1, 5}));
  EXPECT_TRUE(answers[3].contains("plan"));
}

TEST_F(Sessions, ARecordIsLookedAtStepByStep) {
  send(opening(3, {person("Agnes"), computer(), computer()}));
  play_out();
  const Json record = ask({{"type", "record"}})["record"];
  const Json end = client.view;
  Session reader(game_data(), nets, [] { return Seed{}; });
  const auto tell = [&](const Json& message) { return Json::parse(reader.send(message.dump())).at(0); };
  const Json opened = tell({{"type", "open-record"}, {"id", "o"}, {"record", record}});
  ASSERT_EQ(opened["type"], "record-opened") << opened;
  EXPECT_EQ(opened["id"], "o");
  const auto steps = opened["steps"].get<std::size_t>();
  EXPECT_EQ(steps, record["steps"].size());
  EXPECT_EQ(opened["seats"], record["seats"]);
  EXPECT_EQ(opened["result"], record["result"]);
  EXPECT_EQ(opened["marks"].back(),
            (Json{{"step", steps}, {"what", "end"}, {"round", opened["marks"].back()["round"]}}));
  for (std::size_t step = 0; step <= steps; ++step) {
    const Json shown = tell({{"type", "at"}, {"step", step}});
    ASSERT_EQ(shown["version"], step);
    ASSERT_EQ(shown["events"], step == 0 ? record["start"]["events"] : record["steps"][step - 1]["events"]);
    if (step == steps) continue;
    ASSERT_EQ(shown["choice"]["choice"], record["steps"][step]["choice"]);
    ASSERT_EQ(shown["view"]["waiting"]["seat"], record["steps"][step]["seat"]);
  }
  Json last = tell({{"type", "at"}, {"step", steps}, {"viewer", 1}})["view"];
  EXPECT_EQ(last, end);
  EXPECT_EQ(tell({{"type", "at"}, {"step", 5}, {"viewer", 2}})["view"]["viewer"], 2);
  EXPECT_TRUE(tell({{"type", "at"}, {"step", 5}, {"viewer", nullptr}})["view"]["viewer"].is_null());
  EXPECT_EQ(tell({{"type", "odds"}})["regions"].size(), 10U);
  EXPECT_EQ(tell({{"type", "at"}, {"step", steps + 1}})["code"], "bad-message");
  EXPECT_EQ(tell({{"type", "at"}, {"step", 1}, {"viewer", 4}})["code"], "bad-message");
  EXPECT_EQ(tell({{"type", "at"}, {"step", 1}, {"viewer", "some"}})["code"], "bad-message");

  Json wrong = record;
  wrong["steps"][7]["seat"] = 5;
  const Json refusal = tell({{"type", "open-record"}, {"record", wrong}});
  EXPECT_EQ(refusal["code"], "not-the-same");
  EXPECT_NE(refusal["reason"].get<std::string>().find("step 8"), std::string::npos);
  EXPECT_EQ(ask({{"type", "open-record"}})["steps"], steps);  // the game just played
}

/// Everything that anybody looked at is open in a replay, and nothing else; a seat sees its own.
TEST_F(Sessions, AReplayShowsWhatEachHadSeen) {
  const auto faces = [](const Json& view) {
    std::size_t count = 0;
    for (const auto& [id, region] : view["regions"].items())
      for (const Json& token : region["tokens"]) count += token.contains("face");
    return count;
  };
  std::size_t open = 0, hidden = 0;
  for (int game = 0; game < 3; ++game) {
    Json message = opening(4, {computer(), computer(), computer(), computer()});
    message.erase("seed");
    send(message);
    play_out();
    const auto steps = ask({{"type", "open-record"}})["steps"].get<std::size_t>();
    for (std::size_t step = 0; step < steps; step += 2) {
      const auto at = [&](const Json& viewer) {
        return faces(ask({{"type", "at"}, {"step", step}, {"viewer", viewer}})["view"]);
      };
      const std::size_t all = at("all"), nobody = at(nullptr);
      std::size_t seats = 0;
      for (int seat = 1; seat <= 4; ++seat) seats = std::max(seats, at(seat));
      ASSERT_LE(nobody, seats);
      ASSERT_LE(seats, all);
      open += all > nobody;
      hidden += all > seats;
    }
  }
  EXPECT_GT(open, 3U);
  EXPECT_GT(hidden, 0U);
}

TEST_F(Sessions, ASetUpIsCheckedWithoutATable) {
  const Json good = ask({{"type", "check-setup"}, {"id", "s"}, {"setup", {{"board", "classic"}, {"players", 3}}}});
  EXPECT_EQ(good,
            (Json{{"type", "setup-checked"}, {"id", "s"}, {"refusals", Json::array()}, {"warnings", Json::array()}}));
  const Json setup{{"board", "classic"}, {"players", 5}, {"cards", {"king", "king"}}};
  const Json bad = ask({{"type", "check-setup"}, {"setup", setup}}),
             german = ask({{"type", "check-setup"}, {"setup", setup}, {"language", "de"}});
  ASSERT_GE(bad["refusals"].size(), 3U);
  EXPECT_EQ(bad["refusals"][0]["clause"], "BASE-1");
  EXPECT_NE(bad["refusals"][0]["text"], german["refusals"][0]["text"]);
  EXPECT_EQ(refused({{"type", "check-setup"}}), "bad-message");
  EXPECT_EQ(refused({{"type", "check-setup"}, {"setup", 3}}), "bad-message");
}

TEST_F(Sessions, SaysWhySomethingCannotBeChosen) {
  send(opening(2, {person("Agnes"), person("Bertram")}));
  EXPECT_EQ(ask({{"type", "why"}, {"id", "w"}, {"region", client.decision["options"][0]["region"]}}),
            (Json{{"type", "why"}, {"id", "w"}, {"possible", true}}));
  const Json card = ask({{"type", "why"}, {"id", "w2"}, {"card", "king"}});
  EXPECT_EQ(card["type"], "refused");
  EXPECT_EQ(card["id"], "w2");
  EXPECT_EQ(card["subject"], "king");
  EXPECT_FALSE(card["reason"].get<std::string>().empty());
  EXPECT_EQ(refused({{"type", "why"}, {"region", "atlantis"}}), "unknown-region");
  EXPECT_EQ(refused({{"type", "why"}, {"card", "joker"}}), "card-not-in-play");
  EXPECT_EQ(ask({{"type", "why"}, {"increase", true}})["type"], "refused");
  EXPECT_EQ(refused({{"type", "why"}}), "bad-message");
  EXPECT_EQ(refused({{"type", "why"}, {"region", "gallia"}, {"card", "king"}}), "bad-message");
}

}  // namespace
}  // namespace rattus::host
