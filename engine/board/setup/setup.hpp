#pragma once
// A set-up as a person or a file asks for it, and the reasons why one cannot be played (BASE-11).
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/setup/options.hpp"
#include "engine/board/setup/tables.hpp"
#include "engine/core/refusal.hpp"

namespace rattus::board {

using rattus::Refusal;

/// How the class cards are chosen. `one_of_each_class`: at random (MERC-5); `named`: a suggested set by its id, or in a
/// way that nobody knows, which is refused.
enum class CardChoice : std::uint8_t { standard, listed, random, one_of_each_class, named };
constexpr bool by_chance(CardChoice choice) {
  return choice == CardChoice::random || choice == CardChoice::one_of_each_class;
}
/// What those that need no list are called in set-ups; those by chance are told with `cards-drawn`.
inline constexpr std::string_view standard_word = "standard", random_word = "random",
                                  one_of_each_class_word = "one-of-each-class";

/// What is asked for, unchecked. Cards are named by id ("king") or number ("5"), options by key and value.
struct SetUp {
  std::string board = "classic";
  int players = 4;
  CardChoice card_choice = CardChoice::standard;
  std::vector<std::string> cards;  ///< with CardChoice::listed; with `named` the one name
  std::vector<std::string> modules;
  std::vector<std::pair<std::string, std::string>> options;
  friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// What a set-up comes to once it has been found playable.
struct CheckedSetUp {
  int players = 0;
  Options options;
  std::vector<std::string> modules;       ///< in the order of the program's list
  std::vector<std::uint8_t> cards;        ///< numbers in rising order; empty if drawn at random
  std::vector<std::uint8_t> random_pool;  ///< with a random selection: numbers that may be drawn
  std::vector<std::uint8_t> must_have{};  ///< with a random selection: numbers that have to be among them
  bool one_of_each_class = false;         ///< with a random selection: so many of each (MERC-5)
  std::size_t card_count = 6;             ///< BASE-9
  std::vector<Refusal> warnings;          ///< accepted, but worth a word to the players (BASE-10)
};

/// All reasons against the tables themselves (`data-...`); empty if they meet BASE-1, -2, -6 and -13.
std::vector<Refusal> check_tables(const Tables& tables);

/// What a module asks of the rest of a set-up.
struct ModuleNeeds {
  Clause clause{};
  std::string_view board{};         ///< it is played on this board alone; empty: on any
  std::uint8_t most_players = 255;  ///< refused beyond them
  bool chivalry_by_choice = false;  ///< `require_chivalry` is off if nothing is said of it (MERC-7)
  std::uint8_t card = 0;            ///< the number of a class card that must be in play; 0: none
  std::uint8_t stands_for = 0;      ///< and the usual one in whose place it comes (BASE-9)
};

/// What the program can play.
struct Available {
  std::vector<std::uint8_t> cards;                                             ///< numbers
  std::vector<std::string_view> modules;                                       ///< names
  std::vector<std::pair<std::string_view, const ModuleRule*>> module_rules{};  ///< with the module that brings them
  std::vector<std::pair<std::string_view, ModuleNeeds>> module_needs{};        ///< with the module that has them
};

/// Checks a set-up against the tables and what there is to play.
/// Returns every reason at once, each named once; what depends on a part that is itself refused is not asked. `out` is
/// filled only if there is none.
std::vector<Refusal> check_setup(const SetUp& setup, const Tables& tables, const Available& available,
                                 CheckedSetUp& out);

/// Gives a number below n, each time another.
using Below = std::function<std::uint32_t(std::uint32_t n)>;
/// Draws the class cards of a random selection: uniform over all sets that would not be refused (BASE-10).
std::vector<std::uint8_t> draw_cards(const CheckedSetUp& setup, const Tables& tables, const Below& below);

/// True if the regions used with `players` form one connected piece of the map.
bool regions_connected(const BoardTable& board, int players);

}  // namespace rattus::board
