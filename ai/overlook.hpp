#pragma once
// How weaker players are weak: as people are, who take the best of what they notice.
#include <bitset>
#include <cstdint>

#include "engine/core/rng.hpp"

namespace rattus::ai {

/// Places in a list of options.
using Places = std::bitset<256>;

/// The places of `size` options that a player notices who overlooks `of_1024` of 1024: at least one of them.
inline Places noticed(std::size_t size, unsigned of_1024, Rng& rng) {
  Places places;
  for (std::size_t i = 0; i < size; ++i) places[i] = of_1024 == 0 || rng.below(1024) >= of_1024;
  if (places.none()) places.set(rng.below(static_cast<std::uint32_t>(size)));
  return places;
}

}  // namespace rattus::ai
