#pragma once
// The file of a net, taken apart: for Net::read, whatever inputs the program wants. train/net_file.py writes it.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ai/net/inputs.hpp"

namespace rattus::ai {

/// The policy in the file of a net.
struct PolicyPart {
  std::uint64_t hash = 0;  ///< of its cues
  std::span<const std::byte> weights, known;
};

/// Stretches of the bytes of a file, which must outlive it.
struct NetFile {
  using Bytes = std::span<const std::byte>;
  std::uint64_t inputs = 0;  ///< the hash of their names
  std::size_t seat_inputs = 0, game_inputs = 0;
  Bytes record, seat_weights, game_weights;
  Bytes first_bias, own_weights, other_weights, second_bias, last_weights;
  std::optional<PolicyPart> policy;
  Bytes before_names;               ///< all of the file but the section of names
  std::optional<InputNames> names;  ///< as many as the inputs, and their hash is `inputs`; none in older files
};

/// Takes `bytes` apart; null if they are the file of a net, else the reason and what to do.
const char* take_apart(std::span<const std::byte> bytes, NetFile& file);

}  // namespace rattus::ai
