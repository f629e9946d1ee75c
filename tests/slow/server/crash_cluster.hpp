#pragma once
// Three servers and two workers over one database with NATS, each on a machine of its own (network.hpp), to be killed.
// Their clocks are minutes apart (wrong_clock.hpp); those of the database and of NATS are right.
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/server/nats_server.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/slow/server/leased_port.hpp"
#include "tests/slow/server/network.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {

/// The last server runs the program that RATTUS_OTHER_PROGRAM names, if it is set: an earlier version.
class CrashCluster {
 public:
  static constexpr std::size_t servers = 3, workers = 2, machines = servers + workers;

  CrashCluster();

  [[nodiscard]] Network& network() { return *network_; }
  [[nodiscard]] PostgresServer& database() { return *database_; }
  void start_database();
  void start_nats();
  void stop_nats() { nats_->stop(); }

  [[nodiscard]] ServerProcess& server(std::size_t i) { return *servers_[i]; }
  void start_server(std::size_t i);
  /// How far a machine's clock is fast. Setting it holds for the next start.
  [[nodiscard]] std::chrono::seconds clock_error(std::size_t machine) const { return clock_errors_[machine]; }
  void set_clock(std::size_t machine, std::chrono::seconds error) { clock_errors_[machine] = error; }
  [[nodiscard]] std::uint16_t port(std::size_t i) const { return leases_[i].number(); }
  [[nodiscard]] std::vector<std::uint16_t> ports() const;
  /// The calling thread's next connections reach the server with this port.
  void reach(std::uint16_t port);

  [[nodiscard]] ProgramProcess& worker(std::size_t i) { return *workers_[i]; }
  void start_worker(std::size_t i);

  /// "server 1", "worker 0"
  [[nodiscard]] static std::string name_of(std::size_t machine);

 private:
  [[nodiscard]] std::string store_for(std::size_t machine) const;
  [[nodiscard]] std::string bus_for(std::size_t machine) const { return "nats://" + network_->way(machine, Hub::nats); }

  std::unique_ptr<Network> network_;
  std::optional<PostgresServer> database_;
  std::optional<NatsServer> nats_;
  std::array<std::chrono::seconds, machines> clock_errors_{std::chrono::minutes(-4), std::chrono::minutes(0),
                                                           std::chrono::minutes(5), std::chrono::minutes(3),
                                                           std::chrono::minutes(-2)};
  std::array<LeasedPort, servers> leases_;
  std::array<std::unique_ptr<ServerProcess>, servers> servers_;
  std::array<std::unique_ptr<ProgramProcess>, workers> workers_;
};

}  // namespace rattus::server::test
