#pragma once
// One connection of the load: a person who moves as soon as a turn comes, or a watcher.
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include "bench/server/heard.hpp"
#include "bench/server/line.hpp"

namespace rattus::bench {

/// A version of a game, and when it was asked for or heard of. Games of a table and its rematches count from 1.
struct Moment {
  unsigned game = 0;
  std::uint64_t version = 0;
  std::chrono::steady_clock::time_point time;
};

/// What all connections of a run share.
struct Run {
  boost::asio::io_context context{1};
  Lines lines{context};
  boost::asio::ip::tcp::endpoint server;                                       ///< of what is made next
  boost::asio::ip::address_v4 from = boost::asio::ip::address_v4::loopback();  ///< the address of what is made next
  std::chrono::milliseconds pace{0};  ///< at least so long between two moves of one seat
  bool measuring = false;
  unsigned read_whole = 256;  ///< of so many messages one is read as a document, too, to check what the scan made of it
  std::vector<float> latencies;  ///< milliseconds from sending a move to its answer
  std::vector<Moment> moves;     ///< acknowledged, with the time at which they were sent
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
        server_(run.server),
        from_(run.from),
        cookie_(std::move(cookie)),
        seat_(seat),
        seated_(std::move(seated)),
        latencies_(&run.latencies),
        rest_(run.context) {}
  ~Seat();
  Seat(const Seat&) = delete;
  Seat& operator=(const Seat&) = delete;
  void go_to(const std::string& table);
  /// Where the milliseconds of the moves are put, instead of `Run::latencies`.
  void count_in(std::vector<float>& latencies) { latencies_ = &latencies; }
  /// What a watcher heard of while the run was measuring.
  [[nodiscard]] const std::vector<Moment>& seen() const { return seen_; }

 private:
  void hear(std::string_view text);
  void hear(const Heard& heard);
  void settle(const Heard& heard);
  void watch(std::uint64_t version);
  void decide(const Heard& heard);
  void move(std::string text);

  Run* run_;
  boost::asio::ip::tcp::endpoint server_;
  boost::asio::ip::address_v4 from_;
  std::string cookie_;
  unsigned seat_;
  std::function<void()> seated_;
  std::shared_ptr<Line> line_;  ///< at one table; a new one for each game
  bool asked_ = false;          ///< for a seat, or for the next game
  std::uint64_t count_ = 0;
  unsigned game_ = 0;
  std::vector<Moment> seen_;
  std::vector<float>* latencies_;
  std::uint64_t version_ = 0;                   ///< of a watcher: the last that was heard of
  std::string awaited_;                         ///< the id of a move that is not answered yet
  std::chrono::steady_clock::time_point sent_;  ///< the move; of a watcher: when `version_` was heard of
  boost::asio::steady_timer rest_;              ///< until the next move is allowed
};

}  // namespace rattus::bench
