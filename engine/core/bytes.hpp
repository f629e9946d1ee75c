#pragma once
// Looks through rows of bytes eight at a time.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/core/bits.hpp"

namespace rattus {

/// Which of the first `size` bytes of the row are this value.
template <std::size_t N>
TokenSet where_equal(const std::array<std::uint8_t, N>& row, std::size_t size, std::uint8_t value) {
  static_assert(N <= 128 && std::endian::native == std::endian::little, "the first byte must be the lowest");
  constexpr std::uint64_t ones = 0x0101010101010101, low_bits = 0x7f * ones;
  TokenSet found;
  for (std::size_t at = 0; at < size; at += 8) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, &row[at], std::min<std::size_t>(8, N - at));
    bytes ^= value * ones;
    const std::uint64_t equal = ~(((bytes & low_bits) + low_bits) | bytes | low_bits);  // the highest bit of each
    // bit 8 * i moves to bit 56 + i: no two products meet
    const std::uint64_t packed = (equal >> 7) * 0x0102040810204080 >> 56;
    (at < 64 ? found.low : found.high) |= packed << (at & 63);
  }
  const auto first = [](std::size_t n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
  return found & TokenSet{first(size), size < 64 ? 0 : first(size - 64)};
}

}  // namespace rattus
