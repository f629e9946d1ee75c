#pragma once
// The store in an SQLite database: write-ahead log, synchronised at every commit, entries append-only.
#include <functional>
#include <memory>

#include "server/sqlite/connection.hpp"
#include "server/sqlite/database_files.hpp"
#include "server/store/data_folder.hpp"
#include "server/store/store.hpp"
#include "server/store/uptime.hpp"

namespace rattus::server {

class SqliteStore final : public Store {
 public:
  /// Opens the database file, makes it if there is none, and brings an older one up to date. If it cannot be used:
  /// a sentence that says why and what to do. `last`: how the server before ended, which the notes depend on.
  static std::variant<std::unique_ptr<SqliteStore>, std::string> open(const std::string& path, Notes& notes,
                                                                      LastEnd last = LastEnd::unknown,
                                                                      Uptime uptime = steady_seconds);
  ~SqliteStore() override;

  std::optional<StoreFault> write(std::span<const Write> writes) override;
  Stored<std::optional<StoredMatch>> match(std::string_view id) override;
  Stored<std::optional<Tail>> entries_after(std::string_view id, std::uint64_t number) override;
  Stored<std::vector<std::uint64_t>> last_entries(std::span<const std::string> ids) override;
  Stored<std::optional<Listing>> listing(std::string_view id) override;
  Stored<std::vector<Listing>> lobby(unsigned most, UnixTime since) override;
  Stored<std::vector<Listing>> matches_of(std::string_view guest, unsigned most) override;
  Stored<unsigned> unfinished(std::string_view guest) override;
  Stored<std::optional<StoredGuest>> guest(std::string_view key) override;
  Stored<std::vector<Ban>> bans() override;
  Stored<bool> tidy(const Stale& stale) override;
  std::optional<StoreFault> probe() override;

  /// The files that it has open, to be looked at from any thread.
  [[nodiscard]] const DatabaseFiles& files() const { return files_; }
  /// For tests that make the database fail.
  [[nodiscard]] sqlite3* database() const { return database_.get(); }

 private:
  SqliteStore(Database database, const std::string& path, Uptime uptime);

  std::optional<StoreFault> add(const NewGuest& guest);
  std::optional<StoreFault> add(const NameGuest& guest);
  std::optional<StoreFault> add(const SeenGuest& guest);
  std::optional<StoreFault> add(const NewMatch& match);
  std::optional<StoreFault> add(const NewEntry& entry);
  std::optional<StoreFault> set_index(std::string_view match, const Index& index);
  std::optional<StoreFault> finish(Run& run);
  /// A fault if a file was removed or replaced: then nothing is written, and nothing counts as written.
  [[nodiscard]] std::optional<StoreFault> lost() const;
  /// All of what `work` writes, or nothing.
  std::optional<StoreFault> transaction(const std::function<std::optional<StoreFault>()>& work);
  /// In how many seconds a server has run over this database.
  [[nodiscard]] std::int64_t watched() const { return watched_before_ + uptime_() - opened_; }
  /// Puts down how long it has been watched, and that these matches are in use, now and then.
  std::optional<StoreFault> keep_watch(const std::set<std::string>& used);
  /// Something happens to a match.
  std::optional<StoreFault> use(std::string_view match);
  /// Removes one that nothing has happened to for so long; false: there is none.
  Stored<bool> remove_unbegun(const Stale& stale);
  std::optional<StoreFault> read_entries(std::int64_t match, const std::string& id, std::vector<std::string>& entries);
  std::optional<StoreFault> archive(std::int64_t match);
  std::optional<StoreFault> remove(std::int64_t match);
  std::optional<StoreFault> simple(const Statement& statement);
  [[nodiscard]] StoreFault fault(int code) const { return sqlite_fault(code, database_.get()); }
  Stored<std::vector<Listing>> listings(Run& run);

  Database database_;  // before the statements: they go first
  DatabaseFiles files_;
  Uptime uptime_;
  std::int64_t opened_, watched_before_ = 0, watch_kept_ = 0;
  Statement begin_, commit_, rollback_;
  Statement new_guest_, name_guest_, new_match_, new_entry_, new_index_, clear_seats_, new_seat_;
  Statement seen_guest_, new_archive_, set_archived_, archive_, clear_entries_, clear_archive_, clear_match_;
  Statement clear_seats_of_, clear_guests_, to_archive_, never_began_, condemn_, use_match_, watch_;
  Statement match_, entries_, last_entry_, listing_, lobby_, matches_of_, unfinished_, guest_, bans_, probe_;
};

}  // namespace rattus::server
