#pragma once
// House-rule options (BASE-120): one table that set-up, codec, command line and screens all read.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/clause.hpp"

namespace rattus::board {

/// The values in force. Named values are stored as their index in `OptionInfo::names`.
struct Options {
  std::uint8_t first_player = 0;      ///< 0 random, 1 seat-1
  std::uint8_t initial_split = 0;     ///< 0 off, 1 on
  std::uint8_t require_chivalry = 1;  ///< 0 off, 1 on
  std::uint8_t citizens = 20;
  std::uint8_t spread_3 = 2;           ///< tokens added for three
  std::uint8_t chivalry_reach_56 = 3;  ///< steps with 5-6 players
  std::uint8_t knight_final = 0;       ///< 0 held, 1 moved
  std::uint8_t end_all_placed = 0;     ///< 0 board, 1 supply
  std::uint8_t max_rounds = 100;       ///< 0: no limit
  std::uint8_t mayor_each = 0;         ///< 0 may, 1 must
  std::uint8_t inquisitor_final = 0;   ///< 0 ravage, 1 none
  std::uint8_t jester_push = 0;        ///< 0 off, 1 on
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// One option: either `names` (then values are names) or a range of whole numbers.
struct OptionInfo {
  std::string_view key;
  std::uint8_t Options::*field;
  std::span<const std::string_view> names;
  std::uint8_t least = 0;
  std::uint8_t most = 0;
  Clause clause;
};

namespace option_names {
inline constexpr std::array<std::string_view, 2> first_player{"random", "seat-1"};
inline constexpr std::array<std::string_view, 2> off_on{"off", "on"};
inline constexpr std::array<std::string_view, 2> knight_final{"held", "moved"};
inline constexpr std::array<std::string_view, 2> end_all_placed{"board", "supply"};
inline constexpr std::array<std::string_view, 2> mayor_each{"may", "must"};
inline constexpr std::array<std::string_view, 2> inquisitor_final{"ravage", "none"};
}  // namespace option_names

inline constexpr std::array<OptionInfo, 12> option_table{{
    {"first_player", &Options::first_player, option_names::first_player, 0, 1, base_clause(14)},
    {"initial_split", &Options::initial_split, option_names::off_on, 0, 1, base_clause(15)},
    {"require_chivalry", &Options::require_chivalry, option_names::off_on, 0, 1, base_clause(10)},
    {"citizens", &Options::citizens, {}, 12, 30, base_clause(5)},
    {"spread_3", &Options::spread_3, {}, 2, 3, base_clause(42)},
    {"chivalry_reach_56", &Options::chivalry_reach_56, {}, 2, 3, base_clause(40)},
    {"knight_final", &Options::knight_final, option_names::knight_final, 0, 1, base_clause(66)},
    {"end_all_placed", &Options::end_all_placed, option_names::end_all_placed, 0, 1, base_clause(81)},
    {"max_rounds", &Options::max_rounds, {}, 0, 250, base_clause(82)},
    {"mayor_each", &Options::mayor_each, option_names::mayor_each, 0, 1, card_clause(120)},
    {"inquisitor_final", &Options::inquisitor_final, option_names::inquisitor_final, 0, 1, card_clause(20)},
    {"jester_push", &Options::jester_push, option_names::off_on, 0, 1, card_clause(337)},
}};

}  // namespace rattus::board
