// What whoever runs the server does to it, and what the system does: signals, limits, a log that nobody reads, ends in
// order and others.
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Operation, ASecondSignalEndsItAtOnce) {
  const Folder folder;
  ServerProcess server(folder.path(), 0);
  Person agnes(server.port(), "Agnes");
  const Player silent(agnes, open_table(agnes, 2, {me, me}));  // never answers a goodbye: a stop waits for it
  ::kill(server.pid(), SIGSTOP);
  ::kill(server.pid(), SIGINT);
  ::kill(server.pid(), SIGTERM);
  const int status = server.end(SIGCONT);
  EXPECT_TRUE(status == -SIGTERM || status == -SIGINT) << status;
}

TEST(Operation, ALogThatNobodyReadsDoesNotEndIt) {
  const Folder folder;
  ServerProcess server(folder.path(), 0, {"--verbose"});
  server.stop_listening();
  Person agnes(server.port(), "Agnes");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(agnes.get("/api/tables").status, 200U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST(Operation, AFileSizeLimitIsAFaultOfTheDisk) {
  const Folder folder;
  ServerProcess server(folder.path(), 0);
  Person agnes(server.port(), "Agnes"), admin(server.admin_port());
  Player player(agnes, open_table(agnes, 2, {me, me}));
  player.hello();
  EXPECT_EQ(player.act("a")["type"], "update");
  const auto version = player.seen.version;
  rlimit before{};
  ASSERT_EQ(::prlimit(server.pid(), RLIMIT_FSIZE, nullptr, &before), 0);
  const rlimit none{1, before.rlim_max};
  ASSERT_EQ(::prlimit(server.pid(), RLIMIT_FSIZE, &none, nullptr), 0);
  EXPECT_EQ(player.act("b")["code"], "not-saved");
  const HttpAnswer health = admin.get("/healthz");
  EXPECT_EQ(health.status, 503U);
  EXPECT_THAT(health.body, HasSubstr("the disk is full for this program: its limit of file size"));
  ASSERT_EQ(::prlimit(server.pid(), RLIMIT_FSIZE, &before, nullptr), 0);
  while (player.act("b")["code"] == "not-saved") {
  }
  player.until([&] { return player.seen.version == version + 1; });
  EXPECT_EQ(admin.get("/healthz").status, 200U);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

/// A guest comes and goes, so that the server has something to write.
void visit(const ServerProcess& server) { const Person agnes(server.port(), "Agnes"); }

const std::string checking = "Checking the database file in the background";

TEST(Operation, TheWholeFileIsCheckedAfterABrokenEndOnly) {
  const Folder folder;
  for (int i = 0; i < 2; ++i) {
    ServerProcess server(folder.path(), 0);
    EXPECT_THAT(server.said(), Not(HasSubstr(checking))) << "the last one ended in order";
    visit(server);
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  {
    ServerProcess server(folder.path(), 0);
    visit(server);
    server.end(SIGKILL);
  }
  {
    ServerProcess server(folder.path(), 0);
    server.until_said(checking);
    server.until_said("The database file is intact");
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  ServerProcess server(folder.path(), 0);
  server.end(SIGTERM);
  EXPECT_THAT(server.said(), Not(HasSubstr(checking)));
}

TEST(Operation, AFaultThatTheCheckFindsIsSaidWhileTheServerServes) {
  const Folder folder;
  {
    ServerProcess server(folder.path(), 0);
    Person agnes(server.port(), "Agnes");
    for (int i = 0; i < 30; ++i) open_table(agnes, 2, {me, me});
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  sqlite3* raw = nullptr;
  sqlite3_open(folder.database().c_str(), &raw);
  {
    const Database database(raw);  // an index that lacks what its table has
    sqlite3_exec(raw,
                 "PRAGMA writable_schema = 1;"
                 "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'seats_of') "
                 "WHERE name = 'unfinished'",
                 nullptr, nullptr, nullptr);
  }
  ServerProcess(folder.path(), 0).end(SIGKILL);
  for (int i = 0; i < 2; ++i) {
    ServerProcess server(folder.path(), 0);
    server.until_said("the database file is damaged: ");
    const HttpAnswer health = Person(server.admin_port()).get("/healthz");
    EXPECT_EQ(health.status, 503U);
    EXPECT_THAT(health.body, HasSubstr("the database file is damaged: "));
    EXPECT_EQ(Person(server.port()).get("/api/me").status, 200U) << "what can be served is served";
    EXPECT_EQ(server.end(SIGTERM), 0) << "and the next one checks again";
  }
}

TEST(Operation, AMissingLogIsSaid) {
  const Folder folder;
  {
    ServerProcess server(folder.path(), 0);
    visit(server);
    server.end(SIGKILL);
  }
  std::filesystem::remove(folder.database() + "-wal");
  std::filesystem::remove(folder.database() + "-shm");
  const ServerProcess server(folder.path(), 0);
  EXPECT_THAT(server.said(), HasSubstr("rattus.sqlite-wal is missing"));
}

TEST(Operation, AfterTheDatabaseIsRemovedNoMoveIsAcknowledgedAndTheEndSaysSo) {
  const Folder folder;
  {
    ServerProcess server(folder.path(), 0);
    Person agnes(server.port(), "Agnes"), admin(server.admin_port());
    Player player(agnes, open_table(agnes, 2, {me, me}));
    player.hello();
    EXPECT_EQ(player.act("a")["type"], "update");
    std::filesystem::rename(folder.database(), folder.database() + ".aside");
    EXPECT_EQ(player.act("b")["code"], "not-saved");
    EXPECT_EQ(player.act("b")["code"], "not-saved") << "however often it is asked for";
    const HttpAnswer health = admin.get("/healthz");
    EXPECT_EQ(health.status, 503U);
    EXPECT_THAT(health.body, HasSubstr("rattus.sqlite was removed or replaced while the server runs"));
    server.until_said("rattus.sqlite was removed or replaced while the server runs");
    EXPECT_EQ(server.end(SIGTERM), 1);
  }
  try {
    const ServerProcess next(folder.path(), 0);
    FAIL() << "it started without games";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("kept as " + folder.database() + "-wal.without-database-1"));
  }
  std::filesystem::rename(folder.database() + ".aside", folder.database());
  std::filesystem::rename(folder.database() + "-wal.without-database-1", folder.database() + "-wal");
  ServerProcess back(folder.path(), 0);
  EXPECT_THAT(back.said(), HasSubstr("transactions are restored from its write-ahead log"));
  EXPECT_EQ(back.end(SIGTERM), 0);
}

TEST(Operation, AServerThatSaysItHasStartedCanBeEndedAtOnce) {
  const Folder folder;
  for (int run = 0; run < 20; ++run) {
    ServerProcess server(folder.path(), 0);
    ASSERT_EQ(server.end(SIGTERM), 0) << run;
  }
}

TEST(Operation, AFolderThatIsOpenToOthersIsSaidAndItsFilesAreClosed) {
  const Folder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  ServerProcess server(folder.path(), 0);
  EXPECT_THAT(server.said(), HasSubstr("other accounts of this machine may look into the folder"));
  for (const auto& file : std::filesystem::directory_iterator(folder.path()))
    EXPECT_EQ(file.status().permissions() & std::filesystem::perms(077), std::filesystem::perms::none) << file.path();
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST(Operation, ABackUpBesideAServerHoldsEveryAcknowledgedMove) {
  const Folder folder, elsewhere;
  ServerProcess server(folder.path(), 0);
  Person agnes(server.port(), "Agnes");
  const std::string table = open_table(agnes, 2, {me, me});
  Player player(agnes, table);
  player.hello();
  std::atomic<std::uint64_t> acknowledged = 0;
  std::atomic<bool> ending = false;
  std::thread playing([&] {
    for (int i = 0; !ending && !player.over(); ++i) {
      player.act("m" + std::to_string(i));
      acknowledged = player.seen.version;
      acknowledged.notify_all();
    }
  });
  acknowledged.wait(0);
  const std::uint64_t before = acknowledged;
  const std::string copy = elsewhere.path() + "/copy.sqlite";
  const std::string command =
      std::string(RATTUS_PROGRAM) + " backup " + folder.path() + " " + copy + " >/dev/null 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0);
  const int again = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(again), 1) << "nothing is overwritten";
  ending = true;
  playing.join();
  Notes notes;
  auto opened = SqliteStore::open(copy, notes);
  const auto match = std::get<std::optional<StoredMatch>>(std::get<std::unique_ptr<SqliteStore>>(opened)->match(table));
  ASSERT_TRUE(match);
  EXPECT_GE(match->entries.size() + 1, before);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace rattus::server::test
