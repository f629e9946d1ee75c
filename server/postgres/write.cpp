// What is written: writes that belong together become a few statements, each with many rows.
#include <algorithm>
#include <utility>

#include "server/postgres/store.hpp"

namespace rattus::server::postgres {
namespace {

/// How often a transaction is begun anew that others were in the way of.
constexpr int most_tries = 3;

/// Rows of several writes, as columns.
struct Entries {
  std::vector<const NewEntry*> rows;

  void add_to(std::vector<Query>& queries, std::int64_t watched) {
    if (rows.empty()) return;
    // In an order that all servers keep, so that two of them never wait for each other.
    std::stable_sort(rows.begin(), rows.end(),
                     [](const NewEntry* a, const NewEntry* b) { return a->match < b->match; });
    std::vector<std::string> matches, inputs, gathering;
    std::vector<std::int64_t> numbers, times;
    for (const NewEntry* row : rows) {
      matches.push_back(row->match);
      numbers.push_back(static_cast<std::int64_t>(row->number));
      inputs.push_back(row->input);
      times.push_back(row->time);
      if (!row->begun) gathering.push_back(row->match);
    }
    // Before the entries: a match that is about to be removed stays, or its entry finds it gone.
    if (!gathering.empty()) queries.push_back({use_matches, {list_of(gathering), watched, uptime_exact_to}});
    queries.push_back(
        {"INSERT INTO entries (match, number, input, time) "
         "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])",
         {list_of(matches), list_of(numbers), list_of(inputs), list_of(times)}});
    for (const NewEntry* row : rows)
      if (row->index)
        queries.push_back({"UPDATE matches SET face = $2, stage = $3, in_lobby = $4, seated = $5 WHERE id = $1",
                           {row->match, row->index->face, static_cast<std::int64_t>(row->index->stage),
                            std::string_view(row->index->in_lobby ? "t" : "f"), list_of(row->index->seated)}});
  }
};

}  // namespace

std::optional<StoreFault> PostgresStore::transact(std::span<const Query> queries) {
  for (int tried = 1;; ++tried) {
    auto written = connection_.run(queries);
    auto* why = std::get_if<StoreFault>(&written);
    if (!why) return std::nullopt;
    if (why->kind != StoreFault::Kind::busy || tried == most_tries) return std::move(*why);
  }
}

std::optional<StoreFault> PostgresStore::write(std::span<const Write> writes) {
  std::vector<Query> queries;
  std::vector<const NewMatch*> matches;
  Entries entries;
  for (const Write& write : writes) {
    if (const auto* guest = std::get_if<NewGuest>(&write))
      queries.push_back({"INSERT INTO guests (id, key, created, seen, used) VALUES ($1, $2, $3, $3, $4)",
                         {guest->id, guest->key, guest->time, watched()}});
    else if (const auto* named = std::get_if<NameGuest>(&write))
      queries.push_back({"UPDATE guests SET name = $2 WHERE id = $1", {named->id, named->name}});
    else if (const auto* seen = std::get_if<SeenGuest>(&write))
      queries.push_back(
          {"UPDATE guests SET seen = GREATEST(seen, $2), used = $3 WHERE id = $1", {seen->id, seen->time, watched()}});
    else if (const auto* match = std::get_if<NewMatch>(&write))
      matches.push_back(match);
    else
      entries.rows.push_back(&std::get<NewEntry>(write));
  }
  std::stable_sort(matches.begin(), matches.end(),
                   [](const NewMatch* a, const NewMatch* b) { return a->host < b->host; });
  for (const NewMatch* match : matches)
    queries.push_back({"SELECT open_match($1, $2, $3, $4, $5, $6, $7, $8, $9::smallint, $10, $11, NULLIF($12, -1))",
                       {match->id, match->plan, match->seed, match->seed_hash, match->host, match->time, watched(),
                        match->index.face, static_cast<std::int64_t>(match->index.stage),
                        std::string_view(match->index.in_lobby ? "t" : "f"), list_of(match->index.seated),
                        match->most_unfinished ? std::int64_t{*match->most_unfinished} : std::int64_t{-1}}});
  entries.add_to(queries, watched());
  return queries.empty() ? std::nullopt : transact(queries);
}

}  // namespace rattus::server::postgres
