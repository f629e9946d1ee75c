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

/// In tables by id, none of which is empty: a guest has so many connections now.
template <class Tables>
void attend(Tables& tables, const std::string& table, const table::Guest& guest, unsigned count) {
  Attendance& guests = tables[table];
  if (count > 0)
    guests[guest] = count;
  else
    guests.erase(guest);
  if (guests.empty()) tables.erase(table);
}

/// Who is at each table of this server. May be used on any thread.
class Attendances {
 public:
  /// A guest has so many connections at a table now.
  void set(const std::string& table, const table::Guest& guest, unsigned count) {
    const std::scoped_lock lock(mutex_);
    attend(tables_, table, guest, count);
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
