#include "server/postgres/store.hpp"

#include <algorithm>
#include <utility>

#include "server/postgres/schema.hpp"
#include "server/store/archive.hpp"

namespace rattus::server::postgres {
namespace {

using Kind = StoreFault::Kind;

#define LISTING "m.id, m.face, m.seed_hash, m.opened, m.stage"

Listing read_listing(const Rows& rows, int row) {
  return {rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.number(row, 3),
          static_cast<MatchStage>(rows.number(row, 4))};
}

/// A setting that lets the database say that something is on disk which is not.
std::string careless(const Rows& settings) {
  for (int row = 0; row < settings.count(); ++row)
    if (settings.text(row, 1) == "off")
      return "the database runs with " + settings.text(row, 0) +
             " = off: moves that were acknowledged may be lost when its machine stops";
  return {};
}

}  // namespace

PostgresStore::PostgresStore(const std::string& url, Uptime uptime, Patience patience)
    : connection_(url, patience), uptime_(std::move(uptime)), opened_(uptime_()) {}

std::variant<std::unique_ptr<PostgresStore>, std::string> PostgresStore::open(const std::string& url, Notes& notes,
                                                                              Uptime uptime, Patience patience) {
  std::unique_ptr<PostgresStore> store(new PostgresStore(url, std::move(uptime), patience));
  const auto refuse = [&](const std::string& why) {
    return "the database " + store->connection_.shown() + " cannot be used: " + why;
  };
  constexpr const char* settings =
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') ORDER BY name";
  const auto read = store->connection_.run({settings, {}});
  if (const auto* why = std::get_if<StoreFault>(&read)) return refuse(why->reason);
  if (std::string note = careless(std::get<Rows>(read)); !note.empty()) notes.push_back(std::move(note));
  if (auto why = migrate(store->connection_)) return refuse(*why);
  if (auto why = store->keep_watch(nullptr)) return refuse(why->reason);
  auto name = store->connection_.run({"SELECT name FROM identity", {}});
  if (const auto* why = std::get_if<StoreFault>(&name)) return refuse(why->reason);
  store->name_ = std::get<Rows>(name).text(0, 0);
  return store;
}

Stored<std::optional<StoredMatch>> PostgresStore::match(std::string_view id) {
  auto read = connection_.read(
      {{"SELECT " LISTING ", m.plan, m.seed, m.archived, m.stage = 0 AND m.used < $2 FROM matches m WHERE id = $1",
        {id, watched() - uptime_exact_to}},
       {"SELECT entries FROM archives WHERE match = $1", {id}},
       {"SELECT number, input FROM entries WHERE match = $1 ORDER BY number", {id}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const auto& rows = std::get<std::vector<Rows>>(read);
  const Rows &row = rows[0], &packed = rows[1], &entries = rows[2];
  if (row.count() == 0) return std::nullopt;
  StoredMatch found{read_listing(row, 0), row.text(0, 5), row.text(0, 6), {}};
  const auto archived = row.number(0, 7);
  if (archived > 1) {
    auto unpacked = packed.count() == 0 ? std::nullopt : unpack(read_bytes(packed.text(0, 0)));
    if (!unpacked || static_cast<std::int64_t>(unpacked->size()) + 1 != archived)
      return StoreFault{Kind::damaged, "the archive of match " + found.listing.id + " is damaged"};
    found.entries = std::move(*unpacked);
  }
  for (int i = 0; i < entries.count(); ++i) {
    if (entries.number(i, 0) != static_cast<std::int64_t>(found.entries.size()) + 2)
      return StoreFault{Kind::damaged,
                        "match " + found.listing.id + " lacks entry " + std::to_string(found.entries.size() + 2)};
    found.entries.push_back(entries.text(i, 1));
  }
  // A match that is looked at is in use: no other server takes it for one that nobody needs.
  if (row.truth(0, 8)) {
    const auto used = connection_.run({"UPDATE matches SET used = $2 WHERE id = $1 AND stage = 0", {id, watched()}});
    if (const auto* why = std::get_if<StoreFault>(&used)) return *why;
    if (std::get<Rows>(used).changed() == 0) return match(id);  // it has begun, or has been removed
  }
  return found;
}

Stored<std::optional<Tail>> PostgresStore::entries_after(std::string_view id, std::uint64_t number) {
  auto read = connection_.read({{"SELECT archived FROM matches WHERE id = $1", {id}},
                                {"SELECT number, input FROM entries WHERE match = $1 AND number > $2 ORDER BY number",
                                 {id, static_cast<std::int64_t>(number)}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const auto& rows = std::get<std::vector<Rows>>(read);
  if (rows[0].count() == 0) return std::nullopt;
  if (rows[0].number(0, 0) > static_cast<std::int64_t>(number)) {  // packed meanwhile
    auto whole = match(id);
    if (auto* why = std::get_if<StoreFault>(&whole)) return std::move(*why);
    return tail_of(std::move(std::get<std::optional<StoredMatch>>(whole)), number);
  }
  Tail tail;
  for (int i = 0; i < rows[1].count(); ++i) {
    if (rows[1].number(i, 0) != static_cast<std::int64_t>(number + tail.size() + 1))
      return StoreFault{Kind::damaged,
                        "match " + std::string(id) + " lacks entry " + std::to_string(number + tail.size() + 1)};
    tail.push_back(rows[1].text(i, 1));
  }
  return tail;
}

Stored<std::vector<std::uint64_t>> PostgresStore::last_entries(std::span<const std::string> ids) {
  auto read = connection_.read(
      {{"SELECT GREATEST(m.archived, (SELECT max(number) FROM entries e WHERE e.match = m.id)) "
        "FROM unnest($1::text[]) WITH ORDINALITY u (id, place) LEFT JOIN matches m ON m.id = u.id ORDER BY place",
        {list_of(ids)}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(read).front();
  return each_of(rows, [&](int row) { return static_cast<std::uint64_t>(rows.number(row, 0)); });
}

Stored<std::optional<Listing>> PostgresStore::listing(std::string_view id) {
  auto read = connection_.read({{"SELECT " LISTING " FROM matches m WHERE id = $1", {id}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(read).front();
  if (rows.count() == 0) return std::nullopt;
  return read_listing(rows, 0);
}

Stored<std::vector<Listing>> PostgresStore::listings(const Query& query) {
  auto read = connection_.read({query});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(read).front();
  return each_of(rows, [&](int row) { return read_listing(rows, row); });
}

Stored<std::vector<Listing>> PostgresStore::lobby(unsigned most, UnixTime since) {
  return listings({"SELECT " LISTING " FROM matches m LEFT JOIN guests g ON g.id = m.host "
                   "WHERE m.in_lobby AND GREATEST(m.opened, g.seen) >= $1 ORDER BY m.opened DESC, m.id LIMIT $2",
                   {since, std::int64_t{most}}});
}

Stored<std::vector<Listing>> PostgresStore::matches_of(std::string_view guest, unsigned most) {
  const std::string seated = list_of(std::vector{std::string(guest)});
  return listings({"SELECT " LISTING " FROM matches m WHERE seated @> $1::text[] ORDER BY m.opened DESC, m.id LIMIT $2",
                   {seated, std::int64_t{most}}});
}

Stored<unsigned> PostgresStore::unfinished(std::string_view guest) {
  auto read = connection_.read({{"SELECT count(*) FROM matches WHERE host = $1 AND stage < 2", {guest}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  return static_cast<unsigned>(std::get<std::vector<Rows>>(read).front().number(0, 0));
}

Stored<std::optional<StoredGuest>> PostgresStore::guest(std::string_view key) {
  auto read = connection_.read({{"SELECT id, name FROM guests WHERE key = $1", {key}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(read).front();
  if (rows.count() == 0) return std::nullopt;
  return StoredGuest{rows.text(0, 0), rows.text(0, 1)};
}

Stored<std::vector<Ban>> PostgresStore::bans() {
  auto read = connection_.read({{"SELECT whom, since, until, reason FROM bans ORDER BY whom", {}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(read).front();
  return each_of(rows, [&](int row) {
    return Ban{rows.text(row, 0), rows.number(row, 1), rows.number(row, 2), rows.text(row, 3)};
  });
}

std::optional<StoreFault> PostgresStore::probe() {
  return transact(std::vector<Query>{{"UPDATE probe SET count = count + 1", {}}});
}

}  // namespace rattus::server::postgres
