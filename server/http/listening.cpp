#include "server/http/listening.hpp"

#include <chrono>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace rattus::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::chrono::milliseconds accept_pause{100};

}  // namespace

tcp::acceptor listen_at(asio::io_context& context, const std::string& address, std::uint16_t port,
                        const std::string& options) {
  try {
    return {context, tcp::endpoint(asio::ip::make_address(address), port)};
  } catch (const boost::system::system_error& error) {
    throw CannotListen("cannot listen on " + address + " port " + std::to_string(port) + ": " + error.code().message() +
                       "; choose another with " + options);
  }
}

std::string url_of(const tcp::endpoint& endpoint) {
  const std::string host = endpoint.address().to_string();
  const bool v6 = endpoint.address().is_v6();
  return "http://" + (v6 ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor, std::function<void(tcp::socket)> take) {
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(asio::use_awaitable));
    if (!acceptor.is_open()) co_return;
    if (!error) {
      take(std::move(socket));
      continue;
    }
    asio::steady_timer pause(acceptor.get_executor(), accept_pause);  // out of descriptors, most likely: some may end
    co_await pause.async_wait(asio::use_awaitable);
    if (!acceptor.is_open()) co_return;
  }
}

}  // namespace rattus::server
