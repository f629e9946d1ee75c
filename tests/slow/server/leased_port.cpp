#include "tests/slow/server/leased_port.hpp"

#include <filesystem>
#include <random>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rattus::server::test {
namespace {

constexpr std::uint16_t lowest = 18'000, highest = 31'999;

bool is_free(std::uint16_t port) {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const bool bound = ::bind(probe, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  ::close(probe);
  return bound;
}

}  // namespace

LeasedPort::LeasedPort() {
  // Two tests with one seed must not try the same ports one after the other: this choice decides nothing else.
  std::random_device random;
  for (;;) {
    number_ = static_cast<std::uint16_t>(lowest + random() % (highest - lowest + 1));
    mark_ = (std::filesystem::temp_directory_path() / ("rattus-port-" + std::to_string(number_))).string();
    if (!std::filesystem::create_directory(mark_)) continue;
    if (is_free(number_)) return;
    std::filesystem::remove(mark_);
  }
}

LeasedPort::~LeasedPort() { std::filesystem::remove(mark_); }

}  // namespace rattus::server::test
