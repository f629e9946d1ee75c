// The real server is killed at random moments under load, again and again. RATTUS_KILLS and RATTUS_SEED choose how
// often and when.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <signal.h>

#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"
#include "tests/slow/server/crash_checks.hpp"
#include "tests/slow/server/leased_port.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {
namespace {

std::uint64_t number_from(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::stoull(text) : otherwise;
}

TEST(Crash, NoAcknowledgedMoveIsLostOrDoubled) {
  const std::uint64_t seed = number_from("RATTUS_SEED", std::random_device()()),
                      kills = number_from("RATTUS_KILLS", 25);
  std::cout << "RATTUS_SEED=" << seed << " RATTUS_KILLS=" << kills << std::endl;
  std::mt19937_64 random(seed);
  Folder folder;
  const LeasedPort lease;
  const std::uint16_t port = lease.number();
  auto server = std::make_unique<ServerProcess>(folder.path(), port);

  Weather weather;
  std::vector<CrashPlayer> players;
  for (int table = 0; table < 4; ++table) {
    Person host(port, "Host"), guest(port, "Guest");
    const std::string id = open_table(host, 3, {me, open_seat, table % 2 ? machine : me});
    Player second(guest, id);
    second.hello();
    second.ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
    players.emplace_back(host, "h", id, random(), weather);
    players.emplace_back(guest, "g", id, random(), weather);
  }
  std::vector<std::thread> threads;
  for (CrashPlayer& player : players) threads.emplace_back([&player] { player.play(); });

  for (std::uint64_t kill = 0; kill < kills; ++kill) {
    const std::uint64_t until = weather.acknowledged + 1 + random() % 80;
    for (std::uint64_t count = 0; (count = weather.acknowledged) < until;) weather.acknowledged.wait(count);
    EXPECT_EQ(server->end(SIGKILL), -SIGKILL);
    server = std::make_unique<ServerProcess>(folder.path(), port);
  }
  weather.ending = true;
  for (std::thread& thread : threads) thread.join();

  for (const CrashPlayer& player : players) expect_like_fresh(player);
  EXPECT_EQ(server->end(SIGTERM), 0);
  Notes notes;
  auto opened = SqliteStore::open(folder.database(), notes);
  auto& store = *std::get<std::unique_ptr<SqliteStore>>(opened);
  expect_linearisable(store, players);
  std::uint64_t tables = 0;
  for (const CrashPlayer& player : players)
    for (const Memory& memory : player.memories()) {
      check_memory(store, memory);
      ++tables;
    }
  EXPECT_TRUE(notes.empty()) << notes.front();
  std::cout << kills << " kills, " << weather.acknowledged << " moves acknowledged at " << tables << " places, "
            << weather.repeats << " repeated, " << weather.cuts << " connections cut" << std::endl;
}

TEST(Crash, SigtermLosesNothingAndSaysGoodbye) {
  Folder folder;
  auto server = std::make_unique<ServerProcess>(folder.path(), 0);
  Person agnes(server->port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, me});
  Player player(agnes, id);
  player.hello();
  for (int i = 0; i < 20; ++i)  // on their way when the signal comes
    player.wire.send({{"type", "chat"}, {"id", std::to_string(i)}, {"text", std::to_string(i)}});
  EXPECT_EQ(server->end(SIGTERM), 0);
  std::set<std::string> answered;
  while (const auto text = player.wire.receive_text())
    if (const Json message = Json::parse(*text); message.contains("id")) answered.insert(message["id"]);
  EXPECT_EQ(player.wire.close_code(), 1001U);
  Notes notes;
  auto opened = SqliteStore::open(folder.database(), notes);
  const auto ids = entered(*std::get<std::unique_ptr<SqliteStore>>(opened), id);
  for (const std::string& one : answered) EXPECT_TRUE(ids.contains(one)) << one;
  EXPECT_EQ(answered.size(), ids.size()) << "what is there was answered";
}

TEST(Crash, ASecondServerIsKeptOut) {
  Folder folder;
  const ServerProcess first(folder.path(), 0);
  try {
    const ServerProcess second(folder.path(), 0);
    FAIL() << "it started";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("another server (process "), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace rattus::server::test
