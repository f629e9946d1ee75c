#pragma once
// A store in a database file of its own, for tests.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/sqlite_store.hpp"
#include "tests/server/live_server.hpp"

namespace rattus::server::test {

using Kind = StoreFault::Kind;

inline NewMatch match(const std::string& id, UnixTime time = 1) {
  return {
      id, "plan of " + id, "seed", "hash", "host", time, {"face of " + id, MatchStage::gathering, true, {"a", "b"}}};
}
inline NewEntry entry(const std::string& id, std::uint64_t number) {
  return {id, number, "input " + std::to_string(number), 2, {}};
}

inline constexpr std::int64_t one_day = 86'400;

class SqliteStoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<SqliteStore> open() {
    auto opened = SqliteStore::open(folder_.database(), notes_, LastEnd::unknown, [this] { return uptime_; });
    if (const auto* why = std::get_if<std::string>(&opened)) {
      refusal_ = *why;
      return nullptr;
    }
    return std::get<std::unique_ptr<SqliteStore>>(std::move(opened));
  }
  static std::optional<Kind> write(SqliteStore& store, std::vector<Write> writes) {
    const auto fault = store.write(writes);
    return fault ? std::optional(fault->kind) : std::nullopt;
  }
  static std::vector<std::string> entries(SqliteStore& store, const std::string& id) {
    return std::get<std::optional<StoredMatch>>(store.match(id)).value().entries;
  }
  /// There may be more to do.
  static bool tidy(SqliteStore& store, const Stale& stale) { return std::get<bool>(store.tidy(stale)); }
  void sql(const std::string& text) {
    sqlite3* raw = nullptr;
    sqlite3_open(folder_.database().c_str(), &raw);
    const Database database(raw);
    ASSERT_EQ(sqlite3_exec(raw, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(raw);
  }

  Folder folder_;
  std::int64_t uptime_ = 0;  ///< seconds of the clock that is never set
  Notes notes_;
  std::string refusal_;
};

}  // namespace rattus::server::test
