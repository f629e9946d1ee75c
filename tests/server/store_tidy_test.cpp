// What need not be kept as it is: entries of finished games are packed, tables that never began and guests without a
// table go.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;

class TidyTest : public StoreTest {
 protected:
  static bool there(Store& store, const char* id) {
    return std::get<std::optional<Listing>>(store.listing(id)).has_value();
  }
  static bool known(Store& store, const char* key) {
    return std::get<std::optional<StoredGuest>>(store.guest(key)).has_value();
  }
  /// All that there is to do, after 30 days for tables and guests; of the wall clock it is the year 2027.
  static void tidy_all(Store& store, const std::set<std::string>& used = {}) {
    while (tidy(store, {1'800'000'000, 30 * one_day, 30 * one_day, used})) {
    }
  }
};

TEST_P(TidyTest, MatchesThatAreOverArePacked) {
  std::vector<std::string> before;
  {
    const auto store = open();
    ASSERT_TRUE(store) << refusal_;
    ASSERT_FALSE(write(*store, game("over", 300, 50)));
    ASSERT_FALSE(write(*store, game("late", 300, 200)));
    ASSERT_FALSE(write(*store, {match("on"), entry("on", 2)}));
    before = entries(*store, "over");
    EXPECT_EQ(before.size(), 299U);
    EXPECT_TRUE(tidy(*store, {100, one_day, one_day, {}}));
    EXPECT_FALSE(tidy(*store, {100, one_day, one_day, {}})) << "the others are not over, or not for long";
    EXPECT_EQ(entries(*store, "over"), before);
    EXPECT_EQ(write(*store, {entry("over", 2)}), Kind::conflict);
    EXPECT_FALSE(write(*store, {entry("over", 301)})) << "people talk about it after all";
  }
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  before.push_back("input 301");
  EXPECT_EQ(entries(*store, "over"), before);
  const auto bytes = [this](const std::string& what) { return std::stoll(sql("SELECT " + what)); };
  EXPECT_LT(bytes("LENGTH(entries) FROM archives") * 5, bytes("SUM(LENGTH(input)) FROM entries WHERE input LIKE '{%'"));
}

TEST_P(TidyTest, ADamagedArchiveIsFound) {
  {
    const auto store = open();
    ASSERT_TRUE(store) << refusal_;
    ASSERT_FALSE(write(*store, game("over", 300, 50)));
    EXPECT_TRUE(tidy(*store, {100, one_day, one_day, {}}));
  }
  sql("UPDATE archives SET entries = SUBSTR(entries, 1, LENGTH(entries) / 2)");
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  const auto found = store->match("over");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
}

TEST_P(TidyTest, TablesThatNeverBeganAndGuestsWithoutATableGo) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  NewEntry begun = entry("begun", 2);
  begun.index = Index{"face", MatchStage::playing, false, {"a"}};
  ASSERT_FALSE(
      write(*store, {match("stale"), entry("stale", 2), match("lively"), match("begun"), begun, NewGuest{"a", "ka", 1},
                     NewGuest{"gone", "kg", 1}, NewGuest{"host", "kh", 1}, NewGuest{"back", "kb", 1}}));
  uptime_ = 20 * one_day;
  ASSERT_FALSE(write(*store, {entry("lively", 2), match("fresh"), SeenGuest{"back", 150}}));
  uptime_ = 31 * one_day;
  tidy_all(*store);
  EXPECT_FALSE(there(*store, "stale"));
  EXPECT_TRUE(there(*store, "lively") && there(*store, "fresh") && there(*store, "begun"));
  EXPECT_FALSE(known(*store, "kg"));
  EXPECT_TRUE(known(*store, "ka") && known(*store, "kh") && known(*store, "kb")) << "a seat, a table, or a visit";
}

TEST_P(TidyTest, AJumpOfTheWallClockRemovesNothing) {
  {
    const auto store = open();
    ASSERT_TRUE(store) << refusal_;
    ASSERT_FALSE(write(*store, {match("m", 5), NewGuest{"gone", "kg", 5}}));  // 1970: the network is not there yet
    uptime_ += 60;
    tidy_all(*store);
    EXPECT_TRUE(there(*store, "m") && known(*store, "kg"));
  }
  const auto store = open();  // after a restart, too
  tidy_all(*store);
  EXPECT_TRUE(there(*store, "m") && known(*store, "kg"));
}

TEST_P(TidyTest, TheTimeOfAllServersOverTheFolderCounts) {
  for (int run = 0; run < 40; ++run) {
    const auto store = open();
    ASSERT_TRUE(store) << refusal_;
    if (run == 0) {
      ASSERT_FALSE(write(*store, {match("m"), NewGuest{"gone", "kg", 1}}));
    }
    uptime_ += one_day;
    tidy_all(*store);
    EXPECT_EQ(there(*store, "m"), run < 30) << run;
    EXPECT_EQ(known(*store, "kg"), run < 30) << run;
    uptime_ = run;  // of another start of the machine
  }
}

TEST_P(TidyTest, ATableWithSomebodyConnectedIsNotIdle) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("visited"), match("held"), match("stale")}));
  for (uptime_ = one_day; uptime_ <= 35 * one_day; uptime_ += one_day)
    tidy_all(*store,
             uptime_ <= 20 * one_day ? std::set<std::string>{"visited", "held"} : std::set<std::string>{"held"});
  EXPECT_TRUE(there(*store, "visited")) << "somebody was there until the 20th day";
  EXPECT_TRUE(there(*store, "held"));
  EXPECT_FALSE(there(*store, "stale"));
}

TEST_P(TidyTest, SomebodyWhoComesToAnIdleTableAtTheLastMomentFindsIt) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  uptime_ = 30 * one_day;
  tidy_all(*store);
  uptime_ += 100;
  tidy_all(*store, {"m"});
  EXPECT_TRUE(there(*store, "m"));
}

TEST_P(TidyTest, TheLobbyDropsTablesWhoseHostIsLongGone) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  NewMatch other = match("other", 10);
  other.host = "here";
  ASSERT_FALSE(write(*store, {NewGuest{"host", "kh", 10}, NewGuest{"here", "ke", 10}, match("old", 10), other,
                              match("new", 200), SeenGuest{"here", 150}}));
  const auto listed = store->lobby(50, 100);
  EXPECT_THAT(ids(listed), ElementsAre("new", "other"));
}

TEST_P(TidyTest, WhatAnotherServerUsesStays) {
  const auto one = open(), other = open();
  ASSERT_TRUE(one && other) << refusal_;
  ASSERT_FALSE(write(*one, {match("looked at"), match("held"), match("stale")}));
  for (uptime_ = one_day; uptime_ <= 31 * one_day; uptime_ += one_day) {
    tidy_all(*one, {"held"});
    if (uptime_ == 20 * one_day) {
      EXPECT_TRUE(std::get<std::optional<StoredMatch>>(other->match("looked at")));
    }
    tidy_all(*other);
  }
  EXPECT_TRUE(std::get<std::optional<Listing>>(one->listing("held")));
  EXPECT_FALSE(there(*one, "stale"));
  if (GetParam() == "PostgreSQL") {
    EXPECT_TRUE(there(*one, "looked at")) << "to look at it is to use it";
  }
}

TEST_P(TidyTest, WhoeverHasReadAMatchMayGoOnFromThereWhenItHasBeenPacked) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, game("over", 300, 50)));
  ASSERT_FALSE(write(*store, {match("on")}));
  EXPECT_TRUE(tidy(*store, {100, one_day, one_day, {}}));
  EXPECT_EQ(std::get<std::optional<Tail>>(store->entries_after("over", 298)).value().size(), 2U);
  EXPECT_THAT(std::get<std::vector<std::uint64_t>>(store->last_entries(std::vector<std::string>{"over"})),
              ElementsAre(300));
}

INSTANTIATE_TEST_SUITE_P(Databases, TidyTest, ::testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace rattus::server::test
