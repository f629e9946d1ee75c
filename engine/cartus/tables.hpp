#pragma once
// The component tables of Cartus: facts that an owner of the boxed game can correct without touching code. They come
// from data files (the codec reads them) and are checked by `check_tables`.
#include <cstdint>
#include <vector>

#include "engine/cartus/types.hpp"
#include "engine/core/refusal.hpp"

namespace rattus::cartus {

/// The supply action that a building card bears (CART-8).
struct Supply {
  std::uint8_t draw = 0;
  std::uint8_t discard_rats = 0;
  std::uint8_t look = 0;  ///< more than 5 act as 5 (CART-26)
};

struct Tables {
  std::array<std::array<Supply, copies_of_building>, building_count> supplies{};
  std::array<std::uint8_t, 5> population{};  ///< cards of each class by their nuns, 0 to 4 (CART-6)
  std::array<std::uint8_t, 5> stock{};       ///< jokers, Swords, Flutes, Passes, Golds (CART-9)
  std::vector<std::uint8_t> vp;              ///< values of the victory-point tokens (CART-11)
  std::uint8_t rats = 10;                    ///< of each player at the start (CART-22)
};

/// All reasons against the tables (`data-...`): 14 cards of each class, 20 tokens of value 1 at least, stocks that a
/// count can hold.
std::vector<Refusal> check_tables(const Tables& tables);

}  // namespace rattus::cartus
