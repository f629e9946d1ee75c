#pragma once
// Sums side by side of products of numbers of 16 bits, with whatever the processor has for it.
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace rattus::ai {

/// `count` whole numbers of 32 bits: as many as the processor takes at once.
class Sums {
 public:
#if defined(__AVX2__)
  static constexpr std::size_t count = 8;
#else
  static constexpr std::size_t count = 4;
#endif
  static Sums load(const std::int32_t* from) {
    Sums sums;
    std::memcpy(&sums.lanes_, from, sizeof sums.lanes_);
    return sums;
  }
  /// Of `count` pairs, those that are not 0, as bits.
  static unsigned not_zero(const std::int16_t* pairs) {
#if defined(__AVX2__)
    const __m256i zero =
        _mm256_cmpeq_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(pairs)), _mm256_setzero_si256());
    return ~static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(zero))) & 0xffU;
#elif defined(__SSE2__)
    const __m128i zero = _mm_cmpeq_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(pairs)), _mm_setzero_si128());
    return ~static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(zero))) & 0xfU;
#elif defined(__wasm_simd128__)
    return wasm_i32x4_bitmask(wasm_i32x4_ne(wasm_v128_load(pairs), wasm_i32x4_splat(0)));
#else
    unsigned bits = 0;
    for (std::size_t i = 0; i < count; ++i) bits |= unsigned{pairs[2 * i] != 0 || pairs[2 * i + 1] != 0} << i;
    return bits;
#endif
  }
  void store(std::int32_t* to) const { std::memcpy(to, &lanes_, sizeof lanes_); }
  /// Adds to each of them two products: of the pair with a pair of `weights`, twice as many numbers.
  void add_products(std::uint32_t pair, const std::int16_t* weights) {
#if defined(__AVX2__)
    const __m256i products = _mm256_madd_epi16(_mm256_set1_epi32(static_cast<int>(pair)),
                                               _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights)));
    lanes_ = _mm256_add_epi32(lanes_, products);
#elif defined(__SSE2__)
    const __m128i products = _mm_madd_epi16(_mm_set1_epi32(static_cast<int>(pair)),
                                            _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights)));
    lanes_ = _mm_add_epi32(lanes_, products);
#elif defined(__wasm_simd128__)
    lanes_ =
        wasm_i32x4_add(lanes_, wasm_i32x4_dot_i16x8(wasm_i32x4_splat(static_cast<int>(pair)), wasm_v128_load(weights)));
#else
    std::int16_t two[2];
    std::memcpy(two, &pair, sizeof two);
    for (std::size_t i = 0; i < count; ++i) lanes_[i] += two[0] * weights[2 * i] + two[1] * weights[2 * i + 1];
#endif
  }

 private:
#if defined(__AVX2__)
  __m256i lanes_;
#elif defined(__SSE2__)
  __m128i lanes_;
#elif defined(__wasm_simd128__)
  v128_t lanes_;
#else
  std::int32_t lanes_[count];
#endif
};

}  // namespace rattus::ai
