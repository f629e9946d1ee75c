#include "tests/server/peer.hpp"

#include <stdexcept>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

namespace rattus::server::test {

namespace asio = boost::asio;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

struct Peer::Inside {
  asio::io_context context;
  tcp::socket socket{context};
  std::string come;  ///< and not returned
  std::array<char, 4096> piece{};
  bool reading = false, ended = false;

  /// Reads until `done()`, the end or the deadline.
  template <class Done>
  void read(Clock::time_point until, Done done) {
    while (!done() && !ended && Clock::now() < until) {
      if (!std::exchange(reading, true))
        socket.async_read_some(asio::buffer(piece), [this](boost::system::error_code error, std::size_t size) {
          reading = false;
          come.append(piece.data(), size);
          ended = static_cast<bool>(error);
        });
      context.restart();
      context.run_one_until(until);
    }
  }
};

Peer::Peer(std::uint16_t port, int receive_buffer) : inside_(std::make_unique<Inside>()) {
  inside_->socket.open(tcp::v4());
  if (receive_buffer > 0) inside_->socket.set_option(asio::socket_base::receive_buffer_size(receive_buffer));
  inside_->socket.connect({asio::ip::make_address("127.0.0.1"), port});
}

Peer::Peer(const Person& person, const std::string& table, int receive_buffer) : Peer(person.port(), receive_buffer) {
  send("GET /tables/" + table + "/play HTTP/1.1\r\nHost: x\r\nCookie: " + person.cookie +
       "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
       "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n");
  const std::string answer = read_until("\r\n\r\n");
  if (!answer.starts_with("HTTP/1.1 101 ")) throw std::runtime_error("no WebSocket: " + answer);
}

Peer::~Peer() {
  boost::system::error_code ignored;
  inside_->socket.close(ignored);
  inside_->context.restart();
  inside_->context.run();
}

bool Peer::send(std::string_view bytes) {
  boost::system::error_code error;
  asio::write(inside_->socket, asio::buffer(bytes), error);
  return !error;
}

bool Peer::send_frame(unsigned opcode, std::string_view payload) {
  std::string frame(1, static_cast<char>(0x80U | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80U | payload.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size() & 0xffU);
  }
  return send(frame + std::string(4, '\0') + std::string(payload));  // a mask of zeros changes nothing
}

void Peer::half_close() {
  boost::system::error_code ignored;
  inside_->socket.shutdown(tcp::socket::shutdown_send, ignored);
}

std::string Peer::read_until(std::string_view what) {
  std::string& come = inside_->come;
  inside_->read(Clock::now() + std::chrono::seconds(20), [&] { return come.find(what) != std::string::npos; });
  const std::size_t at = come.find(what);
  if (at == std::string::npos) throw std::runtime_error("this never came: " + std::string(what));
  std::string head = come.substr(0, at + what.size());
  come.erase(0, head.size());
  return head;
}

bool Peer::ended(std::chrono::milliseconds patience) {
  inside_->read(Clock::now() + patience, [] { return false; });
  return inside_->ended;
}

const std::string& Peer::unread() const { return inside_->come; }

}  // namespace rattus::server::test
