#pragma once
// A world without threads and clocks: everything that would happen by itself waits until it is made to happen, in an
// order that a seed decides, or in the order of a clock that the world has for itself.
#include <random>
#include <vector>

#include "server/cluster/neighbours.hpp"
#include "server/rooms/world.hpp"
#include "server/thinking/workers.hpp"
#include "tests/server/memory_store.hpp"

namespace rattus::server::test {

class SimulatedWorld final : public World, private StoreAccess {
 public:
  SimulatedWorld(Store& disk, std::mt19937_64& random) : disk_(&disk), random_(&random) {}

  StoreAccess& store() override { return *this; }
  bool think(const Owner& owner, Thought thought) override;
  void at(std::chrono::nanoseconds moment, std::function<void()> what) override;
  ai::Clock thinking_clock() override;
  std::chrono::nanoseconds now() override { return now_; }
  UnixTime wall_clock() override { return 1'800'000'000 + clock_error; }
  Seed fresh_seed() override { return {(*random_)(), (*random_)()}; }
  std::string fresh_id() override { return "id" + std::to_string((*random_)()); }
  const codec::GameData& data() override { return codec::game_data(); }
  const host::Nets& nets() override { return players_nets; }
  Metrics& metrics() override { return metrics_; }
  Neighbours* neighbours() override { return neighbours_.get(); }
  void attended(const std::string& table, const table::Guest& guest, unsigned count) override {
    if (neighbours_) neighbours_->set_present(table, guest, count);
  }
  Workers* workers() override { return workers_.get(); }
  const Pace& pace() override { return tempo; }
  unsigned tables_per_guest() override { return 1'000'000; }
  void report(const StoreFault&) override { ++faults; }
  void tell_absent(const Notice& notice) override { notices.push_back(notice); }

  /// The disk is shared with other worlds, which are met by this bus.
  void meet(std::unique_ptr<Bus> bus, const std::string& name) {
    neighbours_ = std::make_shared<Neighbours>(*this, std::move(bus), name);
    neighbours_->begin();
  }

  /// Workers think for computer players.
  void hire(std::unique_ptr<Bus> bus, std::chrono::milliseconds margin) {
    workers_ = std::make_shared<Workers>(*this, std::move(bus), margin);
    workers_->begin();
  }

  /// Lets one thing that waits happen; false if nothing waits.
  bool happen();
  /// Lets happen what is next by the clock; false if nothing waits. Disk and thinking take as long as they are told to.
  bool proceed();
  /// The machine stops: what waits is lost, but what was on its way to the disk may have arrived.
  void crash();

  host::Nets players_nets = host::carried_nets();
  unsigned faults = 0;
  UnixTime clock_error = 0;     ///< seconds that the clock on the wall is fast
  std::vector<Notice> notices;  ///< for people who were away
  Pace tempo{std::chrono::milliseconds(0), std::chrono::milliseconds(100)};
  /// Of proceed(); none: each look at the clock takes a millisecond.
  std::function<std::chrono::nanoseconds()> thinking_time;
  /// How long the disk takes in proceed() for what waits when it begins; none: no time.
  std::function<std::chrono::nanoseconds()> disk_time;
  /// Of proceed(): how long a thought waits for its turn.
  std::chrono::nanoseconds turn{0};
  /// Looks at the thinking clock so far: how much has been thought where each look takes a millisecond.
  std::uint64_t looks = 0;
  /// Of one thought in so many it is said that too much is waiting; 0: of none.
  std::size_t too_much = 8;

 private:
  struct Timer {
    std::chrono::nanoseconds due;
    std::function<void()> what;
  };
  void write(Unit unit) override { units_.push_back(std::move(unit)); }
  void ask_any(Ask ask) override { asks_.push_back(std::move(ask)); }
  void commit();
  /// Writes all that waits, which takes its time.
  void commit_slowly();
  /// The next timer.
  void ring();
  [[nodiscard]] std::size_t below(std::size_t n) { return (*random_)() % n; }

  Store* disk_;
  std::mt19937_64* random_;
  std::chrono::nanoseconds now_{std::chrono::hours(1)};
  Metrics metrics_;
  std::vector<Unit> units_;
  bool writing_ = false;  ///< the disk is at work, in proceed()
  std::vector<Ask> asks_;
  std::vector<Thought> thoughts_;
  std::vector<Timer> timers_;
  std::shared_ptr<Neighbours> neighbours_;
  std::shared_ptr<Workers> workers_;
};

}  // namespace rattus::server::test
