#pragma once
// Numbers in hexadecimal digits, all of them, lower case.
#include <cstdint>
#include <string>

#include "engine/core/rng.hpp"

namespace rattus {

/// 16 digits.
inline std::string hex(std::uint64_t value) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[value >> shift & 15U];
  return text;
}
/// 32 digits, the high half first.
inline std::string hex(Seed seed) { return hex(seed.high) + hex(seed.low); }

}  // namespace rattus
