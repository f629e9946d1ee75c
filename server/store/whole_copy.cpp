#include "server/store/whole_copy.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace rattus::server {
namespace {

/// Matches of one transaction: so many, or of so many bytes.
constexpr std::size_t most_matches = 200;
constexpr std::size_t most_bytes = std::size_t{4} << 20U;

using Ids = std::set<std::string, std::less<>>;

Ids ids_of(const std::vector<Piece>& pieces) {
  Ids ids;
  for (const Piece& piece : pieces) ids.insert(piece.id);
  return ids;
}

/// The first of `pieces` that is not among `all` as it is; null: none.
const Piece* first_not_in(const std::vector<Piece>& pieces, const std::vector<Piece>& all) {
  auto at = all.begin();
  for (const Piece& piece : pieces) {
    at = std::lower_bound(at, all.end(), piece, [](const Piece& a, const Piece& b) { return a.id < b.id; });
    if (at == all.end() || *at != piece) return &piece;
  }
  return nullptr;
}

/// Names what one store holds and the other does not hold as it is; empty: nothing.
std::string beyond(const Sums& some, const Sums& all) {
  if (const Piece* piece = first_not_in(some.matches, all.matches)) return "table " + piece->id;
  if (const Piece* piece = first_not_in(some.guests, all.guests)) return "guest " + piece->id;
  if (const Piece* piece = first_not_in(some.bans, all.bans)) return "the ban of " + piece->id;
  return {};
}

std::size_t size_of(const WholeMatch& match) {
  std::size_t size = match.plan.size() + match.index.face.size() + match.archive.size();
  for (const WholeEntry& entry : match.entries) size += entry.input.size();
  return size;
}

/// Copies what is not there yet.
class Copying {
 public:
  Copying(Whole& from, Whole& to, const Watcher& watcher, const Sums& there)
      : from_(&from), to_(&to), watcher_(&watcher), there_(&there) {}

  /// Nothing if all of it is there.
  std::optional<Failure> all(const Sums& sums) {
    if (auto why = to_->put_watched(sums.watched)) return why->reason;
    if (auto failure = bans()) return failure;
    if (auto failure = guests(sums.guests.size())) return failure;
    return matches(sums.matches);
  }

 private:
  std::optional<Failure> bans() {
    const auto bans = from_->bans();
    if (const auto* why = std::get_if<StoreFault>(&bans)) return why->reason;
    for (const Ban& ban : std::get<std::vector<Ban>>(bans))
      if (auto why = to_->put(ban)) return why->reason;
    return std::nullopt;
  }

  std::optional<Failure> guests(std::size_t count) {
    const Ids there = ids_of(there_->guests);
    std::optional<Failure> failure;
    std::size_t done = 0;
    const auto fault = each_guest(*from_, [&](std::span<const WholeGuest> guests) {
      std::vector<WholeGuest> missing;
      for (const WholeGuest& guest : guests)
        if (!there.contains(guest.id)) missing.push_back(guest);
      if (!missing.empty())
        if (auto why = to_->put(missing)) failure = why->reason;
      watcher_->show("guests copied", done += guests.size(), count);
      if (!failure && watcher_->stopping()) failure = Failure();
      return !failure;
    });
    return fault ? fault->reason : failure;
  }

  std::optional<Failure> matches(const std::vector<Piece>& known) {
    const Ids wanted = ids_of(known), there = ids_of(there_->matches);
    const auto ids = from_->match_ids();
    if (const auto* why = std::get_if<StoreFault>(&ids)) return why->reason;
    std::size_t done = there.size();
    for (const std::string& id : std::get<std::vector<std::string>>(ids)) {
      if (!wanted.contains(id) || there.contains(id)) continue;
      if (watcher_->stopping()) return Failure();
      auto read = from_->match(id);
      if (const auto* why = std::get_if<StoreFault>(&read)) return why->reason;
      auto& match = std::get<std::optional<WholeMatch>>(read);
      if (!match) return "match " + id + " was removed meanwhile";
      bytes_ += size_of(*match);
      batch_.push_back(std::move(*match));
      if (batch_.size() >= most_matches || bytes_ >= most_bytes)
        if (auto failure = flush()) return failure;
      watcher_->show("tables copied", ++done, wanted.size());
    }
    return flush();
  }

  std::optional<Failure> flush() {
    if (batch_.empty()) return std::nullopt;
    if (auto why = to_->put(batch_)) return why->reason;
    batch_.clear();
    bytes_ = 0;
    return std::nullopt;
  }

  Whole *from_, *to_;
  const Watcher* watcher_;
  const Sums* there_;
  std::vector<WholeMatch> batch_;
  std::size_t bytes_ = 0;
};

/// Empty, or why nothing may be copied.
std::string refusal(const Sums& from, const Sums& to, const CopyOptions& options) {
  if (!from.damaged.empty() && !options.without_damaged) {
    std::string list;
    for (const std::string& reason : from.reasons) list += (list.empty() ? "" : "; ") + reason;
    return list + ". Nothing was copied: restore a backup, or leave these tables out with --without-damaged";
  }
  if (to.empty()) return {};
  const std::string stranger = to.damaged.empty() ? beyond(to, from) : "table " + to.damaged.front();
  if (stranger.empty() && to.watched == from.watched) return {};
  return "the second store is not empty: it has " + (stranger.empty() ? "been used by a server" : stranger) +
         ", which is not so in the first. Nothing was copied: name an empty folder or database";
}

/// Names what two stores do not both hold; empty: nothing.
std::string difference(const Sums& from, const Sums& to) {
  if (!to.damaged.empty()) return "table " + to.damaged.front();
  for (const std::string& what : {beyond(from, to), beyond(to, from)})
    if (!what.empty()) return what;
  return from.watched == to.watched ? std::string() : "the time in which a server ran";
}

Watcher named(const Watcher& watcher, const std::string& prefix) {
  return {[show = watcher.show, prefix](const std::string& what, std::size_t done, std::size_t all) {
            show(what + prefix, done, all);
          },
          watcher.stopping};
}

}  // namespace

std::variant<Copied, Failure> copy(Whole& from, Whole& to, const Watcher& watcher, const CopyOptions& options) {
  auto source = sums_of(from, named(watcher, " read"));
  if (auto* failure = std::get_if<Failure>(&source)) return std::move(*failure);
  auto there = sums_of(to, named(watcher, " read"));
  if (auto* failure = std::get_if<Failure>(&there)) return std::move(*failure);
  const Sums& before = std::get<Sums>(source);
  if (std::string why = refusal(before, std::get<Sums>(there), options); !why.empty()) return why;
  if (auto failure = Copying(from, to, watcher, std::get<Sums>(there)).all(before)) return std::move(*failure);

  auto again = sums_of(from, named(watcher, " compared"));
  if (auto* failure = std::get_if<Failure>(&again)) return std::move(*failure);
  auto made = sums_of(to, named(watcher, " compared"));
  if (auto* failure = std::get_if<Failure>(&made)) return std::move(*failure);
  const Sums &from_now = std::get<Sums>(again), &to_now = std::get<Sums>(made);
  std::string different = difference(from_now, to_now);
  if (different.empty() && from_now.damaged != before.damaged) different = "table " + from_now.damaged.back();
  if (!different.empty()) return different + " is not the same in both stores after the copy";
  return Copied{from_now, to_now, std::get<Sums>(there).matches.size(), before.reasons};
}

}  // namespace rattus::server
