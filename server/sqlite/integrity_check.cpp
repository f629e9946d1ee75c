#include "server/sqlite/integrity_check.hpp"

namespace rattus::server {

std::string complaint(sqlite3* database, bool& interrupted) {
  const Statement check(database, "PRAGMA quick_check(1)");
  if (!check) return sqlite3_errmsg(database);
  Run run(check);
  if (run.row()) {
    const std::string said = run.text(0);
    return said == "ok" ? std::string() : said;
  }
  interrupted = (run.code() & 0xff) == SQLITE_INTERRUPT;
  return sqlite3_errmsg(database);
}

IntegrityCheck::IntegrityCheck(const std::string& path, Done done) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_FULLMUTEX, nullptr);
  database_.reset(raw);
  if (code != SQLITE_OK) cannot_open_ = sqlite_fault(code, raw).reason;
  // A check may be broken off before it has begun, when SQLite forgets that it was asked to stop: so it asks, too.
  const auto ask = [](void* ending) -> int { return *static_cast<std::atomic<bool>*>(ending) ? 1 : 0; };
  if (code == SQLITE_OK) sqlite3_progress_handler(raw, 10'000, ask, &ending_);
  thread_ = std::thread([this, done = std::move(done)] { run(done); });
}

IntegrityCheck::~IntegrityCheck() {
  ending_ = true;
  thread_.join();
}

void IntegrityCheck::run(const Done& done) {
  bool interrupted = false;
  const std::string found = cannot_open_.empty() ? complaint(database_.get(), interrupted) : cannot_open_;
  if (!interrupted) done(found);
}

}  // namespace rattus::server
