// Included before everything in WebAssembly builds: what C++20 promises and Emscripten 3.1's libc++ 13 lacks.
// (It also lacks the algorithms of std::ranges: use those of <algorithm>.)
#pragma once
#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <string>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 17000
namespace std {
template <class T, size_t N>
constexpr strong_ordering operator<=>(const array<T, N>& a, const array<T, N>& b) {
  for (size_t i = 0; i < N; ++i)
    if (const strong_ordering order = a[i] <=> b[i]; order != 0) return order;
  return strong_ordering::equal;
}
template <class C, class T, class A>
strong_ordering operator<=>(const basic_string<C, T, A>& a, const basic_string<C, T, A>& b) {
  return a.compare(b) <=> 0;
}
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
}  // namespace std
#endif
