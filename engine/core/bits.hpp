#pragma once
// Sets of small numbers as bits: regions, seats, card slots (32 bits) and rat tokens (128 bits).
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace rattus {

namespace detail {
/// select_in_byte[k][byte]: the position of the k-th set bit of the byte.
inline constexpr auto select_in_byte = [] {
  std::array<std::array<std::uint8_t, 256>, 8> table{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, k = 0; bit < 8; ++bit)
      if (byte >> bit & 1) table[k++][byte] = static_cast<std::uint8_t>(bit);
  return table;
}();
}  // namespace detail

/// The position of the k-th set bit (from 0) of `bits`; k < popcount(bits). Without branches: which bit is chosen
/// is random, so a branch on it would mostly be predicted wrong.
constexpr unsigned nth_bit32(std::uint32_t bits, unsigned k) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated())
    return static_cast<unsigned>(std::countr_zero(__builtin_ia32_pdep_si(1U << k, bits)));
#endif
  std::uint32_t counts = bits - ((bits >> 1) & 0x55555555U);
  counts = (counts & 0x33333333U) + ((counts >> 2) & 0x33333333U);
  counts = ((counts + (counts >> 4)) & 0x0f0f0f0fU) * 0x01010101U;  // byte i: set bits in bytes 0..i
  // Bytes whose prefix count is at most k come before the one we want.
  const std::uint32_t at_most = ((k * 0x01010101U | 0x80808080U) - counts) & 0x80808080U;
  const auto shift = static_cast<unsigned>(std::popcount(at_most)) * 8;
  const std::uint32_t before = (counts << 8) >> shift & 0xffU;
  return shift + detail::select_in_byte[k - before][bits >> shift & 0xffU];
}

constexpr unsigned nth_bit(std::uint64_t bits, unsigned k) {
  const auto low = static_cast<std::uint32_t>(bits);
  const auto count = static_cast<unsigned>(std::popcount(low));
  return k < count ? nth_bit32(low, k) : 32 + nth_bit32(static_cast<std::uint32_t>(bits >> 32), k - count);
}

/// A set of numbers below 32; iterates in rising order.
struct Mask {
  std::uint32_t bits = 0;

  static constexpr Mask of(unsigned i) { return Mask{std::uint32_t{1} << i}; }
  static constexpr Mask first(unsigned n) { return Mask{n >= 32 ? ~0U : (1U << n) - 1}; }
  [[nodiscard]] constexpr bool has(unsigned i) const { return (bits >> i) & 1U; }
  [[nodiscard]] constexpr bool any() const { return bits != 0; }
  [[nodiscard]] constexpr bool none() const { return bits == 0; }
  [[nodiscard]] constexpr unsigned count() const { return static_cast<unsigned>(std::popcount(bits)); }
  [[nodiscard]] constexpr unsigned lowest() const { return static_cast<unsigned>(std::countr_zero(bits)); }
  [[nodiscard]] constexpr unsigned nth(unsigned k) const { return nth_bit32(bits, k); }
  constexpr void add(unsigned i) { bits |= 1U << i; }
  constexpr void remove(unsigned i) { bits &= ~(1U << i); }
  friend constexpr Mask operator&(Mask x, Mask y) { return {x.bits & y.bits}; }
  friend constexpr Mask operator|(Mask x, Mask y) { return {x.bits | y.bits}; }
  friend constexpr Mask operator~(Mask x) { return {~x.bits}; }
  constexpr Mask& operator&=(Mask y) { return bits &= y.bits, *this; }
  constexpr Mask& operator|=(Mask y) { return bits |= y.bits, *this; }
  friend constexpr bool operator==(Mask, Mask) = default;

  struct Iterator {
    std::uint32_t rest;
    constexpr unsigned operator*() const { return static_cast<unsigned>(std::countr_zero(rest)); }
    constexpr Iterator& operator++() { return rest &= rest - 1, *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {bits}; }
  [[nodiscard]] constexpr Iterator end() const { return {0}; }
};

/// A set of rat tokens by their index in the token table (below 128); iterates in rising order.
struct TokenSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  [[nodiscard]] constexpr bool has(unsigned i) const { return ((i < 64 ? low >> i : high >> (i - 64)) & 1U) != 0; }
  constexpr void add(unsigned i) { (i < 64 ? low : high) |= std::uint64_t{1} << (i & 63); }
  constexpr void remove(unsigned i) { (i < 64 ? low : high) &= ~(std::uint64_t{1} << (i & 63)); }
  [[nodiscard]] constexpr unsigned count() const {
    return static_cast<unsigned>(std::popcount(low) + std::popcount(high));
  }
  [[nodiscard]] constexpr unsigned nth(unsigned k) const {
    const auto n = static_cast<unsigned>(std::popcount(low));
    return k < n ? nth_bit(low, k) : 64 + nth_bit(high, k - n);
  }
  struct Iterator {
    std::uint64_t low, high;
    constexpr unsigned operator*() const {
      return static_cast<unsigned>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
    }
    constexpr Iterator& operator++() { return low != 0 ? low &= low - 1 : high &= high - 1, *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {low, high}; }
  [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }
  friend constexpr TokenSet operator&(TokenSet x, TokenSet y) { return {x.low & y.low, x.high & y.high}; }
  friend constexpr TokenSet operator|(TokenSet x, TokenSet y) { return {x.low | y.low, x.high | y.high}; }
  friend constexpr TokenSet operator~(TokenSet x) { return {~x.low, ~x.high}; }
  friend constexpr bool operator==(TokenSet, TokenSet) = default;
};

/// A TokenSet as bytes, which may lie anywhere in a state.
struct TokenBytes {
  std::array<std::uint8_t, sizeof(TokenSet)> bytes{};

  constexpr TokenBytes& operator=(TokenSet tokens) { return bytes = std::bit_cast<decltype(bytes)>(tokens), *this; }
  constexpr operator TokenSet() const { return std::bit_cast<TokenSet>(bytes); }
};

}  // namespace rattus
