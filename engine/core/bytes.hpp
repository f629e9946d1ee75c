#pragma once
// Looks through rows of bytes eight at a time.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/core/bits.hpp"

namespace rattus {

/// The bytes of a word that are this value: the i-th lowest bit for the i-th lowest byte.
constexpr std::uint64_t equal_bytes(std::uint64_t bytes, std::uint8_t value) {
  constexpr std::uint64_t ones = 0x0101010101010101, low_bits = 0x7f * ones;
  bytes ^= value * ones;
  const std::uint64_t equal = ~(((bytes & low_bits) + low_bits) | bytes | low_bits);  // the highest bit of each
  return (equal >> 7) * 0x0102040810204080 >> 56;  // bit 8 * i moves to bit 56 + i: no two products meet
}

/// Which of the first `size` bytes of the row are one of these values.
template <std::size_t N, class... Values>
TokenSet where_equal(const std::array<std::uint8_t, N>& row, std::size_t size, Values... values) {
  static_assert(N <= 128 && std::endian::native == std::endian::little, "the first byte must be the lowest");
  TokenSet found;
  for (std::size_t at = 0; at < size; at += 8) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, &row[at], std::min<std::size_t>(8, N - at));
    (at < 64 ? found.low : found.high) |= (equal_bytes(bytes, static_cast<std::uint8_t>(values)) | ...) << (at & 63);
  }
  const auto first = [](std::size_t n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
  return found & TokenSet{first(size), size < 64 ? 0 : first(size - 64)};
}

}  // namespace rattus
