#pragma once
// A NATS server of this test alone.
#include <string>

#include "tests/server/live_server.hpp"

namespace rattus::server::test {

class NatsServer {
 public:
  /// Without `streams` it has no JetStream.
  explicit NatsServer(bool streams = true, std::string address = "127.0.0.1");
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;
  ~NatsServer() { stop(); }

  /// Its address, also after it was started again.
  [[nodiscard]] std::string url() const { return "nats://" + address_ + ":" + std::to_string(port_); }
  [[nodiscard]] std::uint16_t port() const { return port_; }
  void start();
  /// Ends it at once.
  void stop();

 private:
  Folder folder_;
  bool streams_;
  std::string address_;
  std::uint16_t port_ = 0;
  int process_ = 0;
};

}  // namespace rattus::server::test
