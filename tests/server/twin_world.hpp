#pragma once
// A second server in the world of another: the same clock and the same disk, but rooms and neighbours of its own.
#include <memory>
#include <string>
#include <utility>

#include "server/cluster/neighbours.hpp"
#include "server/rooms/world.hpp"

namespace rattus::server::test {

class TwinWorld final : public World {
 public:
  TwinWorld(World& first, std::unique_ptr<Bus> bus, const std::string& name) : first_(&first) {
    neighbours_ = std::make_shared<Neighbours>(*this, std::move(bus), name);
    neighbours_->begin();
  }
  StoreAccess& store() override { return first_->store(); }
  bool think(const Owner& owner, Thought thought) override { return first_->think(owner, std::move(thought)); }
  void at(std::chrono::nanoseconds moment, std::function<void()> what) override { first_->at(moment, std::move(what)); }
  ai::Clock thinking_clock() override { return first_->thinking_clock(); }
  std::chrono::nanoseconds now() override { return first_->now(); }
  UnixTime wall_clock() override { return first_->wall_clock(); }
  Seed fresh_seed() override { return first_->fresh_seed(); }
  std::string fresh_id() override { return first_->fresh_id(); }
  const codec::GameData& data() override { return first_->data(); }
  Metrics& metrics() override { return first_->metrics(); }
  Neighbours* neighbours() override { return neighbours_.get(); }
  void attended(const std::string& table, const table::Guest& guest, unsigned count) override {
    neighbours_->set_present(table, guest, count);
  }
  void tell_absent(const Notice& notice) override { first_->tell_absent(notice); }
  void report(const StoreFault& fault) override { first_->report(fault); }
  const Pace& pace() override { return first_->pace(); }
  unsigned tables_per_guest() override { return first_->tables_per_guest(); }

 private:
  World* first_;
  std::shared_ptr<Neighbours> neighbours_;
};

}  // namespace rattus::server::test
