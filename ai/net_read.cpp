#include <algorithm>
#include <bit>
#include <cstring>
#include <initializer_list>

#include "ai/hash.hpp"
#include "ai/net.hpp"

namespace rattus::ai {
namespace {

// A file: these eight letters, the inputs' hash, four sizes and that of the record, the record, then the weights in the
// order of the class; then, if there is a policy, eight letters, the hash of its cues, how many there are, their
// weights, and a bit for each decision that it knows. All little-endian (train/net_file.py writes it).
constexpr char letters[] = "RATNET01", policy_letters[] = "RATPOL01";
constexpr std::size_t letter_count = 8;

static_assert(std::endian::native == std::endian::little, "weights are read as they lie in the file");

/// Where bytes of the file go.
struct Place {
  void* to;
  std::size_t size;

  template <class Numbers>
  static Place of(Numbers& numbers) {
    return {numbers.data(), numbers.size() * sizeof numbers[0]};
  }
};

/// Fills one place after another from the front of `bytes`, as long as there are enough.
bool take(std::span<const std::byte>& bytes, std::initializer_list<Place> places) {
  for (const auto [to, size] : places) {
    if (size > bytes.size()) return false;
    if (size > 0) std::memcpy(to, bytes.data(), size);
    bytes = bytes.subspan(size);
  }
  return true;
}

std::uint64_t hash_of(std::span<const std::byte> bytes) {
  std::uint64_t hash = hash_of_nothing;
  for (const std::byte byte : bytes) hash = hash_on(hash, static_cast<std::uint64_t>(byte));
  return hash;
}

/// Reads a policy at the end of a file; null if it fits, else why not.
const char* read_policy(std::span<const std::byte> bytes, const PolicyShape& shape, Policy& policy) {
  std::array<char, letter_count> begins{};
  std::uint64_t hash = 0;
  std::uint32_t count = 0;
  if (!take(bytes, {Place::of(begins), {&hash, sizeof hash}, {&count, sizeof count}}) ||
      !std::equal(begins.begin(), begins.end(), policy_letters))
    return "the net file does not have the length that it gives: copy it again";
  if (hash != shape.hash || count != shape.cues)
    return "the policy of the net is for other cues than this program uses: train a new one (train/policy.py), or use "
           "the program that it was made with";
  std::array<std::uint8_t, Policy::decisions / 8> known{};
  policy.weights.resize(count);
  if (!take(bytes, {Place::of(policy.weights), Place::of(known)}) || !bytes.empty())
    return "the policy in the net file does not have the length that it gives: copy the file again";
  for (std::size_t i = 0; i < Policy::decisions; ++i) policy.knows[i] = (known[i / 8] >> (i % 8) & 1) != 0;
  return nullptr;
}

}  // namespace

std::variant<std::shared_ptr<const Net>, std::string> Net::read(std::span<const std::byte> bytes, std::uint64_t hash,
                                                                std::size_t seat_inputs, std::size_t game_inputs,
                                                                const PolicyShape& shape) {
  const std::shared_ptr<Net> net(new Net);
  net->inputs_ = hash;
  net->hash_ = hash_of(bytes);
  const auto why_not = [&]() -> const char* {
    std::array<char, letter_count> begins{};
    std::uint64_t file_hash = 0;
    std::array<std::uint32_t, 5> sizes{};
    if (!take(bytes, {Place::of(begins)}) || !std::equal(begins.begin(), begins.end(), letters))
      return "this is not a net file: it does not begin with RATNET01";
    if (!take(bytes, {{&file_hash, sizeof file_hash}, Place::of(sizes)}))
      return "the net file is cut off in its header: copy it again";
    const std::array<std::size_t, 4> wanted{seat_inputs, game_inputs, first, second};
    if (file_hash != hash || !std::equal(wanted.begin(), wanted.end(), sizes.begin()))
      return "the net is for other inputs than this program uses: train a new one, or use the program that it was "
             "made with";
    if (sizes[4] > bytes.size()) return "the net file is cut off in its training record: copy it again";
    net->record_ = std::string(sizes[4], ' ');
    net->seat_weights_ = std::vector<std::int16_t>(seat_inputs * first);
    net->game_weights_ = std::vector<std::int16_t>(game_inputs * first);
    auto& own = net->own_weights_;
    auto& others = net->other_weights_;
    const bool whole = take(bytes, {Place::of(net->record_), Place::of(net->seat_weights_),
                                    Place::of(net->game_weights_), Place::of(net->first_bias_), Place::of(own),
                                    Place::of(others), Place::of(net->second_bias_), Place::of(net->last_weights_)});
    if (!whole) return "the net file does not have the length that it gives: copy it again";
    for (std::size_t i = 0; i < own.size(); ++i) {
      const int more = own[i] - others[i];
      if (more != static_cast<std::int16_t>(more))
        return "a weight of the net is too large for this program: train a new one (train/learn.py keeps weights "
               "small)";
      own[i] = static_cast<std::int16_t>(more);
    }
    return bytes.empty() ? nullptr : read_policy(bytes, shape, net->policy_.emplace());
  };
  if (const char* reason = why_not()) return reason;
  return net;
}

std::uint64_t Net::inputs_of(std::span<const std::byte> bytes) {
  std::array<char, letter_count> begins{};
  std::uint64_t hash = 0;
  if (!take(bytes, {Place::of(begins)}) || !std::equal(begins.begin(), begins.end(), letters)) return 0;
  return take(bytes, {{&hash, sizeof hash}}) ? hash : 0;
}

}  // namespace rattus::ai
