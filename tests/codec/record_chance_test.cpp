// What a record tells of chance (BASE-106), so that a program that knows only the rules can follow; and records of
// version 1, which told less.
#include <set>

#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

/// A random game with these cards, as the JSON of its record.
Json recorded(const std::vector<std::string>& cards, std::uint64_t seed) {
  auto setup = test::set_up("big-box", 4, {{"jester_push", "on"}});
  setup.card_choice = board::CardChoice::listed;
  setup.cards = cards;
  auto course = test::open_course(setup, {seed, 7});
  std::mt19937 random(static_cast<unsigned>(seed));
  while (!course.game().over()) test::choose_at_random(course, random);
  return Json::parse(write_record(record_of(course), game_data(), Trace::hashes));
}

std::vector<Json> of_type(const Json& step, const char* list, const char* key, const std::string& word) {
  std::vector<Json> found;
  for (const Json& one : step.value(list, Json::array()))
    if (one[key] == word) found.push_back(one);
  return found;
}

TEST(RecordOfChance, TheJestersDropCanBeFollowedByWhoKnowsOnlyTheRules_BASE_106_CARD_332_337) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 60 && seen.size() < 5; ++seed) {
    std::vector<Json> landed;
    const Json record = recorded({"1", "2", "3", "4", "6", "33"}, seed);
    for (const Json& step : record["steps"]) {
      const auto aims = of_type(step, "events", "type", "jester-aimed");
      const auto scatters = of_type(step, "chance", "name", "jester-scatter");
      if (!aims.empty()) landed = of_type(step, "events", "type", "jester-landed");
      ASSERT_EQ(scatters.size(), aims.empty() ? 0U : landed.size());
      for (std::size_t i = 0; i < scatters.size(); ++i) {
        const Json& n = scatters[i]["numbers"];
        ASSERT_EQ(n.size(), 8U);
        const auto sum = [&](std::size_t at) {
          return n[at].get<int>() + n[at + 1].get<int>() - n[at + 2].get<int>() - n[at + 3].get<int>();
        };
        EXPECT_EQ(landed[i]["column"], aims[0]["column"].get<int>() + sum(0));
        EXPECT_EQ(landed[i]["row"], aims[0]["row"].get<int>() + sum(4));
        EXPECT_FALSE(landed[i].contains("numbers"));
        seen.insert("scatter");
      }
      std::size_t hits = 0;
      for (const Json& push : of_type(step, "chance", "name", "jester-push")) {
        hits += push["number"] == 0;
        seen.insert(push["number"] == 0 ? "hit" : "miss");
      }
      const auto who = of_type(step, "chance", "name", "jester-who");
      const auto shifts = of_type(step, "chance", "name", "jester-shift");
      const auto told = of_type(step, "events", "type", "jester-shift");
      ASSERT_EQ(who.size(), hits);
      ASSERT_EQ(shifts.size(), hits);
      ASSERT_EQ(told.size(), hits);
      for (std::size_t i = 0; i < hits; ++i) {
        const Json& n = shifts[i]["numbers"];
        ASSERT_EQ(n.size(), 4U);
        const int columns = n[0].get<int>() - n[1].get<int>(), rows = n[2].get<int>() - n[3].get<int>();
        EXPECT_TRUE(std::any_of(landed.begin(), landed.end(), [&](const Json& from) {
          return told[i]["column"] == from["column"].get<int>() + columns &&
                 told[i]["row"] == from["row"].get<int>() + rows;
        }));
        EXPECT_EQ(who[i]["seat"], told[i]["seat"]);
        EXPECT_EQ(who[i]["from"], told[i]["from"]);
        EXPECT_TRUE(who[i].contains("potions") && who[i].contains("diplomat"));
        const auto gone = of_type(step, "events", "type", "citizen-pushed");
        seen.insert(gone.empty() ? "stayed" : "pushed");
      }
    }
  }
  EXPECT_EQ(seen, (std::set<std::string>{"hit", "miss", "pushed", "scatter", "stayed"}));
}

TEST(RecordOfChance, ATokenFromTheUsedPileIsAChancePoint_BASE_106_CARD_174) {
  std::size_t drawn = 0;
  for (std::uint64_t seed = 0; seed < 200 && drawn == 0; ++seed) {
    const Json record = recorded({"1", "2", "3", "4", "5", "17"}, seed);
    for (const Json& step : record["steps"]) {
      const auto points = of_type(step, "chance", "name", "used-pile");
      EXPECT_EQ(points.size(), of_type(step, "events", "type", "token-redrawn").size());
      for (const Json& point : points) {
        EXPECT_EQ(point["token"]["marked"], true);
        EXPECT_FALSE(point["token"].contains("face"));  // it is named when it is looked at or revealed
        EXPECT_TRUE(point.contains("region") && point.contains("seat"));
        ++drawn;
      }
    }
  }
  EXPECT_GT(drawn, 0U);
}

TEST(RecordOfChance, StartingTokensAreOpenedWithTheRegionWhereTheyLay_BASE_106) {
  bool moved = false;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Json record = recorded({"1", "2", "3", "4", "6", "14"}, seed);
    std::map<std::string, Json> faces;
    for (const Json& one : record["opened"]["starting"]) EXPECT_TRUE(faces.emplace(one["region"], one["face"]).second);
    EXPECT_EQ(faces.size(), 12U);
    // In a region that no token has entered or left, the first one revealed with the tag is the one of the set-up.
    std::set<std::string> stirred;
    for (const Json& step : record["steps"])
      for (const Json& event : step["events"]) {
        if (event["type"] == "token-moved" || event["type"] == "tokens-swapped") {
          stirred.insert(event["from"].get<std::string>());
          stirred.insert(event["to"].get<std::string>());
        }
        const bool shown = event["type"] == "token-revealed" || event["type"] == "opened";
        if (shown && event["token"]["tag"] == "set-up" && !stirred.contains(event["region"])) {
          EXPECT_EQ(faces.at(event["region"]), event["token"]["face"]);
        }
      }
    moved |= !stirred.empty();
  }
  EXPECT_TRUE(moved);
}

/// The record as version 1 told it.
Json as_version_1(Json record) {
  record["version"] = 1;
  const auto only_known = [](Json& happened) {
    Json events = Json::array(), chance = Json::array();
    for (Json event : happened["events"]) {
      static const std::set<std::string> unasked{"D-BOCCACCIO",   "D-BLOCK",       "D-JUDGE-HAVEN",
                                                 "D-JESTER-LAND", "D-JESTER-PUSH", "D-PICK-CITIZEN"};
      const bool told_now = event["type"] == "jester-push" || event["type"] == "jester-shift" ||
                            (event["type"] == "forced" && unasked.contains(event["decision"]));
      if (event["type"] == "forced") event["option"].erase("face");
      if (!told_now) events.push_back(event);
    }
    for (const Json& point : happened.value("chance", Json::array()))
      if (!point["name"].get<std::string>().starts_with("jester-") && point["name"] != "used-pile")
        chance.push_back(point);
    happened["events"] = events;
    if (chance.empty())
      happened.erase("chance");
    else
      happened["chance"] = chance;
  };
  only_known(record["start"]);
  for (Json& step : record["steps"]) only_known(step);
  for (Json& token : record["opened"]["starting"]) token = Json(token["face"]);
  return record;
}

TEST(RecordOfChance, ThoseOfVersion1AreStillReadAndChecked) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Json now = recorded({"22", "26", "31", "32", "33", "18"}, seed);
    EXPECT_EQ(now["version"], 2);
    Json old = as_version_1(now);
    const auto checked = check_parsed_record(old, game_data());
    ASSERT_TRUE(std::holds_alternative<Record>(checked))
        << std::get<RecordFault>(checked).step << " " << std::get<RecordFault>(checked).reason;
    EXPECT_EQ(Json::parse(write_record(std::get<Record>(checked), game_data(), Trace::hashes)), now);

    old["steps"][3]["events"][0]["region"] = "atlantis";
    const auto damaged = check_parsed_record(old, game_data());
    ASSERT_TRUE(std::holds_alternative<RecordFault>(damaged));
    EXPECT_EQ(std::get<RecordFault>(damaged).step, 4U);
    Json young = as_version_1(now);
    young["version"] = 2;
    EXPECT_TRUE(std::holds_alternative<RecordFault>(check_parsed_record(young, game_data())));
  }
}

}  // namespace
}  // namespace rattus::codec
