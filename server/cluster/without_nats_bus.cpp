// For programs that are built without libnats-dev.
#include "server/cluster/nats_bus.hpp"
#include "server/thinking/work.hpp"

namespace rattus::server {
namespace {

constexpr const char* no_nats = "this program was built without NATS: install libnats-dev and build it again";

}  // namespace

std::variant<std::unique_ptr<Bus>, std::string> open_nats_bus(const std::string&, const std::string&, Post, BusState) {
  return std::string(no_nats) + ", or leave out --bus";
}

std::optional<std::string> work(const WorkOptions&, const codec::GameData&, const std::atomic<bool>&, std::ostream&) {
  return no_nats;
}

std::variant<ThoughtCounts, std::string> count_thoughts(const std::string&, const std::string&) { return no_nats; }

}  // namespace rattus::server
