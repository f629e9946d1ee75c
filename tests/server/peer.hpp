#pragma once
// The other end of a connection as a bare TCP socket: it sends what it is told and does nothing by itself, so that it
// can be silent, slow or half gone.
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "tests/server/client.hpp"

namespace rattus::server::test {

class Peer {
 public:
  /// Connects. `receive_buffer`: bytes that the kernel keeps for it, about; 0: as many as usual.
  explicit Peer(std::uint16_t port, int receive_buffer = 0);
  /// Opens a WebSocket; throws std::runtime_error if that is refused.
  Peer(const Person& person, const std::string& table, int receive_buffer = 0);
  ~Peer();

  /// False once the other end has cut the connection.
  bool send(std::string_view bytes);
  /// A frame as a client sends it.
  bool send_frame(unsigned opcode, std::string_view payload);
  bool send_text(const Json& message) { return send_frame(1, message.dump()); }
  /// Sends no more; still reads.
  void half_close();

  /// Reads until `what` has come; returns all up to its end. Throws std::runtime_error if the other end closes before
  /// that, or nothing comes for long.
  std::string read_until(std::string_view what);
  /// Reads until the other end closes; false if it does not in time.
  bool ended(std::chrono::milliseconds patience = std::chrono::seconds(10));
  /// What has been read and not been returned by read_until().
  [[nodiscard]] const std::string& unread() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace rattus::server::test
