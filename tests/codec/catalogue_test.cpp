// The catalogue tells of games as they are: against recorded ones.
#include "codec/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus::codec {
namespace {

using Names = std::set<std::string>;

/// By the name that `key` holds.
std::map<std::string, Json> by(const Json& rows, const char* key) {
  std::map<std::string, Json> result;
  for (const Json& row : rows) result.emplace(row.at(key).get<std::string>(), row);
  return result;
}

bool is_of(const Json& value, const std::string& type) {
  static const Names numbers{"seat", "number"}, objects{"token", "open token", "hits", "option"},
      lists{"goods", "regions"};
  if (type.ends_with(" or null")) return value.is_null() || is_of(value, type.substr(0, type.size() - 8));
  if (numbers.contains(type)) return value.is_number_integer();
  if (objects.contains(type)) return value.is_object();
  if (lists.contains(type))
    return value.is_array() && std::ranges::all_of(value, [](const Json& one) { return one.is_string(); });
  return type == "flag" ? value.is_boolean() : value.is_string();
}

void expect_told(const Json& event, const Json& row) {
  Names told;
  for (const auto& [key, value] : event.items()) told.insert(key);
  for (const char* always : {"type", "clause"}) EXPECT_EQ(told.erase(always), 1U) << event;
  told.erase("for");  // in records: who heard of it
  for (const Json& field : row.at("fields")) {
    const auto name = field.at("name").get<std::string>();
    const bool there = told.erase(name) == 1;
    EXPECT_TRUE(there || field.value("optional", false)) << name << " of " << event;
    if (there) {
      EXPECT_TRUE(is_of(event.at(name), field.at("type"))) << name << " of " << event;
    }
  }
  EXPECT_THAT(told, testing::IsEmpty()) << event;
}

TEST(Catalogue, TellsWhatIsAskedAndToldInRecordedGames) {
  const Json catalogue = catalogue_json(game_data());
  Names asked, happened;
  for (const auto& file : std::filesystem::directory_iterator("tests/games")) {
    if (file.path().extension() != ".json") continue;
    const Json record = Json::parse(std::ifstream(file.path()));
    const std::string game = record.at("setup").value("game", "rattus");
    const auto events = by(catalogue.at(game).at("events"), "type"),
               decisions = by(catalogue.at(game).at("decisions"), "name");
    const auto tell = [&](const Json& told) {
      for (const Json& event : told) {
        const auto type = event.at("type").get<std::string>();
        ASSERT_TRUE(events.contains(type)) << event;
        expect_told(event, events.at(type));
        happened.insert(game + " " + type);
      }
    };
    tell(record.at("start").at("events"));
    for (const Json& step : record.at("steps")) {
      EXPECT_TRUE(decisions.contains(step.at("decision"))) << step.at("decision");
      asked.insert(step.at("decision"));
      tell(step.at("events"));
    }
  }
  EXPECT_GT(asked.size(), 50U);
  EXPECT_GT(happened.size(), 90U);
}

TEST(Catalogue, NamesTheCardThatBringsADecisionOrAnEvent) {
  const Json board = catalogue_json(game_data()).at("rattus");
  EXPECT_EQ(by(board.at("decisions"), "name").at("D-WIZARD-REGION"),
            Json::parse(R"({"name": "D-WIZARD-REGION", "clause": "CARD-130", "part": "wizard",
                            "bars": ["no-citizen-of-yours"]})"));
  EXPECT_EQ(by(board.at("events"), "type").at("bishop-set").at("part"), "bishop");
  EXPECT_EQ(by(board.at("events"), "type").at("turn-ended").at("part"), "frame");
}

TEST(Catalogue, Base120TellsTheHouseRulesOfBothGames) {
  const Json catalogue = catalogue_json(game_data());
  const auto board = by(catalogue.at("rattus").at("house_rules"), "key"),
             cartus = by(catalogue.at("cartus").at("house_rules"), "key");
  EXPECT_EQ(board.at("chivalry_reach_56"), Json::parse(R"({"key": "chivalry_reach_56", "clause": "BASE-40",
                                                           "values": [2, 3], "usual": 3, "players": [5, 6]})"));
  EXPECT_EQ(cartus.at("show_rats"), Json::parse(R"({"key": "show_rats", "clause": "CART-27",
                                                    "values": ["off", "on"], "usual": "off"})"));
  EXPECT_EQ(cartus.at("guard_tower_2p").at("players"), Json::parse("[2, 2]"));
}

}  // namespace
}  // namespace rattus::codec
