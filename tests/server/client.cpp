#include "tests/server/client.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <thread>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace rattus::server::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

tcp::endpoint endpoint(std::uint16_t port) { return {asio::ip::make_address("127.0.0.1"), port}; }

template <class Message>
HttpAnswer answer_of(const Message& message, std::string body) {
  HttpAnswer answer{message.result_int(), {}, std::move(body)};
  for (const auto& field : message) {
    std::string name(field.name_string());
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    answer.headers[name] = std::string(field.value());
  }
  return answer;
}

}  // namespace

Person::Person(std::uint16_t port, const std::string& name) : port_(port) {
  get("/api/me");
  post("/api/me", {{"name", name}});
}

HttpAnswer Person::post(const std::string& path, const Json& body, const Headers& headers) {
  return request("POST", path, body.dump(), headers);
}

HttpAnswer Person::request(const std::string& method, const std::string& path, const std::string& body,
                           const Headers& headers) {
  asio::io_context context;
  tcp::socket socket(context);
  socket.connect(endpoint(port_));
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(port_));
  if (!cookie.empty()) request.set(http::field::cookie, cookie);
  if (!body.empty()) {
    request.set(http::field::content_type, "application/json");
    request.body() = body;
  }
  request.prepare_payload();
  for (const auto& [name, value] : headers) request.set(name, value);
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  http::read(socket, buffer, parser);
  HttpAnswer answer = answer_of(parser.get(), parser.get().body());
  if (const auto set = answer.headers.find("set-cookie"); set != answer.headers.end())
    cookie = set->second.substr(0, set->second.find(';'));
  return answer;
}

double Person::metric(const std::string& name) {
  const std::string text = get("/metrics").body;
  const auto at = text.find("\nrattus_" + name + " ");
  return at == std::string::npos ? 0 : std::stod(text.substr(at + name.size() + 9));
}

bool Person::metric_becomes(const std::string& name, double value) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (metric(name) != value)
    if (std::chrono::steady_clock::now() > until) return false;
  return true;
}

std::string exchange(std::uint16_t port, std::string_view bytes, bool half_close) {
  asio::io_context context;
  tcp::socket socket(context);
  socket.connect(endpoint(port));
  beast::error_code ignored;
  asio::write(socket, asio::buffer(bytes), ignored);
  if (half_close) socket.shutdown(tcp::socket::shutdown_send, ignored);
  std::string reply;
  asio::read(socket, asio::dynamic_buffer(reply), ignored);
  return reply;
}

struct Wire::Inside {
  asio::io_context context;
  websocket::stream<tcp::socket> stream{context};
  beast::flat_buffer buffer;
  std::optional<HttpAnswer> refused;
  bool reading = false, ended = false;
  std::optional<std::string> arrived;

  /// Runs until `done()`, or for so long.
  template <class Done>
  bool wait(std::chrono::milliseconds patience, Done done) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!done()) {
      if (std::chrono::steady_clock::now() >= until) return false;
      context.restart();
      context.run_one_until(until);
    }
    return true;
  }

  void read() {
    if (reading || ended || arrived) return;
    reading = true;
    stream.async_read(buffer, [this](beast::error_code error, std::size_t) {
      reading = false;
      if (error) {
        ended = true;
        return;
      }
      arrived = beast::buffers_to_string(buffer.data());
      buffer.consume(buffer.size());
    });
  }
};

Wire::Wire(const Person& person, const std::string& table, const Headers& headers)
    : inside_(std::make_unique<Inside>()) {
  auto& stream = inside_->stream;
  stream.next_layer().connect(endpoint(person.port()));
  stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    if (!person.cookie.empty()) request.set(http::field::cookie, person.cookie);
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  websocket::response_type response;
  beast::error_code error;
  stream.handshake(response, "127.0.0.1:" + std::to_string(person.port()), "/tables/" + table + "/play", error);
  if (!error) return;
  inside_->ended = true;
  inside_->refused = answer_of(response, response.body());
}

Wire::~Wire() {
  if (!inside_) return;
  beast::error_code ignored;
  inside_->stream.next_layer().close(ignored);
  inside_->context.restart();
  inside_->context.run();
}
Wire::Wire(Wire&&) noexcept = default;
Wire& Wire::operator=(Wire&&) noexcept = default;

const std::optional<HttpAnswer>& Wire::refused() const { return inside_->refused; }

void Wire::send_text(const std::string& text, bool binary) {
  inside_->stream.binary(binary);
  beast::error_code ignored;  // seen when reading
  inside_->stream.write(asio::buffer(text), ignored);
}

void Wire::send_raw(std::string_view bytes) {
  beast::error_code ignored;
  asio::write(inside_->stream.next_layer(), asio::buffer(bytes), ignored);
}

std::optional<std::string> Wire::receive_text(std::chrono::milliseconds patience) {
  inside_->read();
  inside_->wait(patience, [this] { return inside_->arrived || inside_->ended; });
  return std::exchange(inside_->arrived, std::nullopt);
}

Json Wire::receive() {
  const auto text = receive_text();
  if (!text) throw std::runtime_error("no message came");
  return Json::parse(*text);
}

Json Wire::receive(const std::string& type) {
  for (;;)
    if (Json message = receive(); message["type"] == type) return message;
}

bool Wire::silent(std::chrono::milliseconds time) {
  inside_->read();
  return !inside_->wait(time, [this] { return inside_->arrived || inside_->ended; });
}

unsigned Wire::close_code() const { return inside_->stream.reason().code; }

bool Wire::ended(std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!inside_->ended && std::chrono::steady_clock::now() < until) {
    inside_->arrived.reset();
    inside_->read();
    inside_->wait(std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()),
                  [this] { return inside_->arrived || inside_->ended; });
  }
  return inside_->ended;
}

void Wire::cut() {
  beast::error_code ignored;
  inside_->stream.next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
  inside_->stream.next_layer().close(ignored);
}

}  // namespace rattus::server::test
