#include "tests/slow/server/crash_cluster.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "tests/slow/server/wrong_clock.hpp"

namespace rattus::server::test {

CrashCluster::CrashCluster() : network_(Network::make(machines)) {
  std::cout << "network: " << network_->name() << std::endl;
  {
    const Visit visit(*network_, Hub::database);
    database_.emplace(network_->address(Hub::database), RATTUS_SLOW_DISK);
  }
  {
    const Visit visit(*network_, Hub::nats);
    nats_.emplace(true, network_->address(Hub::nats));
  }
  network_->join(database_->socket(), nats_->port());
  for (std::size_t i = 0; i < servers; ++i) start_server(i);
  for (std::size_t i = 0; i < workers; ++i) start_worker(i);
}

void CrashCluster::start_database() {
  const Visit visit(*network_, Hub::database);
  database_->start();
}

void CrashCluster::start_nats() {
  const Visit visit(*network_, Hub::nats);
  nats_->start();
}

std::string CrashCluster::store_for(std::size_t machine) const {
  return "postgresql://rattus@" + network_->way(machine, Hub::database) + "/rattus";
}

void CrashCluster::start_server(std::size_t i) {
  const Visit visit(*network_, i);
  const char* other = std::getenv("RATTUS_OTHER_PROGRAM");
  std::vector<std::string> more{"--bus", bus_for(i)};
  const bool is_other = other && i == servers - 1;
  if (!is_other) more.insert(more.end(), {"--workers", "--most-thinking", "100"});
  servers_[i] = std::make_unique<ServerProcess>(store_for(i), port(i), more, is_other ? other : RATTUS_PROGRAM,
                                                with_clock_fast_by(clock_error(i)));
}

std::vector<std::uint16_t> CrashCluster::ports() const {
  std::vector<std::uint16_t> all;
  for (const LeasedPort& lease : leases_) all.push_back(lease.number());
  return all;
}

void CrashCluster::reach(std::uint16_t port) {
  const auto found =
      std::find_if(leases_.begin(), leases_.end(), [&](const auto& one) { return one.number() == port; });
  network_->enter(static_cast<std::size_t>(found - leases_.begin()));
}

void CrashCluster::start_worker(std::size_t i) {
  const std::size_t machine = servers + i;
  const Visit visit(*network_, machine);
  workers_[i] =
      std::make_unique<ProgramProcess>(std::vector<std::string>{RATTUS_PROGRAM, "work", "--store", store_for(machine),
                                                                "--bus", bus_for(machine), "--threads", "1"},
                                       with_clock_fast_by(clock_error(machine)));
  workers_[i]->until_said("thinking for computer players");
}

std::string CrashCluster::name_of(std::size_t machine) {
  return machine < servers ? "server " + std::to_string(machine) : "worker " + std::to_string(machine - servers);
}

}  // namespace rattus::server::test
