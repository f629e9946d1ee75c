// A server tidies up by itself, and leaves what is used.
#include <chrono>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/player.hpp"
#include "tests/server/sqlite_fixture.hpp"

namespace rattus::server::test {
namespace {

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
  const std::string held = open_table(agnes, 2, {me, open_seat});
  server.stop();

  Notes notes;
  const std::string file = server.folder() + "/rattus.sqlite";
  const auto opened = [&] { return std::get<std::unique_ptr<SqliteStore>>(SqliteStore::open(file, notes)); };
  {
    std::vector<Write> old = game("over", 300, 1);
    old.insert(old.end(), {match("stale"), entry("stale", 2), NewGuest{"gone", "kg", 1}, NewGuest{"a", "ka", 1}});
    const auto store = opened();
    ASSERT_FALSE(store->write(old));
    // All this was a hundred days of service ago; but only then does the server look.
    sqlite3_exec(store->database(), "UPDATE watched SET seconds = 8640000", nullptr, nullptr, nullptr);
  }
  sqlite3* raw = nullptr;
  sqlite3_open(file.c_str(), &raw);
  const Database beside(raw);
  const auto count = [&](const std::string& rows) {
    const Statement statement(raw, "SELECT COUNT(*) FROM " + rows);
    server::Run run(statement);
    return run.row() ? run.number(0) : -1;
  };
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);  // until he is there
  server.start();
  agnes.move_to(server.port());
  Player sitting(agnes, held);
  sitting.hello();
  ASSERT_EQ(sqlite3_exec(raw, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_TRUE(becomes_true([&] { return count("archives") == 1; }));
  EXPECT_TRUE(becomes_true([&] { return count("matches WHERE id = 'stale'") == 0; }));
  EXPECT_TRUE(becomes_true([&] { return count("guests WHERE id = 'gone'") == 0; }));
  server.stop();

  const auto store = opened();
  const auto kept = std::get<std::optional<StoredMatch>>(store->match("over"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->entries.size(), 299U);
  EXPECT_TRUE(std::get<std::optional<StoredMatch>>(store->match(held))) << "somebody is connected";
  EXPECT_TRUE(std::get<std::optional<StoredGuest>>(store->guest("ka"))) << "he has a seat";
  EXPECT_EQ(count("guests WHERE name = 'Agnes'"), 1);
}

}  // namespace
}  // namespace rattus::server::test
