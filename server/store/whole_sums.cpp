#include "server/store/whole_sums.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/sha256.hpp"

namespace rattus::server {
namespace {

constexpr unsigned page = 500;

/// Fields one after the other, so that no two different rows have the same text.
class Canonical {
 public:
  Canonical& add(std::string_view text) {
    text_ += std::to_string(text.size()) + ':';
    text_ += text;
    text_ += '\n';
    return *this;
  }
  Canonical& add(std::int64_t number) {
    text_ += std::to_string(number) + '\n';
    return *this;
  }
  [[nodiscard]] std::string sum() const { return sha256_hex(text_); }

 private:
  std::string text_;
};

std::string sum_of(const WholeGuest& guest) {
  return Canonical()
      .add(guest.key)
      .add(guest.id)
      .add(guest.name)
      .add(guest.created)
      .add(guest.seen)
      .add(guest.used)
      .sum();
}

std::string sum_of(const WholeMatch& match) {
  Canonical text;
  text.add(match.id).add(match.plan).add(match.seed).add(match.seed_hash).add(match.host);
  text.add(match.opened).add(match.used);
  text.add(match.index.face).add(static_cast<std::int64_t>(match.index.stage)).add(std::int64_t{match.index.in_lobby});
  text.add(static_cast<std::int64_t>(match.index.seated.size()));
  for (const std::string& guest : match.index.seated) text.add(guest);
  text.add(static_cast<std::int64_t>(match.archived)).add(match.archive);
  for (const WholeEntry& entry : match.entries) text.add(entry.input).add(entry.time);
  return text.sum();
}

std::string sum_of(const Ban& ban) {
  return Canonical().add(ban.whom).add(ban.since).add(ban.until).add(ban.reason).sum();
}

void sort(std::vector<Piece>& pieces) {
  std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.id < b.id; });
}

/// Reads the matches; a sentence if one could not be read for another reason than that it is damaged.
std::optional<Failure> add_matches(Whole& whole, const Watcher& watcher, Sums& sums) {
  const auto ids = whole.match_ids();
  if (const auto* why = std::get_if<StoreFault>(&ids)) return why->reason;
  const auto& all = std::get<std::vector<std::string>>(ids);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (watcher.stopping()) return Failure();
    watcher.show("tables", i, all.size());
    const auto read = whole.match(all[i]);
    const auto* fault = std::get_if<StoreFault>(&read);
    if (fault && fault->kind != StoreFault::Kind::damaged) return fault->reason;
    const auto* match = fault ? nullptr : &std::get<std::optional<WholeMatch>>(read);
    if (match && !*match) continue;  // removed meanwhile
    const auto entries = match ? stored(**match) : Stored<StoredMatch>(*fault);
    if (const auto* why = std::get_if<StoreFault>(&entries)) {
      sums.damaged.push_back(all[i]);
      sums.reasons.push_back(why->reason);
    } else {
      sums.matches.push_back({all[i], sum_of(**match)});
    }
  }
  watcher.show("tables", all.size(), all.size());
  return std::nullopt;
}

}  // namespace

std::string sum_of(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.id + ' ' + piece.sum + '\n';
  return sha256_hex(text);
}

std::optional<StoreFault> each_guest(Whole& whole, const std::function<bool(std::span<const WholeGuest>)>& see) {
  std::string after;
  for (;;) {
    const auto read = whole.guests_after(after, page);
    if (const auto* why = std::get_if<StoreFault>(&read)) return *why;
    const auto& guests = std::get<std::vector<WholeGuest>>(read);
    if (guests.empty() || !see(guests)) return std::nullopt;
    after = guests.back().key;
  }
}

std::variant<Sums, Failure> sums_of(Whole& whole, const Watcher& watcher) {
  Sums sums;
  const auto watched = whole.watched();
  if (const auto* why = std::get_if<StoreFault>(&watched)) return why->reason;
  sums.watched = std::get<std::int64_t>(watched);
  const auto bans = whole.bans();
  if (const auto* why = std::get_if<StoreFault>(&bans)) return why->reason;
  for (const Ban& ban : std::get<std::vector<Ban>>(bans)) sums.bans.push_back({ban.whom, sum_of(ban)});

  const auto count = whole.guest_count();
  if (const auto* why = std::get_if<StoreFault>(&count)) return why->reason;
  const auto fault = each_guest(whole, [&](std::span<const WholeGuest> guests) {
    for (const WholeGuest& guest : guests) sums.guests.push_back({guest.id, sum_of(guest)});
    watcher.show("guests", sums.guests.size(),
                 std::max<std::size_t>(sums.guests.size(), std::get<std::uint64_t>(count)));
    return !watcher.stopping();
  });
  if (fault) return fault->reason;
  if (watcher.stopping()) return Failure();
  if (auto failure = add_matches(whole, watcher, sums)) return std::move(*failure);
  sort(sums.guests);
  sort(sums.matches);
  sort(sums.bans);
  return sums;
}

}  // namespace rattus::server
