#pragma once
// House-rule options (BASE-120): one table that set-up, codec, command line and screens all read.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/option_row.hpp"

namespace rattus::board {

/// A house rule that a module brings, which can be chosen where the module is in play; known by its address. It has
/// `names` (then a value is its place among them), or else it is a whole number within `numbers`.
struct ModuleRule {
  std::string_view key;
  Clause clause;
  std::span<const std::string_view> names;
  std::uint8_t usual = 0;  ///< its value without a choice
  Range numbers{};
  Range players{};           ///< with how many it matters, if not with any number
  std::string_view needs{};  ///< another module without which it has its usual value
};
/// For those that a module brings.
template <std::size_t N>
using ModuleRules = std::array<const ModuleRule*, N>;

/// What has been chosen.
struct ModuleOption {
  const ModuleRule* rule = nullptr;
  std::uint8_t value = 0;
  friend constexpr bool operator==(const ModuleOption&, const ModuleOption&) = default;
};

/// The values in force. Named values are stored as their index in `OptionInfo::names`.
struct Options {
  std::uint8_t first_player = 0;      ///< 0 random, 1 seat-1
  std::uint8_t initial_split = 0;     ///< 0 off, 1 on
  std::uint8_t require_chivalry = 1;  ///< 0 off, 1 on
  std::uint8_t citizens = 20;
  std::uint8_t spread_3 = 2;                 ///< tokens added for three
  std::uint8_t chivalry_reach_56 = 3;        ///< steps with 5-6 players
  std::uint8_t knight_final = 0;             ///< 0 held, 1 moved
  std::uint8_t end_all_placed = 0;           ///< 0 board, 1 supply
  std::uint8_t max_rounds = 100;             ///< 0: no limit
  std::uint8_t mayor_each = 0;               ///< 0 may, 1 must
  std::uint8_t inquisitor_final = 0;         ///< 0 ravage, 1 none
  std::uint8_t jester_push = 0;              ///< 0 off, 1 on
  FixedVector<ModuleOption, 16> of_modules;  ///< of the modules in play, in their order

  /// The value of a house rule of a module in play.
  [[nodiscard]] constexpr std::uint8_t operator[](const ModuleRule& rule) const {
    for (const ModuleOption& option : of_modules)
      if (option.rule == &rule) return option.value;
    return rule.usual;
  }
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

using OptionInfo = OptionRow<Options>;

namespace option_names {
inline constexpr std::array<std::string_view, 2> first_player{"random", "seat-1"};
inline constexpr std::array<std::string_view, 2> off_on{"off", "on"};
inline constexpr std::array<std::string_view, 2> knight_final{"held", "moved"};
inline constexpr std::array<std::string_view, 2> end_all_placed{"board", "supply"};
inline constexpr std::array<std::string_view, 2> mayor_each{"may", "must"};
inline constexpr std::array<std::string_view, 2> inquisitor_final{"ravage", "none"};
}  // namespace option_names

/// In the order of the screens. It enters the hash of a state: new ones stand last.
inline constexpr std::array option_table{
    OptionInfo{"first_player", &Options::first_player, base_clause(14), option_names::first_player},
    OptionInfo{"initial_split", &Options::initial_split, base_clause(15), option_names::off_on},
    OptionInfo{"require_chivalry", &Options::require_chivalry, base_clause(10), option_names::off_on},
    OptionInfo{"citizens", &Options::citizens, base_clause(5), {}, {12, 30}},
    OptionInfo{"spread_3", &Options::spread_3, base_clause(42), {}, {2, 3}},
    OptionInfo{"chivalry_reach_56", &Options::chivalry_reach_56, base_clause(40), {}, {2, 3}, {5, 6}},
    OptionInfo{"knight_final", &Options::knight_final, base_clause(66), option_names::knight_final},
    OptionInfo{"end_all_placed", &Options::end_all_placed, base_clause(81), option_names::end_all_placed},
    OptionInfo{"max_rounds", &Options::max_rounds, base_clause(82), {}, {0, 250}},
    OptionInfo{"mayor_each", &Options::mayor_each, card_clause(120), option_names::mayor_each},
    OptionInfo{"inquisitor_final", &Options::inquisitor_final, card_clause(20), option_names::inquisitor_final},
    OptionInfo{"jester_push", &Options::jester_push, card_clause(337), option_names::off_on},
};

}  // namespace rattus::board
