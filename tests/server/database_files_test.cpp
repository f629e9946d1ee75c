// A database file or its log that is removed, replaced or open to others while a server runs, or before it starts.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "server/store/private_files.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class DatabaseFilesTest : public SqliteStoreTest {
 protected:
  void SetUp() override {
    store_ = open();
    ASSERT_FALSE(write(*store_, {match("m"), entry("m", 2)}));
  }
  [[nodiscard]] std::string wal() const { return folder_.database() + "-wal"; }
  [[nodiscard]] std::string aside() const { return folder_.database() + ".aside"; }
  /// Nothing is written any more, and nothing that could not be acknowledged is told.
  void expect_lost(const std::string& file) {
    for (const auto& fault : {store_->write(std::vector<Write>{entry("m", 3)}), store_->probe()}) {
      ASSERT_TRUE(fault);
      EXPECT_THAT(fault->reason, HasSubstr(file + " was removed or replaced while the server runs"));
    }
    EXPECT_TRUE(std::holds_alternative<StoreFault>(store_->match("m")));
    EXPECT_TRUE(std::holds_alternative<StoreFault>(store_->tidy({})));
  }

  std::unique_ptr<SqliteStore> store_;
};

TEST_F(DatabaseFilesTest, AfterTheFileIsMovedAwayNothingCountsAsWrittenUntilItIsBack) {
  std::filesystem::rename(folder_.database(), aside());
  expect_lost(folder_.database());
  std::filesystem::rename(aside(), folder_.database());
  EXPECT_FALSE(write(*store_, {entry("m", 3)})) << "nothing of it was written before";
  EXPECT_THAT(entries(*store_, "m"), ElementsAre("input 2", "input 3"));
}

TEST_F(DatabaseFilesTest, AnotherFileInItsPlaceIsNotTheOneThatIsOpen) {
  std::filesystem::copy(folder_.database(), aside());
  std::filesystem::rename(aside(), folder_.database());
  expect_lost(folder_.database());
}

TEST_F(DatabaseFilesTest, ARemovedLogIsNoticedAndIsInTheFileAfterAnEndInOrder) {
  std::filesystem::remove(wal());
  expect_lost(wal());
  store_.reset();
  EXPECT_THAT(entries(*open(), "m"), ElementsAre("input 2"));
}

TEST_F(DatabaseFilesTest, TheLogOfARemovedFileOutlivesTheServer) {
  std::filesystem::rename(folder_.database(), aside());
  store_.reset();
  EXPECT_FALSE(open());
  EXPECT_THAT(refusal_, HasSubstr("kept as " + wal() + ".without-database-1"));
}

/// What other accounts may do with a file.
mode_t others_may(const std::string& path) {
  struct stat found {};
  EXPECT_EQ(::stat(path.c_str(), &found), 0) << path;
  return found.st_mode & 077U;
}

TEST_F(DatabaseFilesTest, NoOtherAccountReadsThem) {
  for (const char* suffix : {"", "-wal", "-shm"}) EXPECT_EQ(others_may(folder_.database() + suffix), 0U) << suffix;
  store_.reset();
  ::chmod(folder_.database().c_str(), 0644);  // of an older program
  std::ofstream(wal()).flush();
  ::chmod(wal().c_str(), 0644);
  store_ = open();
  for (const char* suffix : {"", "-wal", "-shm"}) EXPECT_EQ(others_may(folder_.database() + suffix), 0U) << suffix;
}

TEST(PrivateFiles, ANewFolderIsItsOwnersAndAnOpenOneIsNamedWithItsMode) {
  const Folder folder;
  const std::string path = folder.path() + "/above/data";
  const auto taken = FolderLock::take(path);
  ASSERT_TRUE(std::holds_alternative<FolderLock>(taken));
  std::string mode;
  EXPECT_FALSE(open_to_others(path, mode));
  EXPECT_EQ(others_may(path), 0U);
  EXPECT_EQ(others_may(path + "/rattus.lock"), 0U);
  ::chmod(path.c_str(), 0750);
  EXPECT_TRUE(open_to_others(path, mode));
  EXPECT_EQ(mode, "0750");
}

}  // namespace
}  // namespace rattus::server::test
