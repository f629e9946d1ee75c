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
    EXPECT_TRUE(tidy(*store, {100, 0, 0}));
    EXPECT_FALSE(tidy(*store, {100, 0, 0})) << "the others are not over, or not for long";
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
    EXPECT_TRUE(tidy(*store, {100, 0, 0}));
  }
  sql("UPDATE archives SET entries = SUBSTR(entries, 1, LENGTH(entries) / 2)");
  const auto store = open();
  const auto found = store->match("over");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
}

TEST_F(SqliteStoreTest, TablesThatNeverBeganAndGuestsWithoutATableGo) {
  const auto store = open();
  NewEntry sat = entry("lively", 2);
  sat.time = 150;
  NewEntry begun = entry("begun", 2);
  begun.index = Index{"face", MatchStage::playing, false, {"a"}};
  ASSERT_FALSE(write(*store, {match("stale"), entry("stale", 2), match("lively"), sat, match("fresh", 150),
                              match("begun"), begun, NewGuest{"a", "ka", 1}, NewGuest{"gone", "kg", 1},
                              NewGuest{"host", "kh", 1}, NewGuest{"back", "kb", 1}, SeenGuest{"back", 150}}));
  while (tidy(*store, {0, 100, 100})) {
  }
  const auto there = [&](const char* id) { return std::get<std::optional<StoredMatch>>(store->match(id)).has_value(); };
  EXPECT_FALSE(there("stale"));
  EXPECT_TRUE(there("lively") && there("fresh") && there("begun"));
  const auto known = [&](const char* key) {
    return std::get<std::optional<StoredGuest>>(store->guest(key)).has_value();
  };
  EXPECT_FALSE(known("kg"));
  EXPECT_TRUE(known("ka") && known("kh") && known("kb")) << "a seat, a table, or a visit";
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
  const std::string fresh = open_table(agnes, 2, {me, open_seat});
  server.stop();

  Notes notes;
  const std::string file = server.folder() + "/rattus.sqlite";
  const auto opened = [&] { return std::get<std::unique_ptr<SqliteStore>>(SqliteStore::open(file, notes)); };
  {
    std::vector<Write> old = game("over", 300, 1);
    old.insert(old.end(), {match("stale"), entry("stale", 2), NewGuest{"gone", "kg", 1}, NewGuest{"a", "ka", 1}});
    ASSERT_FALSE(opened()->write(old));
  }
  server.start();
  sqlite3* raw = nullptr;
  sqlite3_open(file.c_str(), &raw);
  const Database beside(raw);
  const auto count = [&](const std::string& rows) {
    const Statement statement(raw, "SELECT COUNT(*) FROM " + rows);
    server::Run run(statement);
    return run.row() ? run.number(0) : -1;
  };
  EXPECT_TRUE(becomes_true([&] { return count("archives") == 1; }));
  EXPECT_TRUE(becomes_true([&] { return count("matches WHERE id = 'stale'") == 0; }));
  EXPECT_TRUE(becomes_true([&] { return count("guests WHERE id = 'gone'") == 0; }));
  server.stop();

  const auto store = opened();
  const auto kept = std::get<std::optional<StoredMatch>>(store->match("over"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->entries.size(), 299U);
  EXPECT_TRUE(std::get<std::optional<StoredMatch>>(store->match(fresh))) << "it may begin yet";
  EXPECT_TRUE(std::get<std::optional<StoredGuest>>(store->guest("ka"))) << "he has a seat";
  EXPECT_EQ(count("guests WHERE name = 'Agnes'"), 1);
}

}  // namespace
}  // namespace rattus::server::test
