#pragma once
// What a store holds, as digests: two stores of equal sums hold the same.
#include <functional>

#include "server/store/whole.hpp"

namespace rattus::server {

/// How far long work has come, and whether it is wanted any more.
struct Watcher {
  std::function<void(const std::string& what, std::size_t done, std::size_t all)> show;
  std::function<bool()> stopping;
};

/// A guest, a match or a ban, and the SHA-256 of all that is stored of it.
struct Piece {
  std::string id, sum;
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct Sums {
  std::vector<Piece> guests, matches, bans;  ///< by id
  std::int64_t watched = 0;
  std::vector<std::string> damaged;  ///< ids of matches that cannot be read; they have no piece
  std::vector<std::string> reasons;  ///< why, one for each of these

  [[nodiscard]] bool empty() const { return guests.empty() && matches.empty() && bans.empty() && damaged.empty(); }
};
/// One digest of all pieces.
std::string sum_of(const std::vector<Piece>& pieces);

/// Why long work came to no end: a sentence. Empty: it was not wanted any more.
using Failure = std::string;

/// Reads all of a store.
std::variant<Sums, Failure> sums_of(Whole& whole, const Watcher& watcher);

/// Reads all guests, some at a time, until `see` returns false or something fails.
std::optional<StoreFault> each_guest(Whole& whole, const std::function<bool(std::span<const WholeGuest>)>& see);

}  // namespace rattus::server
