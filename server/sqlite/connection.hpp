#pragma once
// The little of SQLite that the store needs: a connection, statements, and faults as values.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "server/store/store.hpp"

namespace rattus::server {

/// What an SQLite result code means to the store.
StoreFault sqlite_fault(int code, sqlite3* database);

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

/// A prepared statement, used again and again. Parameters are bound by a Run, which also makes it ready for the next.
class Statement {
 public:
  Statement() = default;
  /// `sql` must be right: a mistake in it is one in the program. A fault of the database leaves the statement empty.
  Statement(sqlite3* database, std::string_view sql);
  [[nodiscard]] sqlite3_stmt* get() const { return statement_.get(); }
  explicit operator bool() const { return statement_ != nullptr; }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// One execution of a statement. What it is given must outlive it.
class Run {
 public:
  explicit Run(const Statement& statement) : statement_(statement.get()) {}
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() { sqlite3_reset(statement_); }

  Run& with(std::string_view text) {
    sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    return *this;
  }
  Run& with(std::int64_t number) {
    sqlite3_bind_int64(statement_, ++bound_, number);
    return *this;
  }

  Run& with_bytes(std::string_view bytes) {
    sqlite3_bind_blob(statement_, ++bound_, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC);
    return *this;
  }

  /// True while there is a row.
  bool row() { return (code_ = sqlite3_step(statement_)) == SQLITE_ROW; }
  /// Runs to the end; true if it got there.
  bool done() {
    while (row()) {
    }
    return ok();
  }
  /// True if nothing went wrong so far.
  [[nodiscard]] bool ok() const { return code_ == SQLITE_DONE || code_ == SQLITE_ROW; }
  [[nodiscard]] int code() const { return code_; }

  [[nodiscard]] std::string text(int column) const {
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return data ? std::string(data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))) : std::string();
  }
  [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }

 private:
  sqlite3_stmt* statement_;
  int bound_ = 0;
  int code_ = SQLITE_DONE;
};

}  // namespace rattus::server
