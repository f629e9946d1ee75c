#include "ai/net.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "ai/lanes16.hpp"

namespace rattus::ai {
namespace {

constexpr unsigned first_shift = 5;  ///< of 4096ths to 128ths
constexpr unsigned second_shift = 10;
constexpr std::int32_t most = 8 * 128 - 1;  ///< of what comes out of a neuron, in 128ths

/// sums[i] += what the pairs of `in` and the weights give. Most inputs are 0.
template <std::size_t width>
void accumulate(Net::Row in, const std::int16_t* weights, std::int32_t* sums) {
  constexpr std::size_t at_once = std::min(width, 8 * Sums::count);  // as many sums as stay in registers
  static_assert(width % at_once == 0);
  std::array<std::uint16_t, 512> places;
  std::array<std::uint32_t, 512> pairs;
  std::size_t count = 0;
  const auto take = [&](std::size_t pair) {
    places[count] = static_cast<std::uint16_t>(pair);
    std::memcpy(&pairs[count], &in[2 * pair], sizeof pairs[count]);
    ++count;
  };
  std::size_t i = 0;
  for (; i + 2 * Sums::count <= in.size(); i += 2 * Sums::count)
    for (unsigned some = Sums::not_zero(&in[i]); some != 0; some &= some - 1)
      take(i / 2 + static_cast<unsigned>(std::countr_zero(some)));
  for (; i + 1 < in.size(); i += 2)
    if (in[i] != 0 || in[i + 1] != 0) take(i / 2);
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

template <std::size_t width>
void squash(const std::array<std::int32_t, width>& sums, unsigned shift, std::int16_t* out) {
  for (std::size_t i = 0; i < width; ++i)
    out[i] = static_cast<std::int16_t>(std::clamp(sums[i] >> shift, std::int32_t{0}, most));
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
  // What each seat gives to its own sums of the second layer, and to those of all others.
  std::array<std::array<std::int32_t, 2 * second>, most_seats> gives{};
  std::array<std::int32_t, second> all = second_bias_;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int32_t, first> sums = shared;
    accumulate<first>(seats[seat], seat_weights_.data(), sums.data());
    std::array<std::int16_t, first> out_of_first;
    squash(sums, first_shift, out_of_first.data());
    accumulate<2 * second>(out_of_first, inner_weights_.data(), gives[seat].data());
    for (std::size_t i = 0; i < second; ++i) all[i] += gives[seat][second + i];
  }
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int32_t, second> sums;
    for (std::size_t i = 0; i < second; ++i) sums[i] = all[i] + gives[seat][i] - gives[seat][second + i];
    std::array<std::int16_t, second> last;
    squash(sums, second_shift, last.data());
    std::int32_t score = 0;
    for (std::size_t i = 0; i < second; ++i) score += last[i] * last_weights_[i];
    out[seat] = score;
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
