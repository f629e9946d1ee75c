#pragma once
// How a house rule is declared: one row, which set-up, codec, command line, documents and screens read.
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/clause.hpp"

namespace rattus {

/// From the least to the most; none where both are 0.
struct Range {
  std::uint8_t least = 0, most = 0;
};

/// One house rule of a game whose values in force are `Options`: what it is without a choice stands there. It has
/// `names` (then a value is its place among them), or else it is a whole number within `numbers`.
template <class Options>
struct OptionRow {
  std::string_view key;
  std::uint8_t Options::*field;
  Clause clause;
  std::span<const std::string_view> names;
  Range numbers{};
  Range players{};  ///< with how many it matters, if not with any number
};

}  // namespace rattus
