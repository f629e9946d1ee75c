#pragma once
// The machines of a cluster and the lines between them, which can be cut: each a network namespace of its own where the
// test may make them (as root, with the program `ip`), else all this machine, with lines through the test (cable.hpp).
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace rattus::server::test {

/// What each machine has a line to.
enum class Hub : std::uint8_t { database, nats };

class Network {
 public:
  /// With so many machines, numbered from 0, besides the two hubs. RATTUS_NETWORK=cables: not of namespaces.
  static std::unique_ptr<Network> make(std::size_t machines);

  Network() = default;
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;
  virtual ~Network() = default;

  [[nodiscard]] virtual std::string name() const = 0;
  /// From now on the calling thread, and every process that it starts, is at this machine. Sockets stay where they were
  /// opened.
  virtual void enter(std::size_t machine) = 0;
  virtual void enter(Hub hub) = 0;
  virtual void enter_home() = 0;
  /// Where a hub is to listen; the database at its socket alone if this is empty.
  [[nodiscard]] virtual std::string address(Hub hub) const = 0;
  /// Both hubs run now.
  virtual void join(const std::string& database_socket, std::uint16_t nats_port) = 0;
  /// Address and port at which a machine finds a hub.
  [[nodiscard]] virtual std::string way(std::size_t machine, Hub hub) const = 0;

  /// Nothing passes between a machine and a hub; with `heard` the hub hears the machine, if this network can do so.
  virtual void cut(std::size_t machine, Hub hub, bool heard) = 0;
  virtual void mend(std::size_t machine, Hub hub) = 0;
  /// Nothing passes between a machine and all others.
  virtual void unplug(std::size_t machine) = 0;
  /// Waits until the machine reaches both hubs.
  virtual void plug(std::size_t machine) = 0;
};

/// A thread's stay at a machine or a hub, from which it comes home.
class Visit {
 public:
  template <class Place>
  Visit(Network& network, Place place) : network_(&network) {
    network.enter(place);
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit() { network_->enter_home(); }

 private:
  Network* network_;
};

}  // namespace rattus::server::test
