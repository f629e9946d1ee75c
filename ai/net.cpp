#include "ai/net.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include "ai/lanes16.hpp"

namespace rattus::ai {
namespace {

// A file: these eight letters, the inputs' hash, four sizes and that of the record, the record, then the weights in the
// order of the class, all little-endian (train/net_file.py writes it).
constexpr char letters[] = "RATNET01";
constexpr std::size_t letter_count = 8;
constexpr unsigned first_shift = 5;  ///< of 4096ths to 128ths
constexpr unsigned second_shift = 10;
constexpr std::int32_t most = 8 * 128 - 1;  ///< of what comes out of a neuron, in 128ths

static_assert(std::endian::native == std::endian::little, "weights are read as they lie in the file");

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  /// Fills `size` bytes; nothing if the file has not as many any more.
  bool fill(void* to, std::size_t size) {
    if (size > bytes_.size()) return false;
    if (size > 0) std::memcpy(to, bytes_.data(), size);
    bytes_ = bytes_.subspan(size);
    return true;
  }
  template <class Numbers>
  bool fill(Numbers& numbers) {
    return fill(numbers.data(), numbers.size() * sizeof numbers[0]);
  }
  [[nodiscard]] std::size_t left() const { return bytes_.size(); }

 private:
  std::span<const std::byte> bytes_;
};

std::uint64_t hash_of(std::span<const std::byte> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const std::byte byte : bytes) hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3ULL;
  return hash;
}

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

std::variant<std::shared_ptr<const Net>, std::string> Net::read(std::span<const std::byte> bytes, std::uint64_t hash,
                                                                std::size_t seat_inputs, std::size_t game_inputs) {
  Reader in(bytes);
  std::array<char, letter_count> begins{};
  std::uint64_t file_hash = 0;
  std::array<std::uint32_t, 5> sizes{};
  if (!in.fill(begins) || !std::equal(begins.begin(), begins.end(), letters))
    return "this is no file of a net for this program, which begins with RATNET01";
  if (!in.fill(&file_hash, sizeof file_hash) || !in.fill(sizes)) return "the file of the net ends in its head";
  const std::array<std::uint32_t, 4> wanted{static_cast<std::uint32_t>(seat_inputs),
                                            static_cast<std::uint32_t>(game_inputs), first, second};
  if (file_hash != hash || !std::equal(wanted.begin(), wanted.end(), sizes.begin()))
    return "the net was made for other inputs than this program has: train one anew, or take the program that it was "
           "made with";
  if (sizes[4] > in.left()) return "the file of the net ends in its record";
  std::shared_ptr<Net> net(new Net);
  net->record_.resize(sizes[4]);
  net->seat_weights_.resize(seat_inputs * first);
  net->game_weights_.resize(game_inputs * first);
  const bool whole = in.fill(net->record_) && in.fill(net->seat_weights_) && in.fill(net->game_weights_) &&
                     in.fill(net->first_bias_) && in.fill(net->own_weights_) && in.fill(net->other_weights_) &&
                     in.fill(net->second_bias_) && in.fill(net->last_weights_);
  if (!whole || in.left() != 0) return "the file of the net is too short or too long for its sizes";
  net->inputs_ = hash;
  net->hash_ = hash_of(bytes);
  return std::shared_ptr<const Net>(std::move(net));
}

std::uint64_t Net::inputs_of(std::span<const std::byte> bytes) {
  Reader in(bytes);
  std::array<char, letter_count> begins{};
  std::uint64_t hash = 0;
  if (!in.fill(begins) || !std::equal(begins.begin(), begins.end(), letters)) return 0;
  return in.fill(&hash, sizeof hash) ? hash : 0;
}

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
