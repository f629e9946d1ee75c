#include "ai/net.hpp"

#include <algorithm>
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
  constexpr std::size_t at_once = 32;  // as many sums as stay in registers
  static_assert(width % at_once == 0);
  std::array<std::uint16_t, 512> places;
  std::array<std::uint32_t, 512> pairs;
  std::size_t count = 0;
  for (std::size_t i = 0; i + 1 < in.size(); i += 2) {
    std::uint32_t pair;
    std::memcpy(&pair, &in[i], sizeof pair);
    places[count] = static_cast<std::uint16_t>(i / 2);
    pairs[count] = pair;
    count += pair != 0;
  }
  for (std::size_t block = 0; block < width; block += at_once) {
    std::array<FourSums, at_once / 4> lanes;
    for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k] = FourSums::load(sums + block + 4 * k);
    for (std::size_t i = 0; i < count; ++i) {
      const std::int16_t* row = weights + (places[i] * width + block) * 2;
      for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k].add_products(pairs[i], row + 8 * k);
    }
    for (std::size_t k = 0; k < lanes.size(); ++k) lanes[k].store(sums + block + 4 * k);
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
  std::array<std::array<std::int16_t, first>, most_seats> own{};
  std::array<std::int16_t, first> all{};
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int32_t, first> sums = shared;
    accumulate<first>(seats[seat], seat_weights_.data(), sums.data());
    squash(sums, first_shift, own[seat].data());
    for (std::size_t i = 0; i < first; ++i) all[i] = static_cast<std::int16_t>(all[i] + own[seat][i]);
  }
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::array<std::int16_t, first> others;
    for (std::size_t i = 0; i < first; ++i) others[i] = static_cast<std::int16_t>(all[i] - own[seat][i]);
    std::array<std::int32_t, second> sums = second_bias_;
    accumulate<second>(own[seat], own_weights_.data(), sums.data());
    accumulate<second>(others, other_weights_.data(), sums.data());
    std::array<std::int16_t, second> last;
    squash(sums, second_shift, last.data());
    std::int32_t score = 0;
    for (std::size_t i = 0; i < second; ++i) score += last[i] * last_weights_[i];
    out[seat] = score;
  }
}

void share_out(std::span<const std::int32_t> scores, std::span<Value> out) {
  const std::int64_t best = *std::max_element(scores.begin(), scores.end());
  std::array<std::uint32_t, Net::most_seats> parts{};
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    // in 256ths of a halving: 256 / ln 2 of them are 1 in the natural logarithm
    const std::uint64_t behind = static_cast<std::uint64_t>(best - scores[i]) * 94'548 >> 25;
    parts[i] = behind >= 20 * 256 ? 0 : halvings[behind % 256] >> (behind / 256);
    sum += parts[i];
  }
  sum = std::max<std::uint64_t>(sum, 1);
  for (std::size_t i = 0; i < scores.size(); ++i)
    out[i] = static_cast<Value>((std::uint64_t{parts[i]} * win + sum / 2) / sum);
}

void Net::values(Row game, std::span<const Row> seats, std::span<Value> out) const {
  std::array<std::int32_t, most_seats> scores{};
  this->scores(game, seats, std::span(scores).first(seats.size()));
  share_out(std::span(scores).first(seats.size()), out);
}

}  // namespace rattus::ai
