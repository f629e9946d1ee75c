#pragma once
// A set-up of Cartus as a person or a file asks for it, and the reasons why one cannot be played (CART-24).
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/cartus/options.hpp"
#include "engine/cartus/tables.hpp"

namespace rattus::cartus {

using rattus::Refusal;

/// Cards of one building in a split; what is asked for, unchecked. `part` is the number as it was written.
struct Part {
  std::string cls;
  std::string building;
  std::string part;
  friend bool operator==(const Part&, const Part&) = default;
};

struct SetUp {
  int players = 4;
  std::vector<Part> split;                ///< only with `buildings` fixed (CART-16)
  std::vector<std::string> empty_splits;  ///< classes whose split names no building
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> board_game;  ///< whatever it names of the board game: always refused (CART-1)
  friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// What a set-up comes to once it has been found playable.
struct CheckedSetUp {
  int players = 0;
  Options options;
  std::array<std::uint8_t, class_count> first{};  ///< copies of the first building of each pair; fixed only
  std::vector<Refusal> warnings;
};

/// The ids of buildings and classes as the data files write them.
std::string_view id_of(Building building);
std::string_view id_of(Class c);
/// Those of kinds ("church-4", "joker"); empty for a card nobody knows.
std::string_view id_of_kind(Kind kind);
/// "castle#1"
std::string id_of_card(BuildingCard card);

/// Checks a set-up. Returns every reason at once; `out` is filled only if there is none.
std::vector<Refusal> check_setup(const SetUp& setup, CheckedSetUp& out);

}  // namespace rattus::cartus
