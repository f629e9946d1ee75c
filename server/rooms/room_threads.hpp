#pragma once
// The threads on which rooms are.
#include <algorithm>
#include <deque>
#include <thread>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

namespace rattus::server {

class RoomThreads {
 public:
  /// 0: as many as processors.
  explicit RoomThreads(unsigned wanted) {
    const unsigned count = wanted ? wanted : std::max(1U, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < count; ++i) threads_.emplace_back();
  }
  RoomThreads(const RoomThreads&) = delete;
  RoomThreads& operator=(const RoomThreads&) = delete;
  ~RoomThreads() { end(); }

  [[nodiscard]] std::size_t size() const { return threads_.size(); }
  /// Whatever is given to it runs on that thread.
  boost::asio::io_context& context(std::size_t i) { return threads_[i].context; }
  /// Nothing runs any more.
  void end() {
    for (One& one : threads_) one.context.stop();
    for (One& one : threads_)
      if (one.thread.joinable()) one.thread.join();
  }

 private:
  struct One {
    boost::asio::io_context context{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> busy{context.get_executor()};
    std::thread thread{[this] { context.run(); }};
  };
  std::deque<One> threads_;
};

}  // namespace rattus::server
