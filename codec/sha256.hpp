#pragma once
// SHA-256 (FIPS 180-4), by which a table commits itself to its seed before the first token is dealt. Own code, because
// the browser's engine checks records too and no library of the kind is small enough to be sent along.
#include <string>
#include <string_view>

#include "engine/core/rng.hpp"

namespace rattus::codec {

/// The digest as 64 hexadecimal digits.
std::string sha256_hex(std::string_view text);

/// What is shown of a seed before the game is over: the digest of its 32 hexadecimal digits (docs/protocol.md).
std::string seed_hash(Seed seed);

}  // namespace rattus::codec
