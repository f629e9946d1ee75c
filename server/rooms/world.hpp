#pragma once
// What rooms need from the world around them; each thread with rooms has one. The server's world has threads and
// clocks; that of a simulation has neither, so that it runs thousands of lives in a second, each the same again from
// its seed.
#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "ai/player.hpp"
#include "codec/game_data.hpp"
#include "host/nets.hpp"
#include "server/admin/metrics.hpp"
#include "server/rooms/notice.hpp"
#include "server/store/store_access.hpp"
#include "server/thinking/thinking.hpp"

namespace rattus::server {

class Neighbours;
class Workers;

/// How computer players spend time.
struct Pace {
  /// Every choice of a computer player leaves this long after he was asked; 0: as soon as it is made.
  std::chrono::milliseconds beat{250};
  /// Nobody thinks longer.
  std::chrono::milliseconds most{3'000};
  /// At a table where picks are secret everything is told so long after it was asked, so that a pick that is being
  /// written delays nothing that others hear.
  std::chrono::milliseconds veil{40};
};

class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  virtual ~World() = default;

  virtual StoreAccess& store() = 0;
  /// Has something thought about on behalf of `owner`; false if too much is waiting, in all or of his address.
  virtual bool think(const Owner& owner, Thought thought) = 0;
  /// Runs something on this thread when now() has reached a moment; may be called from any other.
  virtual void at(std::chrono::nanoseconds moment, std::function<void()> what) = 0;
  /// The same, after a while.
  void later(std::chrono::milliseconds delay, std::function<void()> what) { at(now() + delay, std::move(what)); }
  /// The time that thinkers have had: processor time of the thread that asks, so that they come equally far on a busy
  /// machine. Differences mean something within one slice of a thought only.
  virtual ai::Clock thinking_clock() = 0;
  [[nodiscard]] virtual std::chrono::nanoseconds now() = 0;
  virtual UnixTime wall_clock() = 0;
  virtual Seed fresh_seed() = 0;
  /// A name for a match that nobody can guess.
  virtual std::string fresh_id() = 0;
  virtual const codec::GameData& data() = 0;
  /// The nets by which computer players judge.
  virtual const host::Nets& nets() { return host::carried_nets(); }
  virtual Metrics& metrics() = 0;
  /// The other servers over the same store; null: there are none.
  virtual Neighbours* neighbours() { return nullptr; }
  /// A guest has come to a table of this server, or gone, and has so many connections there now.
  virtual void attended(const std::string& table, const table::Guest& guest, unsigned count) = 0;
  /// Workers that think for computer players elsewhere; null: nobody does.
  virtual Workers* workers() { return nullptr; }
  /// Tells somebody who is away. It is on disk what he is told of.
  virtual void tell_absent(const Notice& notice) = 0;
  /// Tells whoever runs the server.
  virtual void report(const StoreFault& fault) = 0;
  virtual const Pace& pace() = 0;
  /// How many unfinished tables a guest may have opened, rematches of his tables among them.
  virtual unsigned tables_per_guest() = 0;
};

}  // namespace rattus::server
