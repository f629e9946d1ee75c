// The store in a real database file: what it keeps, and what it says when the disk or the file fails.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sqlite/schema.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST_F(SqliteStoreTest, AFullDiskIsSaidAndChangesNothing) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m")}));
  sqlite3_exec(store->database(), "PRAGMA max_page_count = 1", nullptr, nullptr, nullptr);  // as many as there are
  NewEntry large = entry("m", 2);
  large.input = std::string(100'000, 'x');
  EXPECT_EQ(write(*store, {large}), Kind::full);
  EXPECT_THAT(entries(*store, "m"), IsEmpty());
  sqlite3_exec(store->database(), "PRAGMA max_page_count = 1000000", nullptr, nullptr, nullptr);
  EXPECT_FALSE(write(*store, {large}));
}

TEST_F(SqliteStoreTest, AnotherProcessThatHoldsTheDatabaseIsNamed) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m")}));
  sqlite3_busy_timeout(store->database(), 1);
  sqlite3* raw = nullptr;
  sqlite3_open(folder_.database().c_str(), &raw);
  const Database other(raw);
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::busy);
  EXPECT_EQ(store->probe()->kind, Kind::busy);
  EXPECT_THAT(entries(*store, "m"), IsEmpty()) << "reading goes on";
  sqlite3_exec(raw, "COMMIT", nullptr, nullptr, nullptr);
  EXPECT_FALSE(write(*store, {entry("m", 2)}));
}

TEST_F(SqliteStoreTest, ADatabaseOfANewerProgramIsRefusedWithAdvice) {
  open();
  sql("PRAGMA user_version = 99");
  EXPECT_FALSE(open());
  EXPECT_THAT(refusal_, HasSubstr("newer Rattus"));
  EXPECT_THAT(refusal_, HasSubstr("version 99"));
  EXPECT_THAT(refusal_, HasSubstr("--data"));
}

TEST_F(SqliteStoreTest, AFileThatIsNoDatabaseIsRefusedWithAdvice) {
  std::ofstream(folder_.database()) << std::string(10'000, '?');
  EXPECT_FALSE(open());
  EXPECT_THAT(refusal_, HasSubstr("file is not a database"));
  EXPECT_THAT(refusal_, HasSubstr(".recover"));
}

TEST_F(SqliteStoreTest, AnOlderDatabaseIsBroughtUpToDate) {
  {
    sqlite3* raw = nullptr;
    sqlite3_open(folder_.database().c_str(), &raw);
    const Database database(raw);
    ASSERT_FALSE(migrate(raw, 1));
  }
  sql("INSERT INTO guests (id, key, name, created) VALUES ('g', 'key', 'Agnes', 5);"
      "INSERT INTO matches VALUES (1, 'm', 'plan', 'seed', 'hash', 'g', 5, 'face', 2, 0);"
      "INSERT INTO entries VALUES (1, 2, 'input 2', 6)");
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2"));
  EXPECT_EQ(std::get<std::optional<StoredGuest>>(store->guest("key")).value().name, "Agnes");
  const Stale stale{100, one_day, one_day, {}};
  EXPECT_TRUE(tidy(*store, stale));
  EXPECT_FALSE(tidy(*store, stale)) << "who was known before the change is known yet";
  EXPECT_FALSE(write(*store, {entry("m", 3)}));
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2", "input 3"));
}

}  // namespace
}  // namespace rattus::server::test
