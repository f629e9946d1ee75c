#include "bench/server/attacker.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace rattus::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

using Time = std::chrono::steady_clock;
constexpr unsigned burst = 100;
constexpr std::chrono::milliseconds between{1'000 / 20};
const auto address = asio::ip::make_address_v4("127.0.0.2");

}  // namespace

void Attacker::start(Task<> task) {
  asio::co_spawn(context_, std::move(task), [this](const std::exception_ptr& error) {
    if (error) count("ended early");
  });
}

void Attacker::begin() {
  thread_ = std::thread([this] { context_.run(); });
}

void Attacker::end() {
  context_.stop();
  if (thread_.joinable()) thread_.join();
}

Attacker::Task<> Attacker::turn() {
  // A bucket, told by the moment at which it would be full again.
  next_turn_ = std::max(next_turn_, Time::now()) + between;
  asio::steady_timer timer(context_, next_turn_ - burst * between);
  co_await timer.async_wait(asio::use_awaitable);
}

Attacker::Task<> Attacker::rest(std::chrono::milliseconds time) {
  asio::steady_timer timer(context_, time);
  co_await timer.async_wait(asio::use_awaitable);
}

Attacker::Task<Attacker::tcp::socket> Attacker::connect() {
  tcp::socket socket(context_, tcp::v4());
  socket.bind({address, 0});
  co_await socket.async_connect(server_, asio::use_awaitable);
  co_return socket;
}

Attacker::Task<unsigned> Attacker::ask(std::string method, std::string path, std::string body, std::string cookie,
                                       std::string* answer) {
  tcp::socket socket = co_await connect();
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, "127.0.0.1");
  if (!cookie.empty()) request.set(http::field::cookie, cookie);
  if (!body.empty()) request.set(http::field::content_type, "application/json");
  request.body() = std::move(body);
  request.prepare_payload();
  co_await http::async_write(socket, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> response;
  response.body_limit(1U << 30U);
  co_await http::async_read(socket, buffer, response, asio::use_awaitable);
  count("status " + std::to_string(response.get().result_int()));
  count("bytes", response.get().body().size());
  if (answer) *answer = response.get().body();
  co_return response.get().result_int();
}

Attacker::Task<> Wire::open(std::string table, std::string cookie) {
  stream_.set_option(beast::websocket::stream_base::decorator(
      [cookie](beast::websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
  stream_.read_message_max(1U << 30U);
  const std::string path = "/tables/" + table + "/play";
  co_await stream_.async_handshake("127.0.0.1", path, asio::use_awaitable);
}

Attacker::Task<> Wire::say(std::string text) { co_await stream_.async_write(asio::buffer(text), asio::use_awaitable); }

Attacker::Task<std::string_view> Wire::hear() {
  buffer_.consume(buffer_.size());
  const std::size_t size = co_await stream_.async_read(buffer_, asio::use_awaitable);
  co_return std::string_view(static_cast<const char*>(buffer_.cdata().data()), size);
}

}  // namespace rattus::bench
