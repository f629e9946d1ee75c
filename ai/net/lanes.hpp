#pragma once
// A quick hash of bytes, in four chains side by side, which keep the processor busy.
#include <bit>
#include <cstdint>
#include <cstring>

namespace rattus::ai {

/// A key of the bytes from `from` to `size`, both multiples of 8; the same on every platform.
template <std::size_t from, std::size_t size>
std::uint64_t lanes_key(const unsigned char* known) {
  static_assert(from % 8 == 0 && size % 8 == 0);
  std::uint64_t lanes[4] = {0x9e3779b97f4a7c15ULL, 0xbf58476d1ce4e5b9ULL, 0x94d049bb133111ebULL, 0x9ae16a3b2f90404fULL};
  std::size_t at = from;
  for (; at + 32 <= size; at += 32)
    for (std::size_t lane = 0; lane < 4; ++lane) {
      std::uint64_t word;
      std::memcpy(&word, known + at + lane * 8, 8);
      lanes[lane] = (std::rotl(lanes[lane], 29) ^ word) * 0x9fb21c651e98df25ULL;
    }
  for (; at < size; at += 8) {
    std::uint64_t word;
    std::memcpy(&word, known + at, 8);
    lanes[0] = (std::rotl(lanes[0], 29) ^ word) * 0x9fb21c651e98df25ULL;
  }
  std::uint64_t h = lanes[0];
  for (std::size_t lane = 1; lane < 4; ++lane) {
    h ^= h >> 32;
    h = (std::rotl(h, 23) ^ lanes[lane]) * 0xd6e8feb86659fd93ULL;
  }
  return h ^ (h >> 32);
}

}  // namespace rattus::ai
