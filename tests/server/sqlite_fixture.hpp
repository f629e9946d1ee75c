#pragma once
// A store in a database file of its own, for tests of what only files can do.
#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {

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
