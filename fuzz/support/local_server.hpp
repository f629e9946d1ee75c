#pragma once
// A whole server on the loopback interface and its clients, both run by the fuzzing thread.
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/server.hpp"

namespace rattus::fuzz {

/// Ends the program, so that the input is kept, and says why.
void require(bool good, const char* why);

/// Cookies of the guests whom every server knows.
inline constexpr std::string_view agnes = "rattus=0000000000000000000000000000000000000000000000000000000000000000";
inline constexpr std::string_view bruno = "rattus=1111111111111111111111111111111111111111111111111111111111111111";

class LocalServer {
 public:
  LocalServer();
  /// Stops it in order.
  ~LocalServer();

  /// Writes a match that Agnes has opened.
  void open_match(const std::string& id, const table::Plan& plan, Seed seed);
  [[nodiscard]] std::uint16_t port() const { return server_->port(); }
  boost::asio::io_context& context() { return context_; }

  /// Runs server and clients until `done()`, which must be within ten seconds.
  template <class Done>
  void until(Done done, const char* otherwise) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!done()) {
      context_.run_one_until(deadline);
      require(std::chrono::steady_clock::now() < deadline, otherwise);
    }
  }
  /// Runs what can be run without waiting.
  void settle() { context_.poll(); }

 private:
  struct Leaks {
    ~Leaks();
  } leaks_;  ///< looks for them when all that follows is gone
  std::ostringstream said_;
  server::Log log_{said_, false};
  boost::asio::io_context context_{1};
  server::Store* store_ = nullptr;
  std::unique_ptr<server::Server> server_;
};

/// A new server after each so many inputs, so that what piles up in one goes with it. Made as a static object: what
/// servers read is there before the first of them, and until the last has stopped.
class Servers {
 public:
  explicit Servers(unsigned inputs);
  Servers(const Servers&) = delete;
  Servers& operator=(const Servers&) = delete;

  /// The server of the next input; `prepare(server)` is called for each new one.
  template <class Prepare>
  LocalServer& next(Prepare prepare) {
    if (!server_ || used_ == inputs_) {
      server_.reset();
      server_ = std::make_unique<LocalServer>();
      used_ = 0;
      prepare(*server_);
    }
    ++used_;
    return *server_;
  }
  /// How many inputs the server has had, the last one counted.
  [[nodiscard]] unsigned used() const { return used_; }

 private:
  std::unique_ptr<LocalServer> server_;
  unsigned inputs_, used_ = 0;
};

/// A bare connection to the server; reads all the time. The context must be run.
class Connection {
 public:
  explicit Connection(LocalServer& server);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  void send(std::string_view bytes);
  void half_close();
  /// Opens a WebSocket and waits for it.
  void upgrade(std::string_view cookie, const std::string& table);
  [[nodiscard]] bool ended() const { return ended_; }
  /// All that has come and has not been taken out.
  std::string come;

 private:
  void read();
  LocalServer* server_;
  boost::asio::ip::tcp::socket socket_;
  std::array<char, 16 * 1024> piece_{};
  bool ended_ = false, reading_ = false;
};

/// A frame as a client sends it.
std::string frame(unsigned opcode, std::string_view payload);

}  // namespace rattus::fuzz
