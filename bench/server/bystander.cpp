// What others notice while one address does its worst within the default limits. Bystanders (127.0.0.1) play at 30
// tables, at a person's pace, one goes in and out, and one watches computer players of level `normal`; an attacker
// (127.0.0.2) plays a scenario of scenarios/. Rounds with and without him take turns against one server, so that the
// machine's mood is the same for both. Others play likewise at a second server, which nobody attacks: what they feel is
// the machine, and the attack is what is more than that. Medians tell more than the slowest hundredth,
// which a busy disk decides. Prints one JSON object for each scenario.
//   rattus_server_bystander [--program build/release/rattus] [--rounds 3] [--seconds 5] [SCENARIO...]
// With a database and NATS there are two servers, and bystanders play at the first: the attacker goes to the first and
// to the second in turn, and there is an object for each. The database must be empty: one scenario for a run.
//   rattus_server_bystander --store URL --bus URL [...] SCENARIO                  (bench/attacks.sh)
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <optional>
#include <thread>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "bench/server/guest.hpp"
#include "bench/server/process.hpp"
#include "bench/server/scenario.hpp"
#include "server/postgres/store.hpp"
#include "server/sqlite/store.hpp"

namespace rattus::bench {
namespace {

namespace asio = boost::asio;
using Time = std::chrono::steady_clock;

constexpr unsigned tables = 30;
constexpr unsigned tables_of_a_host = 15;
constexpr unsigned visited = 5;    ///< tables of bystanders that the attacker knows; their moves are counted apart
constexpr unsigned computers = 4;  ///< of level `normal`, at a table that a bystander watches
/// Below the default rate of messages of a WebSocket.
constexpr std::chrono::milliseconds pace{220};
constexpr std::chrono::milliseconds door_pace{100};
constexpr std::chrono::seconds settling{1};

struct Options {
  std::string program = "build/release/rattus", store, bus;
  unsigned rounds = 3, seconds = 5;
  std::vector<std::string> names;
};

/// A folder that goes away with the object.
struct Folder {
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "rattus-bystander-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
    path = pattern;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path); }
  std::string path;
};

/// Comes through the door again and again: connects, asks for the page, goes.
class Visitor {
 public:
  explicit Visitor(Run& run) : run_(&run), socket_(run.context), timer_(run.context) { come(); }

  std::vector<float> latencies;
  std::uint64_t turned_away = 0;

 private:
  void come() {
    begun_ = Time::now();
    socket_ = asio::ip::tcp::socket(run_->context);
    leave_from(socket_, run_->from);
    socket_.async_connect(run_->server, [this](boost::system::error_code error) {
      if (error) return gone(false);
      asio::async_write(socket_, asio::buffer(request), [this](boost::system::error_code failed, std::size_t) {
        if (failed) return gone(false);
        socket_.async_read_some(asio::buffer(answer_), [this](boost::system::error_code broken, std::size_t size) {
          gone(!broken && std::string_view(answer_.data(), size).starts_with("HTTP/1.1 200"));
        });
      });
    });
  }
  void gone(bool served) {
    if (run_->measuring) {
      latencies.push_back(std::chrono::duration<float, std::milli>(Time::now() - begun_).count());
      turned_away += served ? 0 : 1;
    }
    timer_.expires_after(door_pace);
    timer_.async_wait([this](boost::system::error_code error) {
      if (!error) come();
    });
  }

  static constexpr std::string_view request = "HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
  Run* run_;
  asio::ip::tcp::socket socket_;
  asio::steady_timer timer_;
  Time::time_point begun_;
  std::array<char, 2048> answer_{};
};

/// Latencies of one kind, in milliseconds.
Json told(std::vector<float>& times) {
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times.empty() ? 0.0 : std::round(double{times[static_cast<std::size_t>(times.size() * share)]} * 100) / 100;
  };
  return {{"count", times.size()}, {"p50_ms", at(0.5)}, {"p99_ms", at(0.99)}, {"most_ms", at(0.99999)}};
}

/// A figure with him to the same without him.
double ratio(const char* figure, const Json& with, const Json& without) {
  return std::round(with[figure].get<double>() / std::max(without[figure].get<double>(), 0.01) * 100) / 100;
}

Json compared(std::vector<float>& without, std::vector<float>& with) {
  const Json quiet = told(without), troubled = told(with);
  return {{"without", quiet},
          {"with", troubled},
          {"p50_ratio", ratio("p50_ms", troubled, quiet)},
          {"p99_ratio", ratio("p99_ms", troubled, quiet)}};
}

struct Measured {
  std::vector<float> moves, visited, doors, choices;
  std::uint64_t turned_away = 0;
};

class Bystanders {
 public:
  explicit Bystanders(std::uint16_t port) {
    run_.server = {asio::ip::make_address("127.0.0.1"), port};
    run_.pace = pace;
    std::vector<Guest> hosts;
    Guest other(run_);
    std::vector<std::pair<std::string, std::string>> opened;  // table, cookie of its host
    for (unsigned i = 0; i < tables; ++i) {
      if (i % tables_of_a_host == 0) hosts.emplace_back(run_);
      opened.emplace_back(hosts.back().open(2), hosts.back().cookie);
    }
    for (unsigned i = 0; i < visited; ++i) visited_.push_back(opened[i].first);
    for (unsigned seat = 1; seat <= 2; ++seat) {
      for (unsigned i = 0; i < tables; ++i) {
        const auto& [table, cookie] = opened[i];
        ++missing_;
        seats_.push_back(std::make_shared<Seat>(run_, seat == 1 ? cookie : other.cookie, seat, [this] { --missing_; }));
        if (i < visited) seats_.back()->count_in(visited_latencies_);
        seats_.back()->go_to(table);
      }
      seat_all(run_, missing_);
    }
    visitor_ = std::make_unique<Visitor>(run_);
    ++missing_;
    watcher_ = std::make_shared<Seat>(run_, other.cookie, 0, [this] { --missing_; });
    watcher_->go_to(other.open_for_computers(computers, "normal"));
    seat_all(run_, missing_);
  }

  /// Plays on; what is measured is added to `to`, if there is one.
  void play(std::chrono::seconds time, Measured* to) {
    run_.measuring = to != nullptr;
    run_.latencies.clear();
    visited_latencies_.clear();
    run_.choices.clear();
    visitor_->latencies.clear();
    visitor_->turned_away = 0;
    run_.context.restart();
    run_.context.run_for(time);
    if (!to) return;
    to->moves.insert(to->moves.end(), run_.latencies.begin(), run_.latencies.end());
    to->visited.insert(to->visited.end(), visited_latencies_.begin(), visited_latencies_.end());
    to->choices.insert(to->choices.end(), run_.choices.begin(), run_.choices.end());
    to->doors.insert(to->doors.end(), visitor_->latencies.begin(), visitor_->latencies.end());
    to->turned_away += visitor_->turned_away;
  }
  [[nodiscard]] const Run& run() const { return run_; }
  [[nodiscard]] const std::vector<std::string>& visited_tables() const { return visited_; }

 private:
  Run run_;
  unsigned missing_ = 0;
  std::vector<std::string> visited_;
  std::vector<float> visited_latencies_;
  std::vector<std::shared_ptr<Seat>> seats_;
  std::unique_ptr<Visitor> visitor_;
  std::shared_ptr<Seat> watcher_;
};

/// Where the games are, as options of `rattus serve`, with what the scenario wants to find there.
std::vector<std::string> prepared(const Scenario& scenario, const Options& options, const std::string& folder) {
  server::Notes notes;
  const auto prepare = [&](auto opened) {
    if (const auto* why = std::get_if<std::string>(&opened)) throw std::runtime_error(*why);
    Prepared games(*std::get<0>(opened));
    scenario.prepare(games);
  };
  if (options.store.empty())
    prepare(server::SqliteStore::open(folder + "/rattus.sqlite", notes));
  else
    prepare(server::postgres::PostgresStore::open(options.store, notes));
  std::vector<std::string> words{"--data", folder};
  if (!options.store.empty()) words = {"--store", options.store, "--bus", options.bus};
  words.insert(words.end(), scenario.options.begin(), scenario.options.end());
  return words;
}

/// What was measured with the attacker at one server, each round after one without.
struct Attacked {
  std::string where;
  std::uint16_t port = 0;
  Measured quiet, troubled, others_quiet, others_troubled;
  std::map<std::string, std::uint64_t> did;
};

Json told(Attacked& one, const std::string& scenario, const Run& run) {
  return {{"scenario", scenario},
          {"attacked", one.where},
          {"moves", compared(one.quiet.moves, one.troubled.moves)},
          {"visited_moves", compared(one.quiet.visited, one.troubled.visited)},
          {"doors", compared(one.quiet.doors, one.troubled.doors)},
          {"turned_away", one.troubled.turned_away},
          {"choices", compared(one.quiet.choices, one.troubled.choices)},
          {"control_moves", compared(one.others_quiet.moves, one.others_troubled.moves)},
          {"control_doors", compared(one.others_quiet.doors, one.others_troubled.doors)},
          {"refused", run.refused},
          {"lost", run.lost},
          {"attacker", one.did}};
}

void measure(const Scenario& scenario, const Options& options) {
  const Folder folder, apart;
  const std::vector<std::string> where = prepared(scenario, options, folder.path);
  const Process process(options.program, where), control(options.program, {"--data", apart.path});
  std::vector<Attacked> attacked(1);
  attacked[0].where = "the bystanders' server";
  attacked[0].port = process.port();
  std::optional<Process> other;
  if (!options.store.empty()) {
    other.emplace(options.program, where);
    attacked.emplace_back();
    attacked[1].where = "another server";
    attacked[1].port = other->port();
  }
  Bystanders bystanders(process.port()), others(control.port());
  std::thread others_settle([&] { others.play(settling, nullptr); });
  bystanders.play(settling, nullptr);
  others_settle.join();
  const auto part = [&](Measured& to, Measured& beside) {
    const std::chrono::seconds time(options.seconds);
    std::thread playing([&] { others.play(time, &beside); });
    bystanders.play(time, &to);
    playing.join();
  };
  for (unsigned round = 0; round < options.rounds; ++round)
    for (Attacked& one : attacked) {
      part(one.quiet, one.others_quiet);
      Attacker attacker({asio::ip::make_address("127.0.0.1"), one.port}, bystanders.visited_tables());
      scenario.attack(attacker);
      attacker.begin();
      part(one.troubled, one.others_troubled);
      attacker.end();
      for (const auto& [what, number] : attacker.counts()) one.did[what] += number;
      bystanders.play(settling, nullptr);
    }
  for (Attacked& one : attacked) std::cout << told(one, scenario.name, bystanders.run()).dump() << std::endl;
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app("What others notice while one address does its worst within the default limits");
  std::string list;
  for (const Scenario& one : scenarios()) list += "\n  " + one.name + ": " + one.purpose;
  app.add_option("--program", options.program, "the server")->capture_default_str();
  auto* store = app.add_option("--store", options.store, "an empty database, for two servers");
  auto* bus = app.add_option("--bus", options.bus, "NATS, by which they hear of each other");
  store->needs(bus);
  bus->needs(store);
  app.add_option("--rounds", options.rounds, "each once without and once with him")->capture_default_str();
  app.add_option("--seconds", options.seconds, "of each half of a round")->capture_default_str();
  app.add_option("scenarios", options.names, "all, or some of:" + list);
  CLI11_PARSE(app, argc, argv);
  for (const Scenario& one : scenarios()) {
    const auto& names = options.names;
    if (names.empty() || std::find(names.begin(), names.end(), one.name) != names.end()) measure(one, options);
  }
  return 0;
}

}  // namespace
}  // namespace rattus::bench

int main(int argc, char** argv) try { return rattus::bench::run(argc, argv); } catch (const std::exception& error) {
  std::cerr << error.what() << "\n";
  return 1;
}
