#pragma once
// One WebSocket: messages in, to its room; updates out, from a bounded queue.
#include <functional>
#include <list>
#include <memory>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/limits/guests.hpp"
#include "server/limits/limits.hpp"
#include "server/rooms/hall.hpp"
#include "server/rooms/turns.hpp"
#include "server/serve.hpp"

namespace rattus::server {

class Socket final : public Client, public std::enable_shared_from_this<Socket> {
 public:
  struct Context {
    World* world;
    Hall* hall;
    const Guests* guests;
    const ServeOptions* options;
    AddressWork* work;
    Turns* turns;  ///< of messages that come
    Turns* sends;  ///< of messages that leave
  };
  /// Knows its kind of executor, which saves asking it at each step.
  using Tcp = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
  using Request = boost::beast::http::request<boost::beast::http::empty_body>;

  Socket(Tcp socket, const Context& context, table::Guest guest, std::string address);

  /// Answers the opening request and then serves until the connection ends.
  boost::asio::awaitable<void> run(Request request, std::string table);

  void send(std::shared_ptr<const std::string> message) override;
  void charge(std::chrono::nanoseconds time) override;
  [[nodiscard]] std::string name() const override { return context_.guests->name(guest()); }
  /// Sends what is queued and says goodbye: the server goes (1001).
  void go_away();
  /// Says why nobody may be here, and goodbye (1008).
  void turn_out(std::string_view reason);
  /// Ends a connection that has not taken a message for long, or does not end after a goodbye.
  void sweep(Moment now);

 private:
  boost::asio::awaitable<void> read();
  /// One frame. What it may cost is settled before it is looked at.
  void hear(std::string_view frame);
  /// False if it cannot be read.
  bool take(std::string_view text);
  void refuse(std::string_view code, std::string_view reason, const std::string& id = {}, unsigned retry_after = 0);
  /// Begins with what is queued: at once, or when it is the turn of the address, if much is sent there.
  void begin_to_write();
  void write_in_turn();
  void write();
  /// Sends what is queued and says goodbye: the server goes (1001), or there was too much nonsense (1008).
  void leave(boost::beast::websocket::close_code why);
  void say_goodbye();
  void abort();

  Context context_;
  boost::beast::websocket::stream<Tcp, false> stream_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Room> room_;
  TokenBucket allowance_;
  TokenBucket forbearance_;  ///< for messages that cannot be read
  unsigned in_a_row_ = 0;    ///< messages refused as too fast, one after the other
  std::list<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_bytes_ = 0;
  boost::asio::steady_timer taken_;  ///< never due; cancelled when something has been taken
  boost::beast::websocket::close_code goodbye_ = boost::beast::websocket::close_code::none;
  Moment waiting_since_{};  ///< for the other end to take a message, or to close
  bool writing_ = false;
  bool in_turn_ = false;  ///< what is queued waits for the turn of the address
  bool leaving_ = false;  ///< nothing more is queued
  bool closing_ = false;  ///< one end has said goodbye
  bool dead_ = false;
};

}  // namespace rattus::server
