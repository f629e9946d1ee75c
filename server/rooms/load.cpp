#include "server/rooms/load.hpp"

#include <algorithm>

#include "codec/match/messages.hpp"
#include "codec/record/record.hpp"
#include "codec/text/sha256.hpp"

namespace rattus::server {
namespace {

/// Entries that are replayed in a few milliseconds.
constexpr std::size_t slice = 1'000;

}  // namespace

bool Replaying::end(const std::string& what) {
  result_ = StoreFault{StoreFault::Kind::damaged, "match " + stored_.listing.id + ": " + what};
  return true;
}

bool Replaying::begin() {
  auto plan = codec::read_stored_plan(stored_.plan);
  const auto seed = codec::read_seed(stored_.seed);
  if (!plan || !seed) return !end("the stored plan or seed cannot be read");
  const table::AnyTables tables = data_->tables(plan->setup);
  auto opened = table::Match::open(std::move(*plan), tables, *seed);
  auto* match = std::get_if<table::Match>(&opened);
  if (!match) return !end("the stored set-up is not valid");
  match_ = std::make_shared<table::Match>(std::move(*match));
  return true;
}

bool Replaying::go_on() {
  if (!match_ && !begin()) return true;
  const std::size_t until = std::min(next_ + slice, stored_.entries.size());
  for (; next_ < until; ++next_) {
    const auto entry = [this] { return "entry " + std::to_string(next_ + 2); };
    const auto input = codec::read_stored_input(stored_.entries[next_]);
    if (!input) return end(entry() + " cannot be read");
    if (!match_->replay(*input)) return end(entry() + " does not follow from the entries before it");
  }
  if (next_ < stored_.entries.size()) return false;
  result_ = LoadedMatch{std::move(match_), stored_.listing.seed_hash};
  return true;
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
