#pragma once
// Network namespaces that are joined by a bridge in one more. They have no names: the kernel removes all of it with the
// last process that is in them, however the test ends.
#include <vector>

#include "tests/slow/server/network.hpp"

namespace rattus::server::test {

class Namespaces final : public Network {
 public:
  /// Nothing if this account or this machine cannot have them.
  static std::unique_ptr<Network> make(std::size_t machines);
  ~Namespaces() override;

  [[nodiscard]] std::string name() const override { return "network namespaces"; }
  void enter(std::size_t machine) override;
  void enter(Hub hub) override { enter(place(hub)); }
  void enter_home() override;
  [[nodiscard]] std::string address(Hub hub) const override { return address_of(place(hub)); }
  void join(const std::string& database_socket, std::uint16_t nats_port) override;
  [[nodiscard]] std::string way(std::size_t machine, Hub hub) const override;
  void cut(std::size_t machine, Hub hub, bool heard) override;
  void mend(std::size_t machine, Hub hub) override;
  void unplug(std::size_t machine) override { set_port(machine, "down"); }
  void plug(std::size_t machine) override;

 private:
  explicit Namespaces(std::size_t machines);
  /// False if something of it is not allowed.
  bool build();
  bool build_switch();
  bool connect(std::size_t place);
  /// The place's kernel has answered from that address, be it that nobody listens there.
  [[nodiscard]] bool reaches(std::size_t machine, Hub hub) const;
  void set_port(std::size_t machine, const char* what);
  void blackhole(const char* what, std::size_t at, std::size_t towards);
  /// The hubs have the two places after the machines.
  [[nodiscard]] std::size_t place(Hub hub) const { return machines_ + static_cast<std::size_t>(hub); }
  [[nodiscard]] static std::string address_of(std::size_t place) { return "10.77.0." + std::to_string(place + 1); }

  std::size_t machines_;
  int home_ = -1, switch_ = -1;
  std::vector<int> places_;  ///< what keeps each namespace
  std::uint16_t nats_port_ = 0;
};

}  // namespace rattus::server::test
