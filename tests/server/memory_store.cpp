#include "tests/server/memory_store.hpp"

#include <algorithm>

namespace rattus::server::test {
namespace {

const StoreFault unreadable{StoreFault::Kind::io, "the simulated disk cannot be read"};

}  // namespace

bool MemoryStore::add(Tables& to, const NewGuest& guest) {
  return to.guests.emplace(guest.key, StoredGuest{guest.id, ""}).second;
}

bool MemoryStore::add(Tables& to, const NameGuest& guest) {
  for (auto& [key, one] : to.guests)
    if (one.id == guest.id) one.name = guest.name;
  return true;
}

bool MemoryStore::add(Tables& to, const SeenGuest& guest) {
  to.seen[guest.id] = guest.time;
  return true;
}

bool MemoryStore::add(Tables& to, const NewMatch& match) {
  Kept kept{{{match.id, match.index.face, match.seed_hash, match.time, match.index.stage}, match.plan, match.seed, {}},
            match.host,
            match.index};
  return to.matches.emplace(match.id, std::move(kept)).second;
}

bool MemoryStore::add(Tables& to, const NewEntry& entry) {
  const auto found = to.matches.find(entry.match);
  if (found == to.matches.end() || entry.number != found->second.match.entries.size() + 2) return false;
  found->second.match.entries.push_back(entry.input);
  if (!entry.index) return true;
  found->second.index = *entry.index;
  found->second.match.listing.face = entry.index->face;
  found->second.match.listing.stage = entry.index->stage;
  return true;
}

std::optional<StoreFault> MemoryStore::write(std::span<const Write> writes) {
  const std::scoped_lock lock(mutex_);
  const Fate fate = write_fate();
  const StoreFault refused{StoreFault::Kind::full, "the simulated disk is full"};
  if (fate == Fate::refused) return refused;
  Tables next = tables_;
  for (const Write& one : writes) {
    const auto* opened = std::get_if<NewMatch>(&one);
    if (opened && opened->most_unfinished && unfinished(next, opened->host) >= *opened->most_unfinished)
      return StoreFault{StoreFault::Kind::quota, "too many unfinished matches"};
    if (!std::visit([&](const auto& w) { return add(next, w); }, one))
      return StoreFault{StoreFault::Kind::conflict, "this does not follow from what is stored"};
  }
  tables_ = std::move(next);
  if (fate == Fate::written_but_refused) return refused;
  return std::nullopt;
}

Stored<std::optional<StoredMatch>> MemoryStore::match(std::string_view id) {
  const std::scoped_lock lock(mutex_);
  if (read_fails()) return unreadable;
  const auto found = tables_.matches.find(id);
  if (found == tables_.matches.end()) return std::nullopt;
  return found->second.match;
}

Stored<std::optional<Tail>> MemoryStore::entries_after(std::string_view id, std::uint64_t number) {
  auto whole = match(id);
  if (auto* why = std::get_if<StoreFault>(&whole)) return std::move(*why);
  return tail_of(std::move(std::get<std::optional<StoredMatch>>(whole)), number);
}

Stored<std::vector<std::uint64_t>> MemoryStore::last_entries(std::span<const std::string> ids) {
  const std::scoped_lock lock(mutex_);
  if (read_fails()) return unreadable;
  std::vector<std::uint64_t> numbers;
  for (const std::string& id : ids) {
    const auto found = tables_.matches.find(id);
    numbers.push_back(found == tables_.matches.end() ? 0 : found->second.match.entries.size() + 1);
  }
  return numbers;
}

Stored<std::optional<Listing>> MemoryStore::listing(std::string_view id) {
  const std::scoped_lock lock(mutex_);
  if (read_fails()) return unreadable;
  const auto found = tables_.matches.find(id);
  if (found == tables_.matches.end()) return std::nullopt;
  return found->second.match.listing;
}

Stored<std::vector<Listing>> MemoryStore::lobby(unsigned most, UnixTime since) {
  const std::scoped_lock lock(mutex_);
  std::vector<Listing> list;
  for (const auto& [id, kept] : tables_.matches) {
    const auto seen = tables_.seen.find(kept.host);
    const UnixTime last = std::max(kept.match.listing.opened, seen == tables_.seen.end() ? 0 : seen->second);
    if (kept.index.in_lobby && last >= since && list.size() < most) list.push_back(kept.match.listing);
  }
  return list;
}

Stored<std::vector<Listing>> MemoryStore::matches_of(std::string_view guest, unsigned most) {
  const std::scoped_lock lock(mutex_);
  std::vector<Listing> list;
  for (const auto& [id, kept] : tables_.matches) {
    const auto& seated = kept.index.seated;
    if (std::find(seated.begin(), seated.end(), guest) != seated.end() && list.size() < most)
      list.push_back(kept.match.listing);
  }
  return list;
}

unsigned MemoryStore::unfinished(const Tables& of, std::string_view host) {
  return static_cast<unsigned>(std::count_if(of.matches.begin(), of.matches.end(), [&](const auto& item) {
    return item.second.host == host && item.second.index.stage != MatchStage::over;
  }));
}

Stored<unsigned> MemoryStore::unfinished(std::string_view guest) {
  const std::scoped_lock lock(mutex_);
  return unfinished(tables_, guest);
}

Stored<std::optional<StoredGuest>> MemoryStore::guest(std::string_view key) {
  const std::scoped_lock lock(mutex_);
  if (read_fails()) return unreadable;
  const auto found = tables_.guests.find(key);
  if (found == tables_.guests.end()) return std::nullopt;
  return found->second;
}

}  // namespace rattus::server::test
