#pragma once
// What all chance of a game follows from: a seed, and what people's devices have added to it before the first draw, so
// that whoever hosts the game could not choose it (docs/reference/protocol.md, "Chance").
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/chacha20.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace rattus::table {

using rattus::no_seat;
using rattus::Seat;

/// How the random numbers of a game are made.
enum class Stream : std::uint8_t {
  xoroshiro,  ///< xoroshiro128++ from the seed alone: simulations, games of a named seed, and all of before
  chacha20,   ///< ChaCha20 under a key made of the seed and the shares
};

/// What one person's device adds: a value, of which the hash was given before anybody opened his own.
struct Share {
  std::vector<Seat> seats;  ///< of that person; none if he opened the table and sits elsewhere
  std::string hash;         ///< SHA-256 of the value, 64 hexadecimal digits
  std::string value;        ///< 32 hexadecimal digits; empty: not opened
  friend bool operator==(const Share&, const Share&) = default;
};
/// All promises that were to be opened together.
using Round = std::vector<Share>;

struct Origin {
  Seed seed;
  Stream stream;
  Round shares;  ///< in the order of their hashes
  /// Rounds that ended because a share was not opened. Their values are known and count for nothing.
  std::vector<Round> earlier_rounds;
  explicit Origin(Seed of, Stream from = Stream::xoroshiro, Round added = {}, std::vector<Round> earlier = {})
      : seed(of), stream(from), shares(std::move(added)), earlier_rounds(std::move(earlier)) {}
};

/// The key: SHA-256 of "rattus", the seed's 32 hexadecimal digits, and the values that were opened, one after another.
ChaCha20Key key_of(const Origin& origin);

/// Can this be a share's hash, or its value?
bool is_share_hash(std::string_view text);
bool is_share_value(std::string_view text);
/// Was this value promised by that hash?
bool share_fits(const std::string& hash, const std::string& value);

}  // namespace rattus::table
