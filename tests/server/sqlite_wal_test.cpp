// The log that a dead server left beside its database: what is carried over, and what is said of the rest.
#include <array>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sqlite/wal_report.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

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
  /// Turns some bytes of the log over.
  void spoil(std::uintmax_t at) const {
    std::fstream file(wal(), std::ios::in | std::ios::out | std::ios::binary);
    std::array<char, 4> bytes{};
    file.seekg(static_cast<std::streamoff>(at));
    file.read(bytes.data(), bytes.size());
    for (char& byte : bytes) byte = static_cast<char>(~byte);
    file.seekp(static_cast<std::streamoff>(at));
    file.write(bytes.data(), bytes.size());
  }
  static constexpr std::uintmax_t frame = 24 + 4096;
  Folder dead_;
};

TEST_F(WalTest, IsCarriedOver) {
  const WalReport report = read_wal(wal());
  EXPECT_TRUE(report.readable);
  EXPECT_EQ(report.commits, 10U);
  EXPECT_EQ(report.lost_bytes, 0U);
  EXPECT_EQ(found(), 10U);
  EXPECT_THAT(notes_, ElementsAre(HasSubstr("10 transactions are restored")));
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

TEST_F(WalTest, ABrokenHeadIsSaidAndTheLogKept) {
  spoil(0);
  EXPECT_EQ(found(), 0U);
  EXPECT_THAT(notes_, ElementsAre(AllOf(HasSubstr("cannot be read"), HasSubstr("kept as " + wal() + ".broken-1"))));
}

TEST_F(WalTest, GoodFramesBeyondABrokenOneAreSaidAndTheLogKept) {
  const auto size = std::filesystem::file_size(wal());
  const std::string whole = wal() + ".whole", before = dead_.database() + ".before";
  std::filesystem::copy(wal(), whole);
  std::filesystem::copy(dead_.database(), before);
  const std::uintmax_t frames = (size - 32) / frame;
  ASSERT_GE(frames, 10U);
  const auto again = std::filesystem::copy_options::overwrite_existing;
  for (const std::uintmax_t broken : {std::uintmax_t{0}, frames / 2, frames - 3})
    for (const std::uintmax_t place : {0, 8, 16, 24, 3'000}) {  // page number, salt, checksum, what is in it
      SCOPED_TRACE(testing::Message() << "frame " << broken << " of " << frames << ", byte " << place);
      std::filesystem::copy(whole, wal(), again);
      std::filesystem::copy(before, dead_.database(), again);
      std::filesystem::remove(dead_.database() + "-shm");
      notes_.clear();
      spoil(32 + broken * frame + place);
      const WalReport report = read_wal(wal());
      EXPECT_TRUE(report.damaged());
      EXPECT_LT(report.commits, 10U);
      EXPECT_GE(report.commits_beyond, 1U);
      EXPECT_LE(report.commits + report.commits_beyond, 10U);
      EXPECT_GE(report.commits + report.commits_beyond, 8U) << "but the broken one and, if its sum is, the next";
      EXPECT_EQ(found(), report.commits);
      EXPECT_THAT(notes_, ElementsAre(AllOf(HasSubstr("after a damaged part of it there are " +
                                                      std::to_string(report.commits_beyond) + " more"),
                                            HasSubstr("kept as " + wal() + ".broken-"))));
      EXPECT_EQ(std::filesystem::file_size(wal() + ".broken-1"), size);
    }
}

TEST_F(WalTest, AMissingOneIsSaidAfterABrokenEndOnly) {
  std::filesystem::remove(wal());
  for (const LastEnd last : {LastEnd::unknown, LastEnd::in_order, LastEnd::unchecked}) {
    SqliteStore::open(dead_.database(), notes_, last);
    EXPECT_THAT(notes_, IsEmpty());
  }
  SqliteStore::open(dead_.database(), notes_, LastEnd::broken);
  EXPECT_THAT(notes_, ElementsAre(AllOf(HasSubstr("write-ahead log"), HasSubstr("is missing"))));
  notes_.clear();
}

TEST_F(WalTest, AMissingDatabaseIsSaidWhereAServerWasBefore) {
  for (const LastEnd last : {LastEnd::in_order, LastEnd::unchecked, LastEnd::broken}) {
    const std::string path = dead_.database() + std::to_string(static_cast<int>(last));
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<SqliteStore>>(SqliteStore::open(path, notes_, last)));
    EXPECT_THAT(notes_, ElementsAre(HasSubstr("is missing, though a server has used this folder")));
    notes_.clear();
  }
  SqliteStore::open(dead_.database() + ".new", notes_, LastEnd::unknown);
  EXPECT_THAT(notes_, IsEmpty());
}

TEST_F(WalTest, WithoutItsDatabaseItIsKeptAndNothingStartsUntilThatIsBack) {
  const std::string kept = wal() + ".without-database-1", elsewhere = dead_.database() + ".elsewhere";
  for (const bool empty : {false, true}) {
    std::filesystem::rename(dead_.database(), elsewhere);
    if (empty) std::ofstream(dead_.database()).flush();
    for (int start = 0; start < 2; ++start) {
      const auto opened = SqliteStore::open(dead_.database(), notes_, LastEnd::broken);
      ASSERT_TRUE(std::holds_alternative<std::string>(opened)) << "start " << start;
      EXPECT_THAT(std::get<std::string>(opened), HasSubstr("its write-ahead log is here, kept as " + kept));
      EXPECT_FALSE(std::filesystem::exists(wal()));
    }
    std::filesystem::rename(elsewhere, dead_.database());
    std::filesystem::rename(kept, wal());
  }
  EXPECT_EQ(found(), 10U) << "as the message says: nothing is lost";
}

TEST_F(WalTest, ZerosAtItsEndAreSaidWithWhatTheyStandFor) {
  const auto size = std::filesystem::file_size(wal());
  const std::string whole = wal() + ".whole", before = dead_.database() + ".before";
  std::filesystem::copy(wal(), whole);
  std::filesystem::copy(dead_.database(), before);
  const auto again = std::filesystem::copy_options::overwrite_existing;
  for (const std::uintmax_t kept : {size - 32 - frame * 3, size * 3 / 4, size / 2, size / 2 + 10}) {
    SCOPED_TRACE(kept);
    std::filesystem::copy(whole, wal(), again);
    std::filesystem::copy(before, dead_.database(), again);
    std::filesystem::remove(dead_.database() + "-shm");
    notes_.clear();
    std::filesystem::resize_file(wal(), kept);
    std::filesystem::resize_file(wal(), size);
    const WalReport report = read_wal(wal());
    EXPECT_GE(report.zeros, size - kept);
    EXPECT_LT(report.zeros, size - kept + frame) << "and the end of a page";
    EXPECT_GE(report.zeroed_commits + report.commits, 10U);
    EXPECT_LE(report.zeroed_commits + report.commits, 14U) << "an estimate";
    EXPECT_EQ(found(), report.commits);
    EXPECT_THAT(notes_, ElementsAre(AllOf(HasSubstr("of its " + std::to_string(size) + " bytes are zeros: up to " +
                                                    std::to_string(report.zeroed_commits) + " transactions"),
                                          HasSubstr("kept as " + wal() + ".broken-"))));
  }
}

TEST_F(WalTest, OneThatABackUpHasLeftIsNothingToSay) {
  const auto opened = SqliteStore::open(dead_.database(), notes_, LastEnd::in_order);
  EXPECT_EQ(entries(*std::get<std::unique_ptr<SqliteStore>>(opened), "m").size(), 10U);
  EXPECT_THAT(notes_, IsEmpty());
}

}  // namespace
}  // namespace rattus::server::test
