#include "server/http_server.hpp"

#include <chrono>
#include <tuple>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/answer.hpp"

namespace rattus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {

// Enough for every browser; small enough that idle or hostile peers cost little.
constexpr std::uint32_t header_limit = 16 * 1024;
constexpr std::size_t connection_limit = 1024;
constexpr auto read_timeout = std::chrono::seconds(20);
constexpr auto write_timeout = std::chrono::seconds(60);
constexpr auto accept_pause = std::chrono::milliseconds(100);

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

}  // namespace

HttpServer::HttpServer(asio::io_context& context, const ServeOptions& options, std::span<const Asset> assets)
    : acceptor_(context, tcp::endpoint(asio::ip::make_address(options.bind), options.port)), assets_(assets) {
  asio::co_spawn(context, accept(), asio::detached);
}

std::uint16_t HttpServer::port() const { return acceptor_.local_endpoint().port(); }

std::string HttpServer::address() const {
  const tcp::endpoint endpoint = acceptor_.local_endpoint();
  const std::string host = endpoint.address().to_string();
  const bool v6 = endpoint.address().is_v6();
  return "http://" + (v6 ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

asio::awaitable<void> HttpServer::accept() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(as_result);
    if (error == asio::error::operation_aborted) co_return;
    if (error) {  // out of descriptors, most likely: let some connections end
      asio::steady_timer pause(acceptor_.get_executor(), accept_pause);
      co_await pause.async_wait(asio::use_awaitable);
      continue;
    }
    if (connections_ == connection_limit) continue;  // closes the socket
    ++connections_;
    asio::co_spawn(acceptor_.get_executor(), converse(std::move(socket)),
                   [this](const std::exception_ptr&) { --connections_; });
  }
}

asio::awaitable<void> HttpServer::converse(tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(header_limit);
  for (bool keep_alive = true; keep_alive;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(header_limit);
    stream.expires_after(read_timeout);
    const auto [read_error, read_size] = co_await http::async_read_header(stream, buffer, parser, as_result);
    if (read_error && read_error.category() != http::make_error_code(http::error::end_of_stream).category())
      co_return;  // gone, or too slow
    if (read_error == http::error::end_of_stream || read_error == http::error::partial_message) break;

    Response response =
        read_error ? refuse(read_error == http::error::header_limit ? http::status::request_header_fields_too_large
                                                                    : http::status::bad_request)
                   : answer(parser.get(), assets_);
    keep_alive = response.keep_alive();
    stream.expires_after(write_timeout);
    const auto [write_error, written] = co_await http::async_write(stream, response, as_result);
    if (write_error) co_return;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace rattus::server
