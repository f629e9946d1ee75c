#include "server/store/whole_check.hpp"

#include <utility>

#include "codec/text/sha256.hpp"
#include "server/rooms/load.hpp"

namespace rattus::server {
namespace {

/// What is wrong with a match that can be read; empty: nothing.
std::string complaint(StoredMatch match, const codec::GameData& data) {
  const std::string id = match.listing.id;
  const std::string seed_hash = match.listing.seed_hash;
  const MatchStage stage = match.listing.stage;
  Replaying replaying(std::move(match), data);
  while (!replaying.go_on()) {
  }
  const auto loaded = replaying.take();
  if (const auto* why = std::get_if<StoreFault>(&loaded)) return why->reason;
  const table::Match& played = *std::get<LoadedMatch>(loaded).match;
  if (seed_hash != codec::seed_hash(played.seed())) return "match " + id + ": the seal of its seed is another seed's";
  if (stage != index_of(played).stage) return "match " + id + ": the lists say that it is at another stage";
  return {};
}

}  // namespace

std::variant<Checked, Failure> check(Whole& whole, const codec::GameData& data, const Watcher& watcher) {
  auto read = sums_of(whole, watcher);
  if (auto* failure = std::get_if<Failure>(&read)) return std::move(*failure);
  Checked checked{std::move(std::get<Sums>(read)), 0, {}};
  checked.damaged = checked.sums.reasons;
  std::size_t done = 0;
  for (const Piece& piece : checked.sums.matches) {
    if (watcher.stopping()) return Failure();
    watcher.show("tables played again", done++, checked.sums.matches.size());
    const auto found = whole.match(piece.id);
    const auto* match = std::get_if<std::optional<WholeMatch>>(&found);
    if (match && !*match) continue;  // removed by a server that runs meanwhile
    auto entries = match ? stored(**match) : Stored<StoredMatch>(std::get<StoreFault>(found));
    if (const auto* why = std::get_if<StoreFault>(&entries)) {
      if (why->kind != StoreFault::Kind::damaged) return why->reason;
      checked.damaged.push_back(why->reason);
      continue;
    }
    auto& whole_match = std::get<StoredMatch>(entries);
    checked.entries += whole_match.entries.size();
    if (std::string why = complaint(std::move(whole_match), data); !why.empty())
      checked.damaged.push_back(std::move(why));
  }
  return checked;
}

}  // namespace rattus::server
