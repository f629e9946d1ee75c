#pragma once
// The other servers over the same store: which of them live, who is at which table there, what they have written.
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "codec/text/json.hpp"
#include "server/cluster/bus.hpp"
#include "server/cluster/rhythm.hpp"
#include "server/rooms/attendance.hpp"
#include "server/rooms/world.hpp"

namespace rattus::server {

class Room;

/// Looks after the others on the thread of its world, where its bus tells what it hears. Rooms call it from theirs, and
/// are called there.
class Neighbours : public std::enable_shared_from_this<Neighbours> {
 public:
  /// `name`: of this server, as no other has it. `bus` may be null: then the store alone is looked at.
  Neighbours(World& world, std::unique_ptr<Bus> bus, std::string name, Rhythm rhythm = {});

  /// Begins to listen and to give signs of life.
  void begin();
  /// Tells the others that it goes.
  void end();

  /// A room has its table in memory from now on. `world`: in which it lives.
  void enter(const std::shared_ptr<Room>& room, World& world);
  void leave(const std::string& table);
  /// Entry `number` of a table is in the store.
  void wrote(const std::string& table, std::uint64_t number);
  /// A guest has so many connections at a table of this server now: the others are told who is there.
  void set_present(const std::string& table, const table::Guest& guest, unsigned count);
  /// A guest calls himself otherwise from now on.
  void renamed(const table::Guest& guest, const std::string& name);
  void on_renamed(std::function<void(const table::Guest&, const std::string&)> told) { renamed_ = std::move(told); }

  /// Is the guest at the table, at another server?
  [[nodiscard]] bool present(const std::string& table, const table::Guest& guest) const;
  /// Guests who are at the table at other servers.
  [[nodiscard]] Attendance elsewhere(const std::string& table) const;
  /// Does this server, of those where somebody is at the table, have its computer players think?
  [[nodiscard]] bool leads(const std::string& table) const;
  /// How many other servers live.
  [[nodiscard]] std::size_t count() const;
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool bus_works() const { return bus_ && bus_->up(); }

 private:
  struct Node {
    std::chrono::nanoseconds heard{};
    std::uint64_t said = 0;  ///< what it has said of those who are there, so far
    std::map<std::string, Attendance> tables;
  };

  struct Entered {
    std::weak_ptr<Room> room;
    World* world = nullptr;
  };

  void heard(const std::string& subject, const codec::Json& message);
  void beat();
  void look();

  // Each of the following is called with the lock.
  void heard_presence(const std::string& name, Node& node, const codec::Json& message);
  Node& node(const std::string& name);
  void lose(const std::string& name);
  void say(const std::string& subject, codec::Json message);
  /// Everybody who is here, for a server that has missed something.
  void say_all();
  [[nodiscard]] codec::Json of_table(const std::string& table) const;
  void changed(const std::string& table);
  /// An entry of a table has been written elsewhere.
  void written(const std::string& table, std::uint64_t number);
  /// Calls a room on its own thread, if there is one of this table.
  void call(const std::string& table, std::function<void(Room&)> what);

  World* world_;
  std::unique_ptr<Bus> bus_;
  std::string name_;
  Rhythm rhythm_;
  mutable std::mutex mutex_;  ///< for all below
  bool ending_ = false;
  std::map<std::string, Node> nodes_;
  std::unordered_map<std::string, Entered> rooms_;
  std::map<std::string, Attendance> here_;
  std::uint64_t said_ = 0;
  std::chrono::nanoseconds said_all_{};
  /// Set before anything is heard, and called without the lock.
  std::function<void(const table::Guest&, const std::string&)> renamed_ = [](const auto&, const auto&) {};
};

}  // namespace rattus::server
