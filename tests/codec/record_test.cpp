// Records: written, read again, and every damage named with the step where it shows.
#include "codec/record/record.hpp"

#include <gtest/gtest.h>

#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using test::set_up;

template <class Kit = board::Kit>
table::CourseOf<Kit> random_game(const typename Kit::SetUp& setup, Seed seed) {
  auto course = test::open_course<Kit>(setup, seed);
  std::mt19937 random(static_cast<unsigned>(seed.low));
  while (!course.game().over()) test::choose_at_random(course, random);
  return course;
}

template <class Kit>
std::string written(const table::CourseOf<Kit>& course, Trace trace) {
  return write_record(record_of(course), game_data(), trace);
}

/// The fault of a record in which the first `what` after `from` is replaced.
RecordFault fault_with(std::string text, const std::string& what, const std::string& by,
                       const std::string& from = "{") {
  const auto at = text.find(what, text.find(from));
  EXPECT_NE(at, std::string::npos) << what;
  if (at != std::string::npos) text.replace(at, what.size(), by);
  const auto checked = check_record(text, game_data());
  const auto* fault = std::get_if<RecordFault>(&checked);
  EXPECT_NE(fault, nullptr) << what << " -> " << by;
  return fault ? *fault : RecordFault{};
}

template <class Kit>
void replays_to_equal_hashes(const typename Kit::SetUp& setup) {
  const auto course = random_game<Kit>(setup, {1, static_cast<std::uint64_t>(setup.players)});
  for (const Trace trace : {Trace::none, Trace::hashes, Trace::full}) {
    if (trace == Trace::full && setup.players % 2 == 0) continue;  // large, and the same code
    const std::string text = written(course, trace);
    std::size_t steps = 0;
    std::uint64_t hash = 0;
    const auto checked = check_record(text, game_data(), [&](std::size_t step, const auto& game, const auto&) {
      steps = step;
      hash = game.hash();
    });
    ASSERT_TRUE(std::holds_alternative<Record>(checked)) << std::get<RecordFault>(checked).reason;
    EXPECT_EQ(steps, course.line().size());
    EXPECT_EQ(hash, course.game().hash());
    // Read and written again it is the same, byte for byte.
    EXPECT_EQ(write_record(std::get<Record>(checked), game_data(), trace), text);
  }
}

TEST(Record, OfARandomGameReplaysToEqualHashesAtEveryStep) {
  for (const auto& setup : test::all_set_ups()) replays_to_equal_hashes<board::Kit>(setup);
}

TEST(Record, OfARandomGameOfCartusReplaysToEqualHashesAtEveryStep) {
  for (const auto& setup : test::all_cartus_set_ups()) replays_to_equal_hashes<cartus::Kit>(setup);
}

TEST(Record, OfCartusNamesTheFirstStepThatDiffers) {
  const std::string text = written(random_game<cartus::Kit>(test::cartus_set_up(3), {4, 4}), Trace::hashes);
  EXPECT_EQ(fault_with(text, "\"type\":\"drawn\"", "\"type\":\"taken\"", "\"steps\"").step, 1U);
  EXPECT_EQ(fault_with(text, "\"building\":\"farm\"", "\"building\":\"brewery\"").step, 0U);
  EXPECT_EQ(
      fault_with(text, "\"option\":0", "\"option\":7", "\"steps\"").reason.find("is not legal") == std::string::npos,
      false);
  EXPECT_NE(fault_with(text, "\"points\":", "\"points\":9", "\"result\"").reason.find("scores"), std::string::npos);
  EXPECT_NE(fault_with(text, "\"players\":3", "\"players\":7").reason.find("2 to 5"), std::string::npos);
}

TEST(Record, OfAnUnfinishedGameHasNoResult) {
  table::Course course = test::open_course(set_up("classic", 3), {2, 2});
  std::mt19937 random(1);
  for (int i = 0; i < 20; ++i) test::choose_at_random(course, random);
  const std::string text = written(course, Trace::hashes);
  EXPECT_NE(text.find("\"result\": null"), std::string::npos);
  const auto checked = check_record(text, game_data());
  ASSERT_TRUE(std::holds_alternative<Record>(checked)) << std::get<RecordFault>(checked).reason;
}

TEST(Record, LeavesOutWhatWasTakenBack_BASE_106_110) {
  table::Course course = test::open_course(set_up("classic", 2), {3, 3});
  std::mt19937 random(1);
  table::Course straight = course;
  int back = 0;
  while (!course.game().over()) {
    const std::size_t option = random() % course.game().options().size();
    straight.choose(option);
    course.choose(random() % course.game().options().size());  // perhaps another one first
    if (!course.game().over() && course.can_take_back(course.game().decider())) {
      course.take_back();
      course.choose(option);
      ++back;
    } else {
      course = straight;
    }
  }
  EXPECT_GT(back, 10);
  EXPECT_EQ(written(course, Trace::full), written(straight, Trace::full));
}

TEST(Record, NamesEveryChancePointOfTheGame_BASE_106) {
  bool looked = false, picked = false;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Json json = Json::parse(written(random_game(set_up("classic", 4), {seed, seed}), Trace::none));
    EXPECT_EQ(json["start"]["chance"][0]["name"], "plague-start");
    EXPECT_EQ(json["start"]["chance"][1]["name"], "first-player");
    std::size_t reveals = 0, used = 0;
    for (const Json& step : json["steps"]) {
      for (const Json& event : step["events"]) used += event["type"] == "token-revealed";
      for (const Json& point : step.value("chance", Json::array())) {
        reveals += point["name"] == "reveal";
        looked |= point["name"] == "look";
        picked |= point["name"] == "pick";
        EXPECT_EQ(point["token"].contains("face"), point["name"] != "pick");
      }
    }
    EXPECT_EQ(reveals, used);
    const Json& opened = json["opened"];
    EXPECT_EQ(opened["starting"].size(), 12U);
    EXPECT_EQ(opened["regular-removed"].size(), 0U);
  }
  EXPECT_TRUE(looked);
  EXPECT_TRUE(picked);
}

TEST(Record, ASelectionByChanceIsRecorded_BASE_10) {
  auto setup = set_up("big-box", 4);
  setup.card_choice = board::CardChoice::random;
  const std::string text = written(random_game(setup, {4, 4}), Trace::hashes);
  const Json json = Json::parse(text);
  EXPECT_EQ(json["start"]["chance"][0]["name"], "cards");
  EXPECT_TRUE(std::holds_alternative<Record>(check_record(text, game_data())));
}

TEST(Record, ADamagedOneNamesTheFirstStepThatDiffers) {
  const std::string text = written(
      random_game(set_up("classic", 3, {{"first_player", "seat-1"}, {"max_rounds", "2"}}), {5, 5}), Trace::full);
  const auto step_start = "\"steps\"";
  const auto first_action = R"({"seat":1,"decision":"D-ACTION")";
  EXPECT_EQ(fault_with(text, "D-PLACE", "D-PLAGUE", step_start).step, 1U);
  EXPECT_EQ(fault_with(text, "\"seat\":1", "\"seat\":2", step_start).step, 1U);
  EXPECT_NE(fault_with(text, "\"kind\":\"region\"", "\"kind\":\"king\"", step_start).reason.find("not legal"),
            std::string::npos);
  EXPECT_EQ(fault_with(text, "D-ACTION", "D-KING", first_action).step, 7U);
  EXPECT_EQ(fault_with(text, "\"count\":2", "\"count\":3", step_start).step, 1U);
  EXPECT_EQ(fault_with(text, "\"hash\":\"", "\"hash\":\"0", first_action).step, 7U);
  EXPECT_EQ(fault_with(text, "\"option\":", "\"option\":1", first_action).step, 7U);
  EXPECT_NE(fault_with(text, "\"rank\":1", "\"rank\":2", "\"result\"").reason.find("result"), std::string::npos);
  EXPECT_EQ(fault_with(text, "\"plague-start\"", "\"plague\"", "\"start\"").step, 0U);
  EXPECT_EQ(fault_with(text, "\"limit\":", "\"limit\":1", "\"opened\": {").step, Json::parse(text)["steps"].size() + 1);
}

TEST(Record, WhatIsNoRecordIsRefusedWithAReason) {
  const std::string text = written(random_game(set_up("classic", 2), {6, 6}), Trace::none);
  for (const char* other : {"", "{", "[]", "7", "null", "{}", "{\"format\": \"rattus-record\"}",
                            "{\"format\": \"rattus-record\", \"version\": 3}",
                            "{\"format\": \"rattus-record\", \"version\": 1, \"setup\": 5}"}) {
    const auto checked = check_record(other, game_data());
    ASSERT_TRUE(std::holds_alternative<RecordFault>(checked)) << other;
    EXPECT_FALSE(std::get<RecordFault>(checked).reason.empty());
  }
  EXPECT_NE(fault_with(text, "\"players\":2", "\"players\":5").reason.find("set-up"), std::string::npos);
  EXPECT_NE(fault_with(text, "\"spread_3\":2", "\"spread_3\":7").reason.find("set-up"), std::string::npos);
  EXPECT_NE(fault_with(text, "\"seed\": \"0", "\"seed\": \"x").reason.find("hexadecimal"), std::string::npos);
  EXPECT_NE(fault_with(text, "\"steps\"", "\"stepps\"").reason.find("stepps"), std::string::npos);
  for (std::size_t cut = 0; cut < text.size(); cut += text.size() / 40)
    EXPECT_TRUE(std::holds_alternative<RecordFault>(check_record(text.substr(0, cut), game_data())));
}

TEST(Record, SeedsAre32Digits) {
  const Seed seed{0x0123456789abcdefULL, 0xfedcba9876543210ULL};
  EXPECT_EQ(hex(seed), "0123456789abcdeffedcba9876543210");
  EXPECT_EQ(read_seed(hex(seed)), seed);
  EXPECT_FALSE(read_seed("0123"));
  EXPECT_FALSE(read_seed("0123456789abcdeffedcba987654321G"));
}

}  // namespace
}  // namespace rattus::codec
