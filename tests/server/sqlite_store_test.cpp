// The store in a real database file: what it keeps, and what it says when the disk or the file fails.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sqlite_schema.hpp"
#include "server/store_access.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST_F(SqliteStoreTest, KeepsWhatItIsGiven) {
  {
    const auto store = open();
    ASSERT_TRUE(store);
    EXPECT_FALSE(write(*store, {match("m", 7), entry("m", 2), NewGuest{"g", "key", 5}, NameGuest{"g", "Agnes"}}));
    EXPECT_FALSE(write(*store, {entry("m", 3)}));
  }
  const auto store = open();
  const auto found = std::get<std::optional<StoredMatch>>(store->match("m"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->plan, "plan of m");
  EXPECT_EQ(found->seed, "seed");
  EXPECT_EQ(found->listing.seed_hash, "hash");
  EXPECT_EQ(found->listing.opened, 7);
  EXPECT_THAT(found->entries, ElementsAre("input 2", "input 3"));
  const auto guest = std::get<std::optional<StoredGuest>>(store->guest("key"));
  ASSERT_TRUE(guest);
  EXPECT_EQ(guest->id, "g");
  EXPECT_EQ(guest->name, "Agnes");
  EXPECT_FALSE(std::get<std::optional<StoredMatch>>(store->match("other")));
  EXPECT_FALSE(std::get<std::optional<StoredGuest>>(store->guest("other")));
  EXPECT_FALSE(store->probe());
  EXPECT_THAT(notes_, IsEmpty());
}

TEST_F(SqliteStoreTest, ListsNewestFirst) {
  const auto store = open();
  NewEntry over = entry("m1", 2);
  over.index = Index{"later face", MatchStage::over, false, {"a"}};
  ASSERT_FALSE(write(*store, {match("m1", 1), match("m2", 2), match("m3", 3), over}));
  const auto ids = [](const Stored<std::vector<Listing>>& list) {
    std::vector<std::string> ids;
    for (const Listing& listing : std::get<std::vector<Listing>>(list)) ids.push_back(listing.id);
    return ids;
  };
  EXPECT_THAT(ids(store->lobby(50, 0)), ElementsAre("m3", "m2"));
  EXPECT_THAT(ids(store->lobby(1, 0)), ElementsAre("m3"));
  EXPECT_THAT(ids(store->matches_of("a", 50)), ElementsAre("m3", "m2", "m1"));
  EXPECT_THAT(ids(store->matches_of("b", 50)), ElementsAre("m3", "m2"));
  EXPECT_EQ(std::get<unsigned>(store->unfinished("host")), 2U);
  EXPECT_EQ(std::get<std::optional<Listing>>(store->listing("m1"))->face, "later face");
}

TEST_F(SqliteStoreTest, ATransactionIsWrittenAsAWholeOrNotAtAll) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m")}));
  EXPECT_EQ(write(*store, {entry("m", 2), entry("m", 4)}), Kind::conflict);
  EXPECT_THAT(entries(*store, "m"), IsEmpty());
  EXPECT_EQ(write(*store, {entry("m", 3)}), Kind::conflict) << "there is no entry 2";
  EXPECT_FALSE(write(*store, {entry("m", 2)}));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::conflict) << "entry 2 is taken";
  EXPECT_EQ(write(*store, {entry("nobody's", 2)}), Kind::conflict);
  EXPECT_EQ(write(*store, {match("m")}), Kind::conflict) << "the id is taken";
}

TEST_F(SqliteStoreTest, EntriesAreNeverChanged) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2)}));
  for (const char* change : {"UPDATE entries SET input = 'other'", "DELETE FROM entries"})
    EXPECT_EQ(sqlite3_exec(store->database(), change, nullptr, nullptr, nullptr), SQLITE_CONSTRAINT_TRIGGER) << change;
}

TEST_F(SqliteStoreTest, TheFaultOfOneUnitDoesNotTouchTheOthers) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m"), match("n")}));
  std::vector<Unit> units{{{entry("m", 2)}, {}}, {{entry("m", 9)}, {}}, {{entry("n", 2)}, {}}};
  const auto results = write_together(*store, units);
  EXPECT_FALSE(results[0]);
  EXPECT_EQ(results[1]->kind, Kind::conflict);
  EXPECT_FALSE(results[2]);
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2"));
  EXPECT_THAT(entries(*store, "n"), ElementsAre("input 2"));
}

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

TEST_F(SqliteStoreTest, AQuotaHoldsForWhatIsWrittenTogether) {
  const auto store = open();
  std::vector<Unit> units;
  for (int i = 0; i < 90; ++i) {
    NewMatch one = match("m" + std::to_string(i));
    one.most_unfinished = 20;
    units.push_back({{one}, {}});
  }
  unsigned written = 0, refused = 0;
  for (const auto& fault : write_together(*store, units)) {
    written += fault ? 0 : 1;
    refused += fault && fault->kind == Kind::quota ? 1 : 0;
  }
  EXPECT_EQ(written, 20U);
  EXPECT_EQ(refused, 70U);
  EXPECT_EQ(std::get<unsigned>(store->unfinished("host")), 20U);
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

TEST_F(SqliteStoreTest, AHoleInTheEntriesIsFound) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2), entry("m", 3)}));
  sql("DROP TRIGGER entries_remain; DELETE FROM entries WHERE number = 2");
  const auto found = store->match("m");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
  EXPECT_THAT(std::get<StoreFault>(found).reason, HasSubstr("lacks entry 2"));
}

}  // namespace
}  // namespace rattus::server::test
