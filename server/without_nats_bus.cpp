// For programs that are built without libnats-dev.
#include "server/nats_bus.hpp"

namespace rattus::server {

std::variant<std::unique_ptr<Bus>, std::string> open_nats_bus(const std::string&, const std::string&, Post, BusState) {
  return "this program was built without NATS: install libnats-dev and build it again, or leave out --bus";
}

}  // namespace rattus::server
