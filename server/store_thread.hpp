#pragma once
// The thread of the store: takes all writes that wait into one transaction (group commit), then answers questions.
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/store_access.hpp"

namespace rattus::server {

/// How a commit went, for the metrics.
struct Commit {
  std::size_t units = 0;
  std::chrono::nanoseconds took{};
  std::optional<StoreFault> fault;
};

class StoreThread final : public StoreAccess {
 public:
  /// Runs something on the thread of whoever uses the store.
  using Post = std::function<void(std::function<void()>)>;
  using Seen = std::function<void(const Commit&)>;

  /// `post` may be called until the destructor returns; `seen` is called through it.
  StoreThread(std::unique_ptr<Store> store, Post post, Seen seen);
  /// Writes what waits, then ends.
  ~StoreThread() override;

  void write(Unit unit) override;
  /// From now on questions are answered with a fault (stopping), those that wait, too; writes are carried out as
  /// before.
  void drop_questions();

 private:
  void ask_any(Ask ask) override;
  void run();
  void commit(std::vector<Unit> units);

  std::unique_ptr<Store> store_;
  Post post_;
  Seen seen_;
  std::mutex mutex_;
  std::condition_variable something_;
  std::vector<Unit> units_;
  std::deque<Ask> asks_;
  bool dropping_ = false, ending_ = false;
  std::thread thread_;
};

}  // namespace rattus::server
