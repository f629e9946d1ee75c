#pragma once
// The hash that proves two states equal across platforms: a function of the bytes alone.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace rattus {

static_assert(std::endian::native == std::endian::little, "state bytes are hashed as little-endian words");

/// A 64-bit hash of the bytes of `value`; equal values have equal hashes on every platform. A type whose values may
/// leave zeros at their end out says how many bytes count: `used_size()`.
template <class T>
requires std::has_unique_object_representations_v<T> std::uint64_t hash_bytes(const T& value) {
  static_assert(sizeof(T) % 8 == 0);
  std::size_t size = sizeof(T);
  if constexpr (requires { value.used_size(); }) size = value.used_size();
  std::uint64_t h = 0x9ae16a3b2f90404fULL ^ size;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  for (std::size_t i = 0; i < size; i += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes + i, 8);
    h = (std::rotl(h, 29) ^ word) * 0x9fb21c651e98df25ULL;
    h ^= h >> 35;
  }
  h ^= h >> 32;
  h *= 0xd6e8feb86659fd93ULL;
  return h ^ (h >> 32);
}

}  // namespace rattus
