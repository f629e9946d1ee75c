#pragma once
// A connection as rooms see it.
#include <chrono>
#include <memory>
#include <string>

#include "server/limits/fair_queue.hpp"
#include "table/match.hpp"

namespace rattus::server {

class Client {
 public:
  /// `address`: where the connection comes from, as counted_address() has it.
  explicit Client(table::Guest guest, std::string address = {})
      : guest_(std::move(guest)), address_(std::move(address)) {}
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  [[nodiscard]] const table::Guest& guest() const { return guest_; }
  /// To whom work that is done for him is put down.
  [[nodiscard]] Owner owner() const { return {address_, guest_}; }
  /// What the guest calls himself; may be empty.
  [[nodiscard]] virtual std::string name() const = 0;
  /// Queues a message. What follows from a connection that is too slow happens later, not in here.
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  /// Puts down to him what an answer that he asked for took of this thread. What sending takes is put down to
  /// whom it is sent.
  virtual void charge(std::chrono::nanoseconds /*time*/) {}

 private:
  table::Guest guest_;
  std::string address_;
};

}  // namespace rattus::server
