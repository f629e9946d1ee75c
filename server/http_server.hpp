#pragma once
// Connections: accepts, reads a request's header, lets answer() decide, writes the response.
#include <cstddef>
#include <span>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/asset.hpp"
#include "server/serve.hpp"

namespace rattus::server {

/// Lives on one thread, the one that runs `context`. Throws boost::system::system_error from its
/// constructor if it cannot listen.
class HttpServer {
 public:
  HttpServer(boost::asio::io_context& context, const ServeOptions& options, std::span<const Asset> assets);

  [[nodiscard]] std::uint16_t port() const;
  /// "http://127.0.0.1:8347"
  [[nodiscard]] std::string address() const;

 private:
  boost::asio::awaitable<void> accept();
  boost::asio::awaitable<void> converse(boost::asio::ip::tcp::socket socket);

  boost::asio::ip::tcp::acceptor acceptor_;
  std::span<const Asset> assets_;
  std::size_t connections_ = 0;
};

}  // namespace rattus::server
