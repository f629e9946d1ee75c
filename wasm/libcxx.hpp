// Included before everything in WebAssembly builds: what C++20 promises and Emscripten 3.1's libc++ 13 lacks.
// (It also lacks the algorithms of std::ranges: use those of <algorithm>.)
#pragma once
#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 17000
namespace std {
template <class T, size_t N>
constexpr strong_ordering operator<=>(const array<T, N>& a, const array<T, N>& b) {
  for (size_t i = 0; i < N; ++i)
    if (const strong_ordering order = a[i] <=> b[i]; order != 0) return order;
  return strong_ordering::equal;
}
}  // namespace std
#endif
