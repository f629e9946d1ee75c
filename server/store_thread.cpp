#include "server/store_thread.hpp"

#include "server/gone_store.hpp"

namespace rattus::server {

StoreThread::StoreThread(std::unique_ptr<Store> store, Post post, Seen seen)
    : store_(std::move(store)), post_(std::move(post)), seen_(std::move(seen)), thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  {
    const std::scoped_lock lock(mutex_);
    dropping_ = ending_ = true;
  }
  something_.notify_one();
  thread_.join();
}

void StoreThread::drop_questions() {
  const std::scoped_lock lock(mutex_);
  dropping_ = true;
}

void StoreThread::write(Unit unit) {
  {
    const std::scoped_lock lock(mutex_);
    units_.push_back(std::move(unit));
  }
  something_.notify_one();
}

void StoreThread::ask_any(Ask ask) {
  {
    const std::scoped_lock lock(mutex_);
    asks_.push_back(std::move(ask));
  }
  something_.notify_one();
}

void StoreThread::run() {
  GoneStore gone;
  for (;;) {
    std::vector<Unit> units;
    Ask ask;
    bool dropping = false;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [this] { return ending_ || !units_.empty() || !asks_.empty(); });
      if (units_.empty() && asks_.empty()) return;
      units.swap(units_);
      dropping = dropping_;
      if (!asks_.empty()) {  // one at a time: moves do not wait for a long row of questions
        ask = std::move(asks_.front());
        asks_.pop_front();
      }
    }
    if (!units.empty()) commit(std::move(units));
    if (ask) post_(ask(dropping ? gone : *store_));
  }
}

void StoreThread::commit(std::vector<Unit> units) {
  const auto begun = std::chrono::steady_clock::now();
  auto results = write_together(*store_, units);
  Commit seen{units.size(), std::chrono::steady_clock::now() - begun, {}};
  for (const auto& result : results)
    if (result) seen.fault = result;
  post_([seen = std::move(seen), units = std::move(units), results = std::move(results), report = seen_] {
    report(seen);
    for (std::size_t i = 0; i < units.size(); ++i) units[i].done(results[i]);
  });
}

}  // namespace rattus::server
