#pragma once
// The threads on which computer players think and odds are reckoned, so that nobody waits for them.
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace rattus::server {

/// Runs on a thinking thread; what it returns runs on the thread that handed it in.
using Thought = std::function<std::function<void()>()>;

/// First come, first served. Each table hands in one thing at a time, so that all get their turn.
class ThinkingPool {
 public:
  using Post = std::function<void(std::function<void()>)>;
  ThinkingPool(unsigned threads, std::size_t most_waiting, Post post);
  ThinkingPool(const ThinkingPool&) = delete;
  ThinkingPool& operator=(const ThinkingPool&) = delete;
  /// Finishes what is being thought, forgets the rest.
  ~ThinkingPool();

  /// False if too much is waiting already.
  bool submit(Thought thought);
  [[nodiscard]] std::size_t waiting() const;

 private:
  void run();

  std::size_t most_waiting_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Thought> thoughts_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rattus::server
