#pragma once
// What a good player of a game usually chooses, as learned weights of plain cues: with what each option has of them,
// options are drawn in imagined games (softmax). A part of the file of a net; what the cues are is a game's matter
// (ai/board/cues.hpp), docs/learning.md tells how it learns.
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/fixed_vector.hpp"

namespace rattus::ai {

/// Which cues there are: a policy for others does not fit.
struct PolicyShape {
  std::uint64_t hash = 0;
  std::size_t cues = 0;  ///< none: the game has no policy
};

/// One cue of an option. Most options have few of all that there are.
struct Cue {
  std::uint16_t at = 0;    ///< which one
  std::int16_t value = 0;  ///< how much of it; 16 is 1
};

/// Those of one option.
using Cues = FixedVector<Cue, 24>;

struct Policy {
  static constexpr std::size_t decisions = 256;
  static constexpr unsigned bits = 14;
  static constexpr std::int32_t one =
      1 << bits;  ///< 1 in the natural logarithm of the odds: 1024 of a weight, 16 of a cue

  std::vector<std::int16_t> weights;  ///< by cue; 1024 is 1
  std::bitset<decisions> knows;       ///< for which decisions it has learned more than chance

  /// What speaks for an option: the larger beside that of the others, the more often it is chosen.
  [[nodiscard]] std::int32_t weigh(std::span<const Cue> cues) const {
    std::int32_t sum = 0;
    for (const Cue& cue : cues) sum += weights[cue.at] * cue.value;
    return sum;
  }
  /// The same for all options of a decision, whose cues `decision` reads.
  template <class CuesOfDecision, class ActionList>
  void weigh_all(CuesOfDecision&& decision, const ActionList& options, std::span<std::int32_t> out) const {
    Cues cues;
    for (std::size_t i = 0; i < options.size(); ++i) {
      decision.read(options[i], cues);
      out[i] = weigh({cues.begin(), cues.size()});
    }
  }
};

/// Chance for a choice by weights: the largest of what weigh() says of each option, and a number drawn from this table
/// for each, is a draw by softmax (Gumbel's distribution). `of` is below `size`.
class GumbelTable {
 public:
  static constexpr std::uint32_t size = 1024;
  static std::int32_t at(std::uint32_t of);
};

}  // namespace rattus::ai
