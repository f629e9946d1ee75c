#include "server/rooms/commons.hpp"

#include <algorithm>
#include <thread>

namespace rattus::server {
namespace {

constexpr std::size_t most_thoughts = 10'000, most_of_one_address = 1'000;
constexpr std::chrono::seconds report_interval{10};

unsigned thinking_threads(unsigned wanted) {
  return wanted ? wanted : std::max(1U, std::thread::hardware_concurrency() - 1);
}

}  // namespace

Commons::Commons(const ServeOptions& options, std::unique_ptr<Store> store, Log& log, Post post, StoreThread::Seen seen)
    : log_(&log),
      thinking_(thinking_threads(options.thinking_threads), most_thoughts, most_of_one_address),
      store_(std::move(store), std::move(post), std::move(seen)) {}

void Commons::report(const StoreFault& fault) {
  if (fault.kind == StoreFault::Kind::stopping) return;
  const std::scoped_lock lock(reports_);
  const auto now = std::chrono::steady_clock::now();
  if (reported_ != decltype(reported_){} && now - reported_ < report_interval) {
    ++unreported_;
    return;
  }
  log_->line(Log::Level::error, "store-fault", "the store is failing: " + fault.reason,
             {{"kind", std::string(to_string(fault.kind))}, {"more", std::to_string(unreported_)}});
  reported_ = now;
  unreported_ = 0;
}

void Commons::attended(const std::string& table, const table::Guest& guest, unsigned count) {
  attendances_.set(table, guest, count);
  if (neighbours_) neighbours_->set_present(table, guest, count);
}

bool Commons::present(const std::string& table, const table::Guest& guest) const {
  return attendances_.present(table, guest) || (neighbours_ && neighbours_->present(table, guest));
}

void Commons::drop_questions() {
  store_.drop_questions();
  thinking_.forget();
}

}  // namespace rattus::server
