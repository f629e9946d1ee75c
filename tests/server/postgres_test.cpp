// What only a database beside the server can do to it: it goes away in the middle, holds rows, is newer or empty.
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/postgres/schema.hpp"
#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {
namespace {

using postgres::PostgresStore;
using std::chrono::milliseconds;
using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr milliseconds a_while{60'000};  // on a busy machine, too

class PostgresTest : public ::testing::Test {
 protected:
  std::unique_ptr<PostgresStore> open() {
    auto opened = PostgresStore::open(server_.url(), notes_);
    if (auto* why = std::get_if<std::string>(&opened)) {
      refusal_ = *why;
      return nullptr;
    }
    return std::get<std::unique_ptr<PostgresStore>>(std::move(opened));
  }
  PostgresServer server_;
  Notes notes_;
  std::string refusal_;
};

TEST_F(PostgresTest, ASecondStoreFindsWhatTheFirstMade) {
  const auto one = open(), other = open();
  ASSERT_TRUE(one && other) << refusal_;
  EXPECT_FALSE(write(*one, {match("m")}));
  EXPECT_TRUE(std::get<std::optional<StoredMatch>>(other->match("m")));
}

TEST_F(PostgresTest, ManyThatStartAtOnceMakeTheTablesOnce) {
  std::vector<std::thread> threads;
  std::atomic<int> opened = 0;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      Notes notes;
      auto store = PostgresStore::open(server_.url(), notes);
      opened += std::holds_alternative<std::unique_ptr<PostgresStore>>(store) ? 1 : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 8);
}

TEST_F(PostgresTest, ADatabaseThatEndsAndComesBackIsFoundAgain) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2)}));
  server_.stop();
  EXPECT_EQ(write(*store, {entry("m", 3)}), Kind::io);
  EXPECT_TRUE(std::holds_alternative<StoreFault>(store->match("m")));
  EXPECT_EQ(store->probe()->kind, Kind::io);
  server_.start();
  EXPECT_FALSE(write(*store, {entry("m", 3)}));
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2", "input 3"));
  server_.stop(true);  // at once, and it is back before anybody asks
  server_.start();
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2", "input 3"));
  EXPECT_FALSE(write(*store, {entry("m", 4)}));
}

TEST_F(PostgresTest, ARowThatSomebodyHoldsIsWaitedForAndNotForLong) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  postgres::Connection other(server_.url());
  ASSERT_FALSE(other.script("BEGIN; INSERT INTO entries VALUES ('m', 2, 'theirs', 1)"));
  store->connection().wait_for_answers(milliseconds(300));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::io) << "nobody knows yet whose entry it will be";
  store->connection().wait_for_answers(a_while);
  ASSERT_FALSE(other.script("COMMIT"));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::conflict);
  EXPECT_THAT(entries(*store, "m"), ElementsAre("theirs"));
}

TEST_F(PostgresTest, OfTwoThatAppendAtTheSameTimeOneComesSecond) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), match("n")}));
  postgres::Connection other(server_.url());
  ASSERT_FALSE(other.script("BEGIN; INSERT INTO entries VALUES ('m', 2, 'theirs', 1)"));
  std::optional<Kind> came;
  std::thread second([&] { came = write(*store, {entry("m", 2), entry("n", 2)}); });
  while (server_.sql("SELECT count(*) FROM pg_locks WHERE NOT granted") == "0\n") std::this_thread::yield();
  ASSERT_FALSE(other.script("COMMIT"));
  second.join();
  EXPECT_EQ(came, Kind::conflict);
  EXPECT_THAT(entries(*store, "n"), IsEmpty()) << "all of it or nothing";
}

TEST_F(PostgresTest, ThoseThatStandInEachOthersWayBothEnd) {
  const auto one = open(), other = open();
  ASSERT_TRUE(one && other) << refusal_;
  std::vector<Write> matches;
  for (int i = 0; i < 20; ++i) matches.push_back(match("m" + std::to_string(i)));
  ASSERT_FALSE(write(*one, matches));
  const auto work = [](Store& store, bool up, unsigned& conflicts) {
    for (std::uint64_t number = 2; number < 60; ++number) {
      std::vector<Write> writes;
      for (int i = 0; i < 20; ++i) writes.push_back(entry("m" + std::to_string(up ? i : 19 - i), number));
      const auto fault = write(store, writes);
      if (fault) {
        EXPECT_EQ(fault, Kind::conflict);
        ++conflicts;
      }
    }
  };
  unsigned first = 0, second = 0;
  std::thread thread([&] { work(*one, true, first); });
  work(*other, false, second);
  thread.join();
  EXPECT_EQ(first + second, 58U) << "each transaction was carried out by one of the two";
  for (int i = 0; i < 20; ++i) EXPECT_EQ(entries(*one, "m" + std::to_string(i)).size(), 58U);
}

TEST_F(PostgresTest, ADatabaseThatCannotBeUsedIsRefusedWithAdvice) {
  ASSERT_TRUE(open());
  server_.sql("UPDATE schema_version SET version = 99");
  EXPECT_FALSE(open());
  EXPECT_THAT(refusal_, HasSubstr("newer Rattus"));
  EXPECT_THAT(refusal_, HasSubstr("--store"));
  server_.stop();
  EXPECT_FALSE(open());
  EXPECT_THAT(refusal_, HasSubstr("does not answer"));
  Notes notes;
  const auto bad = PostgresStore::open("postgresql://rattus:geheim@127.0.0.1:1/games", notes);
  ASSERT_TRUE(std::holds_alternative<std::string>(bad));
  EXPECT_THAT(std::get<std::string>(bad), HasSubstr("postgresql://rattus@127.0.0.1:1/games"));
  EXPECT_THAT(std::get<std::string>(bad), Not(HasSubstr("geheim")));
  server_.start();
}

TEST_F(PostgresTest, ACarelessDatabaseIsNamed) {
  ASSERT_TRUE(open());
  ASSERT_EQ(notes_.size(), 1U);
  EXPECT_THAT(notes_.front(), HasSubstr("fsync = off"));
}

TEST_F(PostgresTest, ADatabaseThatDoesNotAnswerIsNotWaitedForForever) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  const std::string backend = std::to_string(store->connection().backend());
  const std::string process = "kill -STOP " + backend;
  ASSERT_EQ(std::system(process.c_str()), 0);
  store->connection().wait_for_answers(milliseconds(200));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::io);
  store->connection().wait_for_answers(a_while);
  EXPECT_FALSE(write(*store, {entry("m", 2)})) << "by a connection of its own";
  ASSERT_EQ(std::system(("kill -CONT " + backend).c_str()), 0);
  EXPECT_FALSE(write(*store, {entry("m", 3)}));
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2", "input 3"));
}

}  // namespace
}  // namespace rattus::server::test
