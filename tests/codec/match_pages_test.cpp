// Long logs come in pages: the last one with the answer to `hello`, those before it when they are asked for.
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using table::Match;

constexpr std::size_t most_bytes = 400 * 1024;  ///< of any answer: a page and a view

/// A game with talk in between, as older limits allowed it.
Match talkative(const table::AnySetUp& setup, int lines, const std::string& line) {
  Match match = test::open_match(setup, {3, 3}, {test::person("A"), test::person("B")});
  std::mt19937 random(3);
  for (int i = 0; i < lines; ++i) {
    EXPECT_TRUE(match.replay(test::says(i % 2 == 0 ? "A" : "B", line + std::to_string(i), std::to_string(i))));
    if (i % 40 == 0 && match.stage() == table::Stage::playing) {
      EXPECT_TRUE(match.apply(test::random_choice(match, random), test::nobody).accepted());
    }
  }
  return match;
}

/// All that has happened, page by page; each is small.
Json all_events(const Match& match, const std::string& guest) {
  Updates updates(match, game_data(), {"T", "hash", test::everybody, 1, false});
  const auto whole = updates.update(guest, 0, {}, false);
  EXPECT_LT(whole->size(), most_bytes);
  Json page = Json::parse(*whole), events = page["events"];
  while (page.contains("from")) {
    const std::uint64_t before = page["from"];
    const auto text = updates.earlier(guest, before, "q");
    EXPECT_LT(text->size(), most_bytes);
    page = Json::parse(*text);
    EXPECT_EQ(page["type"], "earlier");
    EXPECT_EQ(page["id"], "q");
    EXPECT_EQ(page["before"], before);
    EXPECT_FALSE(page["events"].empty());
    Json more = page["events"];
    more.insert(more.end(), events.begin(), events.end());
    events = std::move(more);
  }
  return events;
}

Json events_at_once(const Match& match, const std::string& guest) {
  return Json::parse(
      *Updates(match, game_data(), {"T", "hash", test::everybody, 1, true}).update(guest, 0, {}, false))["events"];
}

TEST(MatchPages, TogetherTheyAreTheWholeLog) {
  for (const table::AnySetUp& setup :
       {table::AnySetUp(test::set_up("classic", 2)), table::AnySetUp(test::cartus_set_up(2))})
    for (const bool wordy : {false, true}) {
      const std::string line = wordy ? std::string(290, '"') : "word ";  // twice as long when it is written
      const Match match = talkative(setup, 5'000, line);
      for (const char* guest : {"A", "B", "W"})
        ASSERT_EQ(all_events(match, guest), events_at_once(match, guest)) << guest;
    }
}

TEST(MatchPages, WhoeverHasBeenAwayForLongBeginsAnewAndOthersGoOn) {
  const Match match = talkative(test::set_up("classic", 2), 3'000, "word ");
  Updates updates(match, game_data(), {"T", "hash", test::everybody, 1, false});
  const auto now = match.version();
  const Json late = Json::parse(*updates.update("W", now - 1'001, {}, false));
  EXPECT_EQ(late["base"], 0);
  EXPECT_TRUE(late.contains("view") && late.contains("table"));
  EXPECT_EQ(late["from"], now - 999);
  const Json early = Json::parse(*updates.update("W", now - 1'000, {}, false));
  EXPECT_EQ(early["base"], now - 1'000);
  EXPECT_FALSE(early.contains("from"));
}

TEST(MatchPages, WhatIsAskedBeforeTheBeginningOrAfterTheEndIsAnswered) {
  const Match match = talkative(test::set_up("classic", 2), 50, "word ");
  Updates updates(match, game_data(), {"T", "hash", test::everybody, 1, false});
  for (const std::uint64_t before : {0, 1})
    EXPECT_TRUE(Json::parse(*updates.earlier("W", before, {}))["events"].empty());
  const Json all = Json::parse(*updates.earlier("W", 1'000'000, {}));
  EXPECT_EQ(all["events"], events_at_once(match, "W"));
  EXPECT_FALSE(all.contains("from"));
  EXPECT_TRUE(all["viewer"].is_null());
}

}  // namespace
}  // namespace rattus::codec
