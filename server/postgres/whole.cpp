#include "server/postgres/whole.hpp"

#include <algorithm>
#include <utility>

#include "server/postgres/connection.hpp"
#include "server/postgres/schema.hpp"

namespace rattus::server::postgres {
namespace {

using Kind = StoreFault::Kind;

/// Nobody waits for these statements but a person who was told that they take their time.
constexpr Patience long_patience{std::chrono::seconds(10), std::chrono::minutes(10)};
constexpr const char* long_statements = "SET statement_timeout = '10min'; SET lock_timeout = '30s'";

/// PostgreSQL has no text with such a character.
bool has_zero(std::string_view text) { return text.find('\0') != std::string_view::npos; }

StoreFault zero_in(const std::string& what) {
  return {Kind::conflict, what + " has a text with a zero character, which PostgreSQL cannot store"};
}

/// Rows of entries, as columns.
struct Columns {
  std::vector<std::string> matches, inputs;
  std::vector<std::int64_t> numbers, times;
};

class PostgresWhole final : public Whole {
 public:
  explicit PostgresWhole(const std::string& url) : connection_(url, long_patience) {}
  Connection& connection() { return connection_; }

  Stored<std::int64_t> watched() override { return one("SELECT seconds FROM watched"); }
  Stored<std::uint64_t> guest_count() override {
    auto count = one("SELECT count(*) FROM guests");
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
  Stored<std::vector<std::string>> others() override;

 private:
  Stored<Rows> rows(Query query);
  Stored<std::int64_t> one(const char* sql);
  std::optional<StoreFault> write(std::span<const Query> queries);

  Connection connection_;
};

Stored<Rows> PostgresWhole::rows(Query query) {
  auto read = connection_.read({std::move(query)});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  return std::move(std::get<std::vector<Rows>>(read).front());
}

Stored<std::int64_t> PostgresWhole::one(const char* sql) {
  auto read = rows({sql, {}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  return std::get<Rows>(read).number(0, 0);
}

std::optional<StoreFault> PostgresWhole::write(std::span<const Query> queries) {
  auto written = connection_.run(queries);
  if (auto* why = std::get_if<StoreFault>(&written)) return std::move(*why);
  return std::nullopt;
}

Stored<std::vector<WholeGuest>> PostgresWhole::guests_after(std::string_view key, unsigned most) {
  auto read = rows({"SELECT key, id, name, created, seen, used FROM guests WHERE key > $1 ORDER BY key LIMIT $2",
                    {key, std::int64_t{most}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  return each_of(found, [&](int i) {
    return WholeGuest{found.text(i, 0),   found.text(i, 1),   found.text(i, 2),
                      found.number(i, 3), found.number(i, 4), found.number(i, 5)};
  });
}

Stored<std::vector<std::string>> PostgresWhole::match_ids() {
  auto read = rows({"SELECT id FROM matches ORDER BY opened, id", {}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  return each_of(found, [&](int i) { return found.text(i, 0); });
}

Stored<std::optional<WholeMatch>> PostgresWhole::match(std::string_view id) {
  auto read =
      connection_.read({{"SELECT id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby, archived "
                         "FROM matches WHERE id = $1",
                         {id}},
                        {"SELECT DISTINCT guest FROM matches, unnest(seated) AS guest WHERE id = $1", {id}},
                        {"SELECT entries FROM archives WHERE match = $1", {id}},
                        {"SELECT number, input, time FROM entries WHERE match = $1 ORDER BY number", {id}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const auto& all = std::get<std::vector<Rows>>(read);
  const Rows &row = all[0], &seated = all[1], &packed = all[2], &entries = all[3];
  if (row.count() == 0) return std::nullopt;
  WholeMatch found{row.text(0, 0),
                   row.text(0, 1),
                   row.text(0, 2),
                   row.text(0, 3),
                   row.text(0, 4),
                   row.number(0, 5),
                   row.number(0, 6),
                   {},
                   1,
                   {},
                   {}};
  found.index = {row.text(0, 7), static_cast<MatchStage>(row.number(0, 8)), row.truth(0, 9), {}};
  for (int i = 0; i < seated.count(); ++i) found.index.seated.push_back(seated.text(i, 0));
  std::sort(found.index.seated.begin(), found.index.seated.end());
  found.archived = static_cast<std::uint64_t>(row.number(0, 10));
  if (packed.count() > 0) found.archive = read_bytes(packed.text(0, 0));
  for (int i = 0; i < entries.count(); ++i) {
    const std::uint64_t expected = found.archived + 1 + static_cast<std::uint64_t>(i);
    if (entries.number(i, 0) != static_cast<std::int64_t>(expected))
      return StoreFault{Kind::damaged, "match " + found.id + " lacks entry " + std::to_string(expected)};
    found.entries.push_back({entries.text(i, 1), entries.number(i, 2)});
  }
  return found;
}

Stored<std::vector<Ban>> PostgresWhole::bans() {
  auto read = rows({"SELECT whom, since, until, reason FROM bans", {}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  auto bans = each_of(found, [&](int i) {
    return Ban{found.text(i, 0), found.number(i, 1), found.number(i, 2), found.text(i, 3)};
  });
  std::sort(bans.begin(), bans.end(), [](const Ban& a, const Ban& b) { return a.whom < b.whom; });
  return bans;
}

Stored<std::vector<TableLine>> PostgresWhole::tables_after(std::string_view id, const TableFilter& filter,
                                                           unsigned most) {
  auto read = rows(
      {"SELECT m.id, m.face, m.opened, m.stage, m.host, coalesce(g.name, ''), GREATEST(m.archived, e.number), e.time "
       "FROM matches m LEFT JOIN guests g ON g.id = m.host LEFT JOIN LATERAL "
       "(SELECT number, time FROM entries WHERE match = m.id ORDER BY number DESC LIMIT 1) e ON true "
       "WHERE m.id > $1 AND ($2::bigint < 0 OR m.stage = $2::bigint) AND "
       "($3::text = '' OR m.host = $3::text OR m.seated @> ARRAY[$3::text]) ORDER BY m.id LIMIT $4",
       {id, filter.stage ? static_cast<std::int64_t>(*filter.stage) : std::int64_t{-1}, filter.guest,
        std::int64_t{most}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  return each_of(found, [&](int i) {
    return TableLine{found.text(i, 0),
                     found.text(i, 1),
                     found.number(i, 2),
                     static_cast<MatchStage>(found.number(i, 3)),
                     found.text(i, 4),
                     found.text(i, 5),
                     static_cast<std::uint64_t>(found.number(i, 6)),
                     found.number(i, 7)};
  });
}

#define PERSON \
  "SELECT id, name, created, seen, (SELECT count(*) FROM matches WHERE seated @> ARRAY[g.id]) FROM guests g "

PersonLine read_person(const Rows& rows, int row) {
  return {rows.text(row, 0), rows.text(row, 1), rows.number(row, 2), rows.number(row, 3),
          static_cast<std::uint64_t>(rows.number(row, 4))};
}

Stored<std::vector<PersonLine>> PostgresWhole::people_after(std::string_view id, unsigned most) {
  auto read = rows({PERSON "WHERE id > $1 ORDER BY id LIMIT $2", {id, std::int64_t{most}}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  return each_of(found, [&](int i) { return read_person(found, i); });
}

Stored<std::optional<PersonLine>> PostgresWhole::person(std::string_view id) {
  auto read = rows({PERSON "WHERE id = $1", {id}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  if (found.count() == 0) return std::nullopt;
  return read_person(found, 0);
}

std::optional<StoreFault> PostgresWhole::put_watched(std::int64_t seconds) {
  return write(std::vector<Query>{{"UPDATE watched SET seconds = $1", {seconds}}});
}

std::optional<StoreFault> PostgresWhole::put(std::span<const WholeGuest> guests) {
  std::vector<std::string> keys, ids, names;
  std::vector<std::int64_t> created, seen, used;
  for (const WholeGuest& guest : guests) {
    if (has_zero(guest.key) || has_zero(guest.id) || has_zero(guest.name)) return zero_in("guest " + guest.id);
    keys.push_back(guest.key);
    ids.push_back(guest.id);
    names.push_back(guest.name);
    created.push_back(guest.created);
    seen.push_back(guest.seen);
    used.push_back(guest.used);
  }
  return write(std::vector<Query>{
      {"INSERT INTO guests (key, id, name, created, seen, used) "
       "SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])",
       {list_of(keys), list_of(ids), list_of(names), list_of(created), list_of(seen), list_of(used)}}});
}

std::optional<StoreFault> PostgresWhole::put(std::span<const WholeMatch> matches) {
  std::vector<Query> queries;
  Columns entries;
  for (const WholeMatch& match : matches) {
    bool zero = has_zero(match.plan) || has_zero(match.index.face) || has_zero(match.host);
    queries.push_back(
        {"INSERT INTO matches (id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby, seated, archived) "
         "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
         {match.id, match.plan, match.seed, match.seed_hash, match.host, match.opened, match.used, match.index.face,
          static_cast<std::int64_t>(match.index.stage), std::string_view(match.index.in_lobby ? "t" : "f"),
          list_of(match.index.seated), static_cast<std::int64_t>(match.archived)}});
    if (match.archived > 1)
      queries.push_back({"INSERT INTO archives (match, entries) VALUES ($1, $2)", {match.id, bytes_of(match.archive)}});
    auto number = static_cast<std::int64_t>(match.archived);
    for (const WholeEntry& entry : match.entries) {
      zero = zero || has_zero(entry.input);
      entries.matches.push_back(match.id);
      entries.numbers.push_back(++number);
      entries.inputs.push_back(entry.input);
      entries.times.push_back(entry.time);
    }
    if (zero) return zero_in("match " + match.id);
  }
  queries.push_back(
      {"INSERT INTO entries (match, number, input, time) "
       "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])",
       {list_of(entries.matches), list_of(entries.numbers), list_of(entries.inputs), list_of(entries.times)}});
  return write(queries);
}

std::optional<StoreFault> PostgresWhole::put(const Ban& ban) {
  if (has_zero(ban.reason)) return zero_in("the reason");
  return write(std::vector<Query>{
      {"INSERT INTO bans (whom, since, until, reason) VALUES ($1, $2, $3, $4) ON CONFLICT (whom) DO UPDATE "
       "SET since = excluded.since, until = excluded.until, reason = excluded.reason",
       {ban.whom, ban.since, ban.until, ban.reason}}});
}

Stored<bool> PostgresWhole::lift(std::string_view whom) {
  auto written = connection_.run(Query{"DELETE FROM bans WHERE whom = $1", {whom}});
  if (auto* why = std::get_if<StoreFault>(&written)) return std::move(*why);
  return std::get<Rows>(written).changed() > 0;
}

Stored<std::vector<std::string>> PostgresWhole::others() {
  auto read =
      rows({"SELECT pid, coalesce(host(client_addr), 'the database''s own machine'), "
            "to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') FROM pg_stat_activity "
            "WHERE datname = current_database() AND application_name = 'rattus' AND pid <> pg_backend_pid() "
            "ORDER BY pid",
            {}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const Rows& found = std::get<Rows>(read);
  return each_of(found, [&](int i) {
    return "a session of rattus from " + found.text(i, 1) + " since " + found.text(i, 2) + " UTC, process " +
           found.text(i, 0) + " of PostgreSQL";
  });
}

}  // namespace

std::variant<std::unique_ptr<Whole>, std::string> open_whole(const std::string& url, Tables tables) {
  auto whole = std::make_unique<PostgresWhole>(url);
  Connection& connection = whole->connection();
  const auto refuse = [&](const std::string& why) {
    return "the database " + connection.shown() + " cannot be used: " + why;
  };
  if (const auto fault = connection.script(long_statements)) return refuse(fault->reason);
  if (tables != Tables::made)
    if (auto why = other_version(connection, tables == Tables::brought_up_to_date)) return refuse(*why);
  if (tables != Tables::as_they_are)
    if (auto why = migrate(connection)) return refuse(*why);
  return whole;
}

}  // namespace rattus::server::postgres
