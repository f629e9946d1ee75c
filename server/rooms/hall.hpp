#pragma once
// All rooms of a thread. A room comes when somebody asks for its table, and goes when nobody has been there for a
// while.
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/rooms/room.hpp"

namespace rattus::server {

class Hall {
 public:
  /// `kept`: how long a room stays that nobody is in.
  explicit Hall(World& world, std::chrono::milliseconds kept = std::chrono::minutes(1)) : world_(&world), kept_(kept) {}

  /// The room of a table, whether there is such a table or not.
  std::shared_ptr<Room> room(const std::string& id);
  /// Tables where somebody is connected or something is under way.
  [[nodiscard]] std::set<std::string> used() const;
  /// Lets deserted rooms go.
  void sweep();
  /// No computer player is asked any more, and no message is taken; what is under way is finished.
  void stop();
  [[nodiscard]] bool stopping() const { return stopping_; }
  /// Nothing is under way anywhere.
  [[nodiscard]] bool quiet() const;

 private:
  /// True if a guest is there, or was after `since`.
  static bool is_used(const std::shared_ptr<Room>& room, std::chrono::nanoseconds since);

  World* world_;
  std::chrono::milliseconds kept_;
  bool stopping_ = false;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
};

}  // namespace rattus::server
