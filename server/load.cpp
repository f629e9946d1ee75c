#include "server/load.hpp"

#include <algorithm>

#include "codec/match_messages.hpp"
#include "codec/record.hpp"
#include "codec/sha256.hpp"

namespace rattus::server {
namespace {

StoreFault damaged(const std::string& id, const std::string& what) {
  return {StoreFault::Kind::damaged, "match " + id + ": " + what};
}

}  // namespace

Stored<LoadedMatch> load_match(Store& store, const std::string& id, const codec::GameData& data) {
  auto read = store.match(id);
  if (auto* fault = std::get_if<StoreFault>(&read)) return std::move(*fault);
  const auto& found = std::get<std::optional<StoredMatch>>(read);
  if (!found) return LoadedMatch{};

  auto plan = codec::read_stored_plan(found->plan);
  const auto seed = codec::read_seed(found->seed);
  if (!plan || !seed) return damaged(id, "its plan or seed cannot be read");
  const table::AnyTables tables = data.tables(plan->setup);
  auto opened = table::Match::open(std::move(*plan), tables, *seed);
  auto* match = std::get_if<table::Match>(&opened);
  if (!match) return damaged(id, "its set-up is refused");
  for (std::size_t i = 0; i < found->entries.size(); ++i) {
    const auto input = codec::read_stored_input(found->entries[i]);
    if (!input) return damaged(id, "entry " + std::to_string(i + 2) + " cannot be read");
    if (!match->replay(*input))
      return damaged(id, "entry " + std::to_string(i + 2) + " does not follow from those before it");
  }
  return LoadedMatch{std::make_shared<table::Match>(std::move(*match)), found->listing.seed_hash};
}

Index index_of(const table::Match& match) {
  Index index;
  table::Plan face = match.plan();
  face.seats = match.seats();
  index.face = codec::store_text(face);
  index.stage = static_cast<MatchStage>(match.stage());
  bool open = false;
  for (const table::Chair& chair : match.seats()) {
    open = open || chair.kind == table::SeatKind::open;
    if (chair.kind == table::SeatKind::person) index.seated.push_back(chair.guest);
  }
  index.in_lobby = match.plan().listed && open && match.stage() == table::Stage::gathering;
  return index;
}

NewMatch new_match(const std::string& id, const table::Match& match, UnixTime time) {
  return {id,
          codec::store_text(match.plan()),
          codec::hex(match.seed()),
          codec::seed_hash(match.seed()),
          match.plan().host,
          time,
          index_of(match)};
}

}  // namespace rattus::server
