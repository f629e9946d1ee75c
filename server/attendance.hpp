#pragma once
// Who is at which table.
#include <map>
#include <mutex>
#include <string>
#include <unordered_map>

#include "table/match.hpp"

namespace rattus::server {

/// How many connections each guest has.
using Attendance = std::map<table::Guest, unsigned>;

/// Who is at each table of this server. May be used on any thread.
class Attendances {
 public:
  void set(const std::string& table, Attendance guests) {
    const std::scoped_lock lock(mutex_);
    if (guests.empty())
      tables_.erase(table);
    else
      tables_[table] = std::move(guests);
  }
  [[nodiscard]] bool present(const std::string& table, const table::Guest& guest) const {
    const std::scoped_lock lock(mutex_);
    const auto found = tables_.find(table);
    return found != tables_.end() && found->second.contains(guest);
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Attendance> tables_;
};

}  // namespace rattus::server
