// The load on `rattus serve`: at each table the player whose turn it is moves as soon as he hears of it; when a game is
// over all go on to its rematch. Prints one JSON object, like bench/rival/load.cjs.
//   rattus_server_load --port N --tables N [--seats 6] [--watchers 100] [--seconds 10] [--pid PID]
// `client_us_per_move` is processor time of this program; with the server's PID it also says what a move took there.
//   rattus_server_load --port N... --idle N --pid PID... [--watchers 100] [--seconds 10]
// Memory of the servers for each idle WebSocket, and how soon a move is with its watchers without and beside them.
#include <algorithm>
#include <fstream>
#include <iostream>

#include <CLI/CLI.hpp>
#include <sys/resource.h>
#include <unistd.h>

#include "bench/server/guest.hpp"
#include "bench/server/idle.hpp"

namespace rattus::bench {
namespace {

namespace asio = boost::asio;

struct Options {
  std::vector<std::uint16_t> ports;
  unsigned tables = 1, seats = 6, watchers = 100, seconds = 10, idle = 0;
  std::vector<int> pids;
  bool check = false;
};

/// Processor time of all threads of a process so far, in microseconds.
double processor_time(int pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string field;
  double ticks = 0;
  std::getline(stat, field, ')');  // its name may have spaces
  for (int place = 3; place <= 15 && stat >> field; ++place)
    if (place >= 14) ticks += std::stod(field);
  return ticks * 1e6 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Processor time of this program so far, in microseconds.
double own_time() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto microseconds = [](const timeval& time) { return 1e6 * double(time.tv_sec) + double(time.tv_usec); };
  return microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
}

Json load(Run& run, const Options& options) {
  std::vector<Guest> guests;
  for (unsigned i = 0; i <= options.seats; ++i) guests.emplace_back(run);
  std::vector<std::string> tables;
  for (unsigned i = 0; i < options.tables; ++i) tables.push_back(guests[0].open(options.seats));

  unsigned missing = 0;
  std::vector<std::shared_ptr<Seat>> seats;
  const auto send = [&](const std::string& table, const std::string& cookie, unsigned seat) {
    ++missing;
    run.from = asio::ip::make_address_v4(run.from.to_uint() + 1);  // what one address may be sent has limits
    seats.push_back(std::make_shared<Seat>(run, cookie, seat, [&missing] { --missing; }));
    seats.back()->go_to(table);
  };
  for (unsigned i = 0; i < options.watchers; ++i) send(tables[0], guests.back().cookie, 0);
  seat_all(run, missing);
  for (unsigned seat = 1; seat <= options.seats; ++seat)
    for (const std::string& table : tables) send(table, guests[seat - 1].cookie, seat);
  seat_all(run, missing);

  const auto run_for = [&](std::chrono::seconds time) {
    run.context.restart();
    run.context.run_for(time);
  };
  run_for(std::chrono::seconds(1));
  run.measuring = true;
  run.updates = run.bytes = 0;
  const auto begun = std::chrono::steady_clock::now();
  const auto server_time = [&] {
    double time = 0;
    for (const int pid : options.pids) time += processor_time(pid);
    return time;
  };
  const double own = own_time(), used = server_time();
  run_for(std::chrono::seconds(options.seconds));
  const double own_used = own_time() - own;
  const double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();

  auto& times = run.latencies;
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times.empty() ? 0.0 : std::round(double{times[static_cast<std::size_t>(times.size() * share)]} * 100) / 100;
  };
  const auto rate = [&](double number) { return std::round(number / passed * 10) / 10; };
  Json result{{"tables", options.tables},
              {"seats", options.seats},
              {"watchers", options.watchers},
              {"seconds", std::round(passed * 10) / 10},
              {"moves", times.size()},
              {"moves_per_s", rate(static_cast<double>(times.size()))},
              {"p50_ms", at(0.5)},
              {"p99_ms", at(0.99)},
              {"updates_per_s", rate(static_cast<double>(run.updates))},
              {"megabytes_per_s", rate(static_cast<double>(run.bytes) / 1e6)},
              {"games", run.games},
              {"refused", run.refused}};
  const auto each = [&](double time) { return std::round(time / static_cast<double>(times.size()) * 10) / 10; };
  if (!times.empty()) result["client_us_per_move"] = each(own_used);
  if (!options.pids.empty() && !times.empty()) result["cpu_us_per_move"] = each(server_time() - used);
  return result;
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app("Load for rattus serve");
  app.add_option("--port", options.ports)->required();
  app.add_option("--tables", options.tables);
  app.add_option("--seats", options.seats);
  app.add_option("--watchers", options.watchers);
  app.add_option("--seconds", options.seconds);
  app.add_option("--idle", options.idle);
  app.add_option("--pid", options.pids);
  app.add_flag("--check", options.check, "reads every message as a document, too, not only one in 256");
  CLI11_PARSE(app, argc, argv);
  Run run;
  if (options.check) run.read_whole = 1;
  run.server = {asio::ip::make_address("127.0.0.1"), options.ports[0]};
  const IdleOptions quiet{options.ports, options.pids, options.idle, options.watchers, options.seconds};
  const Json result = options.idle > 0 ? idle(run, quiet) : load(run, options);
  std::cout << result.dump() << std::endl;
  ::_exit(0);  // thousands of connections need no goodbye
}

}  // namespace
}  // namespace rattus::bench

int main(int argc, char** argv) try { return rattus::bench::run(argc, argv); } catch (const std::exception& error) {
  std::cerr << error.what() << "\n";
  return 1;
}
