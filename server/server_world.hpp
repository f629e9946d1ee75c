#pragma once
// The world of a real server: a store thread, thinking threads, the clocks of the machine.
#include <boost/asio/io_context.hpp>

#include "server/health.hpp"
#include "server/log.hpp"
#include "server/neighbours.hpp"
#include "server/serve.hpp"
#include "server/store_thread.hpp"
#include "server/workers.hpp"
#include "server/world.hpp"

namespace rattus::server {

/// Lives on the thread that runs `context`, which must stay longer.
class ServerWorld final : public World {
 public:
  ServerWorld(boost::asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
              std::unique_ptr<Store> store, Log& log);

  StoreAccess& store() override { return store_; }
  bool think(const Owner& owner, Thought thought) override { return thinking_.submit(owner, std::move(thought)); }
  void at(std::chrono::nanoseconds moment, std::function<void()> what) override;
  ai::Clock thinking_clock() override { return processor_time; }
  std::chrono::nanoseconds now() override { return std::chrono::steady_clock::now().time_since_epoch(); }
  UnixTime wall_clock() override;
  Seed fresh_seed() override;
  std::string fresh_id() override;
  const codec::GameData& data() override { return *data_; }
  Metrics& metrics() override { return metrics_; }
  Neighbours* neighbours() override { return neighbours_.get(); }
  Workers* workers() override { return workers_.get(); }
  const Pace& pace() override { return pace_; }
  unsigned tables_per_guest() override { return tables_per_guest_; }
  /// Nobody has yet said where he wants to be told: it is counted.
  void tell_absent(const Notice& notice) override {
    metrics_.noticed(notice_names[static_cast<std::size_t>(notice.about)]);
  }
  void report(const StoreFault& fault) override;

  Health& health() { return health_; }
  /// The store is shared with other servers.
  void meet(std::unique_ptr<Bus> bus, const Rhythm& rhythm);
  /// Workers think for computer players, and are asked by this bus.
  void hire(std::unique_ptr<Bus> bus, std::chrono::milliseconds margin);
  /// Lets the metrics tell of thinking, now and then (Metrics::publish).
  void publish_metrics() { metrics_.publish(thinking_.waiting()); }
  /// For a server that stops: questions to the store are dropped, thoughts forgotten. Writes go on.
  void drop_questions();

 private:
  void seen(const Commit& commit);

  boost::asio::io_context* context_;
  const codec::GameData* data_;
  Pace pace_;
  unsigned tables_per_guest_;
  Log* log_;
  Metrics metrics_;
  Health health_;
  std::chrono::nanoseconds reported_{};  ///< when a fault was written to the log
  std::uint64_t unreported_ = 0;
  std::shared_ptr<Neighbours> neighbours_;  ///< null: there are none
  std::shared_ptr<Workers> workers_;        ///< null: this server thinks alone
  ThinkingPool thinking_;
  StoreThread store_;
};

}  // namespace rattus::server
