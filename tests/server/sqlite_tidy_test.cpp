// What need not be kept as it is: entries of finished games are packed, tables that never began and guests without a
// table go, and the server does it by itself.

#include <chrono>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/player.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;

/// Entries as games have them.
std::vector<Write> game(const std::string& id, unsigned entries, UnixTime last) {
  std::vector<Write> writes{match(id)};
  for (unsigned number = 2; number <= entries; ++number)
    writes.push_back(NewEntry{id,
                              number,
                              R"({"act":"choose","guest":"k3v9x2mq7dabcde","id":"c)" + std::to_string(number * 7919) +
                                  R"(","version":)" + std::to_string(number) + R"(,"option":)" +
                                  std::to_string(number % 7) + "}",
                              last,
                              {}});
  std::get<NewEntry>(writes.back()).index = Index{"face", MatchStage::over, false, {"a", "b"}};
  return writes;
}

TEST_F(SqliteStoreTest, MatchesThatAreOverArePacked) {
  std::vector<std::string> before;
  {
    const auto store = open();
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
  before.push_back("input 301");
  EXPECT_EQ(entries(*store, "over"), before);
  const Statement packed(store->database(), "SELECT LENGTH(entries) FROM archives");
  const Statement loose(store->database(),
                        "SELECT SUM(LENGTH(input)) FROM entries e JOIN matches m ON m.number = e.match "
                        "WHERE m.id = 'late'");
  server::Run packed_run(packed), loose_run(loose);
  ASSERT_TRUE(packed_run.row() && loose_run.row());
  EXPECT_LT(packed_run.number(0) * 5, loose_run.number(0));
}

TEST_F(SqliteStoreTest, ADamagedArchiveIsFound) {
  {
    const auto store = open();
    ASSERT_FALSE(write(*store, game("over", 300, 50)));
    EXPECT_TRUE(tidy(*store, {100, one_day, one_day, {}}));
  }
  sql("UPDATE archives SET entries = SUBSTR(entries, 1, LENGTH(entries) / 2)");
  const auto store = open();
  const auto found = store->match("over");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
}

class TidyTest : public SqliteStoreTest {
 protected:
  static bool there(SqliteStore& store, const char* id) {
    return std::get<std::optional<StoredMatch>>(store.match(id)).has_value();
  }
  static bool known(SqliteStore& store, const char* key) {
    return std::get<std::optional<StoredGuest>>(store.guest(key)).has_value();
  }
  /// All that there is to do, after 30 days for tables and guests; of the wall clock it is the year 2027.
  static void tidy_all(SqliteStore& store, const std::set<std::string>& used = {}) {
    while (tidy(store, {1'800'000'000, 30 * one_day, 30 * one_day, used})) {
    }
  }
};

TEST_F(TidyTest, TablesThatNeverBeganAndGuestsWithoutATableGo) {
  const auto store = open();
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

TEST_F(TidyTest, AJumpOfTheWallClockRemovesNothing) {
  {
    const auto store = open();
    ASSERT_FALSE(write(*store, {match("m", 5), NewGuest{"gone", "kg", 5}}));  // 1970: the network is not there yet
    uptime_ += 60;
    tidy_all(*store);
    EXPECT_TRUE(there(*store, "m") && known(*store, "kg"));
  }
  const auto store = open();  // after a restart, too
  tidy_all(*store);
  EXPECT_TRUE(there(*store, "m") && known(*store, "kg"));
}

TEST_F(TidyTest, TheTimeOfAllServersOverTheFolderCounts) {
  for (int run = 0; run < 40; ++run) {
    const auto store = open();
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

TEST_F(TidyTest, ATableWithSomebodyConnectedIsNotIdle) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("visited"), match("held"), match("stale")}));
  for (uptime_ = one_day; uptime_ <= 35 * one_day; uptime_ += one_day)
    tidy_all(*store,
             uptime_ <= 20 * one_day ? std::set<std::string>{"visited", "held"} : std::set<std::string>{"held"});
  EXPECT_TRUE(there(*store, "visited")) << "somebody was there until the 20th day";
  EXPECT_TRUE(there(*store, "held"));
  EXPECT_FALSE(there(*store, "stale"));
}

TEST_F(TidyTest, SomebodyWhoComesToAnIdleTableAtTheLastMomentFindsIt) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m")}));
  uptime_ = 30 * one_day;
  tidy_all(*store);
  uptime_ += 100;
  tidy_all(*store, {"m"});
  EXPECT_TRUE(there(*store, "m"));
}

TEST_F(SqliteStoreTest, TheLobbyDropsTablesWhoseHostIsLongGone) {
  const auto store = open();
  NewMatch other = match("other", 10);
  other.host = "here";
  ASSERT_FALSE(write(*store, {NewGuest{"host", "kh", 10}, NewGuest{"here", "ke", 10}, match("old", 10), other,
                              match("new", 200), SeenGuest{"here", 150}}));
  const auto listed = store->lobby(50, 100);
  std::vector<std::string> ids;
  for (const Listing& one : std::get<std::vector<Listing>>(listed)) ids.push_back(one.id);
  EXPECT_THAT(ids, ElementsAre("new", "other"));
}

/// Comes true before long: it is looked at again and again, for at most a minute.
template <class Condition>
bool becomes_true(Condition condition) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!condition())
    if (std::chrono::steady_clock::now() > until) return false;
  return true;
}

TEST(Tidying, TheServerDoesItByItselfAndLeavesWhatIsUsed) {
  ServeOptions options = quick_options();
  options.patience.tidy = std::chrono::milliseconds(5);
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string held = open_table(agnes, 2, {me, open_seat});
  server.stop();

  Notes notes;
  const std::string file = server.folder() + "/rattus.sqlite";
  const auto opened = [&] { return std::get<std::unique_ptr<SqliteStore>>(SqliteStore::open(file, notes)); };
  {
    std::vector<Write> old = game("over", 300, 1);
    old.insert(old.end(), {match("stale"), entry("stale", 2), NewGuest{"gone", "kg", 1}, NewGuest{"a", "ka", 1}});
    const auto store = opened();
    ASSERT_FALSE(store->write(old));
    // All this was a hundred days of service ago; but only then does the server look.
    sqlite3_exec(store->database(), "UPDATE watched SET seconds = 8640000", nullptr, nullptr, nullptr);
  }
  sqlite3* raw = nullptr;
  sqlite3_open(file.c_str(), &raw);
  const Database beside(raw);
  const auto count = [&](const std::string& rows) {
    const Statement statement(raw, "SELECT COUNT(*) FROM " + rows);
    server::Run run(statement);
    return run.row() ? run.number(0) : -1;
  };
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);  // until he is there
  server.start();
  agnes.move_to(server.port());
  Player sitting(agnes, held);
  sitting.hello();
  ASSERT_EQ(sqlite3_exec(raw, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_TRUE(becomes_true([&] { return count("archives") == 1; }));
  EXPECT_TRUE(becomes_true([&] { return count("matches WHERE id = 'stale'") == 0; }));
  EXPECT_TRUE(becomes_true([&] { return count("guests WHERE id = 'gone'") == 0; }));
  server.stop();

  const auto store = opened();
  const auto kept = std::get<std::optional<StoredMatch>>(store->match("over"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->entries.size(), 299U);
  EXPECT_TRUE(std::get<std::optional<StoredMatch>>(store->match(held))) << "somebody is connected";
  EXPECT_TRUE(std::get<std::optional<StoredGuest>>(store->guest("ka"))) << "he has a seat";
  EXPECT_EQ(count("guests WHERE name = 'Agnes'"), 1);
}

}  // namespace
}  // namespace rattus::server::test
