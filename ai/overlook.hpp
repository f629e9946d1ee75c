#pragma once
// How weaker players are weak: as people are, who take the best of what they notice.
#include <bitset>
#include <cstdint>

#include "ai/craft.hpp"
#include "engine/core/rng.hpp"

namespace rattus::ai {

/// Places in a list of options.
using Places = std::bitset<256>;

/// The places of `size` options that a player notices who overlooks `of_1024` of 1024: those in `plain` always, at
/// least one of them, and both of two.
inline Places noticed(std::size_t size, unsigned of_1024, const Places& plain, Rng& rng) {
  Places places;
  for (std::size_t i = 0; i < size; ++i) places[i] = of_1024 == 0 || rng.below(1024) >= of_1024 || size <= 2;
  places |= plain;
  if (places.none()) places.set(rng.below(static_cast<std::uint32_t>(size)));
  return places;
}

/// The places of a game's options that a player notices.
template <class Kit>
Places noticed_of(const typename Kit::Rules& rules, const typename Kit::ActionList& options, unsigned of_1024,
                  Rng& rng) {
  Places plain;
  for (std::size_t i = 0; i < options.size(); ++i) plain[i] = Craft<Kit>::plain(rules, options[i]);
  return noticed(options.size(), of_1024, plain, rng);
}

}  // namespace rattus::ai
