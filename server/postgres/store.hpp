#pragma once
// The store in a PostgreSQL database, which several servers may use at once: whoever comes second with an entry hears
// of a conflict, reloads and goes on.
#include <memory>

#include "server/postgres/connection.hpp"
#include "server/store/uptime.hpp"

namespace rattus::server::postgres {

/// Something happens to matches that have not begun: ids, now, how exactly it is put down (uptime_exact_to).
inline constexpr const char* use_matches =
    "UPDATE matches SET used = $2 WHERE id = ANY($1::text[]) AND stage = 0 AND used < $2::bigint - $3::bigint";

class PostgresStore final : public Store {
 public:
  /// Connects, and makes the tables or brings them up to date. If the database cannot be used: a sentence that says why
  /// and what to do.
  static std::variant<std::unique_ptr<PostgresStore>, std::string> open(const std::string& url, Notes& notes,
                                                                        Uptime uptime = steady_seconds,
                                                                        Patience patience = {});
  ~PostgresStore() override;

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

  /// A name of this database that no other has.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// For tests that make it fail.
  [[nodiscard]] Connection& connection() { return connection_; }

 private:
  PostgresStore(const std::string& url, Uptime uptime, Patience patience);

  /// Writes that nothing else is written with, and again if others were in the way.
  std::optional<StoreFault> transact(std::span<const Query> queries);
  Stored<std::vector<Listing>> listings(const Query& query);
  /// In how many seconds a server has run over this database.
  [[nodiscard]] std::int64_t watched() const { return watched_before_ + uptime_() - opened_; }
  /// Reads, or puts down, how long it has been watched by all servers together.
  std::optional<StoreFault> keep_watch(const Stale* stale);
  Stored<bool> archive_one(UnixTime over);
  Stored<bool> remove_unbegun(const Stale& stale);

  Connection connection_;
  std::string name_;
  Uptime uptime_;
  std::int64_t opened_, watched_before_ = 0, watch_kept_ = 0;
};

}  // namespace rattus::server::postgres
