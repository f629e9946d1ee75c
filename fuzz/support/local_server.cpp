#include "fuzz/support/local_server.hpp"

#include <cstdio>
#include <cstdlib>

#include <boost/asio/write.hpp>
#include <sanitizer/lsan_interface.h>

#include "codec/text/sha256.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/memory_store.hpp"

namespace {

bool look_for_leaks = false;

}  // namespace

/// What is under way in a server looks like a leak to libFuzzer, which would stop the world after each input to find
/// out. Leaks are looked for when a server has ended.
extern "C" int __lsan_is_turned_off() { return look_for_leaks ? 0 : 1; }

namespace rattus::fuzz {

namespace asio = boost::asio;

namespace {

server::ServeOptions wide_options() {
  server::ServeOptions options;
  options.port = 0;
  options.pace.beat = std::chrono::milliseconds(0);
  options.thinking_threads = 1;
  options.limits.message_burst = options.limits.request_burst = 1e9;
  options.limits.guest_burst = 100'000;
  options.limits.tables_per_guest = 100'000;
  options.limits.connections_per_address = 100'000;
  options.patience.goodbye = std::chrono::milliseconds(100);
  return options;
}

}  // namespace

void require(bool good, const char* why) {
  if (good) return;
  std::fprintf(stderr, "%s\n", why);
  std::abort();
}

LocalServer::Leaks::~Leaks() {
  look_for_leaks = true;
  require(__lsan_do_recoverable_leak_check() == 0, "the server has left something behind");
  look_for_leaks = false;
}

LocalServer::LocalServer() {
  auto store = std::make_unique<server::test::MemoryStore>();
  store_ = store.get();
  std::vector<server::Write> guests;
  for (const std::string_view cookie : {agnes, bruno}) {
    const std::string secret(cookie.substr(cookie.find('=') + 1));
    guests.emplace_back(server::NewGuest{cookie == agnes ? "agnes" : "bruno", codec::sha256_hex(secret), 1});
  }
  require(!store->write(guests), "the guests are not written");
  server_ = std::make_unique<server::Server>(context_, wide_options(), codec::game_data(), server::embedded_assets(),
                                             std::move(store), log_);
}

LocalServer::~LocalServer() {
  bool stopped = false;
  server_->stop([&] { stopped = true; });
  until([&] { return stopped; }, "the server does not stop");
}

void LocalServer::open_match(const std::string& id, const table::Plan& plan, Seed seed) {
  const auto match = table::Match::open(plan, codec::game_data().tables(plan.setup), seed);
  const std::vector<server::Write> writes{server::new_match(id, std::get<table::Match>(match), 1)};
  require(!store_->write(writes), "the match is not written");
}

Servers::Servers(unsigned inputs) : inputs_(inputs) { codec::game_data(); }

Connection::Connection(LocalServer& server) : server_(&server), socket_(server.context()) {
  // Not the plain connect(): libFuzzer's clock interrupts it.
  bool there = false;
  socket_.async_connect({asio::ip::address_v4::loopback(), server.port()}, [&](boost::system::error_code error) {
    require(!error, "the server cannot be reached");
    there = true;
  });
  server.until([&] { return there; }, "the server does not accept");
  socket_.set_option(asio::ip::tcp::no_delay(true));
  read();
}

Connection::~Connection() {
  boost::system::error_code ignored;
  socket_.close(ignored);
  server_->until([this] { return !reading_; }, "a read does not end");
}

void Connection::read() {
  reading_ = true;
  socket_.async_read_some(asio::buffer(piece_), [this](boost::system::error_code error, std::size_t size) {
    reading_ = false;
    come.append(piece_.data(), size);
    if (error)
      ended_ = true;
    else
      read();
  });
}

void Connection::send(std::string_view bytes) {
  boost::system::error_code ignored;  // the reader sees it
  asio::write(socket_, asio::buffer(bytes), ignored);
}

void Connection::half_close() {
  boost::system::error_code ignored;
  socket_.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

void Connection::upgrade(std::string_view cookie, const std::string& table) {
  send("GET /tables/" + table + "/play HTTP/1.1\r\nHost: x\r\nCookie: " + std::string(cookie) +
       "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
       "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n");
  server_->until([this] { return come.find("\r\n\r\n") != std::string::npos; }, "no answer to an upgrade");
  require(come.starts_with("HTTP/1.1 101 "), "a WebSocket is refused");
  come.erase(0, come.find("\r\n\r\n") + 4);
}

std::string frame(unsigned opcode, std::string_view payload) {
  require(payload.size() < 126, "a long frame");
  std::string text{static_cast<char>(0x80U | opcode), static_cast<char>(0x80U | payload.size()), 0, 0, 0, 0};
  return text.append(payload);
}

}  // namespace rattus::fuzz
