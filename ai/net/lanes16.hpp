#pragma once
// Sums side by side of products of numbers of 16 bits, with whatever the processor has for it.
#include <algorithm>
#include <array>
#include <bit>
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
  /// Of `count` pairs, takes those that are not 0, each with its place if the first of them stands at `first`. How many
  /// those are; room for `count` is needed.
  static unsigned take_some(const std::int16_t* pairs, std::uint32_t first, std::uint32_t* taken,
                            std::uint32_t* places) {
#if defined(__AVX2__)
    const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(pairs));
    const __m256i zero = _mm256_cmpeq_epi32(all, _mm256_setzero_si256());
    const unsigned some = ~static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(zero))) & 0xffU;
    // Without a branch for each, which nobody can foretell.
    const __m256i order = _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(&ones_of[some])));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(taken), _mm256_permutevar8x32_epi32(all, order));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(places),
                        _mm256_add_epi32(order, _mm256_set1_epi32(static_cast<int>(first))));
    return static_cast<unsigned>(std::popcount(some));
#else
    unsigned found = 0;
    for (unsigned some = not_zero(pairs); some != 0; some &= some - 1) {
      const auto i = static_cast<unsigned>(std::countr_zero(some));
      std::memcpy(&taken[found], &pairs[2 * i], sizeof taken[found]);
      places[found++] = first + i;
    }
    return found;
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
  /// The same with as many pairs as there are sums.
  void add_products(const std::int16_t* pairs, const std::int16_t* weights) {
#if defined(__AVX2__)
    lanes_ = _mm256_add_epi32(lanes_, _mm256_madd_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(pairs)),
                                                        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights))));
#elif defined(__SSE2__)
    lanes_ = _mm_add_epi32(lanes_, _mm_madd_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(pairs)),
                                                  _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights))));
#elif defined(__wasm_simd128__)
    lanes_ = wasm_i32x4_add(lanes_, wasm_i32x4_dot_i16x8(wasm_v128_load(pairs), wasm_v128_load(weights)));
#else
    for (std::size_t i = 0; i < count; ++i)
      lanes_[i] += pairs[2 * i] * weights[2 * i] + pairs[2 * i + 1] * weights[2 * i + 1];
#endif
  }
  /// Writes those of two, one after the other, divided by 2^shift (downwards) and kept from 0 to `most`.
  static void squash(const Sums& a, const Sums& b, int shift, std::int16_t most, std::int16_t* to) {
#if defined(__AVX2__)
    const __m256i mixed = _mm256_packs_epi32(_mm256_srai_epi32(a.lanes_, shift), _mm256_srai_epi32(b.lanes_, shift));
    constexpr int in_order = 0b11'01'10'00;  // packed by halves of the register
    const __m256i packed = _mm256_permute4x64_epi64(mixed, in_order);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to),
                        _mm256_min_epi16(_mm256_max_epi16(packed, _mm256_setzero_si256()), _mm256_set1_epi16(most)));
#elif defined(__SSE2__)
    const __m128i packed = _mm_packs_epi32(_mm_srai_epi32(a.lanes_, shift), _mm_srai_epi32(b.lanes_, shift));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                     _mm_min_epi16(_mm_max_epi16(packed, _mm_setzero_si128()), _mm_set1_epi16(most)));
#elif defined(__wasm_simd128__)
    const v128_t packed = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(a.lanes_, static_cast<std::uint32_t>(shift)),
                                                  wasm_i32x4_shr(b.lanes_, static_cast<std::uint32_t>(shift)));
    wasm_v128_store(to, wasm_i16x8_min(wasm_i16x8_max(packed, wasm_i16x8_splat(0)), wasm_i16x8_splat(most)));
#else
    for (std::size_t i = 0; i < 2 * count; ++i)
      to[i] = static_cast<std::int16_t>(
          std::clamp((i < count ? a.lanes_[i] : b.lanes_[i - count]) >> shift, 0, std::int32_t{most}));
#endif
  }
  /// Adds numbers of 16 bits, twice as many as there are sums, to others.
  static void add(const std::int16_t* numbers, std::int16_t* to) {
#if defined(__AVX2__)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to),
                        _mm256_add_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(to)),
                                         _mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers))));
#elif defined(__SSE2__)
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                     _mm_add_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(to)),
                                   _mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers))));
#elif defined(__wasm_simd128__)
    wasm_v128_store(to, wasm_i16x8_add(wasm_v128_load(to), wasm_v128_load(numbers)));
#else
    for (std::size_t i = 0; i < 2 * count; ++i) to[i] = static_cast<std::int16_t>(to[i] + numbers[i]);
#endif
  }
  /// All of them together.
  [[nodiscard]] std::int32_t total() const {
    std::int32_t lanes[count], sum = 0;
    store(lanes);
    for (const std::int32_t lane : lanes) sum += lane;
    return sum;
  }

 private:
#if defined(__AVX2__)
  /// For each set of eight bits the places of those that are set.
  static constexpr auto ones_of = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (unsigned bits = 0; bits < 256; ++bits)
      for (unsigned i = 0, found = 0; i < 8; ++i)
        if (bits >> i & 1) places[bits][found++] = static_cast<std::uint8_t>(i);
    return places;
  }();
#else
  /// Of `count` pairs, those that are not 0, as bits.
  static unsigned not_zero(const std::int16_t* pairs) {
#if defined(__SSE2__)
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
#endif
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
