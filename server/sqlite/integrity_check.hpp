#pragma once
// SQLite's check of the whole database file, beside the server that uses it: a large file takes long.
#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "server/sqlite/connection.hpp"

namespace rattus::server {

class IntegrityCheck {
 public:
  /// Told what is wrong, a sentence, or nothing; on a thread of its own. Not called if the check did not come to its
  /// end.
  using Done = std::function<void(const std::string&)>;

  IntegrityCheck(const std::string& path, Done done);
  IntegrityCheck(const IntegrityCheck&) = delete;
  IntegrityCheck& operator=(const IntegrityCheck&) = delete;
  /// Breaks it off if it still runs.
  ~IntegrityCheck();

 private:
  void run(const Done& done);

  Database database_;
  std::string cannot_open_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

/// The first complaint of the check; empty if there is none. `interrupted` says that it did not come to its end.
std::string complaint(sqlite3* database, bool& interrupted);

}  // namespace rattus::server
