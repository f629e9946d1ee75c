#pragma once
// The world of one thread of a real server, with the clocks of the machine.
#include <boost/asio/io_context.hpp>

#include "server/rooms/commons.hpp"
#include "server/rooms/world.hpp"
#include "server/thinking/workers.hpp"

namespace rattus::server {

/// Lives on the thread that runs `context`, which must stay longer; at() may be called from any.
class ServerWorld final : public World {
 public:
  ServerWorld(boost::asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
              Commons& commons);

  StoreAccess& store() override { return *store_; }
  bool think(const Owner& owner, Thought thought) override {
    return commons_->thinking().submit(owner, std::move(thought), post_);
  }
  void at(std::chrono::nanoseconds moment, std::function<void()> what) override;
  ai::Clock thinking_clock() override { return processor_time; }
  std::chrono::nanoseconds now() override { return std::chrono::steady_clock::now().time_since_epoch(); }
  UnixTime wall_clock() override;
  Seed fresh_seed() override;
  std::string fresh_id() override;
  const codec::GameData& data() override { return *data_; }
  Metrics& metrics() override { return metrics_; }
  Neighbours* neighbours() override { return commons_->neighbours(); }
  void attended(const std::string& table, const table::Guest& guest, unsigned count) override {
    commons_->attended(table, guest, count);
  }
  Workers* workers() override { return workers_.get(); }
  const Pace& pace() override { return pace_; }
  unsigned tables_per_guest() override { return tables_per_guest_; }
  /// Nobody has yet said where he wants to be told: it is counted.
  void tell_absent(const Notice& notice) override { metrics_.noticed(notice_names[notice.about]); }
  void report(const StoreFault& fault) override { commons_->report(fault); }

  /// Workers think for computer players, and are asked by this bus.
  void hire(std::unique_ptr<Bus> bus, std::chrono::milliseconds margin);

 private:
  boost::asio::io_context* context_;
  const codec::GameData* data_;
  Pace pace_;
  unsigned tables_per_guest_;
  Commons* commons_;
  Metrics metrics_;
  Post post_;
  std::unique_ptr<StoreAccess> store_;
  std::shared_ptr<Workers> workers_;  ///< null: this server thinks alone
};

}  // namespace rattus::server
