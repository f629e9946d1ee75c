#pragma once
// The digests of docs/reference/protocol.md.
#include "engine/core/hex.hpp"
#include "engine/core/sha256.hpp"

namespace rattus::codec {

using rattus::sha256_hex;

/// The seal of a seed, shown before the game is over: the digest of its 32 hexadecimal digits
/// (docs/reference/protocol.md).
inline std::string seed_hash(Seed seed) { return sha256_hex(hex(seed)); }

}  // namespace rattus::codec
