#include "server/sqlite/store.hpp"

#include <utility>

#include "server/store/archive.hpp"

namespace rattus::server {
namespace {

#define LISTING "m.id, m.face, m.seed_hash, m.opened, m.stage"

Listing read_listing(const Run& run) {
  return {run.text(0), run.text(1), run.text(2), run.number(3), static_cast<MatchStage>(run.number(4))};
}

}  // namespace

SqliteStore::SqliteStore(Database database, const std::string& path, Uptime uptime)
    : database_(std::move(database)), files_(path), uptime_(std::move(uptime)), opened_(uptime_()) {
  sqlite3* d = database_.get();
  begin_ = {d, "BEGIN IMMEDIATE"};
  commit_ = {d, "COMMIT"};
  rollback_ = {d, "ROLLBACK"};
  new_guest_ = {d, "INSERT INTO guests (id, key, created, seen, used) VALUES (?1, ?2, ?3, ?3, ?4)"};
  name_guest_ = {d, "UPDATE guests SET name = ?2 WHERE id = ?1"};
  new_match_ = {d,
                "INSERT INTO matches (id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, '', 0, 0)"};
  new_entry_ = {d,
                "INSERT INTO entries (match, number, input, time) "
                "VALUES ((SELECT number FROM matches WHERE id = ?), ?, ?, ?)"};
  new_index_ = {d, "UPDATE matches SET face = ?2, stage = ?3, in_lobby = ?4 WHERE id = ?1"};
  clear_seats_ = {d, "DELETE FROM seats WHERE match = (SELECT number FROM matches WHERE id = ?)"};
  new_seat_ = {d, "INSERT OR IGNORE INTO seats (guest, match) SELECT ?2, number FROM matches WHERE id = ?1"};
  match_ = {d, "SELECT " LISTING ", m.plan, m.seed, m.number, m.archived FROM matches m WHERE id = ?"};
  entries_ = {d, "SELECT number, input FROM entries WHERE match = ? ORDER BY number"};
  last_entry_ = {d,
                 "SELECT MAX(m.archived, COALESCE((SELECT MAX(number) FROM entries WHERE match = m.number), 1)) "
                 "FROM matches m WHERE id = ?"};
  listing_ = {d, "SELECT " LISTING " FROM matches m WHERE id = ?"};
  lobby_ = {d, "SELECT " LISTING
               " FROM matches m LEFT JOIN guests g ON g.id = m.host "
               "WHERE m.in_lobby AND MAX(m.opened, COALESCE(g.seen, 0)) >= ? ORDER BY m.opened DESC LIMIT ?"};
  matches_of_ = {d,
                 "SELECT " LISTING
                 " FROM seats s JOIN matches m ON m.number = s.match WHERE s.guest = ? ORDER BY s.match DESC LIMIT ?"};
  unfinished_ = {d, "SELECT COUNT(*) FROM matches WHERE host = ? AND stage < 2"};
  guest_ = {d, "SELECT id, name FROM guests WHERE key = ?"};
  bans_ = {d, "SELECT whom, since, until, reason FROM bans ORDER BY whom"};
  seen_guest_ = {d, "UPDATE guests SET seen = MAX(seen, ?2), used = ?3 WHERE id = ?1"};
  new_archive_ = {d, "INSERT INTO archives (match, entries) VALUES (?, ?)"};
  set_archived_ = {d, "UPDATE matches SET archived = ?2 WHERE number = ?1"};
  archive_ = {d, "SELECT entries FROM archives WHERE match = ?"};
  clear_entries_ = {d, "DELETE FROM entries WHERE match = ?"};
  clear_archive_ = {d, "DELETE FROM archives WHERE match = ?"};
  condemn_ = {d, "UPDATE matches SET stage = -1 WHERE number = ?"};
  clear_match_ = {d, "DELETE FROM matches WHERE number = ?"};
  clear_seats_of_ = {d, "DELETE FROM seats WHERE match = ?"};
  clear_guests_ = {d,
                   "DELETE FROM guests WHERE id IN (SELECT id FROM guests g WHERE used < ? "
                   "AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = g.id) "
                   "AND NOT EXISTS (SELECT 1 FROM matches WHERE host = g.id) LIMIT 100)"};
  to_archive_ = {d,
                 "SELECT number FROM matches m WHERE stage = 2 AND archived = 1 AND "
                 "(SELECT time FROM entries WHERE match = m.number ORDER BY number DESC LIMIT 1) < ? LIMIT 1"};
  never_began_ = {d, "SELECT number, id FROM matches WHERE stage = 0 AND used < ? ORDER BY used LIMIT 1"};
  use_match_ = {d, "UPDATE matches SET used = ?2 WHERE id = ?1 AND stage = 0 AND used < ?2 - ?3"};
  watch_ = {d, "UPDATE watched SET seconds = ?"};
  probe_ = {d, "UPDATE probe SET count = count + 1"};
  const Statement before(d, "SELECT seconds FROM watched");
  Run run(before);
  if (before && run.row()) watched_before_ = watch_kept_ = run.number(0);
}

std::optional<StoreFault> SqliteStore::finish(Run& run) {
  if (run.done()) return std::nullopt;
  return fault(run.code());
}

std::optional<StoreFault> SqliteStore::simple(const Statement& statement) {
  Run run(statement);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::lost() const {
  std::string why = files_.changed();
  return why.empty() ? std::nullopt : std::optional(StoreFault{StoreFault::Kind::io, std::move(why)});
}

std::optional<StoreFault> SqliteStore::transaction(const std::function<std::optional<StoreFault>()>& work) {
  if (auto why = lost()) return why;
  // A commit that failed may have left its transaction open.
  if (!sqlite3_get_autocommit(database_.get())) simple(rollback_);
  if (auto why = simple(begin_)) return why;
  std::optional<StoreFault> why = work();
  if (!why) why = simple(commit_);
  if (why && !sqlite3_get_autocommit(database_.get())) simple(rollback_);
  return why ? why : lost();  // a commit to a file that has lost its name is none
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
  run.with(guest.id).with(guest.key).with(guest.time).with(watched());
  return finish(run);
}

std::optional<StoreFault> SqliteStore::add(const NameGuest& guest) {
  Run run(name_guest_);
  run.with(guest.id).with(guest.name);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::add(const SeenGuest& guest) {
  Run run(seen_guest_);
  run.with(guest.id).with(guest.time).with(watched());
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
    run.with(watched());
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
  if (!entry.begun)
    if (auto why = use(entry.match)) return why;
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
  if (auto why = lost()) return *why;  // what a lost file holds may never have been acknowledged
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

Stored<std::optional<Tail>> SqliteStore::entries_after(std::string_view id, std::uint64_t number) {
  auto whole = match(id);
  if (auto* why = std::get_if<StoreFault>(&whole)) return std::move(*why);
  return tail_of(std::move(std::get<std::optional<StoredMatch>>(whole)), number);
}

Stored<std::vector<std::uint64_t>> SqliteStore::last_entries(std::span<const std::string> ids) {
  std::vector<std::uint64_t> numbers;
  for (const std::string& id : ids) {
    Run run(last_entry_);
    run.with(id);
    numbers.push_back(run.row() ? static_cast<std::uint64_t>(run.number(0)) : 0);
    if (!run.ok()) return fault(run.code());
  }
  return numbers;
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

Stored<std::vector<Ban>> SqliteStore::bans() {
  Run run(bans_);
  std::vector<Ban> bans;
  while (run.row()) bans.push_back({run.text(0), run.number(1), run.number(2), run.text(3)});
  if (!run.ok()) return fault(run.code());
  return bans;
}

std::optional<StoreFault> SqliteStore::probe() {
  return transaction([this] { return simple(probe_); });
}

}  // namespace rattus::server
