#include <algorithm>
#include <cstring>
#include <string_view>
#include <unordered_map>

#include "ai/hash.hpp"
#include "ai/net/inputs.hpp"
#include "ai/net/net.hpp"
#include "ai/net/net_file.hpp"

namespace rattus::ai {
namespace {

using Bytes = NetFile::Bytes;

template <class Numbers>
void copy(Bytes from, Numbers& to) {
  if (!from.empty()) std::memcpy(to.data(), from.data(), from.size());
}

std::uint64_t hash_of(Bytes bytes) {
  std::uint64_t hash = hash_of_nothing;
  for (const std::byte byte : bytes) hash = hash_on(hash, static_cast<std::uint64_t>(byte));
  return hash;
}

bool has_the_inputs_of(const NetFile& file, const InputLayout& layout) {
  return file.inputs == layout.hash && file.seat_inputs == layout.seat.size() && file.game_inputs == layout.game.size();
}

/// Weights of the `wanted` inputs, of which those of a file have these names; zeros of all that the file lacks, whose
/// parts join `unlearned`.
std::vector<std::int16_t> by_name(const std::vector<std::int16_t>& weights, const std::vector<std::string>& names,
                                  const std::vector<std::string>& wanted, std::vector<std::string>& unlearned) {
  // Two inputs lie side by side for each output.
  const auto at = [](std::size_t input, std::size_t output) {
    return (input / 2 * Net::first + output) * 2 + input % 2;
  };
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < names.size(); ++i) places.emplace(names[i], i);
  std::vector<std::int16_t> matched(wanted.size() * Net::first);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (const auto found = places.find(wanted[i]); found != places.end()) {
      for (std::size_t k = 0; k < Net::first; ++k) matched[at(i, k)] = weights[at(found->second, k)];
    } else if (wanted[i] != unused_input) {
      const std::string_view part = part_of(wanted[i]);
      if (std::find(unlearned.begin(), unlearned.end(), part) == unlearned.end()) unlearned.emplace_back(part);
    }
  }
  return matched;
}

/// Null if it fits.
const char* read_policy(const PolicyPart& part, const PolicyShape& shape, std::optional<Policy>& to) {
  if (part.hash != shape.hash || part.weights.size() != shape.cues * sizeof(std::int16_t))
    return "the policy of the net is for other cues than this program uses: train a new one (train/policy.py), or use "
           "the program that it was made with";
  Policy& policy = to.emplace();
  policy.weights.resize(shape.cues);
  copy(part.weights, policy.weights);
  for (std::size_t i = 0; i < Policy::decisions; ++i)
    policy.knows[i] = (std::to_integer<unsigned>(part.known[i / 8]) >> (i % 8) & 1U) != 0;
  return nullptr;
}

}  // namespace

const char* Net::take(const NetFile& file, const InputLayout& layout) {
  if (file.names && file.names->of != layout.of)
    return "the net is for another game: use one that was made for this game";
  const bool same = has_the_inputs_of(file, layout);
  if (!same && !file.names)
    return "the net is for other inputs than this program uses, and its file does not name them: train a new one, or "
           "use the program that it was made with";
  inputs_ = layout.hash;
  hash_ = hash_of(file.before_names);
  record_.assign(reinterpret_cast<const char*>(file.record.data()), file.record.size());
  seat_weights_.resize(file.seat_inputs * first);
  game_weights_.resize(file.game_inputs * first);
  copy(file.seat_weights, seat_weights_);
  copy(file.game_weights, game_weights_);
  copy(file.first_bias, first_bias_);
  copy(file.own_weights, own_weights_);
  copy(file.other_weights, other_weights_);
  copy(file.second_bias, second_bias_);
  copy(file.last_weights, last_weights_);
  for (std::size_t i = 0; i < own_weights_.size(); ++i) {
    const int more = own_weights_[i] - other_weights_[i];
    if (more != static_cast<std::int16_t>(more))
      return "a weight of the net is too large for this program: train a new one (train/learn.py keeps weights small)";
    own_weights_[i] = static_cast<std::int16_t>(more);
  }
  if (!same) {
    seat_weights_ = by_name(seat_weights_, file.names->seat, layout.seat, unlearned_);
    game_weights_ = by_name(game_weights_, file.names->game, layout.game, unlearned_);
  }
  if (!file.policy) return nullptr;
  const char* why = read_policy(*file.policy, layout.policy, policy_);
  policy_left_out_ = why != nullptr;
  return file.names ? nullptr : why;
}

std::variant<std::shared_ptr<const Net>, std::string> Net::read(std::span<const std::byte> bytes,
                                                                const InputLayout& layout) {
  NetFile file;
  if (const char* why = take_apart(bytes, file)) return why;
  const std::shared_ptr<Net> net(new Net);
  if (const char* why = net->take(file, layout)) return why;
  return net;
}

bool Net::is_for(std::span<const std::byte> bytes, const InputLayout& layout) {
  NetFile file;
  if (take_apart(bytes, file) != nullptr) return false;
  return file.names ? file.names->of == layout.of : has_the_inputs_of(file, layout);
}

}  // namespace rattus::ai
