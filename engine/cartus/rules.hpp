#pragma once
// All that is fixed for one game of Cartus and known to all players. Immutable once made, shared by all its states.
#include <array>

#include "engine/cartus/action.hpp"
#include "engine/cartus/setup.hpp"
#include "engine/cartus/state.hpp"

namespace rattus::cartus {

struct Rules {
  std::uint8_t players = 0;
  std::uint8_t row_size = 0;      ///< cards in the row (CART-23)
  std::uint8_t replacements = 0;  ///< cards in the replacement deck
  std::uint8_t rounds = 0;
  Options options;
  Tables tables;
  std::array<std::uint8_t, class_count> first{};  ///< copies of a class's first building; `buildings` fixed only
  State initial;                                  ///< before anything random has happened

  [[nodiscard]] const Supply& supply(BuildingCard card) const {
    return tables.supplies[card / copies_of_building][card % copies_of_building];
  }
};

/// Makes the rules of a checked set-up; the tables must have passed check_tables.
Rules make_rules(const CheckedSetUp& setup, const Tables& tables);

}  // namespace rattus::cartus
