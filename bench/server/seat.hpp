#pragma once
// One connection of the load: a person who moves as soon as he hears that it is his turn, or a watcher.
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace rattus::bench {

/// What all connections of a run share.
struct Run {
  boost::asio::io_context context{1};
  boost::asio::ip::tcp::endpoint server;
  boost::asio::ip::address_v4 from = boost::asio::ip::address_v4::loopback();  ///< the address of what is made next
  std::chrono::milliseconds pace{0};  ///< at least so long between two moves of one seat
  bool measuring = false;
  std::vector<float> latencies;  ///< milliseconds from sending a move to its answer
  std::vector<float> choices;    ///< milliseconds from one version to the next, as watchers saw it
  std::uint64_t updates = 0, bytes = 0, refused = 0, games = 0, lost = 0;
  std::mt19937_64 random{1};
};

/// Opens a socket that will connect from an address.
inline void leave_from(boost::asio::ip::tcp::socket& socket, const boost::asio::ip::address_v4& from) {
  socket.open(boost::asio::ip::tcp::v4());
  socket.bind({from, 0});
}

class Seat : public std::enable_shared_from_this<Seat> {
 public:
  /// `seat` counts from 1; 0: a watcher. `seated` is called once he has his place, or has seen the table.
  Seat(Run& run, std::string cookie, unsigned seat, std::function<void()> seated)
      : run_(&run),
        from_(run.from),
        cookie_(std::move(cookie)),
        seat_(seat),
        seated_(std::move(seated)),
        rest_(run.context) {}
  void go_to(const std::string& table);

 private:
  using Stream = boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false>;
  /// One table; a new one for each game, so that what is left of the old one ends by itself.
  struct Visit {
    explicit Visit(boost::asio::io_context& context) : stream(context) {}
    Stream stream;
    boost::beast::flat_buffer buffer;
    std::deque<std::string> queue;
  };
  void opened(const std::shared_ptr<Visit>& visit);
  void read(const std::shared_ptr<Visit>& visit);
  void hear(std::string_view text);
  void watch(std::string_view version);
  void move(std::string text);
  void say(std::string text);
  void write(const std::shared_ptr<Visit>& visit);
  void fail(const char* where, const boost::system::error_code& error);

  Run* run_;
  boost::asio::ip::address_v4 from_;
  std::string cookie_;
  unsigned seat_;
  std::function<void()> seated_;
  std::shared_ptr<Visit> visit_;
  bool asked_ = false;  ///< for a seat, or for the next game
  std::uint64_t count_ = 0;
  std::string version_;                         ///< of a watcher: the last that he was told of
  std::string awaited_;                         ///< the answer to a move, as it will stand in the update
  std::chrono::steady_clock::time_point sent_;  ///< his move; of a watcher: when he was told of `version_`
  boost::asio::steady_timer rest_;              ///< until he may move again
};

}  // namespace rattus::bench
