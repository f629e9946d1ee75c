#include "server/thinking.hpp"

#include <utility>

namespace rattus::server {

ThinkingPool::ThinkingPool(unsigned threads, std::size_t most_waiting, Post post)
    : most_waiting_(most_waiting), post_(std::move(post)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

ThinkingPool::~ThinkingPool() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  something_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool ThinkingPool::submit(Thought thought) {
  {
    const std::scoped_lock lock(mutex_);
    if (thoughts_.size() >= most_waiting_) return false;
    thoughts_.push_back(std::move(thought));
  }
  something_.notify_one();
  return true;
}

std::size_t ThinkingPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return thoughts_.size();
}

void ThinkingPool::run() {
  for (;;) {
    Thought thought;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [this] { return ending_ || !thoughts_.empty(); });
      if (ending_) return;
      thought = std::move(thoughts_.front());
      thoughts_.pop_front();
    }
    post_(thought());
  }
}

}  // namespace rattus::server
