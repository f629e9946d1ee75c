#include "server/sqlite_store.hpp"

#include <utility>

#include "server/sqlite_schema.hpp"
#include "server/wal_report.hpp"

namespace rattus::server {
namespace {

/// How long a write waits for another process that holds the database.
constexpr int busy_ms = 2'000;

constexpr const char* settings =
    "PRAGMA synchronous = FULL;"  // a commit is on disk
    "PRAGMA foreign_keys = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA journal_size_limit = 67108864;"  // what the log may keep on disk after a burst
    "PRAGMA cache_size = -65536;";           // 64 MiB

#define LISTING "m.id, m.face, m.seed_hash, m.opened, m.stage"

Listing read_listing(const Run& run) {
  return {run.text(0), run.text(1), run.text(2), run.number(3), static_cast<MatchStage>(run.number(4))};
}

/// The first complaint of SQLite's own check; empty if there is none.
std::string complaint(sqlite3* database) {
  const Statement check(database, "PRAGMA quick_check(1)");
  if (!check) return sqlite3_errmsg(database);
  Run run(check);
  if (!run.row()) return sqlite3_errmsg(database);
  const std::string said = run.text(0);
  return said == "ok" ? std::string() : said;
}

}  // namespace

std::variant<std::unique_ptr<SqliteStore>, std::string> SqliteStore::open(const std::string& path, Notes& notes) {
  const auto refuse = [&](const std::string& why) { return "the database " + path + " cannot be used: " + why; };
  const WalReport wal = read_wal(path + "-wal");
  if (const std::string note = to_string(wal); !note.empty()) notes.push_back(note);

  sqlite3* raw = nullptr;
  int code =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return refuse(sqlite_fault(code, raw).reason + "; is the folder writable?");
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, busy_ms);

  // An exclusive look at an older database would wait for others; the log mode is set once and stays.
  code = sqlite3_exec(raw, "PRAGMA journal_mode = WAL;", nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) code = sqlite3_exec(raw, settings, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) {
    const StoreFault fault = sqlite_fault(code, raw);
    if (fault.kind == StoreFault::Kind::damaged)
      return refuse(fault.reason + "; put back a copy of it, or try `sqlite3 " + path + " .recover`");
    return refuse(fault.reason);
  }
  if (auto why = migrate(raw)) return refuse(*why);
  if (wal.found) {  // not closed in order
    if (const std::string why = complaint(raw); !why.empty())
      return refuse(why + "; put back a copy of it, or try `sqlite3 " + path + " .recover`");
  }
  return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(database)));
}

SqliteStore::SqliteStore(Database database) : database_(std::move(database)) {
  sqlite3* d = database_.get();
  begin_ = {d, "BEGIN IMMEDIATE"};
  commit_ = {d, "COMMIT"};
  rollback_ = {d, "ROLLBACK"};
  new_guest_ = {d, "INSERT INTO guests (id, key, created) VALUES (?, ?, ?)"};
  name_guest_ = {d, "UPDATE guests SET name = ?2 WHERE id = ?1"};
  new_match_ = {d,
                "INSERT INTO matches (id, plan, seed, seed_hash, host, opened, face, stage, in_lobby) "
                "VALUES (?, ?, ?, ?, ?, ?, '', 0, 0)"};
  new_entry_ = {d,
                "INSERT INTO entries (match, number, input, time) "
                "VALUES ((SELECT number FROM matches WHERE id = ?), ?, ?, ?)"};
  new_index_ = {d, "UPDATE matches SET face = ?2, stage = ?3, in_lobby = ?4 WHERE id = ?1"};
  clear_seats_ = {d, "DELETE FROM seats WHERE match = (SELECT number FROM matches WHERE id = ?)"};
  new_seat_ = {d, "INSERT OR IGNORE INTO seats (guest, match) SELECT ?2, number FROM matches WHERE id = ?1"};
  match_ = {d, "SELECT " LISTING ", m.plan, m.seed, m.number FROM matches m WHERE id = ?"};
  entries_ = {d, "SELECT number, input FROM entries WHERE match = ? ORDER BY number"};
  listing_ = {d, "SELECT " LISTING " FROM matches m WHERE id = ?"};
  lobby_ = {d, "SELECT " LISTING " FROM matches m WHERE in_lobby ORDER BY opened DESC LIMIT ?"};
  matches_of_ = {d,
                 "SELECT " LISTING
                 " FROM seats s JOIN matches m ON m.number = s.match WHERE s.guest = ? ORDER BY s.match DESC LIMIT ?"};
  unfinished_ = {d, "SELECT COUNT(*) FROM matches WHERE host = ? AND stage < 2"};
  guest_ = {d, "SELECT id, name FROM guests WHERE key = ?"};
  probe_ = {d, "UPDATE probe SET count = count + 1"};
}

std::optional<StoreFault> SqliteStore::finish(Run& run) {
  if (run.done()) return std::nullopt;
  return fault(run.code());
}

std::optional<StoreFault> SqliteStore::simple(const Statement& statement) {
  Run run(statement);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::write(std::span<const Write> writes) {
  // A commit that failed may have left its transaction open.
  if (!sqlite3_get_autocommit(database_.get())) simple(rollback_);
  if (auto why = simple(begin_)) return why;
  std::optional<StoreFault> why;
  for (const Write& one : writes) {
    why = std::visit([this](const auto& w) { return add(w); }, one);
    if (why) break;
  }
  if (!why) why = simple(commit_);
  if (why && !sqlite3_get_autocommit(database_.get())) simple(rollback_);
  return why;
}

std::optional<StoreFault> SqliteStore::add(const NewGuest& guest) {
  Run run(new_guest_);
  run.with(guest.id).with(guest.key).with(guest.time);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::add(const NameGuest& guest) {
  Run run(name_guest_);
  run.with(guest.id).with(guest.name);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::add(const NewMatch& match) {
  {
    Run run(new_match_);
    run.with(match.id).with(match.plan).with(match.seed).with(match.seed_hash).with(match.host).with(match.time);
    if (auto why = finish(run)) return why;
  }
  return set_index(match.id, match.index);
}

std::optional<StoreFault> SqliteStore::add(const NewEntry& entry) {
  {
    Run run(new_entry_);
    run.with(entry.match).with(static_cast<std::int64_t>(entry.number)).with(entry.input).with(entry.time);
    if (auto why = finish(run)) return why;
  }
  return entry.index ? set_index(entry.match, *entry.index) : std::nullopt;
}

std::optional<StoreFault> SqliteStore::set_index(std::string_view match, const Index& index) {
  {
    Run run(new_index_);
    run.with(match).with(index.face).with(static_cast<std::int64_t>(index.stage)).with(std::int64_t{index.in_lobby});
    if (auto why = finish(run)) return why;
  }
  {
    Run run(clear_seats_);
    run.with(match);
    if (auto why = finish(run)) return why;
  }
  for (const std::string& guest : index.seated) {
    Run run(new_seat_);
    run.with(match).with(guest);
    if (auto why = finish(run)) return why;
  }
  return std::nullopt;
}

Stored<std::optional<StoredMatch>> SqliteStore::match(std::string_view id) {
  StoredMatch found;
  std::int64_t number = 0;
  {
    Run run(match_);
    run.with(id);
    if (!run.row()) {
      if (!run.ok()) return fault(run.code());
      return std::nullopt;
    }
    found.listing = read_listing(run);
    found.plan = run.text(5);
    found.seed = run.text(6);
    number = run.number(7);
  }
  Run run(entries_);
  run.with(number);
  while (run.row()) {
    if (run.number(0) != static_cast<std::int64_t>(found.entries.size()) + 2)
      return StoreFault{StoreFault::Kind::damaged,
                        "match " + found.listing.id + " lacks entry " + std::to_string(found.entries.size() + 2)};
    found.entries.push_back(run.text(1));
  }
  if (!run.ok()) return fault(run.code());
  return found;
}

Stored<std::optional<Listing>> SqliteStore::listing(std::string_view id) {
  Run run(listing_);
  run.with(id);
  if (run.row()) return read_listing(run);
  if (!run.ok()) return fault(run.code());
  return std::nullopt;
}

Stored<std::vector<Listing>> SqliteStore::listings(Run& run) {
  std::vector<Listing> list;
  while (run.row()) list.push_back(read_listing(run));
  if (!run.ok()) return fault(run.code());
  return list;
}

Stored<std::vector<Listing>> SqliteStore::lobby(unsigned most) {
  Run run(lobby_);
  run.with(std::int64_t{most});
  return listings(run);
}

Stored<std::vector<Listing>> SqliteStore::matches_of(std::string_view guest, unsigned most) {
  Run run(matches_of_);
  run.with(guest).with(std::int64_t{most});
  return listings(run);
}

Stored<unsigned> SqliteStore::unfinished(std::string_view guest) {
  Run run(unfinished_);
  run.with(guest);
  if (run.row()) return static_cast<unsigned>(run.number(0));
  return fault(run.code());
}

Stored<std::optional<StoredGuest>> SqliteStore::guest(std::string_view key) {
  Run run(guest_);
  run.with(key);
  if (run.row()) return StoredGuest{run.text(0), run.text(1)};
  if (!run.ok()) return fault(run.code());
  return std::nullopt;
}

std::optional<StoreFault> SqliteStore::probe() { return simple(probe_); }

}  // namespace rattus::server
