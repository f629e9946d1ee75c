#include "server/thinking/thinking.hpp"

#include <cmath>
#include <ctime>
#include <utility>

namespace rattus::server {

double Use::at(Time now) const {
  constexpr double half_life = 10e9;
  return used_ == 0 ? 0 : used_ * std::exp2(-static_cast<double>((now - since_).count()) / half_life);
}

std::chrono::nanoseconds processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

ThinkingPool::ThinkingPool(unsigned threads, std::size_t most_waiting, std::size_t most_of_one_address)
    : thoughts_(most_waiting, most_of_one_address) {
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

bool ThinkingPool::submit(const Owner& owner, Thought thought, Post post) {
  {
    const std::scoped_lock lock(mutex_);
    if (!thoughts_.push(owner, {std::move(thought), std::move(post)})) return false;
  }
  something_.notify_one();
  return true;
}

std::size_t ThinkingPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return thoughts_.size();
}

void ThinkingPool::forget() {
  std::vector<Waiting> forgotten;  // ends outside the lock, for what a thought holds may end with it
  const std::scoped_lock lock(mutex_);
  forgotten = thoughts_.take_all();
}

void ThinkingPool::run() {
  const auto now = [] { return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()); };
  std::unique_lock lock(mutex_);
  for (;;) {
    something_.wait(lock, [this] { return ending_ || !thoughts_.empty(); });
    if (ending_) return;
    auto taken = thoughts_.pop(now());
    lock.unlock();
    const auto begun = processor_time();
    if (auto found = taken.work.thought()) {
      taken.work.post(std::move(found));
      taken.work = {};
    }
    const auto used = processor_time() - begun;
    lock.lock();
    thoughts_.used(taken.owner, used, now());
    if (taken.work.thought) thoughts_.put_back(std::move(taken));
  }
}

}  // namespace rattus::server
