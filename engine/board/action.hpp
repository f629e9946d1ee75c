#pragma once
// One choice of a player: every decision is one short step, and whatever a person can do is one of these (R1).
#include <cstdint>

#include "engine/board/types.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::board {

/// What is chosen; what `a` and `b` of the action mean stands beside it.
enum class Choice : std::uint8_t {
  region,        ///< a: region
  take,          ///< a: slot of a class card
  increase,
  use,           ///< a: slot
  extra,         ///< a: slot of the card that gives the extra
  token,         ///< a: place among the tokens that the picker can tell apart (BASE-102)
  count,         ///< a: number
  citizen,       ///< a: potions, b: 1 for a diplomat
  remove,        ///< a: potions, b: 1 for a diplomat
  potion,        ///< a: potions, b: 1 for a diplomat
  swap,
  yes,
  final_plague,
  ravage,
  other,         ///< a, b: as the card says
  // The answers that decline or end stand last, as in the catalogue's canonical order.
  leave, no, rest, none, stop, finish, done, end_actions,
};
inline constexpr std::size_t choice_count = static_cast<std::size_t>(Choice::end_actions) + 1;

struct Action {
  Choice kind = Choice::none;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

/// The legal options of a decision in the catalogue's canonical order; never more than 255 (R1).
using ActionList = FixedVector<Action, 255>;

}  // namespace rattus::board
