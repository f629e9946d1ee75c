#pragma once
// What can stand against choosing a region, as a card or the frame lists it for a decision (why.hpp explains with it).
#include <array>

#include "engine/board/types.hpp"
#include "engine/core/clause.hpp"

namespace rattus::board {

enum class Bar : std::uint8_t {
  none,
  no_tokens,
  not_without_extra,
  tokens_there,
  full,
  no_citizen,
  same_region,
  too_far,
  not_next_to_plague,
  not_next_to_source,
  no_room_around,
  only_token,
  nobody,
  not_leading,
};

/// The bars that matter to a decision, the plainest first, and the clause that says so.
struct Bars {
  Decision decision;
  Clause clause;
  std::array<Bar, 3> bars{};
};

}  // namespace rattus::board
