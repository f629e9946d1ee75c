#pragma once
// The options of Cartus (CART section 9): one table that set-up, codec, command line and screens all read.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/option_row.hpp"

namespace rattus::cartus {

enum class Buildings : std::uint8_t { fixed, random_per_class, mixed };

/// The values in force.
struct Options {
  std::uint8_t buildings = 0;        ///< Buildings
  std::uint8_t guard_tower_2p = 0;   ///< 0 avoid, 1 allow
  std::uint8_t starting_player = 0;  ///< 0 random, else a seat from 1
  std::uint8_t supplies = 0;         ///< 0 turn order, 1 simultaneous
  std::uint8_t show_rats = 0;        ///< 0 off, 1 on
  std::uint8_t all_dead = 0;         ///< 0 nobody, 1 fewest rats
  friend constexpr bool operator==(const Options&, const Options&) = default;

  [[nodiscard]] Buildings method() const { return static_cast<Buildings>(buildings); }
};

using OptionInfo = OptionRow<Options>;

namespace option_names {
inline constexpr std::array<std::string_view, 3> buildings{"fixed", "random-per-class", "mixed"};
inline constexpr std::array<std::string_view, 2> guard_tower_2p{"avoid", "allow"};
/// Seats are named "seat-1" to "seat-5".
inline constexpr std::array<std::string_view, 6> starting_player{"random", "seat-1", "seat-2",
                                                                 "seat-3", "seat-4", "seat-5"};
inline constexpr std::array<std::string_view, 2> supplies{"turn-order", "simultaneous"};
inline constexpr std::array<std::string_view, 2> switched{"off", "on"};
inline constexpr std::array<std::string_view, 2> all_dead{"nobody", "fewest-rats"};
}  // namespace option_names

/// In the order of the screens.
inline constexpr std::array option_table{
    OptionInfo{"buildings", &Options::buildings, cart_clause(16), option_names::buildings},
    OptionInfo{"starting_player", &Options::starting_player, cart_clause(15), option_names::starting_player},
    OptionInfo{"supplies", &Options::supplies, cart_clause(35), option_names::supplies},
    OptionInfo{"show_rats", &Options::show_rats, cart_clause(27), option_names::switched},
    OptionInfo{"guard_tower_2p", &Options::guard_tower_2p, cart_clause(18), option_names::guard_tower_2p, {}, {2, 2}},
    OptionInfo{"all_dead", &Options::all_dead, cart_clause(86), option_names::all_dead},
};

}  // namespace rattus::cartus
