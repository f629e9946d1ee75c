// Three servers over one database and two workers are played at while one thing after the other goes away under them: a
// server, a worker, the bus, the database, the network between two of them. Clocks are minutes apart, and a program
// that comes back has another error. RATTUS_KILLS and RATTUS_SEED choose how often and when.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <signal.h>

#include "server/postgres/store.hpp"
#include "tests/server/player.hpp"
#include "tests/slow/server/crash_checks.hpp"
#include "tests/slow/server/crash_cluster.hpp"
#include "tests/slow/server/wrong_clock.hpp"

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

class ClusterCrash : public ::testing::Test {
 protected:
  static constexpr std::size_t nodes = CrashCluster::servers;

  ClusterCrash() : seed_(number_from("RATTUS_SEED", std::random_device()())), random_(seed_) {
    std::cout << "RATTUS_SEED=" << seed_ << std::endl;
  }

  ~ClusterCrash() override {
    weather_.over = true;
    for (std::thread& thread : threads_)
      if (thread.joinable()) thread.join();
  }

  void seat_players() {
    const std::vector<std::uint16_t> ports = cluster_.ports();
    for (const Json& setup : set_ups()) {
      cluster_.reach(ports[0]);
      Person host(ports[0], "Host");
      const bool second_computer = below(2) == 0;
      const HttpAnswer opened =
          host.post("/api/tables", {{"setup", setup}, {"seats", {me, open_seat, second_computer ? machine : me}}});
      ASSERT_EQ(opened.status, 201U) << opened.body;
      const std::string id = opened.json()["id"];
      cluster_.reach(ports[1]);
      Person guest(ports[1], "Guest");
      Player sitting(guest, id);
      sitting.hello();
      sitting.ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
      players_.emplace_back(host, "h", id, random_(), weather_);
      players_.emplace_back(guest, "g", id, random_(), weather_);
    }
    for (CrashPlayer& player : players_) player.may_go_to(ports, [this](auto port) { cluster_.reach(port); });
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

  /// Each of the things that can happen before one of them happens again; servers are killed thrice as often.
  void something_happens() {
    struct Fate {
      const char* what;
      void (ClusterCrash::*happens)();
    };
    static constexpr Fate fates[]{{"NATS is killed", &ClusterCrash::nats_is_killed},
                                  {"the database is killed", &ClusterCrash::database_is_killed},
                                  {"the database is started anew", &ClusterCrash::database_is_started_anew},
                                  {"the disk is slow", &ClusterCrash::disk_is_slow},
                                  {"cut", &ClusterCrash::line_is_cut},
                                  {"unplugged", &ClusterCrash::machine_is_unplugged},
                                  {"stopped for a while", &ClusterCrash::server_stops_for_a_while},
                                  {"slow", &ClusterCrash::server_is_slow},
                                  {"ended", &ClusterCrash::server_is_ended},
                                  {"killed", &ClusterCrash::server_is_killed},
                                  {"killed", &ClusterCrash::server_is_killed},
                                  {"killed", &ClusterCrash::server_is_killed},
                                  {"killed", &ClusterCrash::worker_is_killed}};
    if (to_come_.empty()) {
      for (const Fate& fate : fates) to_come_.push_back(&fate - fates);
      std::shuffle(to_come_.begin(), to_come_.end(), random_);
    }
    const Fate& fate = fates[to_come_.back()];
    to_come_.pop_back();
    std::cout << weather_.acknowledged << " moves: " << fate.what << std::flush;
    (this->*fate.happens)();
    std::cout << std::endl;
  }

  void nats_is_killed() {
    cluster_.stop_nats();
    until_moved(1 + below(20));
    cluster_.start_nats();
  }
  void database_is_killed() {
    cluster_.database().stop(true);
    cluster_.start_database();
  }
  void database_is_started_anew() {
    cluster_.database().stop();
    cluster_.start_database();
  }
  void disk_is_slow() {
    cluster_.database().slow(true);
    until_moved(1 + below(20));
    cluster_.database().slow(false);
  }
  /// For less or more than a server waits for an answer.
  void line_is_cut() {
    const std::size_t machine = some_machine();
    const Hub hub = below(2) == 0 ? Hub::database : Hub::nats;
    const bool heard = below(2) == 0;
    std::cout << (hub == Hub::database ? " from the database" : " from NATS") << (heard ? ", which hears it" : "");
    cluster_.network().cut(machine, hub, heard);
    until_moved(1 + below(60));
    cluster_.network().mend(machine, hub);
  }
  void machine_is_unplugged() {
    const std::size_t machine = some_machine();
    cluster_.network().unplug(machine);
    until_moved(1 + below(60));
    cluster_.network().plug(machine);
  }
  /// The others go on, and it does not know yet.
  void server_stops_for_a_while() {
    const pid_t pid = cluster_.server(some_server()).pid();
    ::kill(pid, SIGSTOP);
    until_moved(1 + below(10));
    ::kill(pid, SIGCONT);
  }
  /// Runs a tenth of the time.
  void server_is_slow() {
    const pid_t pid = cluster_.server(some_server()).pid();
    for (const std::uint64_t until = weather_.acknowledged + 1 + below(60); weather_.acknowledged < until;) {
      ::kill(pid, SIGSTOP);
      std::this_thread::sleep_for(milliseconds(90));
      ::kill(pid, SIGCONT);
      std::this_thread::sleep_for(milliseconds(10));
    }
  }
  void server_is_ended() {
    const std::size_t node = some_server();
    EXPECT_EQ(cluster_.server(node).end(SIGTERM), 0);
    until_moved(1 + below(20));
    start_server(node);
  }
  void server_is_killed() {
    const std::size_t node = some_server();
    EXPECT_EQ(cluster_.server(node).end(SIGKILL), -SIGKILL);
    until_all_tables_move();
    start_server(node);
  }
  void worker_is_killed() {
    const std::size_t worker = some(CrashCluster::servers, CrashCluster::workers) - CrashCluster::servers;
    EXPECT_EQ(cluster_.worker(worker).end(SIGKILL), -SIGKILL);
    until_moved(1 + below(60));
    set_clock(CrashCluster::servers + worker);
    cluster_.start_worker(worker);
  }
  void start_server(std::size_t node) {
    set_clock(node);
    cluster_.start_server(node);
  }
  /// From five minutes slow to five minutes fast: the machine's time may go back while its program is away.
  void set_clock(std::size_t machine) {
    const std::chrono::seconds error(static_cast<std::int64_t>(below(601)) - 300);
    set_back_ += error < cluster_.clock_error(machine);
    cluster_.set_clock(machine, error);
    std::cout << ", comes back with its clock at " << clock_text(error);
  }

  void expect_wrong_clocks() {
    for (std::size_t i = 0; i < nodes; ++i) {
      cluster_.reach(cluster_.port(i));
      const UnixTime error = cluster_.clock_error(i).count(), before = std::time(nullptr);
      const UnixTime date = date_of(Person(cluster_.port(i)).get("/api/me"));
      EXPECT_GE(date, before + error) << "server " << i;
      EXPECT_LE(date, std::time(nullptr) + error) << "server " << i;
    }
  }
  /// Entries that are older than the one before them, by the clocks of the servers that wrote them.
  std::uint64_t entries_before_earlier_ones() {
    return std::stoull(cluster_.database().sql(
        "SELECT count(*) FROM (SELECT time < lag(time) OVER (PARTITION BY match ORDER BY number) AS earlier "
        "FROM entries) AS all_entries WHERE earlier"));
  }

  std::size_t below(std::size_t n) { return random_() % n; }
  std::size_t some(std::size_t first, std::size_t count) {
    const std::size_t machine = first + below(count);
    std::cout << ": " << CrashCluster::name_of(machine);
    return machine;
  }
  std::size_t some_machine() { return some(0, CrashCluster::machines); }
  std::size_t some_server() { return some(0, nodes); }

  std::uint64_t seed_;
  std::mt19937_64 random_;
  CrashCluster cluster_;
  std::vector<std::ptrdiff_t> to_come_;
  std::uint64_t set_back_ = 0;  ///< how often a machine's clock was set back
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
  for (const CrashPlayer& player : players_) {
    cluster_.reach(player.person().port());
    expect_like_fresh(player);
  }
  expect_wrong_clocks();
  const std::uint64_t out_of_time = entries_before_earlier_ones();
  EXPECT_GT(out_of_time, 0U) << "all entries look as if the clocks were right";
  for (std::size_t i = 0; i < nodes; ++i) EXPECT_EQ(cluster_.server(i).end(SIGTERM), 0);

  for (std::size_t i = 0; i < CrashCluster::workers; ++i) {
    EXPECT_EQ(cluster_.worker(i).end(SIGTERM), 0);
    std::cout << "worker " << i << " has made " << cluster_.worker(i).number_after("choices made: ")
              << " choices since it was last started" << std::endl;
  }

  Notes notes;
  auto opened = postgres::PostgresStore::open(cluster_.database().url(), notes);
  auto& store = *std::get<std::unique_ptr<postgres::PostgresStore>>(opened);
  expect_linearisable(store, players_);
  std::uint64_t tables = 0;
  for (const CrashPlayer& player : players_)
    for (const Memory& memory : player.memories()) {
      check_memory(store, memory);
      ++tables;
    }
  std::cout << kills << " times something went away, " << weather_.acknowledged << " moves acknowledged at " << tables
            << " places, " << weather_.repeats << " repeated, " << weather_.cuts << " connections cut; clocks set back "
            << set_back_ << " times, " << out_of_time << " entries are dated before the one before them" << std::endl;
}

TEST_F(ClusterCrash, WhenAServerDiesPlayGoesOnAtAnother) {
  cluster_.reach(cluster_.port(0));
  Person agnes(cluster_.port(0), "Agnes");
  const std::string table = open_table(agnes, 2, {me, me});
  std::vector<milliseconds> took;
  rattus::test::Client seen("");
  const auto go = [this](Person& person, std::size_t node) {
    cluster_.reach(cluster_.port(node));
    person.move_to(cluster_.port(node));
  };
  for (int round = 0; round < 10; ++round) {
    const std::size_t dying = static_cast<std::size_t>(round) % nodes, next = (dying + 1) % nodes;
    go(agnes, dying);
    Player here(agnes, table);
    here.seen = seen;
    here.hello();
    for (int i = 0; i < 3; ++i) here.act("m" + std::to_string(round) + std::to_string(i));
    const std::string last = "l" + std::to_string(round);
    here.wire.send(
        {{"type", "act"}, {"id", last}, {"version", here.seen.version}, {"option", 0}});  // may be on its way
    EXPECT_EQ(cluster_.server(dying).end(SIGKILL), -SIGKILL);
    const auto begun = steady_clock::now();
    go(agnes, next);
    Player there(agnes, table);
    there.seen = here.seen;
    const std::uint64_t version = there.seen.version;
    there.hello();
    const Json answer = there.ask({{"type", "act"}, {"id", last}, {"version", version}, {"option", 0}});
    took.push_back(std::chrono::duration_cast<milliseconds>(steady_clock::now() - begun));
    EXPECT_EQ(answer["type"], "update") << answer;
    seen = there.seen;
    std::cout << CrashCluster::name_of(dying) << " has died";
    start_server(dying);
    std::cout << std::endl;
  }
  std::sort(took.begin(), took.end());
  std::cout << "from the death of a server to the answer of another: median " << took[took.size() / 2].count()
            << " ms, longest " << took.back().count() << " ms" << std::endl;
  EXPECT_LT(took[took.size() / 2], std::chrono::seconds(20));  // on a machine that is busy, too
}

}  // namespace
}  // namespace rattus::server::test
