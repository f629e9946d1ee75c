// What steps of a record tell, and in which order (BASE-106), looked at in random games.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

/// Random games with these cards, as JSON records, one after another, until `look(record)` has seen enough.
template <class Look>
void records(const std::string& board, int players, const std::vector<std::string>& modules,
             const std::vector<std::string>& cards, Look look) {
  auto setup = test::set_up(board, players, {{"max_rounds", "12"}});
  setup.card_choice = board::CardChoice::listed;
  setup.cards = cards;
  setup.modules = modules;
  for (std::uint64_t seed = 1; seed <= 120 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    auto course = test::open_course(setup, {seed, 11});
    std::mt19937 random(static_cast<unsigned>(seed));
    while (!course.game().over()) test::choose_at_random(course, random);
    if (look(Json::parse(write_record(record_of(course), game_data(), Trace::none)))) return;
  }
}

bool is(const Json& event, const char* type) { return event["type"] == type; }

TEST(RecordTold, BASE_106_UPG_24_WhereATokenWasLookedAtBeforeTheWitchSetsItDown) {
  std::size_t set = 0, elsewhere = 0, chosen = 0;
  records("classic", 2, {"upgrades"}, {"1", "2", "3", "4", "6", "28"}, [&](const Json& record) {
    std::multimap<std::string, std::string> looked;  // of this use: regions by faces
    const auto fits = [&](const Json& face, const Json& from) {
      const auto [begin, end] = looked.equal_range(face.dump());
      return std::any_of(begin, end, [&](const auto& one) { return one.second == from; });
    };
    for (const Json& step : record["steps"]) {
      if (step["decision"] == "D-WITCH-PLACE") {
        ++chosen;
        EXPECT_TRUE(fits(step["choice"]["token"]["face"], step["choice"]["from"])) << step;
      }
      for (const Json& event : step["events"]) {
        if (is(event, "card-used")) looked.clear();
        if (is(event, "token-looked")) looked.emplace(event["token"]["face"].dump(), event["region"]);
        if (!is(event, "token-set")) continue;
        ++set;
        elsewhere += event["from"] != event["region"];
        EXPECT_TRUE(fits(event["token"]["face"], event["from"])) << event;
      }
    }
    return set > 40;
  });
  EXPECT_GT(set, 40U);
  EXPECT_GT(elsewhere, 5U);
  EXPECT_GT(chosen, 5U);
}

TEST(RecordTold, BASE_106_MERC_93_AForcedTokenInHandIsToldWithItsRegion) {
  std::size_t forced = 0;
  records("classic", 4, {"mercatus"}, {"1", "2", "4", "34", "37", "43"}, [&](const Json& record) {
    for (const Json& step : record["steps"])
      for (const Json& event : step["events"])
        if (is(event, "forced") && event["decision"] == "D-SHAMAN-HAND") {
          ++forced;
          const Json& option = event["option"];
          EXPECT_TRUE(option.contains("token") && option["token"].contains("tag") && option.contains("from")) << event;
        }
    return forced > 10;
  });
  EXPECT_GT(forced, 10U);
}

TEST(RecordTold, BASE_106_UPG_38_ATokenThatLiesOpenHasAFaceAlone) {
  std::size_t replaced = 0;
  records("classic", 3, {"upgrades"}, {"1", "2", "5", "6", "18", "28"}, [&](const Json& record) {
    for (const Json& step : record["steps"]) {
      if (step["decision"] == "D-CRUSADER-REPLACE" && step["choice"]["kind"] == "token") {
        ++replaced;
        EXPECT_TRUE(step["choice"].contains("face") && !step["choice"].contains("token")) << step;
      }
      for (const Json& event : step["events"]) {
        if (!is(event, "token-replaced") && !is(event, "drawn-token-used")) continue;
        for (const char* token : {"token", "other"})
          if (event.contains(token)) {
            EXPECT_EQ(event[token].size(), 1U) << event;
            EXPECT_TRUE(event[token].contains("face")) << event;
          }
      }
    }
    return replaced > 3;
  });
  EXPECT_GT(replaced, 3U);
}

TEST(RecordTold, BASE_106_REG_13_DrawsThatShuffleOnTheWayInTheOrderInWhichTheyHappened) {
  std::size_t in_between = 0;
  records("big-box", 2, {"region-cards", "upgrades"}, {"1", "2", "6", "19", "20", "28"}, [&](const Json& record) {
    std::size_t deck = 26, pile = 0;  // REG-2
    for (const Json& step : record["steps"]) {
      std::size_t drawn = 0;
      for (const Json& event : step["events"]) {
        if (is(event, "region-card-discarded")) ++pile;
        if (is(event, "region-card-seen") || is(event, "region-card-laid-open")) {
          EXPECT_GT(deck, 0U) << step;
          --deck, ++drawn;
        }
        if (!is(event, "region-deck-shuffled")) continue;
        EXPECT_EQ(deck, 0U) << "only an empty deck is shuffled anew: " << step;
        EXPECT_EQ(event["count"], pile);
        deck = pile, pile = 0;
        in_between += drawn > 0;
      }
      std::size_t told = 0;  // the chance points follow the events
      for (const Json& point : step.value("chance", Json::array()))
        told += point["name"] == "region-deck" || point["name"] == "region-reshuffle";
      EXPECT_GE(told, drawn);
    }
    return in_between > 3;
  });
  EXPECT_GT(in_between, 3U);
}

/// BASE-106: what happens at the start of a final turn comes after its start.
TEST(RecordTold, BASE_84_106_UPG_59_AFinalTurnStartsBeforeWhatHappensAtItsStart) {
  std::size_t returned = 0;
  records("classic", 2, {"upgrades"}, {"1", "2", "5", "6", "7", "28"}, [&](const Json& record) {
    int final_turn = 0;  // of a seat
    bool ending = false;
    for (const Json& step : record["steps"])
      for (const Json& event : step["events"]) {
        if (is(event, "final-round")) ending = true;
        if (is(event, "final-turn-started")) final_turn = event["seat"];
        if (!ending || !is(event, "tile-returned")) continue;
        EXPECT_NE(final_turn, 0) << step;
        ++returned;
      }
    return returned > 3;
  });
  EXPECT_GT(returned, 3U);
}

}  // namespace
}  // namespace rattus::codec
