#include "ai/net/net.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "ai/net/lanes16.hpp"

namespace rattus::ai {
namespace {

constexpr int first_shift = 5;  ///< of 4096ths to 128ths
constexpr int second_shift = 10;
constexpr std::int16_t most = 8 * 128 - 1;  ///< of what comes out of a neuron, in 128ths

/// sums[i] += what the pairs of `in` and the weights give. Most inputs are 0.
template <std::size_t width>
void accumulate(Net::Row in, const std::int16_t* weights, std::int32_t* sums) {
  constexpr std::size_t at_once = std::min(width, 8 * Sums::count);  // as many sums as stay in registers
  static_assert(width % at_once == 0);
  std::array<std::uint32_t, 512> places, pairs;
  std::size_t count = 0, i = 0;
  for (; i + 2 * Sums::count <= in.size(); i += 2 * Sums::count)
    count += Sums::take_some(&in[i], static_cast<std::uint32_t>(i / 2), &pairs[count], &places[count]);
  for (; i + 1 < in.size(); i += 2) {
    std::memcpy(&pairs[count], &in[i], sizeof pairs[count]);
    places[count] = static_cast<std::uint32_t>(i / 2);
    count += pairs[count] != 0;
  }
  for (std::size_t block = 0; block < width; block += at_once) {
    std::array<Sums, at_once / Sums::count> lanes;
    for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k] = Sums::load(sums + block + Sums::count * k);
    for (std::size_t i = 0; i < count; ++i) {
      const std::int16_t* row = weights + (places[i] * width + block) * 2;
      for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k].add_products(pairs[i], row + 2 * Sums::count * k);
    }
    for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k].store(sums + block + Sums::count * k);
  }
}

/// What comes out of neurons.
template <std::size_t width>
void squash(const std::array<std::int32_t, width>& sums, int shift, std::int16_t* out) {
  constexpr std::size_t count = Sums::count;
  for (std::size_t i = 0; i < width; i += 2 * count)
    Sums::squash(Sums::load(&sums[i]), Sums::load(&sums[i + count]), shift, most, &out[i]);
}

template <std::size_t width>
std::int32_t total_of_products(const std::array<std::int16_t, width>& a, const std::array<std::int16_t, width>& b) {
  constexpr std::array<std::int32_t, Sums::count> none{};
  Sums sums = Sums::load(none.data());
  for (std::size_t i = 0; i < width; i += 2 * Sums::count) sums.add_products(&a[i], &b[i]);
  return sums.total();
}

/// 2^20 * 2^(-i / 256), by multiplications of whole numbers alone.
constexpr std::array<std::uint32_t, 256> halvings = [] {
  std::array<std::uint32_t, 256> table{};
  std::uint64_t x = std::uint64_t{1} << 52;
  for (std::uint32_t& entry : table) {
    entry = static_cast<std::uint32_t>(x >> 32);
    x = (x >> 20) * 4'283'353'945U >> 12;  // 2^32 * 2^(-1/256)
  }
  return table;
}();

}  // namespace

void Net::scores(Row game, std::span<const Row> seats, std::span<std::int32_t> out) const {
  assert(seats.size() <= most_seats && seats.size() == out.size());
  std::array<std::int32_t, first> shared = first_bias_;
  accumulate<first>(game, game_weights_.data(), shared.data());
  // Each seat's second layer sees what came out of the first for it and, otherwise weighed, the sum for the others:
  // that is the sum for all with the others' weights, and the seat's own with the difference of weights.
  std::array<std::array<std::int16_t, first>, most_seats> ahead;
  std::array<std::int16_t, first> of_all{};
  static_assert(most_seats * most <= 0x7fff);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int32_t, first> sums = shared;
    accumulate<first>(seats[seat], seat_weights_.data(), sums.data());
    squash(sums, first_shift, ahead[seat].data());
    for (std::size_t i = 0; i < first; i += 2 * Sums::count) Sums::add(&ahead[seat][i], &of_all[i]);
  }
  std::array<std::int32_t, second> all = second_bias_;
  accumulate<second>(of_all, other_weights_.data(), all.data());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int32_t, second> sums = all;
    accumulate<second>(ahead[seat], own_weights_.data(), sums.data());
    std::array<std::int16_t, second> last;
    squash(sums, second_shift, last.data());
    out[seat] = total_of_products(last, last_weights_);
  }
}

void share_out(std::span<const std::int32_t> scores, std::span<Value> out, unsigned bits) {
  const std::int64_t best = *std::max_element(scores.begin(), scores.end());
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    // in 256ths of a halving: 256 / ln 2 of them are 1 in the natural logarithm
    const std::uint64_t behind = static_cast<std::uint64_t>(best - scores[i]) * 94'548 >> (bits + 8);
    const std::uint32_t part = behind >= 20 * 256 ? 0 : halvings[behind % 256] >> (behind / 256);
    out[i] = static_cast<Value>(part);
    sum += part;
  }
  sum = std::max<std::uint64_t>(sum, 1);
  for (Value& part : out) part = static_cast<Value>((static_cast<std::uint64_t>(part) * win + sum / 2) / sum);
}

void Net::values(Row game, std::span<const Row> seats, std::span<Value> out) const {
  std::array<std::int32_t, most_seats> scores{};
  this->scores(game, seats, std::span(scores).first(seats.size()));
  share_out(std::span(scores).first(seats.size()), out);
}

}  // namespace rattus::ai
