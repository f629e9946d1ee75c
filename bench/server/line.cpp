#include "bench/server/line.hpp"

#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rattus::bench {
namespace {

namespace asio = boost::asio;

constexpr std::size_t room = 1U << 18U;  ///< bytes received at once, at most
constexpr int events_at_once = 128;
constexpr std::uint32_t listened = EPOLLIN | EPOLLRDHUP | EPOLLET, ended = EPOLLRDHUP | EPOLLHUP | EPOLLERR;
constexpr unsigned final_bit = 0x80, opcode_bits = 0x0f;
constexpr unsigned continued = 0, text_frame = 1, close_frame = 8, ping = 9, pong = 10;
constexpr unsigned two_bytes = 126, eight_bytes = 127;

std::string why(int error) { return std::generic_category().message(error); }

int connecting(const Line::Ends& ends) {
  const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (descriptor < 0) throw std::runtime_error("socket: " + why(errno));
  const int yes = 1;
  ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  // The port is chosen when the line connects: thousands of lines of one address would run out of ports otherwise.
  ::setsockopt(descriptor, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
  asio::ip::tcp::endpoint from(ends.from, 0);
  if (::bind(descriptor, from.data(), static_cast<socklen_t>(from.size())) != 0)
    throw std::runtime_error("bind: " + why(errno));
  if (::connect(descriptor, ends.server.data(), static_cast<socklen_t>(ends.server.size())) != 0 &&
      errno != EINPROGRESS)
    throw std::runtime_error("connect: " + why(errno));
  return descriptor;
}

}  // namespace

std::shared_ptr<Line> Line::open(Lines& lines, const Ends& ends, const std::string& path, const std::string& cookie) {
  std::shared_ptr<Line> line(new Line(lines, connecting(ends)));
  line->to_send_ = "GET " + path +
                   " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmF0dHVzIHJhdHR1cyByYQ==\r\nCookie: " +
                   cookie + "\r\n\r\n";
  const auto place = static_cast<std::size_t>(line->descriptor_);
  if (lines.by_descriptor_.size() <= place) lines.by_descriptor_.resize(2 * place + 1);
  lines.by_descriptor_[place] = line;
  epoll_event event{};
  event.events = listened | EPOLLOUT;
  event.data.fd = line->descriptor_;
  if (::epoll_ctl(lines.epoll_.native_handle(), EPOLL_CTL_ADD, line->descriptor_, &event) != 0)
    throw std::runtime_error("epoll_ctl: " + why(errno));
  return line;
}

void Line::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
}

void Line::fail(const std::string& reason) {
  if (descriptor_ < 0) return;
  close();
  if (failed) failed(reason);
}

void Line::say(std::string_view text) { frame(text_frame, text); }

void Line::frame(unsigned opcode, std::string_view text) {
  constexpr std::array<char, 4> mask{0x52, 0x61, 0x74, 0x73};
  std::string& to = upgraded_ ? to_send_ : waiting_;
  to += static_cast<char>(final_bit | opcode);
  if (text.size() < two_bytes) {
    to += static_cast<char>(0x80U | text.size());
  } else {
    to += static_cast<char>(0x80U | two_bytes);
    to += static_cast<char>(text.size() >> 8U & 0xffU);
    to += static_cast<char>(text.size() & 0xffU);
  }
  to.append(mask.data(), mask.size());
  for (std::size_t i = 0; i < text.size(); ++i) to += static_cast<char>(text[i] ^ mask[i % mask.size()]);
  if (upgraded_) flush();
}

void Line::flush() {
  if (descriptor_ < 0 || to_send_.empty()) return;
  const ssize_t sent = ::send(descriptor_, to_send_.data(), to_send_.size(), MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN) return fail("write: " + why(errno));
  if (sent > 0) to_send_.erase(0, static_cast<std::size_t>(sent));
  const bool more = !to_send_.empty();
  if (more == std::exchange(awaits_room_, more)) return;
  epoll_event event{};
  event.events = listened | (more ? std::uint32_t{EPOLLOUT} : 0U);
  event.data.fd = descriptor_;
  ::epoll_ctl(lines_->epoll_.native_handle(), EPOLL_CTL_MOD, descriptor_, &event);
}

void Line::ready(std::uint32_t events) {
  if ((events & EPOLLOUT) != 0) flush();
  if ((events & ~std::uint32_t{EPOLLOUT}) == 0) return;
  std::vector<char>& space = lines_->room_;
  const bool to_end = (events & ended) != 0;
  for (std::size_t got = space.size(); descriptor_ >= 0 && (to_end || got == space.size());) {
    const ssize_t size = ::recv(descriptor_, space.data(), space.size(), 0);
    if (size < 0 && errno == EAGAIN) return;
    if (size < 0) return fail("read: " + why(errno));
    if (size == 0) return fail("read: the server has closed the connection");
    got = static_cast<std::size_t>(size);
    take({space.data(), got});
  }
}

void Line::take(std::string_view bytes) {
  if (partial_.empty()) {
    bytes.remove_prefix(handle(bytes));
    partial_.assign(bytes);
    return;
  }
  partial_ += bytes;
  const std::size_t handled = handle(std::string_view(partial_));
  partial_.erase(0, handled);
  if (partial_.empty()) std::string().swap(partial_);  // ten thousand lines keep no room for what they heard at first
}

std::size_t Line::handle(std::string_view bytes) {
  constexpr std::string_view accepted = "HTTP/1.1 101";
  std::size_t at = 0;
  if (!upgraded_) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos) return 0;
    if (!bytes.starts_with(accepted)) {
      fail("handshake: " + std::string(bytes.substr(0, bytes.find('\r'))));
      return bytes.size();
    }
    at = end + 4;
    upgraded_ = true;
    to_send_ += std::exchange(waiting_, {});
    flush();
  }
  const auto byte = [&](std::size_t place) { return std::uint64_t{static_cast<unsigned char>(bytes[place])}; };
  while (descriptor_ >= 0 && bytes.size() >= at + 2) {
    std::size_t begin = at + 2;
    std::uint64_t size = byte(at + 1);
    const std::size_t length = size == two_bytes ? 2 : size == eight_bytes ? 8 : 0;
    if (bytes.size() < begin + length) break;
    if (length > 0) size = 0;
    for (const std::size_t end = begin + length; begin < end; ++begin) size = size << 8U | byte(begin);
    if (bytes.size() - begin < size) break;
    const auto head = static_cast<unsigned>(byte(at));
    at = begin + size;
    handle(head, bytes.substr(begin, size));
  }
  return at;
}

void Line::handle(unsigned head, std::string_view text) {
  const unsigned opcode = head & opcode_bits;
  if (opcode == ping) return frame(pong, text);
  if (opcode == close_frame) return fail("read: the server has closed the WebSocket");
  if (opcode != continued && opcode != text_frame) return;
  const bool last = (head & final_bit) != 0;
  if (last && message_.empty()) return heard(text);
  message_ += text;
  if (last) heard(std::exchange(message_, {}));
}

Lines::Lines(asio::io_context& context) : epoll_(context, ::epoll_create1(EPOLL_CLOEXEC)), room_(room) { listen(); }

void Lines::listen() {
  epoll_.async_wait(asio::posix::stream_descriptor::wait_read, [this](boost::system::error_code error) {
    if (error) return;
    look();
    listen();
  });
}

void Lines::look() {
  std::array<epoll_event, events_at_once> events{};
  const int count = ::epoll_wait(epoll_.native_handle(), events.data(), events_at_once, 0);
  for (int i = 0; i < count; ++i) {
    const int descriptor = events[static_cast<std::size_t>(i)].data.fd;
    const std::shared_ptr<Line> line = by_descriptor_[static_cast<std::size_t>(descriptor)];
    if (line && line->descriptor_ == descriptor) line->ready(events[static_cast<std::size_t>(i)].events);
  }
}

}  // namespace rattus::bench
