// Reading what clients say, refusing what cannot be read, storing what was accepted.
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "codec/record/record.hpp"
#include "codec/text/plain_text.hpp"
#include "codec/text/sha256.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using table::Act;
using table::Input;

ToMatch read(const std::string& text) {
  const auto result = read_to_match(text, game_data());
  const auto* refused = std::get_if<Json>(&result);
  EXPECT_EQ(refused, nullptr) << *refused;
  return refused ? ToMatch{} : std::get<ToMatch>(result);
}

Json refused(const std::string& text) {
  const auto result = read_to_match(text, game_data());
  const auto* json = std::get_if<Json>(&result);
  EXPECT_NE(json, nullptr) << text;
  if (!json) return {};
  EXPECT_EQ((*json)["type"], "refused");
  EXPECT_EQ((*json)["code"], "bad-message");
  EXPECT_FALSE((*json)["reason"].get<std::string>().empty());
  return *json;
}

TEST(MatchMessages, EveryMessageIsRead) {
  EXPECT_EQ(read(R"({"type":"hello","after":17})").after, 17U);
  const ToMatch act = read(R"({"type":"act","id":"m1","version":18,"option":3})");
  EXPECT_EQ(act.kind, ToMatch::Kind::input);
  EXPECT_EQ(act.id, "m1");
  EXPECT_EQ(act.input.move_id, "m1");
  EXPECT_EQ(act.input.act, Act::choose);
  EXPECT_EQ(act.input.version, 18U);
  EXPECT_EQ(act.input.option, 3U);
  EXPECT_EQ(read(R"({"type":"take-back","id":"x","version":4})").input.act, Act::take_back);
  const ToMatch sit = read(R"({"type":"sit","id":"x","seat":2,"name":"Äbtissin Ürsel"})");
  EXPECT_EQ(sit.input.act, Act::sit);
  EXPECT_EQ(sit.input.seat, 1);
  EXPECT_EQ(sit.input.text, "Äbtissin Ürsel");
  EXPECT_EQ(read(R"({"type":"rise","id":"x","seat":1})").input.act, Act::rise);
  EXPECT_EQ(read(R"({"type":"start","id":"x"})").input.act, Act::start);
  const ToMatch propose = read(R"({"type":"propose","id":"x","what":"stand-in","seat":6})");
  EXPECT_EQ(propose.input.what, table::Subject::stand_in);
  EXPECT_EQ(propose.input.seat, 5);
  EXPECT_EQ(read(R"({"type":"agree","id":"x","what":"resign"})").input.what, table::Subject::resign);
  EXPECT_EQ(read(R"({"type":"object","id":"x","what":"resign","seat":3})").input.seat, board::no_seat);
  EXPECT_EQ(read(R"({"type":"return","id":"x","seat":2})").input.act, Act::give_back);
  EXPECT_EQ(read(R"({"type":"rematch","id":"x"})").input.act, Act::rematch);
  EXPECT_EQ(read(R"({"type":"chat","id":"x","text":"Guten Tag"})").input.text, "Guten Tag");
  EXPECT_EQ(read(R"({"type":"odds"})").kind, ToMatch::Kind::odds);
  EXPECT_EQ(read(R"({"type":"record","id":"q"})").id, "q");
  EXPECT_EQ(read(R"({"type":"why","card":"king"})").at.card, "king");
}

TEST(MatchMessages, WhatCannotBeReadIsRefusedWithItsIdAndAllReasons) {
  for (const char* text : {"",
                           "{",
                           "[]",
                           "7",
                           "{}",
                           R"({"type":"dance"})",
                           R"({"type":"hello"})",
                           R"({"type":"hello","after":-1})",
                           R"({"type":"hello","after":4294967296})",
                           R"({"type":"act","version":1,"option":0})",
                           R"({"type":"act","id":"","version":1,"option":0})",
                           R"({"type":"act","id":5,"version":1,"option":0})",
                           R"({"type":"act","id":"x","version":"1","option":0})",
                           R"({"type":"act","id":"x","version":1,"option":0.5})",
                           R"({"type":"sit","id":"x","seat":0,"name":"A"})",
                           R"({"type":"sit","id":"x","seat":7})",
                           R"({"type":"sit","id":"x","seat":1,"name":""})",
                           R"({"type":"sit","id":"x","seat":1,"name":"a\nb"})",
                           R"({"type":"propose","id":"x","what":"war"})",
                           R"({"type":"propose","id":"x","what":"stand-in"})",
                           R"({"type":"chat","id":"x"})",
                           R"({"type":"chat","id":"x","text":"   "})",
                           R"({"type":"why"})",
                           R"({"type":"start","id":"x","colour":"red"})"})
    refused(text);
  refused(R"({"type":"chat","id":"x","text":")" + std::string(301, 'a') + "\"}");
  refused(R"({"type":"start","id":")" + std::string(65, 'a') + "\"}");
  refused("{\"type\":\"chat\",\"id\":\"x\",\"text\":\"\xff\"}");
  const Json both = refused(R"({"type":"act","id":"mine","version":-1,"option":-1})");
  EXPECT_EQ(both["id"], "mine");
  EXPECT_EQ(both["reasons"].size(), 2U);
}

TEST(MatchMessages, WordsAreCountedInCharacters) {
  EXPECT_EQ(printable_length("aä\xe2\x82\xac\xf0\x9f\x90\x80"), 4U);
  for (const char* bad : {"\x01", "a\tb", "\x7f", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xae", "\xc0\x80",
                          "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80"})
    EXPECT_EQ(printable_length(bad), std::nullopt) << bad;
  EXPECT_TRUE(is_speech(std::string(300, 'x')));
  EXPECT_FALSE(is_speech(""));
}

TEST(MatchMessages, PlansAndInputsAreStoredAndReadBack) {
  auto setup = test::set_up("big-box", 5, {{"citizens", "12"}, {"first_player", "seat-1"}});
  setup.card_choice = board::CardChoice::random;
  table::Plan plan = test::plan_of(setup,
                                   {test::person("A"), test::computer(), test::open_seat(), test::person("\"{}"),
                                    test::computer("search", "strong")},
                                   "A");
  plan.listed = true;
  EXPECT_EQ(read_stored_plan(store_text(plan)), plan);
  Input input;
  input.act = Act::propose;
  input.guest = "A";
  input.move_id = "m\n1";
  input.seat = 0;
  input.version = 7'000'000'000;
  input.option = 200;
  input.what = table::Subject::stand_in;
  input.text = "Grüße";
  EXPECT_EQ(read_stored_input(store_text(input)), input);
  EXPECT_EQ(read_stored_input(store_text(Input{})), Input{});
  for (const char* bad : {"", "[]", "{}", R"({"act":"fly"})", R"({"act":"chat","seat":9})",
                          R"({"act":"choose","version":-1})", R"({"act":"choose","more":1})"})
    EXPECT_EQ(read_stored_input(bad), std::nullopt) << bad;
  for (const char* bad : {"", "{}", R"({"setup":{},"seats":[{"kind":"king"}]})", R"({"setup":3,"seats":[]})"})
    EXPECT_EQ(read_stored_plan(bad), std::nullopt) << bad;
}

/// A match read back from what was stored sends every guest the same bytes, from every version on.
TEST(MatchMessages, AMatchReadBackFromItsStoreSaysTheSame) {
  for (int players : {2, 4, 6}) {
    const auto setup = test::set_up(players > 4 ? "big-box" : "classic", players);
    std::vector<table::Chair> seats(static_cast<std::size_t>(players), test::person("A"));
    seats[1] = test::person("B");
    table::Match match = test::open_match(setup, {8, 8}, seats);
    std::mt19937 random(static_cast<unsigned>(players));
    while (match.stage() != table::Stage::over && match.version() < 400)
      match.apply(test::random_input(match, {"A", "B", "W"}, random), test::nobody);
    auto opened =
        table::Match::open(*read_stored_plan(store_text(match.plan())), game_data().tables(setup.board), match.seed());
    auto again = std::get<table::Match>(std::move(opened));
    for (const Input& input : match.log()) ASSERT_TRUE(again.replay(*read_stored_input(store_text(input))));
    const Surroundings around{"T", "hash", test::everybody, 2, false};
    Updates mine(match, game_data(), around), theirs(again, game_data(), around);
    for (std::uint64_t base = 0; base <= match.version(); base += 1 + random() % 40)
      for (const char* guest : {"A", "B", "W"})
        ASSERT_EQ(*mine.update(guest, base, "id", true), *theirs.update(guest, base, "id", true));
  }
}

TEST(MatchMessages, WatchersAndPlayersWhoKnowNothingPrivateShareOneText) {
  table::Match match =
      test::open_match(test::set_up("classic", 3), {1, 2}, {test::person("A"), test::person("B"), test::person("C")});
  ASSERT_TRUE(match.apply(test::chooses(match, *match.decider(), 0), test::nobody).accepted());
  Updates updates(match, game_data(), {"T", "hash", test::everybody, 1, false});
  const std::string decider = *match.decider(), other = decider == "A" ? "B" : "A";
  const auto watcher = updates.update("W", 1, {}, false);
  EXPECT_EQ(updates.update("X", 1, {}, false), watcher);
  EXPECT_EQ(updates.update(other, 1, {}, false), watcher);
  EXPECT_NE(updates.update(decider, 1, {}, false), watcher);
  const Json answer = Json::parse(*updates.update("W", 1, "q\"1", false));
  EXPECT_EQ(answer["id"], "q\"1");
  EXPECT_EQ(answer["base"], 1);
  EXPECT_EQ(Json::parse(*updates.update("W", 99, {}, false))["base"], 0);  // beyond the present: everything
  EXPECT_TRUE(Json::parse(*updates.update("W", 2, {}, true)).contains("table"));
  EXPECT_FALSE(Json::parse(*updates.update("W", 2, {}, false)).contains("table"));
}

TEST(MatchMessages, TheTableWhilePeopleGather) {
  table::Match match = test::open_match(test::set_up("classic", 2), {1, 2}, {test::person("A"), test::open_seat()});
  Updates updates(match, game_data(), {"T", "hash", test::only({"A"}), 3, false});
  const Json mine = Json::parse(*updates.update("A", 0, {}, false)),
             theirs = Json::parse(*updates.update("W", 0, {}, false));
  EXPECT_EQ(mine["table"]["host"], true);
  EXPECT_EQ(theirs["table"]["host"], false);
  EXPECT_EQ(mine["table"]["stage"], "gathering");
  EXPECT_EQ(mine["table"]["watchers"], 3);
  EXPECT_EQ(mine["table"]["seats"][0]["present"], true);
  EXPECT_EQ(mine["table"]["seats"][1]["kind"], "open");
  EXPECT_FALSE(mine.contains("view"));
  EXPECT_FALSE(mine.contains("decision"));
  EXPECT_TRUE(mine["events"].empty());
  ASSERT_TRUE(match.apply(test::at_seat(Act::sit, "B", 1), test::nobody).accepted());
  Updates begun(match, game_data(), {"T", "hash", test::everybody, 3, false});
  const Json first = Json::parse(*begun.update("B", 1, {}, false));
  EXPECT_EQ(first["base"], 1);
  EXPECT_TRUE(first.contains("view"));  // there was none before
  EXPECT_EQ(first["events"][0]["type"], "sat");
  EXPECT_EQ(first["events"][1]["type"], "started");
  EXPECT_EQ(first["events"][2]["type"], "plague-start");
}

TEST(MatchMessages, TheRecordBearsTheHashOfItsSeed) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  table::Match match = test::open_match(test::set_up("classic", 2), {1, 2}, {test::person("A"), test::computer()});
  EXPECT_EQ(record_message(match, game_data(), "")["code"], "not-over");
  ASSERT_TRUE(match.apply(test::about(Act::propose, "A", table::Subject::resign), test::nobody).accepted());
  Json record = record_message(match, game_data(), seed_hash(match.seed()))["record"];
  EXPECT_EQ(record["seed_hash"], seed_hash({1, 2}));
  EXPECT_EQ(record["ended"], "agreement");
  EXPECT_TRUE(std::holds_alternative<Record>(check_parsed_record(record, game_data())));
  const auto fault = [&](const char* key, const Json& value) {
    Json wrong = record;
    wrong[key] = value;
    const auto checked = check_parsed_record(wrong, game_data());
    const auto* found = std::get_if<RecordFault>(&checked);
    return found ? found->reason : std::string();
  };
  EXPECT_NE(fault("seed_hash", seed_hash({1, 3})).find("SHA-256"), std::string::npos);
  EXPECT_NE(fault("ended", "result"), "");
  EXPECT_NE(fault("seed_hash", 5), "");
}

}  // namespace
}  // namespace rattus::codec
