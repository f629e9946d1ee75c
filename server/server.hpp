#pragma once
// Connections: accepts them, reads requests, hands them to the files, the API or a WebSocket, writes the answers.
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <unordered_set>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/api.hpp"
#include "server/server_world.hpp"
#include "server/socket.hpp"

namespace rattus::server {

/// Lives on one thread, the one that runs `context`. Throws boost::system::system_error from its constructor if it
/// cannot listen.
class Server {
 public:
  Server(boost::asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
         std::span<const Asset> assets, std::unique_ptr<Store> store, Log& log);

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  /// "http://127.0.0.1:8347"
  [[nodiscard]] std::string address() const;
  /// Takes nothing new, finishes and commits what is under way, says goodbye to the sockets, then calls `done`.
  void stop(std::function<void()> done);

 private:
  using tcp = boost::asio::ip::tcp;
  struct Connection;

  boost::asio::awaitable<void> accept();
  boost::asio::awaitable<void> converse(Connection& connection);
  boost::asio::awaitable<Reply> reply_to(Connection& connection);
  boost::asio::awaitable<Reply> ask_api(Connection& connection);
  boost::asio::awaitable<std::optional<Reply>> upgrade(Connection& connection, const std::string& table);
  void connected(tcp::socket socket);
  void start_socket(tcp::socket socket, Request request, std::string table, table::Guest guest, std::string counted);
  [[nodiscard]] std::string address_of(const Connection& connection) const;
  boost::asio::awaitable<void> sweep();
  boost::asio::awaitable<void> finish(std::function<void()> done);

  boost::asio::io_context* context_;
  ServeOptions options_;
  std::span<const Asset> assets_;
  Log* log_;
  ServerWorld world_;
  Hall hall_;
  Guests guests_;
  Addresses addresses_;
  Api api_;
  tcp::acceptor acceptor_;
  std::unordered_set<Socket*> sockets_;
  std::size_t answering_ = 0;
  bool stopping_ = false;
};

}  // namespace rattus::server
