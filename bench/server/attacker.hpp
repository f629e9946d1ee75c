#pragma once
// Whoever does his worst: one address (127.0.0.2), as many coroutines as a scenario starts, on a thread of their own.
// He keeps within the default limits where he can, so that nothing but the work he causes is measured.
#include <chrono>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace rattus::bench {

class Attacker {
 public:
  using tcp = boost::asio::ip::tcp;
  template <class T = void>
  using Task = boost::asio::awaitable<T>;

  Attacker(tcp::endpoint server, std::vector<std::string> tables)
      : server_(std::move(server)), tables_(std::move(tables)) {}
  /// Ends everything that was started; connections are closed.
  ~Attacker() { end(); }

  /// Starts a coroutine; to be called before begin() or from another coroutine. What it throws ends it and is counted.
  void start(Task<> task);
  void begin();
  void end();

  /// Waits for the default allowance of requests of an address: 100, then 20 a second.
  Task<> turn();
  Task<> rest(std::chrono::milliseconds time);
  /// A connection from his address.
  Task<tcp::socket> connect();
  /// A request over a connection of its own; the status. Body and cookie may be empty. The answer is counted, and kept
  /// if `answer` is given.
  Task<unsigned> ask(std::string method, std::string path, std::string body = {}, std::string cookie = {},
                     std::string* answer = nullptr);

  /// Tables of others, which anyone may watch who knows their ids.
  [[nodiscard]] const std::vector<std::string>& tables() const { return tables_; }

  void count(const std::string& what, std::uint64_t number = 1) { counts_[what] += number; }
  /// What became of it; after end().
  [[nodiscard]] const std::map<std::string, std::uint64_t>& counts() const { return counts_; }

 private:
  tcp::endpoint server_;
  std::vector<std::string> tables_;
  boost::asio::io_context context_{1};
  std::chrono::steady_clock::time_point next_turn_{};
  std::map<std::string, std::uint64_t> counts_;
  std::thread thread_;
};

/// A WebSocket of the attacker at a table.
class Wire {
 public:
  explicit Wire(Attacker::tcp::socket socket) : stream_(std::move(socket)) {}
  Attacker::Task<> open(std::string table, std::string cookie);
  Attacker::Task<> say(std::string text);
  /// The next message; it stays until the one after.
  Attacker::Task<std::string_view> hear();

 private:
  boost::beast::websocket::stream<Attacker::tcp::socket, false> stream_;
  boost::beast::flat_buffer buffer_;
};

}  // namespace rattus::bench
