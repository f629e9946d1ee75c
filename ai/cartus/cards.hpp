#pragma once
// What is asked of cards in many places.
#include "ai/cartus/evaluation.hpp"

namespace rattus::ai::card_game {

/// How many cards of some kinds there are.
template <std::size_t N>
int cards_in(const std::array<std::uint8_t, N>& cards, std::uint64_t kinds) {
  int sum = 0;
  cartus::for_each_kind(kinds_in(cards) & kinds, [&](Kind kind) { sum += cards[kind]; });
  return sum;
}

inline std::uint64_t bits_of(unsigned cls) { return class_bits(static_cast<cartus::Class>(cls)); }
inline unsigned class_at(const Query& q, unsigned position) {
  return static_cast<unsigned>(class_of(q.building_at(position)));
}

}  // namespace rattus::ai::card_game
