// The real server is killed at random moments under load, again and again. RATTUS_KILLS and RATTUS_SEED choose how
// often and when.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <signal.h>

#include "codec/match_messages.hpp"
#include "server/sqlite_store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"
#include "tests/slow/server/crash_player.hpp"
#include "tests/slow/server/leased_port.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {
namespace {

std::uint64_t number_from(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::stoull(text) : otherwise;
}

/// Every id that was entered at a table, with the number of its entry; an id that was entered twice fails the test.
std::map<std::string, std::uint64_t> entered(Store& store, const std::string& table) {
  std::map<std::string, std::uint64_t> ids;
  const auto match = std::get<std::optional<StoredMatch>>(store.match(table));
  EXPECT_TRUE(match) << table;
  if (!match) return ids;
  std::uint64_t number = 1;
  for (const std::string& text : match->entries) {
    const auto input = codec::read_stored_input(text);
    EXPECT_TRUE(input);
    ++number;
    if (input && !input->move_id.empty()) {
      EXPECT_TRUE(ids.emplace(input->move_id, number).second) << input->move_id << " was carried out twice";
    }
  }
  return ids;
}

void check(Store& store, const Memory& memory) {
  SCOPED_TRACE("table " + memory.table);
  EXPECT_TRUE(memory.waiting.empty());
  const auto ids = entered(store, memory.table);
  const auto rematch = [](const auto& entry) { return entry.first.front() == 'r'; };
  for (const auto& [id, version] : memory.acknowledged) {
    const auto found = ids.find(id);
    // Whoever asks for a rematch after somebody else is answered without an entry of his own.
    if (found == ids.end() && id.front() == 'r' && std::any_of(ids.begin(), ids.end(), rematch)) continue;
    ASSERT_NE(found, ids.end()) << id << " was acknowledged and is lost";
    EXPECT_LE(found->second, version) << id;
  }
  for (const std::string& id : memory.refused) EXPECT_FALSE(ids.contains(id)) << id << " was refused and is there";
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

  for (const CrashPlayer& player : players) {
    const Memory& last = player.memories().back();
    Player fresh(player.person(), last.table);
    fresh.hello(0);
    Player same(player.person(), last.table);  // what came after his last answer
    same.seen = last.seen;
    same.hello();
    // A computer player may still move: they are compared where they have heard equally much.
    while (same.seen.version != fresh.seen.version) (same.seen.version < fresh.seen.version ? same : fresh).update();
    EXPECT_EQ(same.seen.view, fresh.seen.view);
    EXPECT_EQ(same.seen.events, fresh.seen.events);
    EXPECT_EQ(same.seen.decision, fresh.seen.decision);
  }
  EXPECT_EQ(server->end(SIGTERM), 0);
  Notes notes;
  auto opened = SqliteStore::open(folder.database(), notes);
  auto& store = *std::get<std::unique_ptr<SqliteStore>>(opened);
  std::uint64_t tables = 0;
  for (const CrashPlayer& player : players)
    for (const Memory& memory : player.memories()) {
      check(store, memory);
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
