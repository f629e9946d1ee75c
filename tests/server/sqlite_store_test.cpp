// The store in a real database file: what it keeps, and what it says when the disk or the file fails.
#include "server/sqlite_store.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store_access.hpp"
#include "server/wal_report.hpp"
#include "tests/server/live_server.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Kind = StoreFault::Kind;

NewMatch match(const std::string& id, UnixTime time = 1) {
  return {
      id, "plan of " + id, "seed", "hash", "host", time, {"face of " + id, MatchStage::gathering, true, {"a", "b"}}};
}
NewEntry entry(const std::string& id, std::uint64_t number) {
  return {id, number, "input " + std::to_string(number), 2, {}};
}

class SqliteStoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<SqliteStore> open() {
    auto opened = SqliteStore::open(folder_.database(), notes_);
    if (const auto* why = std::get_if<std::string>(&opened)) {
      refusal_ = *why;
      return nullptr;
    }
    return std::get<std::unique_ptr<SqliteStore>>(std::move(opened));
  }
  static std::optional<Kind> write(SqliteStore& store, std::vector<Write> writes) {
    const auto fault = store.write(writes);
    return fault ? std::optional(fault->kind) : std::nullopt;
  }
  static std::vector<std::string> entries(SqliteStore& store, const std::string& id) {
    return std::get<std::optional<StoredMatch>>(store.match(id)).value().entries;
  }
  void sql(const std::string& text) {
    sqlite3* raw = nullptr;
    sqlite3_open(folder_.database().c_str(), &raw);
    const Database database(raw);
    ASSERT_EQ(sqlite3_exec(raw, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(raw);
  }

  Folder folder_;
  Notes notes_;
  std::string refusal_;
};

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
  EXPECT_THAT(ids(store->lobby(50)), ElementsAre("m3", "m2"));
  EXPECT_THAT(ids(store->lobby(1)), ElementsAre("m3"));
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

TEST_F(SqliteStoreTest, AHoleInTheEntriesIsFound) {
  const auto store = open();
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2), entry("m", 3)}));
  sql("DROP TRIGGER entries_remain; DELETE FROM entries WHERE number = 2");
  const auto found = store->match("m");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
  EXPECT_THAT(std::get<StoreFault>(found).reason, HasSubstr("lacks entry 2"));
}

/// A log that a dead server left, as it was at that moment, beside its database.
class WalTest : public SqliteStoreTest {
 protected:
  void SetUp() override {
    const auto store = open();
    ASSERT_FALSE(write(*store, {match("m")}));
    sqlite3_wal_checkpoint_v2(store->database(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    for (std::uint64_t number = 2; number < 12; ++number) ASSERT_FALSE(write(*store, {entry("m", number)}));
    std::filesystem::copy(folder_.database(), dead_.database());
    std::filesystem::copy(folder_.database() + "-wal", wal());
  }
  [[nodiscard]] std::string wal() const { return dead_.database() + "-wal"; }
  /// How many entries a new server finds; nothing if it does not start.
  std::optional<std::size_t> found() {
    auto opened = SqliteStore::open(dead_.database(), notes_);
    auto* store = std::get_if<std::unique_ptr<SqliteStore>>(&opened);
    if (!store) return std::nullopt;
    return entries(**store, "m").size();
  }
  Folder dead_;
};

TEST_F(WalTest, IsCarriedOver) {
  const WalReport report = read_wal(wal());
  EXPECT_TRUE(report.readable);
  EXPECT_EQ(report.commits, 10U);
  EXPECT_EQ(report.lost_bytes, 0U);
  EXPECT_EQ(found(), 10U);
  EXPECT_THAT(notes_, ElementsAre(HasSubstr("10 transactions are carried over")));
}

TEST_F(WalTest, AtWhateverByteItIsCutWholeTransactionsStay) {
  const auto size = std::filesystem::file_size(wal());
  const std::string whole = wal() + ".whole";
  std::filesystem::copy(wal(), whole);
  for (auto cut = size; cut > 32; cut -= std::min<std::uintmax_t>(cut, 1'777)) {
    SCOPED_TRACE(cut);
    std::filesystem::copy(whole, wal(), std::filesystem::copy_options::overwrite_existing);
    std::filesystem::resize_file(wal(), cut);
    std::filesystem::remove(dead_.database() + "-shm");
    const std::string before = dead_.database() + ".before";
    std::filesystem::copy(dead_.database(), before, std::filesystem::copy_options::overwrite_existing);
    const WalReport report = read_wal(wal());
    EXPECT_EQ(found(), report.commits);
    std::filesystem::copy(before, dead_.database(), std::filesystem::copy_options::overwrite_existing);
  }
}

TEST_F(WalTest, ACutOneIsSaid) {
  std::filesystem::resize_file(wal(), std::filesystem::file_size(wal()) - 100);
  EXPECT_EQ(found(), 9U);
  EXPECT_THAT(notes_, ElementsAre(HasSubstr("are an incomplete transaction")));
}

TEST_F(WalTest, ABrokenHeadIsSaid) {
  std::fstream(wal(), std::ios::in | std::ios::out | std::ios::binary).write("nonsense", 8);
  EXPECT_EQ(found(), 0U);
  EXPECT_THAT(notes_, ElementsAre(HasSubstr("cannot be read")));
}

}  // namespace
}  // namespace rattus::server::test
