// Copies of a database, beside somebody who writes to it; and the check of a whole file.
#include "server/sqlite/backup.hpp"

#include <atomic>
#include <fstream>
#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sqlite/integrity_check.hpp"
#include "server/sqlite/store.hpp"
#include "server/store/draft.hpp"
#include "tests/server/live_server.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;

NewMatch match(const std::string& id) {
  return {id, "plan", "seed", "hash", "host", 1, {"face", MatchStage::gathering, true, {"a"}}};
}

class BackupTest : public ::testing::Test {
 protected:
  void SetUp() override { store_ = open(folder_.database()); }
  std::unique_ptr<SqliteStore> open(const std::string& path) {
    auto opened = SqliteStore::open(path, notes_);
    if (const auto* why = std::get_if<std::string>(&opened)) throw std::runtime_error(*why);
    return std::get<std::unique_ptr<SqliteStore>>(std::move(opened));
  }
  std::optional<StoreFault> append(std::uint64_t number) {
    return store_->write(std::vector<Write>{NewEntry{"m", number, std::string(2'000, 'x'), 1, {}}});
  }
  void fill(std::uint64_t entries) {
    ASSERT_FALSE(store_->write(std::vector<Write>{match("m")}));
    for (std::uint64_t number = 2; number < entries + 2; ++number) ASSERT_FALSE(append(number));
  }
  std::string refused(const std::string& folder, const std::string& file, bool stopping = false) {
    const auto made = back_up(folder, file, [&] { return stopping; });
    return std::holds_alternative<Backup>(made) ? "" : std::get<std::string>(made);
  }
  [[nodiscard]] std::string copy() const { return elsewhere_.path() + "/copy.sqlite"; }

  Folder folder_, elsewhere_;
  Notes notes_;
  std::unique_ptr<SqliteStore> store_;
};

TEST_F(BackupTest, BesideAWriterItHoldsAllThatWasAcknowledgedBefore) {
  fill(300);
  std::atomic<std::uint64_t> acknowledged = 301;
  std::atomic<bool> ending = false;
  std::thread writer([&] {
    for (std::uint64_t number = 302; !ending; ++number) {
      ASSERT_FALSE(append(number));
      acknowledged = number;
      acknowledged.notify_all();
    }
  });
  acknowledged.wait(301);
  for (int copies = 0; copies < 5; ++copies) {
    const std::string file = copy() + std::to_string(copies);
    const std::uint64_t before = acknowledged;
    const auto made = back_up(folder_.path(), file, [] { return false; });
    ASSERT_TRUE(std::holds_alternative<Backup>(made)) << std::get<std::string>(made);
    const auto entries = std::get<std::optional<StoredMatch>>(open(file)->match("m")).value().entries.size();
    EXPECT_GE(entries + 1, before);
    EXPECT_EQ(std::get<Backup>(made).entries, entries);
    EXPECT_EQ(std::get<Backup>(made).tables, 1U);
  }
  ending = true;
  writer.join();
  EXPECT_THAT(notes_, ::testing::IsEmpty());
}

TEST_F(BackupTest, NothingIsOverwritten) {
  fill(1);
  std::ofstream(copy()) << "precious";
  EXPECT_THAT(refused(folder_.path(), copy()), HasSubstr("already exists: nothing is overwritten"));
}

TEST_F(BackupTest, WhatAKilledOneLeftIsReplacedAndWhatARunningOneWritesIsNot) {
  fill(1);
  const std::string partial = copy() + ".partial";
  {
    Draft running(copy());
    ASSERT_EQ(running.make(0600), "");
    EXPECT_THAT(refused(folder_.path(), copy()), HasSubstr(partial + " is being written by another program"));
    EXPECT_TRUE(std::filesystem::exists(partial));
  }
  std::ofstream(partial) << std::string(10'000, '?');
  std::ofstream(partial + "-journal") << "?";
  EXPECT_EQ(refused(folder_.path(), copy()), "");
  EXPECT_FALSE(std::filesystem::exists(partial));
  EXPECT_FALSE(std::filesystem::exists(partial + "-journal"));
  using Perms = std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(copy()).permissions(), Perms::owner_read | Perms::owner_write);
}

TEST(DraftTest, OneThatIsNoFileIsLeftAlone) {
  const Folder folder;
  std::filesystem::create_directory(folder.path() + "/copy.partial");
  std::filesystem::create_symlink("elsewhere", folder.path() + "/link.partial");
  EXPECT_THAT(Draft(folder.path() + "/copy").make(0600), HasSubstr("cannot be replaced"));
  EXPECT_THAT(Draft(folder.path() + "/link").make(0600), HasSubstr("cannot be replaced"));
}

TEST_F(BackupTest, WhatCannotBeCopiedIsSaidAndLeavesNothing) {
  fill(1);
  EXPECT_THAT(refused(elsewhere_.path(), copy()), HasSubstr("there is no "));
  EXPECT_THAT(refused(folder_.path(), elsewhere_.path() + "/none/copy"), HasSubstr("cannot be created"));
  EXPECT_EQ(refused(folder_.path(), copy(), true), "interrupted; no copy was made");
  std::filesystem::create_directory(elsewhere_.path() + "/bad");
  std::ofstream(elsewhere_.path() + "/bad/rattus.sqlite") << std::string(10'000, '?');
  EXPECT_THAT(refused(elsewhere_.path() + "/bad", copy()), HasSubstr("file is not a database"));
  EXPECT_FALSE(std::filesystem::exists(copy()));
  EXPECT_FALSE(std::filesystem::exists(copy() + ".partial"));
}

TEST_F(BackupTest, TheLogOfADeadServerIsCopiedAndLeftAsItIs) {
  fill(5);
  const Folder dead;
  std::filesystem::copy(folder_.database(), dead.database());
  std::filesystem::copy(folder_.database() + "-wal", dead.database() + "-wal");
  const auto size = std::filesystem::file_size(dead.database() + "-wal");
  ASSERT_EQ(refused(dead.path(), copy()), "");
  EXPECT_EQ(std::filesystem::file_size(dead.database() + "-wal"), size);
  EXPECT_EQ(std::get<std::optional<StoredMatch>>(open(copy())->match("m")).value().entries.size(), 5U);
}

TEST_F(BackupTest, ADamagedFileIsFoundAndAWholeOneIsNot) {
  fill(300);
  const auto verdict = [&] {
    std::promise<std::string> said;
    const IntegrityCheck check(folder_.database(), [&](const std::string& complaint) { said.set_value(complaint); });
    return said.get_future().get();
  };
  EXPECT_EQ(verdict(), "");
  store_.reset();
  const auto size = std::filesystem::file_size(folder_.database());
  std::fstream file(folder_.database(), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(size / 2 / 4096 * 4096));
  file << std::string(4096, '\xff');
  file.close();
  EXPECT_NE(verdict(), "");
  EXPECT_THAT(refused(folder_.path(), copy()), ::testing::Not(::testing::IsEmpty()));
  EXPECT_FALSE(std::filesystem::exists(copy()));
}

TEST_F(BackupTest, ACheckIsBrokenOffWhenNobodyWantsIt) {
  fill(100);
  for (int i = 0; i < 20; ++i) const IntegrityCheck check(folder_.database(), [](const std::string&) {});
}

}  // namespace
}  // namespace rattus::server::test
