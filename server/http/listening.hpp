#pragma once
// Where a server listens.
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace rattus::server {

/// A sentence that says why not and what to do.
struct CannotListen : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Listens at an address and port (0: any that is free). `options`: by which one may choose others. Throws
/// CannotListen.
boost::asio::ip::tcp::acceptor listen_at(boost::asio::io_context& context, const std::string& address,
                                         std::uint16_t port, const std::string& options);

/// "http://127.0.0.1:8347"
std::string url_of(const boost::asio::ip::tcp::endpoint& endpoint);

/// Hands over each connection that comes, until the acceptor is closed.
boost::asio::awaitable<void> accept_all(boost::asio::ip::tcp::acceptor& acceptor,
                                        std::function<void(boost::asio::ip::tcp::socket)> take);

}  // namespace rattus::server
