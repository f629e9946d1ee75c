#include "server/sqlite_store.hpp"

#include <filesystem>
#include <utility>

#include "server/archive.hpp"
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

/// Keeps a log of which SQLite will leave something out: under a name of its own, for whoever wants to mend it.
std::string keep_log(const std::string& log) {
  namespace fs = std::filesystem;
  std::error_code error;
  for (int number = 1; number < 1000; ++number) {
    const std::string kept = log + ".broken-" + std::to_string(number);
    if (fs::exists(kept)) continue;
    fs::copy_file(log, kept, error);
    return error ? "it cannot be kept as " + kept + ": " + error.message() : "the whole log is kept as " + kept;
  }
  return "it is not kept: there are too many such files already";
}

/// What the write-ahead log beside a database says of the last server, before SQLite takes it up.
void look_at_log(const std::string& path, LastEnd last, Notes& notes) {
  const std::string log = path + "-wal";
  const WalReport report = read_wal(log);
  // After an end in order a log is left only if something else had the database open: a back-up.
  const bool expected = last == LastEnd::in_order || last == LastEnd::unchecked;
  if (report.damaged())
    notes.push_back(to_string(report) + "; " + keep_log(log));
  else if (const std::string note = to_string(report); !note.empty() && !expected)
    notes.push_back(note);
  if (last == LastEnd::broken && std::filesystem::exists(path) && !std::filesystem::exists(log))
    notes.push_back("the server was not shut down cleanly, and its write-ahead log " + log +
                    " is missing. This is normal after restoring a backup; if someone removed that file, the last "
                    "moves are lost");
}

}  // namespace

std::variant<std::unique_ptr<SqliteStore>, std::string> SqliteStore::open(const std::string& path, Notes& notes,
                                                                          LastEnd last) {
  const auto refuse = [&](const std::string& why) { return "the database " + path + " cannot be used: " + why; };
  look_at_log(path, last, notes);

  sqlite3* raw = nullptr;
  int code =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return refuse(sqlite_fault(code, raw).reason + "; check that the folder is writable");
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, busy_ms);

  // An exclusive look at an older database would wait for others; the log mode is set once and stays.
  code = sqlite3_exec(raw, "PRAGMA journal_mode = WAL;", nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) code = sqlite3_exec(raw, settings, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) {
    const StoreFault fault = sqlite_fault(code, raw);
    if (fault.kind == StoreFault::Kind::damaged)
      return refuse(fault.reason + "; restore a backup, or try `sqlite3 " + path + " .recover`");
    return refuse(fault.reason);
  }
  if (auto why = migrate(raw)) return refuse(*why);
  return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(database)));
}

SqliteStore::SqliteStore(Database database) : database_(std::move(database)) {
  sqlite3* d = database_.get();
  begin_ = {d, "BEGIN IMMEDIATE"};
  commit_ = {d, "COMMIT"};
  rollback_ = {d, "ROLLBACK"};
  new_guest_ = {d, "INSERT INTO guests (id, key, created, seen) VALUES (?1, ?2, ?3, ?3)"};
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
  match_ = {d, "SELECT " LISTING ", m.plan, m.seed, m.number, m.archived FROM matches m WHERE id = ?"};
  entries_ = {d, "SELECT number, input FROM entries WHERE match = ? ORDER BY number"};
  listing_ = {d, "SELECT " LISTING " FROM matches m WHERE id = ?"};
  lobby_ = {d, "SELECT " LISTING
               " FROM matches m LEFT JOIN guests g ON g.id = m.host "
               "WHERE m.in_lobby AND MAX(m.opened, COALESCE(g.seen, 0)) >= ? ORDER BY m.opened DESC LIMIT ?"};
  matches_of_ = {d,
                 "SELECT " LISTING
                 " FROM seats s JOIN matches m ON m.number = s.match WHERE s.guest = ? ORDER BY s.match DESC LIMIT ?"};
  unfinished_ = {d, "SELECT COUNT(*) FROM matches WHERE host = ? AND stage < 2"};
  guest_ = {d, "SELECT id, name FROM guests WHERE key = ?"};
  seen_guest_ = {d, "UPDATE guests SET seen = MAX(seen, ?2) WHERE id = ?1"};
  new_archive_ = {d, "INSERT INTO archives (match, entries) VALUES (?, ?)"};
  set_archived_ = {d, "UPDATE matches SET archived = ?2 WHERE number = ?1"};
  archive_ = {d, "SELECT entries FROM archives WHERE match = ?"};
  clear_entries_ = {d, "DELETE FROM entries WHERE match = ?"};
  clear_archive_ = {d, "DELETE FROM archives WHERE match = ?"};
  condemn_ = {d, "UPDATE matches SET stage = -1 WHERE number = ?"};
  clear_match_ = {d, "DELETE FROM matches WHERE number = ?"};
  clear_seats_of_ = {d, "DELETE FROM seats WHERE match = ?"};
  clear_guests_ = {d,
                   "DELETE FROM guests WHERE id IN (SELECT id FROM guests g WHERE seen < ? "
                   "AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = g.id) "
                   "AND NOT EXISTS (SELECT 1 FROM matches WHERE host = g.id) LIMIT 100)"};
#define LAST_ENTRY "(SELECT time FROM entries WHERE match = m.number ORDER BY number DESC LIMIT 1)"
  to_archive_ = {d, "SELECT number FROM matches m WHERE stage = 2 AND archived = 1 AND " LAST_ENTRY " < ? LIMIT 1"};
  never_began_ = {
      d, "SELECT number FROM matches m WHERE stage = 0 AND opened < ?1 AND COALESCE(" LAST_ENTRY ", 0) < ?1 LIMIT 1"};
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

/// All of what `work` writes, or nothing.
template <class Work>
std::optional<StoreFault> SqliteStore::transaction(Work work) {
  // A commit that failed may have left its transaction open.
  if (!sqlite3_get_autocommit(database_.get())) simple(rollback_);
  if (auto why = simple(begin_)) return why;
  std::optional<StoreFault> why = work();
  if (!why) why = simple(commit_);
  if (why && !sqlite3_get_autocommit(database_.get())) simple(rollback_);
  return why;
}

std::optional<StoreFault> SqliteStore::write(std::span<const Write> writes) {
  return transaction([&]() -> std::optional<StoreFault> {
    for (const Write& one : writes)
      if (auto why = std::visit([this](const auto& w) { return add(w); }, one)) return why;
    return std::nullopt;
  });
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

std::optional<StoreFault> SqliteStore::add(const SeenGuest& guest) {
  Run run(seen_guest_);
  run.with(guest.id).with(guest.time);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::add(const NewMatch& match) {
  if (match.most_unfinished) {
    const auto count = unfinished(match.host);
    if (const auto* why = std::get_if<StoreFault>(&count)) return *why;
    if (std::get<unsigned>(count) >= *match.most_unfinished)
      return StoreFault{StoreFault::Kind::quota, "the host has too many unfinished tables"};
  }
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
  std::int64_t number = 0, archived = 1;
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
    archived = run.number(8);
  }
  if (archived > 1) {
    Run run(archive_);
    run.with(number);
    auto entries = run.row() ? unpack(run.text(0)) : std::nullopt;
    if (!run.ok()) return fault(run.code());
    if (!entries || static_cast<std::int64_t>(entries->size()) + 1 != archived)
      return StoreFault{StoreFault::Kind::damaged, "the archive of match " + found.listing.id + " is damaged"};
    found.entries = std::move(*entries);
  }
  if (auto why = read_entries(number, found.listing.id, found.entries)) return *why;
  return found;
}

std::optional<StoreFault> SqliteStore::read_entries(std::int64_t match, const std::string& id,
                                                    std::vector<std::string>& entries) {
  Run run(entries_);
  run.with(match);
  while (run.row()) {
    if (run.number(0) != static_cast<std::int64_t>(entries.size()) + 2)
      return StoreFault{StoreFault::Kind::damaged,
                        "match " + id + " lacks entry " + std::to_string(entries.size() + 2)};
    entries.push_back(run.text(1));
  }
  if (!run.ok()) return fault(run.code());
  return std::nullopt;
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

Stored<std::vector<Listing>> SqliteStore::lobby(unsigned most, UnixTime since) {
  Run run(lobby_);
  run.with(since).with(std::int64_t{most});
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

Stored<std::optional<std::int64_t>> SqliteStore::find_match(const Statement& query, UnixTime before) {
  Run run(query);
  run.with(before);
  if (run.row()) return run.number(0);
  if (!run.ok()) return fault(run.code());
  return std::nullopt;
}

std::optional<StoreFault> SqliteStore::archive(std::int64_t match) {
  std::vector<std::string> entries;
  if (auto why = read_entries(match, std::to_string(match), entries)) return why;
  const std::string packed = pack(entries);
  return transaction([&]() -> std::optional<StoreFault> {
    {
      Run run(new_archive_);
      run.with(match).with_bytes(packed);
      if (auto why = finish(run)) return why;
    }
    {
      Run run(set_archived_);
      run.with(match).with(static_cast<std::int64_t>(entries.size()) + 1);
      if (auto why = finish(run)) return why;
    }
    Run run(clear_entries_);
    run.with(match);
    return finish(run);
  });
}

std::optional<StoreFault> SqliteStore::remove(std::int64_t match) {
  return transaction([&]() -> std::optional<StoreFault> {
    for (const Statement* statement : {&condemn_, &clear_entries_, &clear_archive_, &clear_seats_of_, &clear_match_}) {
      Run run(*statement);
      run.with(match);
      if (auto why = finish(run)) return why;
    }
    return std::nullopt;
  });
}

Stored<bool> SqliteStore::tidy(const Stale& stale) {
  const auto over = find_match(to_archive_, stale.over);
  if (const auto* why = std::get_if<StoreFault>(&over)) return *why;
  if (const auto& match = std::get<std::optional<std::int64_t>>(over)) {
    if (auto why = archive(*match)) return *why;
    return true;
  }
  const auto unbegun = find_match(never_began_, stale.unbegun);
  if (const auto* why = std::get_if<StoreFault>(&unbegun)) return *why;
  if (const auto& match = std::get<std::optional<std::int64_t>>(unbegun)) {
    if (auto why = remove(*match)) return *why;
    return true;
  }
  Run run(clear_guests_);
  run.with(stale.guests);
  if (auto why = finish(run)) return *why;
  return sqlite3_changes(database_.get()) > 0;
}

std::optional<StoreFault> SqliteStore::probe() { return simple(probe_); }

}  // namespace rattus::server
