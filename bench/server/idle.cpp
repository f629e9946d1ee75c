#include "bench/server/idle.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>

#include <unistd.h>

namespace rattus::bench {
namespace {

namespace asio = boost::asio;

constexpr unsigned at_a_table = 100, at_once = 100, players = 2;
constexpr std::chrono::milliseconds pace{220};  ///< below the default rate of messages of a WebSocket
constexpr std::chrono::seconds settling{2};     ///< until the last word on who is here is told

std::uint64_t resident_bytes(const std::vector<int>& pids) {
  std::uint64_t all = 0;
  for (const int pid : pids) {
    std::ifstream statm("/proc/" + std::to_string(pid) + "/statm");
    std::uint64_t size = 0, resident = 0;
    statm >> size >> resident;
    all += resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  }
  return all;
}

class Crowd {
 public:
  Crowd(Run& run, const IdleOptions& options) : run_(&run), options_(&options) {}

  /// A table at which people play on, with watchers at all servers.
  void play(unsigned watchers) {
    next();
    Guest host(*run_);
    const std::string table = host.open(players);
    for (unsigned i = 0; i < watchers; ++i) watchers_.push_back(send(table, Guest(*run_).cookie, 0));
    seat_all(*run_, missing_);
    send(table, host.cookie, 1);
    seat_all(*run_, missing_);
    for (unsigned seat = 2; seat <= players; ++seat) send(table, Guest(*run_).cookie, seat);
    seat_all(*run_, missing_);
  }

  void look_on(unsigned sockets) {
    std::string table;
    for (unsigned i = 0; i < sockets; ++i) {
      next();
      Guest guest(*run_);
      if (i % at_a_table == 0) table = guest.open(players);
      send(table, guest.cookie, 0);
      if (missing_ >= at_once) seat_all(*run_, missing_);
    }
    seat_all(*run_, missing_);
  }

  void rest(std::chrono::seconds time) {
    run_->context.restart();
    run_->context.run_for(time);
  }

  /// How soon watchers hear of moves.
  Json reach() {
    run_->moves.clear();
    run_->measuring = true;
    rest(std::chrono::seconds(options_->seconds));
    run_->measuring = false;
    const std::vector<Moment> moves = run_->moves;
    rest(std::chrono::seconds(1));
    std::vector<double> times;
    std::size_t missed = 0;
    const auto before = [](const Moment& one, const Moment& other) {
      return std::tie(one.game, one.version) < std::tie(other.game, other.version);
    };
    for (const Moment& move : moves)
      for (const auto& watcher : watchers_) {
        const auto at = std::lower_bound(watcher->seen().begin(), watcher->seen().end(), move, before);
        if (at == watcher->seen().end() || at->game != move.game)
          ++missed;
        else
          times.push_back(std::chrono::duration<double, std::milli>(at->time - move.time).count());
      }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
      if (times.empty()) return 0.0;
      return std::round(times[static_cast<std::size_t>(static_cast<double>(times.size()) * share)] * 100) / 100;
    };
    return {{"moves", moves.size()},  {"p50_ms", at(0.5)},     {"p99_ms", at(0.99)},
            {"most_ms", at(0.99999)}, {"heard", times.size()}, {"missed", missed}};
  }

 private:
  /// The next address, and the next server.
  void next() {
    run_->from = asio::ip::make_address_v4(run_->from.to_uint() + 1);
    const auto& ports = options_->ports;
    run_->server.port(ports[turn_++ % ports.size()]);
  }
  std::shared_ptr<Seat> send(const std::string& table, const std::string& cookie, unsigned seat) {
    ++missing_;
    next();
    seats_.push_back(std::make_shared<Seat>(*run_, cookie, seat, [this] { --missing_; }));
    seats_.back()->go_to(table);
    return seats_.back();
  }

  Run* run_;
  const IdleOptions* options_;
  std::size_t turn_ = 0;
  unsigned missing_ = 0;
  std::vector<std::shared_ptr<Seat>> seats_, watchers_;
};

}  // namespace

Json idle(Run& run, const IdleOptions& options) {
  run.pace = pace;
  Crowd crowd(run, options);
  crowd.play(options.watchers);
  crowd.rest(settling);
  const Json alone = crowd.reach();
  const std::uint64_t before = resident_bytes(options.pids);
  crowd.look_on(options.sockets);
  crowd.rest(settling);
  const std::uint64_t after = resident_bytes(options.pids);
  const Json beside = crowd.reach();
  return {{"idle", options.sockets},
          {"servers", options.ports.size()},
          {"before_bytes", before},
          {"after_bytes", after},
          {"bytes_per_socket", static_cast<std::int64_t>(after - before) / static_cast<std::int64_t>(options.sockets)},
          {"watchers", options.watchers},
          {"reach_before", alone},
          {"reach_meanwhile", beside},
          {"refused", run.refused},
          {"lost", run.lost}};
}

}  // namespace rattus::bench
