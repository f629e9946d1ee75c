// Three servers over one database are played at while one thing after the other goes away under them: a server, the
// bus, the database. RATTUS_KILLS and RATTUS_SEED choose how often and when.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <signal.h>

#include "server/postgres/store.hpp"
#include "tests/server/nats_server.hpp"
#include "tests/server/player.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/slow/server/cable.hpp"
#include "tests/slow/server/crash_checks.hpp"
#include "tests/slow/server/leased_port.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

std::uint64_t number_from(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::stoull(text) : otherwise;
}

/// One of each kind of game.
std::vector<Json> set_ups() {
  return {{{"board", "classic"}, {"players", 3}},
          {{"board", "big-box"},
           {"players", 3},
           {"cards", "random"},
           {"modules", {"guilds", "inns", "region-cards", "universities", "upgrades"}}},
          {{"board", "classic"}, {"players", 3}, {"modules", {"mercatus"}}},
          {{"game", "cartus"}, {"players", 3}}};
}

constexpr std::array fates{"NATS is killed",
                           "the database is killed",
                           "the database is started anew",
                           "a slow server",
                           "the line to the database is cut at",
                           "the line to NATS is cut at",
                           "a server is stopped",
                           "a server is killed",
                           "a server is killed",
                           "a server is killed"};

class ClusterCrash : public ::testing::Test {
 protected:
  static constexpr std::size_t nodes = 3;

  ClusterCrash() : seed_(number_from("RATTUS_SEED", std::random_device()())), random_(seed_) {
    std::cout << "RATTUS_SEED=" << seed_ << std::endl;
    servers_.resize(nodes);
    const std::string bus = nats_.url();
    const auto nats_port = static_cast<std::uint16_t>(std::stoul(bus.substr(bus.rfind(':') + 1)));
    for (std::size_t i = 0; i < nodes; ++i) {
      to_database_.push_back(std::make_unique<Cable>(database_.socket()));
      to_nats_.push_back(std::make_unique<Cable>(nats_port));
    }
    for (std::size_t i = 0; i < nodes; ++i) start(i);
  }

  void start(std::size_t i) {
    const std::string store = "postgresql://rattus@127.0.0.1:" + std::to_string(to_database_[i]->port()) + "/rattus";
    const std::string bus = "nats://127.0.0.1:" + std::to_string(to_nats_[i]->port());
    servers_[i] = std::make_unique<ServerProcess>(store, leases_[i].number(), std::vector<std::string>{"--bus", bus});
  }

  void seat_players() {
    std::vector<std::uint16_t> ports;
    for (const LeasedPort& lease : leases_) ports.push_back(lease.number());
    for (const Json& setup : set_ups()) {
      Person host(ports[0], "Host"), guest(ports[1], "Guest");
      const bool second_computer = below(2) == 0;
      const HttpAnswer opened =
          host.post("/api/tables", {{"setup", setup}, {"seats", {me, open_seat, second_computer ? machine : me}}});
      ASSERT_EQ(opened.status, 201U) << opened.body;
      const std::string id = opened.json()["id"];
      Player sitting(guest, id);
      sitting.hello();
      sitting.ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
      players_.emplace_back(host, "h", id, random_(), weather_);
      players_.emplace_back(guest, "g", id, random_(), weather_);
    }
    for (CrashPlayer& player : players_) player.may_go_to(ports);
    for (CrashPlayer& player : players_) threads_.emplace_back([&player] { player.play(); });
  }

  void until_moved(std::uint64_t more) {
    const std::uint64_t until = weather_.acknowledged + more;
    for (std::uint64_t count = 0; (count = weather_.acknowledged) < until;) weather_.acknowledged.wait(count);
  }

  /// Waits until at every table somebody has been answered.
  void until_all_tables_move() {
    std::vector<std::uint64_t> before;
    for (const CrashPlayer& player : players_) before.push_back(player.acknowledged());
    for (std::size_t i = 0; i < players_.size(); i += 2)
      while (players_[i].acknowledged() + players_[i + 1].acknowledged() == before[i] + before[i + 1]) {
        const std::uint64_t count = weather_.acknowledged;
        if (players_[i].acknowledged() + players_[i + 1].acknowledged() == before[i] + before[i + 1])
          weather_.acknowledged.wait(count);
      }
  }

  void something_happens() {
    const std::size_t node = below(nodes), what = below(fates.size());
    std::cout << weather_.acknowledged << " moves: " << fates[what] << (what > 2 ? " " + std::to_string(node) : "")
              << std::endl;
    switch (what) {
      case 0:
        nats_.stop();
        until_moved(1 + below(20));
        return nats_.start();
      case 1: database_.stop(true); return database_.start();
      case 2: database_.stop(); return database_.start();
      case 3:  // a slow server: the others go on, and it does not know yet
        ::kill(servers_[node]->pid(), SIGSTOP);
        until_moved(1 + below(10));
        ::kill(servers_[node]->pid(), SIGCONT);
        return;
      case 4:  // a cut line, for less or more than what a server waits for
        to_database_[node]->cut();
        until_moved(1 + below(60));
        return to_database_[node]->mend();
      case 5:
        to_nats_[node]->cut();
        until_moved(1 + below(40));
        return to_nats_[node]->mend();
      case 6:
        EXPECT_EQ(servers_[node]->end(SIGTERM), 0);
        until_moved(1 + below(20));
        return start(node);
      default:
        EXPECT_EQ(servers_[node]->end(SIGKILL), -SIGKILL);
        until_all_tables_move();
        return start(node);
    }
  }

  std::size_t below(std::size_t n) { return random_() % n; }

  std::uint64_t seed_;
  std::mt19937_64 random_;
  PostgresServer database_;
  NatsServer nats_;
  std::vector<std::unique_ptr<Cable>> to_database_, to_nats_;
  std::array<LeasedPort, nodes> leases_;
  std::vector<std::unique_ptr<ServerProcess>> servers_;
  Weather weather_;
  std::vector<CrashPlayer> players_;
  std::vector<std::thread> threads_;
};

TEST_F(ClusterCrash, NoAcknowledgedMoveIsLostOrDoubledWhateverGoesAway) {
  const std::uint64_t kills = number_from("RATTUS_KILLS", 16);
  seat_players();
  for (std::uint64_t i = 0; i < kills; ++i) {
    until_moved(1 + below(60));
    something_happens();
  }
  weather_.ending = true;
  for (std::thread& thread : threads_) thread.join();
  for (const CrashPlayer& player : players_) expect_like_fresh(player);
  for (auto& server : servers_) EXPECT_EQ(server->end(SIGTERM), 0);

  Notes notes;
  auto opened = postgres::PostgresStore::open(database_.url(), notes);
  auto& store = *std::get<std::unique_ptr<postgres::PostgresStore>>(opened);
  expect_linearisable(store, players_);
  std::uint64_t tables = 0;
  for (const CrashPlayer& player : players_)
    for (const Memory& memory : player.memories()) {
      check_memory(store, memory);
      ++tables;
    }
  std::cout << kills << " times something went away, " << weather_.acknowledged << " moves acknowledged at " << tables
            << " places, " << weather_.repeats << " repeated, " << weather_.cuts << " connections cut" << std::endl;
}

TEST_F(ClusterCrash, WhenAServerDiesPlayGoesOnAtAnother) {
  Person agnes(leases_[0].number(), "Agnes");
  const std::string table = open_table(agnes, 2, {me, me});
  std::vector<milliseconds> took;
  rattus::test::Client seen("");
  for (int round = 0; round < 10; ++round) {
    const std::size_t dying = static_cast<std::size_t>(round) % nodes, next = (dying + 1) % nodes;
    agnes.move_to(leases_[dying].number());
    Player here(agnes, table);
    here.seen = seen;
    here.hello();
    for (int i = 0; i < 3; ++i) here.act("m" + std::to_string(round) + std::to_string(i));
    const std::string last = "l" + std::to_string(round);
    here.wire.send(
        {{"type", "act"}, {"id", last}, {"version", here.seen.version}, {"option", 0}});  // may be on its way
    EXPECT_EQ(servers_[dying]->end(SIGKILL), -SIGKILL);
    const auto begun = steady_clock::now();
    agnes.move_to(leases_[next].number());
    Player there(agnes, table);
    there.seen = here.seen;
    const std::uint64_t version = there.seen.version;
    there.hello();
    const Json answer = there.ask({{"type", "act"}, {"id", last}, {"version", version}, {"option", 0}});
    took.push_back(std::chrono::duration_cast<milliseconds>(steady_clock::now() - begun));
    EXPECT_EQ(answer["type"], "update") << answer;
    seen = there.seen;
    start(dying);
  }
  std::sort(took.begin(), took.end());
  std::cout << "from the death of a server to the answer of another: median " << took[took.size() / 2].count()
            << " ms, longest " << took.back().count() << " ms" << std::endl;
  EXPECT_LT(took[took.size() / 2], std::chrono::seconds(20));  // on a machine that is busy, too
}

}  // namespace
}  // namespace rattus::server::test
