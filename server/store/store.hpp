#pragma once
// What a server keeps: guests, matches, and the entries of each match in order. One narrow interface; nothing in it
// belongs to one database. Everything is text and numbers: what the texts say is the codec's business.
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rattus::server {

/// Seconds since 1970, UTC.
using UnixTime = std::int64_t;

/// Why the store could not do what it was asked; nothing was changed, as far as it can tell.
struct StoreFault {
  enum class Kind : std::uint8_t {
    busy,      ///< somebody else holds the database
    full,      ///< no room left
    io,        ///< the disk failed
    damaged,   ///< what is stored contradicts itself
    conflict,  ///< this write does not fit what is stored (a number taken, an id twice)
    stopping,  ///< the server stops, and asks nothing any more
    quota,     ///< somebody would have more of something than he may
  };
  Kind kind = Kind::io;
  std::string reason;  ///< for whoever runs the server
};
std::string_view to_string(StoreFault::Kind kind);

/// A value, or why there is none.
template <class T>
using Stored = std::variant<T, StoreFault>;

/// How far a match has come, as lists need it.
enum class MatchStage : std::uint8_t { gathering, playing, over };

/// What lists say of a match without loading it.
struct Listing {
  std::string id;
  std::string face;  ///< its plan with those who sit there now
  std::string seed_hash;
  UnixTime opened = 0;
  MatchStage stage = MatchStage::gathering;
};

/// A match as it was opened, and all that has been accepted since, first to last.
struct StoredMatch {
  Listing listing;
  std::string plan;
  std::string seed;                  ///< 32 hexadecimal digits
  std::vector<std::string> entries;  ///< entry 2 and those after it
};

/// Entries of a match that follow one of them, first to last.
using Tail = std::vector<std::string>;
/// What follows entry `number` of a match that was read as a whole; nothing if there is none.
std::optional<Tail> tail_of(std::optional<StoredMatch> match, std::uint64_t number);

struct StoredGuest {
  std::string id;
  std::string name;  ///< empty: he has not said
};

/// A guest or an address that a server turns away.
struct Ban {
  std::string whom;  ///< id of a guest, or an address as counted_address() has it
  UnixTime since = 0;
  UnixTime until = 0;  ///< 0: for good
  std::string reason;  ///< for the person; may be empty
};

// --- what is written ---

struct NewGuest {
  std::string id;
  std::string key;  ///< SHA-256 of his secret, in hexadecimal
  UnixTime time = 0;
};

struct NameGuest {
  std::string id;
  std::string name;
};

/// He has been here.
struct SeenGuest {
  std::string id;
  UnixTime time = 0;
};

/// What lists must find a match by.
struct Index {
  std::string face;
  MatchStage stage = MatchStage::gathering;
  bool in_lobby = false;            ///< listed and a seat is open
  std::vector<std::string> seated;  ///< guests who have a seat
};

struct NewMatch {
  std::string id;
  std::string plan;
  std::string seed;
  std::string seed_hash;
  std::string host;  ///< whose table it is
  UnixTime time = 0;
  Index index;
  std::optional<unsigned> most_unfinished{};  ///< Kind::quota if the host has so many matches that are not over
};

struct NewEntry {
  std::string match;
  std::uint64_t number = 0;  ///< one more than that of the entry before; 2 is the first
  std::string input;
  UnixTime time = 0;
  std::optional<Index> index;  ///< if it changed
  bool begun = false;          ///< the game has begun: the match is kept, whether anything happens or not
};

using Write = std::variant<NewGuest, NameGuest, SeenGuest, NewMatch, NewEntry>;

/// What need not be kept as it is: whatever nothing has happened to for so long. What goes for good is counted in
/// seconds in which a server ran over the store: a clock that is set forward removes nothing.
struct Stale {
  UnixTime over = 0;           ///< matches that were over then: their entries are packed
  std::int64_t unbegun = 0;    ///< seconds; matches that have not begun: they go
  std::int64_t guests = 0;     ///< seconds; guests who have no match: they go
  std::set<std::string> used;  ///< matches where somebody is connected: something happens to them now
};

/// The store, used by one thread at a time.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  /// Writes all of it or nothing; on disk when it returns.
  virtual std::optional<StoreFault> write(std::span<const Write> writes) = 0;

  virtual Stored<std::optional<StoredMatch>> match(std::string_view id) = 0;
  /// What follows entry `number` of a match; nothing if there is no such match.
  virtual Stored<std::optional<Tail>> entries_after(std::string_view id, std::uint64_t number) = 0;
  /// The number of the last entry of each of these matches, 1 if it has none yet; 0: there is no such match.
  virtual Stored<std::vector<std::uint64_t>> last_entries(std::span<const std::string> ids) = 0;
  virtual Stored<std::optional<Listing>> listing(std::string_view id) = 0;
  /// Listed matches with an open seat, newest first; opened after `since`, or by somebody who has been here after it.
  virtual Stored<std::vector<Listing>> lobby(unsigned most, UnixTime since) = 0;
  /// Matches where the guest has a seat, newest first.
  virtual Stored<std::vector<Listing>> matches_of(std::string_view guest, unsigned most) = 0;
  /// How many matches that the guest opened are not over.
  virtual Stored<unsigned> unfinished(std::string_view guest) = 0;
  virtual Stored<std::optional<StoredGuest>> guest(std::string_view key) = 0;
  /// All bans, those that have ended too.
  virtual Stored<std::vector<Ban>> bans() = 0;
  /// Does a little of what `stale` says; true if there may be more to do.
  virtual Stored<bool> tidy(const Stale& stale) = 0;
  /// Writes something of no meaning, to learn whether writing works.
  virtual std::optional<StoreFault> probe() = 0;
};

}  // namespace rattus::server
