#include "server/sqlite/whole.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "server/sqlite/connection.hpp"
#include "server/sqlite/schema.hpp"

namespace rattus::server {
namespace {

constexpr int busy_ms = 10'000;
constexpr const char* settings =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cache_size = -65536;";

class SqliteWhole final : public Whole {
 public:
  explicit SqliteWhole(Database database) : database_(std::move(database)) {}

  Stored<std::int64_t> watched() override { return one("SELECT seconds FROM watched"); }
  Stored<std::uint64_t> guest_count() override {
    auto count = one("SELECT COUNT(*) FROM guests");
    if (auto* why = std::get_if<StoreFault>(&count)) return std::move(*why);
    return static_cast<std::uint64_t>(std::get<std::int64_t>(count));
  }
  Stored<std::vector<WholeGuest>> guests_after(std::string_view key, unsigned most) override;
  Stored<std::vector<std::string>> match_ids() override;
  Stored<std::optional<WholeMatch>> match(std::string_view id) override;
  Stored<std::vector<Ban>> bans() override;
  Stored<std::vector<TableLine>> tables_after(std::string_view id, const TableFilter& filter, unsigned most) override;
  Stored<std::vector<PersonLine>> people_after(std::string_view id, unsigned most) override;
  Stored<std::optional<PersonLine>> person(std::string_view id) override;
  std::optional<StoreFault> put_watched(std::int64_t seconds) override;
  std::optional<StoreFault> put(std::span<const WholeGuest> guests) override;
  std::optional<StoreFault> put(std::span<const WholeMatch> matches) override;
  std::optional<StoreFault> put(const Ban& ban) override;
  Stored<bool> lift(std::string_view whom) override;
  Stored<std::vector<std::string>> others() override { return std::vector<std::string>{}; }

 private:
  using Bind = std::function<void(Run&)>;
  using Row = std::function<void(const Run&)>;

  [[nodiscard]] StoreFault fault(int code) const { return sqlite_fault(code, database_.get()); }
  /// Carries out a statement, which is prepared once.
  std::optional<StoreFault> each(const char* sql, const Bind& bind, const Row& row);
  std::optional<StoreFault> execute(const char* sql, const Bind& bind) {
    return each(sql, bind, [](const Run&) {});
  }
  Stored<std::int64_t> one(const char* sql);
  std::optional<StoreFault> transaction(const std::function<std::optional<StoreFault>()>& work);
  std::optional<StoreFault> add(const WholeMatch& match);
  Stored<std::optional<WholeMatch>> match_now(std::string_view id);
  std::optional<StoreFault> read_entries(std::int64_t number, WholeMatch& into);

  Database database_;  // before the statements: they go first
  std::vector<std::pair<const char*, Statement>> statements_;
};

std::optional<StoreFault> SqliteWhole::each(const char* sql, const Bind& bind, const Row& row) {
  auto found = std::find_if(statements_.begin(), statements_.end(), [&](const auto& s) { return s.first == sql; });
  if (found == statements_.end()) {
    statements_.emplace_back(sql, Statement(database_.get(), sql));
    found = std::prev(statements_.end());
  }
  if (!found->second) {  // the database cannot even be read
    statements_.erase(found);
    return fault(sqlite3_extended_errcode(database_.get()));
  }
  Run run(found->second);
  bind(run);
  while (run.row()) row(run);
  return run.ok() ? std::nullopt : std::optional(fault(run.code()));
}

Stored<std::int64_t> SqliteWhole::one(const char* sql) {
  std::int64_t value = 0;
  if (auto why = each(
          sql, [](Run&) {}, [&](const Run& run) { value = run.number(0); }))
    return *why;
  return value;
}

std::optional<StoreFault> SqliteWhole::transaction(const std::function<std::optional<StoreFault>()>& work) {
  if (auto why = execute("BEGIN IMMEDIATE", [](Run&) {})) return why;
  std::optional<StoreFault> why = work();
  if (!why) why = execute("COMMIT", [](Run&) {});
  if (why && !sqlite3_get_autocommit(database_.get())) execute("ROLLBACK", [](Run&) {});
  return why;
}

Stored<std::vector<WholeGuest>> SqliteWhole::guests_after(std::string_view key, unsigned most) {
  std::vector<WholeGuest> guests;
  auto why = each(
      "SELECT key, id, name, created, seen, used FROM guests WHERE key > ? ORDER BY key LIMIT ?",
      [&](Run& run) { run.with(key).with(std::int64_t{most}); },
      [&](const Run& run) {
        guests.push_back({run.text(0), run.text(1), run.text(2), run.number(3), run.number(4), run.number(5)});
      });
  if (why) return *why;
  return guests;
}

Stored<std::vector<std::string>> SqliteWhole::match_ids() {
  std::vector<std::string> ids;
  auto why = each(
      "SELECT id FROM matches ORDER BY opened, number", [](Run&) {},
      [&](const Run& run) { ids.push_back(run.text(0)); });
  if (why) return *why;
  return ids;
}

Stored<std::optional<WholeMatch>> SqliteWhole::match(std::string_view id) {
  // At one moment of the database: a server beside may be packing it.
  if (auto why = execute("BEGIN", [](Run&) {})) return *why;
  auto found = match_now(id);
  execute("COMMIT", [](Run&) {});
  return found;
}

Stored<std::optional<WholeMatch>> SqliteWhole::match_now(std::string_view id) {
  std::optional<WholeMatch> found;
  std::int64_t number = 0;
  auto why = each(
      "SELECT id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby, archived, number "
      "FROM matches WHERE id = ?",
      [&](Run& run) { run.with(id); },
      [&](const Run& run) {
        found = WholeMatch{run.text(0),   run.text(1), run.text(2), run.text(3), run.text(4), run.number(5),
                           run.number(6), {},          1,           {},          {}};
        found->index = {run.text(7), static_cast<MatchStage>(run.number(8)), run.number(9) != 0, {}};
        found->archived = static_cast<std::uint64_t>(run.number(10));
        number = run.number(11);
      });
  if (why) return *why;
  if (!found) return found;
  why = each(
      "SELECT guest FROM seats WHERE match = ? ORDER BY guest", [&](Run& run) { run.with(number); },
      [&](const Run& run) { found->index.seated.push_back(run.text(0)); });
  if (why) return *why;
  why = each(
      "SELECT entries FROM archives WHERE match = ?", [&](Run& run) { run.with(number); },
      [&](const Run& run) { found->archive = run.text(0); });
  if (why) return *why;
  if ((why = read_entries(number, *found))) return *why;
  return found;
}

std::optional<StoreFault> SqliteWhole::read_entries(std::int64_t number, WholeMatch& into) {
  std::uint64_t expected = into.archived + 1;
  bool whole = true;
  auto why = each(
      "SELECT number, input, time FROM entries WHERE match = ? ORDER BY number", [&](Run& run) { run.with(number); },
      [&](const Run& run) {
        whole = whole && run.number(0) == static_cast<std::int64_t>(expected);
        if (!whole) return;
        ++expected;
        into.entries.push_back({run.text(1), run.number(2)});
      });
  if (!why && !whole)
    why = StoreFault{StoreFault::Kind::damaged, "match " + into.id + " lacks entry " + std::to_string(expected)};
  return why;
}

Stored<std::vector<Ban>> SqliteWhole::bans() {
  std::vector<Ban> bans;
  auto why = each(
      "SELECT whom, since, until, reason FROM bans ORDER BY whom", [](Run&) {},
      [&](const Run& run) {
        bans.push_back({run.text(0), run.number(1), run.number(2), run.text(3)});
      });
  if (why) return *why;
  return bans;
}

Stored<std::vector<TableLine>> SqliteWhole::tables_after(std::string_view id, const TableFilter& filter,
                                                         unsigned most) {
  std::vector<TableLine> lines;
  auto why = each(
      "SELECT m.id, m.face, m.opened, m.stage, m.host, COALESCE(g.name, ''), "
      "MAX(m.archived, COALESCE((SELECT MAX(number) FROM entries WHERE match = m.number), 1)), "
      "COALESCE((SELECT time FROM entries WHERE match = m.number ORDER BY number DESC LIMIT 1), 0) "
      "FROM matches m LEFT JOIN guests g ON g.id = m.host WHERE m.id > ?1 AND (?2 < 0 OR m.stage = ?2) AND "
      "(?3 = '' OR m.host = ?3 OR EXISTS (SELECT 1 FROM seats WHERE guest = ?3 AND match = m.number)) "
      "ORDER BY m.id LIMIT ?4",
      [&](Run& run) {
        run.with(id).with(filter.stage ? static_cast<std::int64_t>(*filter.stage) : std::int64_t{-1});
        run.with(filter.guest).with(std::int64_t{most});
      },
      [&](const Run& run) {
        lines.push_back({run.text(0), run.text(1), run.number(2), static_cast<MatchStage>(run.number(3)), run.text(4),
                         run.text(5), static_cast<std::uint64_t>(run.number(6)), run.number(7)});
      });
  if (why) return *why;
  return lines;
}

#define PERSON "SELECT id, name, created, seen, (SELECT COUNT(*) FROM seats WHERE guest = g.id) FROM guests g "

PersonLine read_person(const Run& run) {
  return {run.text(0), run.text(1), run.number(2), run.number(3), static_cast<std::uint64_t>(run.number(4))};
}

Stored<std::vector<PersonLine>> SqliteWhole::people_after(std::string_view id, unsigned most) {
  std::vector<PersonLine> people;
  auto why = each(
      PERSON "WHERE id > ? ORDER BY id LIMIT ?", [&](Run& run) { run.with(id).with(std::int64_t{most}); },
      [&](const Run& run) { people.push_back(read_person(run)); });
  if (why) return *why;
  return people;
}

Stored<std::optional<PersonLine>> SqliteWhole::person(std::string_view id) {
  std::optional<PersonLine> found;
  auto why = each(
      PERSON "WHERE id = ?", [&](Run& run) { run.with(id); }, [&](const Run& run) { found = read_person(run); });
  if (why) return *why;
  return found;
}

std::optional<StoreFault> SqliteWhole::put_watched(std::int64_t seconds) {
  return execute("UPDATE watched SET seconds = ?", [&](Run& run) { run.with(seconds); });
}

std::optional<StoreFault> SqliteWhole::put(std::span<const WholeGuest> guests) {
  return transaction([&]() -> std::optional<StoreFault> {
    for (const WholeGuest& guest : guests) {
      auto why =
          execute("INSERT INTO guests (key, id, name, created, seen, used) VALUES (?, ?, ?, ?, ?, ?)", [&](Run& run) {
            run.with(guest.key).with(guest.id).with(guest.name);
            run.with(guest.created).with(guest.seen).with(guest.used);
          });
      if (why) return why;
    }
    return std::nullopt;
  });
}

std::optional<StoreFault> SqliteWhole::put(std::span<const WholeMatch> matches) {
  return transaction([&]() -> std::optional<StoreFault> {
    for (const WholeMatch& match : matches)
      if (auto why = add(match)) return StoreFault{why->kind, "match " + match.id + ": " + why->reason};
    return std::nullopt;
  });
}

std::optional<StoreFault> SqliteWhole::add(const WholeMatch& match) {
  const auto archived = static_cast<std::int64_t>(match.archived);
  auto why = execute(
      "INSERT INTO matches (id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby, archived) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [&](Run& run) {
        run.with(match.id).with(match.plan).with(match.seed).with(match.seed_hash).with(match.host);
        run.with(match.opened).with(match.used).with(match.index.face);
        run.with(static_cast<std::int64_t>(match.index.stage)).with(std::int64_t{match.index.in_lobby}).with(archived);
      });
  if (why) return why;
  const std::int64_t number = sqlite3_last_insert_rowid(database_.get());
  for (const std::string& guest : match.index.seated)
    if ((why = execute("INSERT OR IGNORE INTO seats (guest, match) VALUES (?, ?)",
                       [&](Run& run) { run.with(guest).with(number); })))
      return why;
  if (match.archived > 1)
    why = execute("INSERT INTO archives (match, entries) VALUES (?, ?)",
                  [&](Run& run) { run.with(number).with_bytes(match.archive); });
  std::int64_t next = archived;
  for (const WholeEntry& entry : match.entries) {
    if (why) break;
    ++next;
    why = execute("INSERT INTO entries (match, number, input, time) VALUES (?, ?, ?, ?)",
                  [&](Run& run) { run.with(number).with(next).with(entry.input).with(entry.time); });
  }
  return why;
}

std::optional<StoreFault> SqliteWhole::put(const Ban& ban) {
  return execute("INSERT OR REPLACE INTO bans (whom, since, until, reason) VALUES (?, ?, ?, ?)",
                 [&](Run& run) { run.with(ban.whom).with(ban.since).with(ban.until).with(ban.reason); });
}

Stored<bool> SqliteWhole::lift(std::string_view whom) {
  if (auto why = execute("DELETE FROM bans WHERE whom = ?", [&](Run& run) { run.with(whom); })) return *why;
  return sqlite3_changes(database_.get()) > 0;
}

}  // namespace

std::variant<std::unique_ptr<Whole>, std::string> open_sqlite_whole(const std::string& path, Closing closing) {
  const auto refuse = [&](const std::string& why) { return "the database " + path + " cannot be used: " + why; };
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return refuse(sqlite_fault(code, raw).reason);
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, busy_ms);
  if (closing == Closing::leaves_log) sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (auto why = other_version(raw)) return refuse(*why);
  if (const int set = sqlite3_exec(raw, settings, nullptr, nullptr, nullptr); set != SQLITE_OK)
    return refuse(sqlite_fault(set, raw).reason);
  return std::make_unique<SqliteWhole>(std::move(database));
}

}  // namespace rattus::server
