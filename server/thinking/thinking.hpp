#pragma once
// The threads on which computer players think and questions are answered, so that nobody waits for them.
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/limits/fair_queue.hpp"
#include "server/rooms/post.hpp"

namespace rattus::server {

/// Runs on a thinking thread, a slice of some ten milliseconds at a time: as long as it returns nothing it has not come
/// to its end and goes on when its owner's turn comes again, perhaps on another thread. What it returns in the end runs
/// on the thread that handed it in.
using Thought = std::function<std::function<void()>()>;

/// Processor time that the calling thread has had; differences mean something on one thread only.
std::chrono::nanoseconds processor_time();

/// Whoever has had least processor time lately is served first, slice by slice: who wants much waits, who wants little
/// hardly notices.
class ThinkingPool {
 public:
  ThinkingPool(unsigned threads, std::size_t most_waiting, std::size_t most_of_one_address);
  ThinkingPool(const ThinkingPool&) = delete;
  ThinkingPool& operator=(const ThinkingPool&) = delete;
  /// Finishes the slices that are being thought, forgets the rest.
  ~ThinkingPool();

  /// False if too much is waiting already, in all or of this address. `post`: to the thread that hands it in.
  bool submit(const Owner& owner, Thought thought, Post post);
  [[nodiscard]] std::size_t waiting() const;
  /// Forgets what waits; nobody hears of it.
  void forget();

 private:
  struct Waiting {
    Thought thought;
    Post post;
  };
  void run();

  mutable std::mutex mutex_;
  std::condition_variable something_;
  FairQueue<Waiting> thoughts_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rattus::server
