#pragma once
// A port for a server that is started again and again at the same one.
#include <cstdint>
#include <string>

namespace rattus::server::test {

/// A port of 127.0.0.1 below those that connections are given by chance; free when it is leased, and no other test that
/// leases its ports (web/e2e/port.mjs does it in the same way) gets it as long as the object lives.
class LeasedPort {
 public:
  LeasedPort();
  LeasedPort(const LeasedPort&) = delete;
  LeasedPort& operator=(const LeasedPort&) = delete;
  ~LeasedPort();
  [[nodiscard]] std::uint16_t number() const { return number_; }

 private:
  std::uint16_t number_ = 0;
  std::string mark_;  ///< a folder that only one can make
};

}  // namespace rattus::server::test
