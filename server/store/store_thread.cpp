#include "server/store/store_thread.hpp"

#include <algorithm>

#include "server/store/gone_store.hpp"

namespace rattus::server {

/// Writes and asks for somebody on another thread.
class StoreThread::Access final : public StoreAccess {
 public:
  Access(StoreThread& thread, Post post) : thread_(&thread), home_(std::make_shared<const Post>(std::move(post))) {}
  void write(Unit unit) override { thread_->write(std::move(unit), home_); }

 private:
  void ask_any(Ask ask) override { thread_->ask_any(std::move(ask), home_); }

  StoreThread* thread_;
  Home home_;
};

StoreThread::StoreThread(std::unique_ptr<Store> store, Post post, Seen seen)
    : store_(std::move(store)),
      post_(std::make_shared<const Post>(std::move(post))),
      seen_(std::move(seen)),
      thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  {
    const std::scoped_lock lock(mutex_);
    dropping_ = ending_ = true;
  }
  something_.notify_one();
  thread_.join();
}

std::unique_ptr<StoreAccess> StoreThread::access_from(Post post) {
  return std::make_unique<Access>(*this, std::move(post));
}

void StoreThread::drop_questions() {
  const std::scoped_lock lock(mutex_);
  dropping_ = true;
}

void StoreThread::write(Unit unit, Home home) {
  {
    const std::scoped_lock lock(mutex_);
    units_.push_back(std::move(unit));
    homes_.push_back(std::move(home));
  }
  something_.notify_one();
}

void StoreThread::ask_any(Ask ask, Home home) {
  {
    const std::scoped_lock lock(mutex_);
    asks_.push_back({std::move(ask), std::move(home)});
  }
  something_.notify_one();
}

void StoreThread::run() {
  GoneStore gone;
  for (;;) {
    std::vector<Unit> units;
    std::vector<Home> homes;
    Asked asked;
    bool dropping = false;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [this] { return ending_ || !units_.empty() || !asks_.empty(); });
      if (units_.empty() && asks_.empty()) return;
      units.swap(units_);
      homes.swap(homes_);
      dropping = dropping_;
      if (!asks_.empty()) {  // one at a time: moves do not wait for a long row of questions
        asked = std::move(asks_.front());
        asks_.pop_front();
      }
    }
    if (!units.empty()) commit(std::move(units), homes);
    if (asked.ask) (*asked.home)(asked.ask(dropping ? gone : *store_));
  }
}

void StoreThread::commit(std::vector<Unit> units, const std::vector<Home>& homes) {
  const auto begun = std::chrono::steady_clock::now();
  auto results = write_together(*store_, units);
  Commit seen{units.size(), std::chrono::steady_clock::now() - begun, {}};
  for (const auto& result : results)
    if (result) seen.fault = result;
  (*post_)([seen = std::move(seen), report = seen_] { report(seen); });

  // Each thread hears of all of its own at once.
  using Outcome = std::pair<Written, std::optional<StoreFault>>;
  std::vector<std::pair<Home, std::vector<Outcome>>> heard;
  for (std::size_t i = 0; i < units.size(); ++i) {
    auto home = std::find_if(heard.begin(), heard.end(), [&](const auto& one) { return one.first == homes[i]; });
    if (home == heard.end()) home = heard.insert(heard.end(), {homes[i], {}});
    home->second.emplace_back(std::move(units[i].done), std::move(results[i]));
  }
  for (auto& [home, outcomes] : heard)
    (*home)([outcomes = std::move(outcomes)] {
      for (const auto& [done, fault] : outcomes) done(fault);
    });
}

}  // namespace rattus::server
