#pragma once
// WebSockets of the load with one system call for each message: what the client needs of the processor is missing at
// the server, which stands on the same machine.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

namespace rattus::bench {

class Lines;

/// A WebSocket of a client. Nothing is called back after close(), or once the line is gone.
class Line {
 public:
  struct Ends {
    boost::asio::ip::tcp::endpoint server;
    boost::asio::ip::address_v4 from;
  };
  /// A message of the server; the text is valid during the call.
  std::function<void(std::string_view text)> heard;
  std::function<void(const std::string& why)> failed;

  /// Connects, and asks for a WebSocket at a path. What is said before it is open is sent then.
  static std::shared_ptr<Line> open(Lines& lines, const Ends& ends, const std::string& path, const std::string& cookie);
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() { close(); }
  void say(std::string_view text);
  void close();

 private:
  friend class Lines;
  Line(Lines& lines, int descriptor) : lines_(&lines), descriptor_(descriptor) {}
  void frame(unsigned opcode, std::string_view text);
  void flush();
  void ready(std::uint32_t events);
  void take(std::string_view bytes);
  /// Handles what is complete; returns how many bytes that was.
  std::size_t handle(std::string_view bytes);
  void handle(unsigned head, std::string_view text);
  void fail(const std::string& why);

  Lines* lines_;
  int descriptor_;
  bool awaits_room_ = true;  ///< EPOLLOUT: until it is connected, and while not all is sent
  bool upgraded_ = false;
  std::string waiting_;  ///< of the WebSocket, until it is open
  std::string to_send_;
  std::string partial_;  ///< received, but not yet whole
  std::string message_;  ///< its first frames
};

/// The lines of a thread.
class Lines {
 public:
  explicit Lines(boost::asio::io_context& context);

 private:
  friend class Line;
  void listen();
  void look();

  boost::asio::posix::stream_descriptor epoll_;
  std::vector<std::shared_ptr<Line>> by_descriptor_;
  std::vector<char> room_;
};

}  // namespace rattus::bench
