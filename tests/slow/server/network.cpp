#include "tests/slow/server/network.hpp"

#include <array>
#include <cstdlib>
#include <vector>

#include "tests/slow/server/cable.hpp"
#include "tests/slow/server/namespaces.hpp"

namespace rattus::server::test {
namespace {

/// All on this machine, with a cable for each line.
class Cables final : public Network {
 public:
  explicit Cables(std::size_t machines) : lines_(machines) {}

  [[nodiscard]] std::string name() const override { return "cables"; }
  void enter(std::size_t) override {}
  void enter(Hub) override {}
  void enter_home() override {}
  [[nodiscard]] std::string address(Hub hub) const override { return hub == Hub::nats ? "127.0.0.1" : ""; }
  void join(const std::string& database_socket, std::uint16_t nats_port) override {
    for (auto& [database, nats] : lines_) {
      database = std::make_unique<Cable>(database_socket);
      nats = std::make_unique<Cable>(nats_port);
    }
  }
  [[nodiscard]] std::string way(std::size_t machine, Hub hub) const override {
    return "127.0.0.1:" + std::to_string(line(machine, hub).port());
  }
  void cut(std::size_t machine, Hub hub, bool) override { line(machine, hub).cut(); }
  void mend(std::size_t machine, Hub hub) override { line(machine, hub).mend(); }
  void unplug(std::size_t machine) override {
    for (const auto& line : lines_[machine]) line->cut();
  }
  void plug(std::size_t machine) override {
    for (const auto& line : lines_[machine]) line->mend();
  }

 private:
  using Lines = std::array<std::unique_ptr<Cable>, 2>;
  [[nodiscard]] Cable& line(std::size_t machine, Hub hub) const {
    return *lines_[machine][static_cast<std::size_t>(hub)];
  }
  std::vector<Lines> lines_;
};

}  // namespace

std::unique_ptr<Network> Network::make(std::size_t machines) {
  const char* wanted = std::getenv("RATTUS_NETWORK");
  if (!wanted || std::string(wanted) != "cables")
    if (auto network = Namespaces::make(machines)) return network;
  return std::make_unique<Cables>(machines);
}

}  // namespace rattus::server::test
