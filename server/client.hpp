#pragma once
// A connection as rooms see it.
#include <memory>
#include <string>

#include "table/match.hpp"

namespace rattus::server {

class Client {
 public:
  explicit Client(table::Guest guest) : guest_(std::move(guest)) {}
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  [[nodiscard]] const table::Guest& guest() const { return guest_; }
  /// What the guest calls himself; may be empty.
  [[nodiscard]] virtual std::string name() const = 0;
  /// Queues a message. What follows from a connection that is too slow happens later, not in here.
  virtual void send(std::shared_ptr<const std::string> message) = 0;

 private:
  table::Guest guest_;
};

}  // namespace rattus::server
