// The folder of a server: one at a time, and the mark that each leaves for the next.
#include "server/store/data_folder.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/server/live_server.hpp"

namespace rattus::server::test {
namespace {

LastEnd end_after(const std::string& folder, LastEnd mark) {
  {
    auto taken = FolderLock::take(folder);
    EXPECT_FALSE(std::get<FolderLock>(taken).mark(mark));
  }
  const auto next = FolderLock::take(folder);
  return std::get<FolderLock>(next).last_end();
}

TEST(FolderLockTest, TheNextOneKnowsHowTheLastEnded) {
  const Folder folder;
  EXPECT_EQ(end_after(folder.path(), LastEnd::in_order), LastEnd::in_order);
  EXPECT_EQ(end_after(folder.path(), LastEnd::unchecked), LastEnd::unchecked);
  EXPECT_EQ(end_after(folder.path(), LastEnd::broken), LastEnd::broken);
  const auto again = FolderLock::take(folder.path());
  EXPECT_EQ(std::get<FolderLock>(again).last_end(), LastEnd::broken) << "who did not leave a mark changes none";
}

TEST(FolderLockTest, OlderProgramsLeaveNoMark) {
  const Folder folder;
  {
    const auto first = FolderLock::take(folder.path());
    EXPECT_EQ(std::get<FolderLock>(first).last_end(), LastEnd::unknown);
  }
  std::ofstream(folder.path() + "/rattus.lock") << "4711\n";
  const auto next = FolderLock::take(folder.path());
  EXPECT_EQ(std::get<FolderLock>(next).last_end(), LastEnd::unknown);
}

TEST(FolderLockTest, OneAtATimeHasIt) {
  const Folder folder;
  const auto first = FolderLock::take(folder.path());
  const auto second = FolderLock::take(folder.path());
  ASSERT_TRUE(std::holds_alternative<std::string>(second));
  EXPECT_THAT(std::get<std::string>(second),
              ::testing::HasSubstr("another server (process " + std::to_string(::getpid()) + ")"));
}

}  // namespace
}  // namespace rattus::server::test
