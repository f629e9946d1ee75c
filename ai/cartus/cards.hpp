#pragma once
// Counting cards by kind and by class, as several judges of Rattus Cartus do.
#include "ai/cartus/evaluation.hpp"

namespace rattus::ai::card_game {

/// How many cards there are of `kinds`, which are bits.
template <std::size_t N>
int cards_in(const std::array<std::uint8_t, N>& cards, std::uint64_t kinds) {
  int sum = 0;
  cartus::for_each_kind(kinds_in(cards) & kinds, [&](Kind kind) { sum += cards[kind]; });
  return sum;
}

/// The kinds of a class, as bits.
inline std::uint64_t bits_of(unsigned cls) { return class_bits(static_cast<cartus::Class>(cls)); }
/// The class of the building at a row position.
inline unsigned class_at(const Query& q, unsigned position) {
  return static_cast<unsigned>(class_of(q.building_at(position)));
}

}  // namespace rattus::ai::card_game
