#include "server/thinking/thinker.hpp"

#include <algorithm>
#include <utility>

#include "codec/match/messages.hpp"
#include "host/nets.hpp"
#include "server/rooms/load.hpp"

namespace rattus::server {

using MatchPointer = std::shared_ptr<table::Match>;

Stored<std::unique_ptr<Problem>> Thinker::pose(const Job& job) {
  const std::scoped_lock lock(mutex_);
  auto found = match_of(job.table, job.version);
  if (auto* fault = std::get_if<StoreFault>(&found)) return std::move(*fault);
  const auto& match = std::get<MatchPointer>(found);
  if (!match || !match->waits_for_computer() || match->decision_version() != job.version) return nullptr;
  if (match->course().decider() != job.seat || match->course().unasked()) return nullptr;
  return std::make_unique<Problem>(match, host::carried_nets().agent_of(match->seats()[job.seat]), job.seed, job.most,
                                   clock_);
}

Stored<MatchPointer> Thinker::match_of(const std::string& table, std::uint64_t version) {
  Known& known = matches_[table];
  known.used = ++uses_;
  if (known.match && known.match->version() < version) {
    const auto caught_up = catch_up(table, *known.match);
    if (const auto* fault = std::get_if<StoreFault>(&caught_up)) return *fault;
    if (!std::get<bool>(caught_up)) known.match = nullptr;
  }
  if (!known.match) {
    auto loaded = load(table);
    const auto* match = std::get_if<MatchPointer>(&loaded);
    if (!match || !*match) {
      matches_.erase(table);
      return loaded;
    }
    known.match = *match;
  }
  const MatchPointer match = known.match;
  if (matches_.size() > most_matches)
    matches_.erase(std::min_element(matches_.begin(), matches_.end(),
                                    [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
  return match;
}

Stored<MatchPointer> Thinker::load(const std::string& table) {
  auto read = store_->match(table);
  if (auto* fault = std::get_if<StoreFault>(&read)) return std::move(*fault);
  auto& found = std::get<std::optional<StoredMatch>>(read);
  if (!found) return MatchPointer();
  Replaying replaying(std::move(*found), *data_);
  while (!replaying.go_on()) {
  }
  auto loaded = replaying.take();
  if (auto* fault = std::get_if<StoreFault>(&loaded)) return std::move(*fault);
  return std::get<LoadedMatch>(loaded).match;
}

Stored<bool> Thinker::catch_up(const std::string& table, table::Match& match) {
  auto read = store_->entries_after(table, match.version());
  if (auto* fault = std::get_if<StoreFault>(&read)) return std::move(*fault);
  const auto& tail = std::get<std::optional<Tail>>(read);
  return tail && std::all_of(tail->begin(), tail->end(), [&](const std::string& text) {
           const auto input = codec::read_stored_input(text);
           return input && match.replay(*input);
         });
}

}  // namespace rattus::server
