#pragma once
// Region cards (REG-1): each names a region and shows two classes, or "?" for any class.
#include <cstddef>
#include <cstdint>

#include "engine/board/types.hpp"

namespace rattus::board {

inline constexpr unsigned cards_of_a_region = 4;
inline constexpr std::size_t max_region_cards = cards_of_a_region * max_regions;
inline constexpr std::uint8_t any_class = (1U << class_count) - 1;  ///< "?"

struct RegionCard {
  Region region = 0;
  std::uint8_t classes = 0;  ///< those that it fits, as bits

  [[nodiscard]] constexpr bool fits(Class c) const { return (classes >> static_cast<unsigned>(c) & 1U) != 0; }
  friend constexpr bool operator==(RegionCard, RegionCard) = default;
};

/// The canonical order of kinds (BASE section 13), in which tables list them: by region, then classes, "?" last.
constexpr bool region_card_before(RegionCard x, RegionCard y) {
  if (x.region != y.region) return x.region < y.region;
  if (x.classes == any_class || y.classes == any_class) return x.classes != any_class && y.classes == any_class;
  const unsigned first_x = Mask{x.classes}.lowest(), first_y = Mask{y.classes}.lowest();
  return first_x != first_y ? first_x < first_y : x.classes < y.classes;
}

/// A set of them by their places in Rules::region_cards.
using RegionCardSet = TokenSet;
static_assert(max_region_cards <= 128);

}  // namespace rattus::board
