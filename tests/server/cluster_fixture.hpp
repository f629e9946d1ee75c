#pragma once
// Several servers of this process over one PostgreSQL database, which hear of each other by NATS.
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "tests/server/live_server.hpp"
#include "tests/server/nats_server.hpp"
#include "tests/server/player.hpp"
#include "tests/server/postgres_server.hpp"

namespace rattus::server::test {

class Cluster {
 public:
  explicit Cluster(std::size_t servers, bool bus = true) : bus_(bus) {
    for (std::size_t i = 0; i < servers; ++i) servers_.push_back(std::make_unique<LiveServer>(options()));
  }
  /// They ask workers, and wait so much longer than the thinking for their answers.
  Cluster(std::size_t servers, std::chrono::milliseconds margin) : bus_(true), margin_(margin) {
    for (std::size_t i = 0; i < servers; ++i) servers_.push_back(std::make_unique<LiveServer>(options()));
  }
  LiveServer& operator[](std::size_t i) { return *servers_[i]; }
  /// Ends one of them in order.
  void end(std::size_t i) { servers_[i].reset(); }
  PostgresServer& database() { return database_; }
  NatsServer& nats() { return nats_; }

 private:
  ServeOptions options() {
    ServeOptions options = quick_options();
    options.store = database_.url();
    if (bus_) options.bus = nats_.url();
    if (margin_) {
      options.workers = true;
      options.rhythm.margin = *margin_;
      options.pace.most = std::chrono::milliseconds(100);
    }
    return options;
  }

  bool bus_;
  std::optional<std::chrono::milliseconds> margin_;
  PostgresServer database_;
  NatsServer nats_;
  std::vector<std::unique_ptr<LiveServer>> servers_;
};

}  // namespace rattus::server::test
