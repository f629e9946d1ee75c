#pragma once
// The store in an SQLite database: write-ahead log, synchronised at every commit, entries append-only.
#include <functional>
#include <memory>

#include "server/data_folder.hpp"
#include "server/sqlite.hpp"
#include "server/store.hpp"

namespace rattus::server {

/// What opening found that whoever runs the server should know, a sentence each.
using Notes = std::vector<std::string>;

class SqliteStore final : public Store {
 public:
  /// Opens the database file, makes it if there is none, and brings an older one up to date. If it cannot be used:
  /// a sentence that says why and what to do. `last`: how the server before ended, which the notes depend on.
  static std::variant<std::unique_ptr<SqliteStore>, std::string> open(const std::string& path, Notes& notes,
                                                                      LastEnd last = LastEnd::unknown);

  std::optional<StoreFault> write(std::span<const Write> writes) override;
  Stored<std::optional<StoredMatch>> match(std::string_view id) override;
  Stored<std::optional<Listing>> listing(std::string_view id) override;
  Stored<std::vector<Listing>> lobby(unsigned most, UnixTime since) override;
  Stored<std::vector<Listing>> matches_of(std::string_view guest, unsigned most) override;
  Stored<unsigned> unfinished(std::string_view guest) override;
  Stored<std::optional<StoredGuest>> guest(std::string_view key) override;
  Stored<bool> tidy(const Stale& stale) override;
  std::optional<StoreFault> probe() override;

  /// For tests that make the database fail.
  [[nodiscard]] sqlite3* database() const { return database_.get(); }

 private:
  explicit SqliteStore(Database database);

  std::optional<StoreFault> add(const NewGuest& guest);
  std::optional<StoreFault> add(const NameGuest& guest);
  std::optional<StoreFault> add(const SeenGuest& guest);
  std::optional<StoreFault> add(const NewMatch& match);
  std::optional<StoreFault> add(const NewEntry& entry);
  std::optional<StoreFault> set_index(std::string_view match, const Index& index);
  std::optional<StoreFault> finish(Run& run);
  template <class Work>
  std::optional<StoreFault> transaction(Work work);
  /// The number of a match that a query finds for a time; nothing if there is none.
  Stored<std::optional<std::int64_t>> find_match(const Statement& query, UnixTime before);
  std::optional<StoreFault> read_entries(std::int64_t match, const std::string& id, std::vector<std::string>& entries);
  std::optional<StoreFault> archive(std::int64_t match);
  std::optional<StoreFault> remove(std::int64_t match);
  std::optional<StoreFault> simple(const Statement& statement);
  [[nodiscard]] StoreFault fault(int code) const { return sqlite_fault(code, database_.get()); }
  Stored<std::vector<Listing>> listings(Run& run);

  Database database_;  // before the statements: they go first
  Statement begin_, commit_, rollback_;
  Statement new_guest_, name_guest_, new_match_, new_entry_, new_index_, clear_seats_, new_seat_;
  Statement seen_guest_, new_archive_, set_archived_, archive_, clear_entries_, clear_archive_, clear_match_;
  Statement clear_seats_of_, clear_guests_, to_archive_, never_began_, condemn_;
  Statement match_, entries_, listing_, lobby_, matches_of_, unfinished_, guest_, probe_;
};

}  // namespace rattus::server
