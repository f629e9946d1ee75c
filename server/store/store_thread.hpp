#pragma once
// The thread of the store: takes all writes that wait into one transaction (group commit), then answers questions.
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/rooms/post.hpp"
#include "server/store/store_access.hpp"

namespace rattus::server {

/// How a commit went, for the metrics.
struct Commit {
  std::size_t units = 0;
  std::chrono::nanoseconds took{};
  std::optional<StoreFault> fault;
};

class StoreThread final : public StoreAccess {
 public:
  using Seen = std::function<void(const Commit&)>;

  /// `post` may be called until the destructor returns, as may those of access_from(); `seen` is called through it.
  StoreThread(std::unique_ptr<Store> store, Post post, Seen seen);
  /// Writes what waits, then ends.
  ~StoreThread() override;

  /// This store for whoever lives on another thread. Must not be used after this has gone.
  std::unique_ptr<StoreAccess> access_from(Post post);
  void write(Unit unit) override { write(std::move(unit), post_); }
  /// From now on questions are answered with a fault (stopping), those that wait, too; writes are carried out as
  /// before.
  void drop_questions();

 private:
  class Access;
  /// Where answers go.
  using Home = std::shared_ptr<const Post>;
  struct Asked {
    Ask ask;
    Home home;
  };

  void write(Unit unit, Home home);
  void ask_any(Ask ask) override { ask_any(std::move(ask), post_); }
  void ask_any(Ask ask, Home home);
  void run();
  void commit(std::vector<Unit> units, const std::vector<Home>& homes);

  std::unique_ptr<Store> store_;
  Home post_;
  Seen seen_;
  std::mutex mutex_;
  std::condition_variable something_;
  std::vector<Unit> units_;
  std::vector<Home> homes_;  ///< of units_
  std::deque<Asked> asks_;
  bool dropping_ = false, ending_ = false;
  std::thread thread_;
};

}  // namespace rattus::server
