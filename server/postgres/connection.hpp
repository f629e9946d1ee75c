#pragma once
// A connection to PostgreSQL (libpq in pipeline mode): several statements are one transaction and one round trip, and
// nothing waits longer than it is told to.
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <libpq-fe.h>

#include "server/store/store.hpp"

namespace rattus::server::postgres {

/// What PostgreSQL's error code (SQLSTATE) means to the store.
StoreFault fault_of(std::string_view state, std::string reason);

/// A list as PostgreSQL writes it: {"a","b"}.
std::string list_of(std::span<const std::string> texts);
std::string list_of(std::span<const std::int64_t> numbers);
/// Bytes as PostgreSQL writes them, in hexadecimal, and back.
std::string bytes_of(std::string_view bytes);
std::string read_bytes(std::string_view text);

/// One value given to a statement. Text that it is made of must outlive it.
class Value {
 public:
  Value(std::string_view text) : view_(text) {}                              // NOLINT(google-explicit-constructor)
  Value(const std::string& text) : view_(text) {}                            // NOLINT(google-explicit-constructor)
  Value(std::string&& text) : own_(std::move(text)), owns_(true) {}          // NOLINT(google-explicit-constructor)
  Value(std::int64_t number) : own_(std::to_string(number)), owns_(true) {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] std::string_view text() const { return owns_ ? std::string_view(own_) : view_; }

 private:
  std::string own_;
  std::string_view view_;
  bool owns_ = false;
};

/// A statement with its values.
struct Query {
  const char* sql;
  std::vector<Value> values;
};

/// What a statement returned.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}
  [[nodiscard]] int count() const { return PQntuples(result_.get()); }
  /// How many rows were inserted, changed or removed.
  [[nodiscard]] std::int64_t changed() const;
  [[nodiscard]] std::string text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
  }
  [[nodiscard]] std::int64_t number(int row, int column) const;
  [[nodiscard]] bool truth(int row, int column) const { return *PQgetvalue(result_.get(), row, column) == 't'; }

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

/// What `read(row)` makes of each row.
template <class Read>
auto each_of(const Rows& rows, const Read& read) {
  std::vector<decltype(read(0))> list;
  list.reserve(static_cast<std::size_t>(rows.count()));
  for (int row = 0; row < rows.count(); ++row) list.push_back(read(row));
  return list;
}

/// How long is waited for what.
struct Patience {
  std::chrono::milliseconds connect{5'000};
  std::chrono::milliseconds answer{8'000};  ///< to all of a transaction
};

/// A connection that is made when it is needed, and anew after it broke. Used by one thread at a time.
class Connection {
 public:
  explicit Connection(std::string url, Patience patience = {}) : url_(std::move(url)), patience_(patience) {}

  /// All of it as one transaction, or nothing: what each statement returned. If the connection breaks meanwhile, nobody
  /// knows whether it was written; the fault is one of `io`.
  Stored<std::vector<Rows>> run(std::span<const Query> queries);
  /// Carries out one statement.
  Stored<Rows> run(const Query& query);
  /// Statements that change nothing, at one moment of the database; once more if the connection had broken.
  Stored<std::vector<Rows>> read(std::vector<Query> queries);
  /// Carries out a text of several statements without values as one transaction.
  std::optional<StoreFault> script(const std::string& sql);
  /// For tests: how long an answer is waited for from now on.
  void wait_for_answers(std::chrono::milliseconds most) { patience_.answer = most; }
  /// Breaks it, as a network does; for tests.
  void drop() { connection_.reset(); }
  /// The process of the database that works for it; 0: none. For tests.
  [[nodiscard]] int backend() const { return connection_ ? PQbackendPID(connection_.get()) : 0; }

  /// The address without a password that stands in it.
  [[nodiscard]] std::string shown() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  std::optional<StoreFault> connect();
  /// Connected already, and not known to be broken.
  bool alive();
  [[nodiscard]] StoreFault broken(const std::string& while_doing);
  /// Sends what is queued, and takes in what comes, until a result can be had without waiting.
  bool wait_for_result(Clock::time_point until);
  bool wait(short events, Clock::time_point until);
  bool send(const Query& query);
  /// The name of a statement that the server has prepared; prepares it if need be.
  const std::string* prepared(const char* sql);

  std::string url_;
  Patience patience_;
  std::unique_ptr<PGconn, Finish> connection_;
  std::vector<std::pair<const char*, std::string>> prepared_;
  std::size_t preparing_ = 0;  ///< how many of the statements that are under way have only just been prepared
};

}  // namespace rattus::server::postgres
