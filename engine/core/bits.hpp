#pragma once
// Sets of small numbers as bits: regions, seats, card slots (32 bits) and rat tokens (128 bits).
#include <bit>
#include <cstdint>

namespace rattus {

/// The position of the k-th set bit (from 0) of `bits`; k < popcount(bits).
constexpr unsigned nth_bit(std::uint64_t bits, unsigned k) {
  unsigned base = 0;
  for (unsigned width = 32; width >= 8; width /= 2) {  // halve the word until a byte is left
    const auto low = bits & ((std::uint64_t{1} << width) - 1);
    const auto count = static_cast<unsigned>(std::popcount(low));
    if (k >= count) {
      k -= count;
      bits >>= width;
      base += width;
    } else {
      bits = low;
    }
  }
  while (k-- > 0) bits &= bits - 1;
  return base + static_cast<unsigned>(std::countr_zero(bits));
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
  [[nodiscard]] constexpr unsigned nth(unsigned k) const { return nth_bit(bits, k); }
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

/// A set of rat tokens by their index in the token table (below 128).
struct TokenSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  [[nodiscard]] constexpr bool has(unsigned i) const {
    return ((i < 64 ? low >> i : high >> (i - 64)) & 1U) != 0;
  }
  constexpr void add(unsigned i) { (i < 64 ? low : high) |= std::uint64_t{1} << (i & 63); }
  constexpr void remove(unsigned i) { (i < 64 ? low : high) &= ~(std::uint64_t{1} << (i & 63)); }
  [[nodiscard]] constexpr unsigned count() const {
    return static_cast<unsigned>(std::popcount(low) + std::popcount(high));
  }
  [[nodiscard]] constexpr unsigned nth(unsigned k) const {
    const auto n = static_cast<unsigned>(std::popcount(low));
    return k < n ? nth_bit(low, k) : 64 + nth_bit(high, k - n);
  }
  friend constexpr TokenSet operator&(TokenSet x, TokenSet y) { return {x.low & y.low, x.high & y.high}; }
  friend constexpr TokenSet operator|(TokenSet x, TokenSet y) { return {x.low | y.low, x.high | y.high}; }
  friend constexpr TokenSet operator~(TokenSet x) { return {~x.low, ~x.high}; }
  friend constexpr bool operator==(TokenSet, TokenSet) = default;
};

}  // namespace rattus
