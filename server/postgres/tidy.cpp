// What need not be kept as it is: packed or removed, a little at a time, by whichever server comes first.
#include <algorithm>

#include "server/postgres/store.hpp"
#include "server/store/archive.hpp"

namespace rattus::server::postgres {
namespace {

using Kind = StoreFault::Kind;

/// Seconds that are put down at the end.
constexpr std::int64_t worth_keeping = 60;

}  // namespace

std::optional<StoreFault> PostgresStore::keep_watch(const Stale* stale) {
  const std::int64_t now = watched();
  if (stale && now - watch_kept_ < uptime_exact_to) return std::nullopt;
  // Servers that run at the same time count it once.
  std::vector<Query> queries{{"UPDATE watched SET seconds = GREATEST(seconds, $1) RETURNING seconds", {now}}};
  if (stale && !stale->used.empty())
    queries.push_back(
        {use_matches,
         {list_of(std::vector<std::string>(stale->used.begin(), stale->used.end())), now, uptime_exact_to}});
  auto written = connection_.run(queries);
  if (auto* why = std::get_if<StoreFault>(&written)) return std::move(*why);
  watch_kept_ = std::get<std::vector<Rows>>(written).front().number(0, 0);
  watched_before_ += watch_kept_ - now;
  return std::nullopt;
}

PostgresStore::~PostgresStore() {
  if (watched() - watch_kept_ < worth_keeping) return;
  connection_.run({"UPDATE watched SET seconds = GREATEST(seconds, $1)", {watched()}});
}

Stored<bool> PostgresStore::archive_one(UnixTime over) {
  auto found =
      connection_.read({{"SELECT id FROM matches m WHERE stage = 2 AND archived = 1 AND (SELECT time FROM "
                         "entries WHERE match = m.id ORDER BY number DESC LIMIT 1) < $1 LIMIT 1",
                         {over}}});
  if (auto* why = std::get_if<StoreFault>(&found)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(found).front();
  if (rows.count() == 0) return false;
  const std::string id = rows.text(0, 0);
  auto read = entries_after(id, 1);
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  const auto& entries = std::get<std::optional<Tail>>(read);
  if (!entries) return true;
  const std::int64_t last = static_cast<std::int64_t>(entries->size()) + 1;
  const std::vector<Query> queries{
      {"INSERT INTO archives (match, entries) VALUES ($1, $2)", {id, bytes_of(pack(*entries))}},
      {"UPDATE matches SET archived = $2 WHERE id = $1", {id, last}},
      {"DELETE FROM entries WHERE match = $1 AND number <= $2", {id, last}}};
  const auto fault = transact(queries);
  if (fault && fault->kind != Kind::conflict) return *fault;  // of two servers that pack it one comes second
  return true;
}

Stored<bool> PostgresStore::remove_unbegun(const Stale& stale) {
  const std::int64_t until = watched() - stale.unbegun;
  auto found =
      connection_.read({{"SELECT id FROM matches WHERE stage = 0 AND used < $1 ORDER BY used LIMIT 1", {until}}});
  if (auto* why = std::get_if<StoreFault>(&found)) return std::move(*why);
  const Rows& rows = std::get<std::vector<Rows>>(found).front();
  if (rows.count() == 0) return false;
  const std::string id = rows.text(0, 0);
  std::vector<Query> queries;
  if (stale.used.contains(id)) {
    queries.push_back({"UPDATE matches SET used = $2 WHERE id = $1 AND stage = 0", {id, watched()}});
  } else {  // as long as nobody has come to it meanwhile
    queries.push_back({"UPDATE matches SET stage = -1 WHERE id = $1 AND stage = 0 AND used < $2", {id, until}});
    queries.push_back(
        {"DELETE FROM entries WHERE match = $1 "
         "AND EXISTS (SELECT FROM matches WHERE id = $1 AND stage = -1)",
         {id}});
    queries.push_back({"DELETE FROM matches WHERE id = $1 AND stage = -1", {id}});
  }
  if (auto why = transact(queries)) return *why;
  return true;
}

Stored<bool> PostgresStore::tidy(const Stale& stale) {
  if (auto why = keep_watch(&stale)) return *why;
  auto archived = archive_one(stale.over);
  if (std::holds_alternative<StoreFault>(archived) || std::get<bool>(archived)) return archived;
  auto removed = remove_unbegun(stale);
  if (std::holds_alternative<StoreFault>(removed) || std::get<bool>(removed)) return removed;
  auto cleared =
      connection_.run({"DELETE FROM guests WHERE key IN (SELECT key FROM guests g WHERE used < $1 "
                       "AND NOT EXISTS (SELECT FROM matches WHERE seated @> ARRAY[g.id]) "
                       "AND NOT EXISTS (SELECT FROM matches WHERE host = g.id) LIMIT 100)",
                       {watched() - stale.guests}});
  if (auto* why = std::get_if<StoreFault>(&cleared)) return std::move(*why);
  return std::get<Rows>(cleared).changed() > 0;
}

}  // namespace rattus::server::postgres
