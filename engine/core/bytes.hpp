#pragma once
// Looks through rows of bytes, several at a time.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/core/bits.hpp"

namespace rattus {

/// Eight bytes that lie side by side, wherever they begin.
class EightBytes {
 public:
  static constexpr std::size_t size = 8;
  explicit EightBytes(const std::uint8_t* first) { std::memcpy(&bytes_, first, size); }
  /// Those of this value: the i-th lowest bit for the i-th byte.
  [[nodiscard]] std::uint64_t equal(std::uint8_t value) const {
    static_assert(std::endian::native == std::endian::little, "the first byte must be the lowest");
    constexpr std::uint64_t ones = 0x0101010101010101, low_bits = 0x7f * ones;
    const std::uint64_t bytes = bytes_ ^ (value * ones);
    const std::uint64_t equal = ~(((bytes & low_bits) + low_bits) | bytes | low_bits);  // the highest bit of each
    return (equal >> 7) * 0x0102040810204080 >> 56;  // bit 8 * i moves to bit 56 + i: no two products meet
  }

 private:
  std::uint64_t bytes_;
};

#ifdef __SSE2__
/// Sixteen.
class SixteenBytes {
 public:
  static constexpr std::size_t size = 16;
  explicit SixteenBytes(const std::uint8_t* first) { std::memcpy(&bytes_, first, size); }
  [[nodiscard]] std::uint64_t equal(std::uint8_t value) const {
    const Lanes wanted = Lanes{} + static_cast<char>(value);
    return static_cast<std::uint16_t>(__builtin_ia32_pmovmskb128(reinterpret_cast<Lanes>(bytes_ == wanted)));
  }

 private:
  using Lanes [[gnu::vector_size(size)]] = char;
  Lanes bytes_;
};
using BytesAtOnce = SixteenBytes;
#else
using BytesAtOnce = EightBytes;
#endif

/// Which of the first `size` bytes of the row are one of these values.
template <class Bytes = BytesAtOnce, std::size_t N, class... Values>
TokenSet where_equal(const std::array<std::uint8_t, N>& row, std::size_t size, Values... values) {
  static_assert(N >= Bytes::size && N <= 128);
  TokenSet found;
  const auto look = [&](std::size_t at) {
    const Bytes bytes(&row[at]);
    const std::uint64_t equal = (bytes.equal(static_cast<std::uint8_t>(values)) | ...);
    if (at < 64) found.low |= equal << at;
    if (at >= 64)
      found.high |= equal << (at - 64);
    else if (at + Bytes::size > 64)
      found.high |= equal >> (64 - at);
  };
  for (std::size_t at = 0; at + Bytes::size <= N; at += Bytes::size) look(at);
  if constexpr (N % Bytes::size != 0) look(N - Bytes::size);  // some of these are looked at twice, to the same effect
  const auto first = [](std::size_t n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
  return found & TokenSet{first(size), size < 64 ? 0 : first(size - 64)};
}

}  // namespace rattus
