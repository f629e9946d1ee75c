#pragma once
// Who is asking. A guest is whoever holds a secret; the server keeps its hash only.
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/http/cookies.hpp"
#include "server/rooms/awaiting.hpp"

namespace rattus::server {

/// What these functions are given must stay until they have ended. They are for the thread of `world`, but for name().
class Guests {
 public:
  explicit Guests(World& world) : world_(&world) {}

  using Found = Stored<std::optional<StoredGuest>>;
  /// The guest with this secret; nothing if there is none.
  asio::awaitable<Found> find(const std::string& secret);
  /// The first of these secrets that a guest has; one that nobody has, or an empty one, if none does.
  asio::awaitable<Stored<std::string>> known(const Claims& claims);
  /// A new guest.
  asio::awaitable<Stored<StoredGuest>> make(const std::string& secret);
  asio::awaitable<std::optional<StoreFault>> rename(const std::string& id, const std::string& name);
  /// Another server has been told a guest's name.
  void renamed(const std::string& id, const std::string& name);
  /// The guest is here: the store is told, at most once an hour.
  void seen(const std::string& id);
  /// What a guest calls himself, as far as it is at hand. For any thread.
  [[nodiscard]] std::string name(const std::string& id) const;

 private:
  void keep(const std::string& key, const StoredGuest& guest);

  World* world_;
  std::unordered_map<std::string, std::string> ids_;  ///< by key
  mutable std::mutex mutex_;                          ///< for known_
  struct Known {
    std::string name;
    std::optional<std::chrono::nanoseconds> seen{};  ///< when the store was told last
  };
  std::unordered_map<std::string, Known> known_;  ///< by id
  std::deque<std::string> keys_;                  ///< oldest first
};

}  // namespace rattus::server
