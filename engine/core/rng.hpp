#pragma once
// The seeded random stream of a game (BASE-106): xoroshiro128++ (Blackman and Vigna), seeded with SplitMix64. Integers
// only, so that every platform gets the same numbers; not for secrets, because the numbers are predictable.
#include <bit>
#include <cstdint>

namespace rattus {

/// 128 bits that determine all random numbers of a game.
struct Seed {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

/// One step of SplitMix64: advances `x` and returns 64 well mixed bits. Also derives seeds of independent streams.
constexpr std::uint64_t split_mix(std::uint64_t& x) {
  x += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = x;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// A uniform number in [0, n), n > 0. Each call of `word` must return 32 random bits. Lemire's method with rejection,
/// hence exact.
template <class Word>
constexpr std::uint32_t uniform_below(std::uint32_t n, Word word) {
  std::uint64_t product = std::uint64_t{word()} * n;
  if (auto low = static_cast<std::uint32_t>(product); low < n) [[unlikely]] {
    const std::uint32_t threshold = (0U - n) % n;
    while (low < threshold) {
      product = std::uint64_t{word()} * n;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32);
}

/// A random stream of 16 bytes. Must be trivially copyable, because it is part of the state.
struct Rng {
  std::uint64_t a = 1;
  std::uint64_t b = 0;

  constexpr Rng() = default;
  constexpr explicit Rng(Seed seed) {
    std::uint64_t x = seed.high;
    a = split_mix(x);
    x ^= seed.low;
    b = split_mix(x);
    if ((a | b) == 0) a = 1;  // because the all-zero state never changes
  }

  constexpr std::uint64_t next() {
    const std::uint64_t s0 = a;
    std::uint64_t s1 = b;
    const std::uint64_t result = std::rotl(s0 + s1, 17) + s0;
    s1 ^= s0;
    a = std::rotl(s0, 49) ^ s1 ^ (s1 << 21);
    b = std::rotl(s1, 28);
    return result;
  }

  /// A uniform number in [0, n), n > 0.
  constexpr std::uint32_t below(std::uint32_t n) {
    return uniform_below(n, [this] { return static_cast<std::uint32_t>(next() >> 32); });
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;
};

}  // namespace rattus
