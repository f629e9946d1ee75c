// Memory of a server at which tables come, end and go, cycle after cycle.
//
// Why this does not fail on a busy machine. What counts is how many bytes are in use, not how fast; they are counted
// when the last table of a cycle has left memory.
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <malloc.h>
#include <sqlite3.h>

#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

constexpr int threads = 4, tables_of_each = 6;

/// A new guest opens a table, plays against a computer player to the end, and goes.
void play_a_table(std::uint16_t port) {
  Person agnes(port, "Agnes");
  Json setup = setup_for(2);
  setup["options"] = {{"max_rounds", 4}};
  const HttpAnswer opened = agnes.post("/api/tables", {{"setup", setup}, {"seats", {me, machine}}});
  ASSERT_EQ(opened.status, 201U) << opened.body;
  Player player(agnes, opened.json()["id"]);
  player.hello();
  player.play_on();
}

constexpr double mib = 1 << 20;

/// In use by the allocator's own account: what it has set aside for later does not count.
double heap_mib() {
  const struct mallinfo2 info = mallinfo2();
  return static_cast<double>(info.uordblks + info.hblkhd) / mib;
}
double sqlite_mib() { return static_cast<double>(sqlite3_memory_used()) / mib; }

/// One value per cycle. The first three are for warming up.
void expect_flat(const std::vector<double>& values, double more) {
  ASSERT_GE(values.size(), 10U);
  EXPECT_LT(*std::max_element(values.begin() + 3, values.end()), values[2] + more);
}

TEST(Memory, OfTheStoreHasABoundHoweverManyTablesItHolds) {
  const Folder folder;
  Notes notes;
  auto opened = SqliteStore::open(folder.database(), notes);
  auto& store = *std::get<std::unique_ptr<SqliteStore>>(opened);
  std::vector<double> in_use;
  for (int cycle = 0; cycle < 10; ++cycle) {
    std::vector<Write> writes;
    for (int table = 0; table < 300; ++table) {
      const std::string id = std::to_string(cycle) + "-" + std::to_string(table);
      writes.emplace_back(
          NewMatch{id, std::string(600, 'p'), "seed", "hash", "host", 1, {"face", MatchStage::gathering, true, {id}}});
      for (unsigned number = 2; number < 102; ++number)
        writes.emplace_back(NewEntry{id, number, std::string(110, 'x'), 2, {}});
      std::get<NewEntry>(writes.back()).index = Index{"face", MatchStage::over, false, {id}};
    }
    ASSERT_FALSE(store.write(writes));
    in_use.push_back(sqlite_mib());
    std::cout << "cycle " << cycle + 1 << ": SQLite has " << in_use.back() << " MiB in use" << std::endl;
  }
  expect_flat(in_use, 0.5);
  EXPECT_LT(in_use.back(), 10);
}

TEST(Memory, IsGivenBackWhenTablesHaveEnded) {
  ServeOptions options = quick_options();
  options.patience.sweep = std::chrono::milliseconds(20);
  options.patience.rooms = std::chrono::milliseconds(20);
  const LiveServer server(options);
  Person admin = server.admin();
  std::vector<double> in_use;
  for (int cycle = 0; cycle < 10; ++cycle) {
    std::vector<std::thread> players;
    for (int i = 0; i < threads; ++i)
      players.emplace_back([&] {
        for (int table = 0; table < tables_of_each; ++table) play_a_table(server.port());
      });
    for (std::thread& thread : players) thread.join();
    ASSERT_TRUE(admin.metric_becomes("rooms", 0));
    in_use.push_back(heap_mib() - sqlite_mib());
    std::cout << "cycle " << cycle + 1 << ": " << in_use.back() << " MiB in use and " << sqlite_mib() << " by SQLite, "
              << admin.metric("resident_bytes") / mib << " resident" << std::endl;
  }
  expect_flat(in_use, 1);
}

}  // namespace
}  // namespace rattus::server::test
