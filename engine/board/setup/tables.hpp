#pragma once
// The component tables of a board: facts that an owner of the boxed game can correct without touching code.
// They come from data files (the codec reads them) and are checked by `check_tables` (BASE-1, -2, -6, -11, -13).
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/setup/region_card.hpp"
#include "engine/board/types.hpp"

namespace rattus::board {

/// One region: its id ("gallia"), its name, the player counts that use it (bit n for n players, BASE-2), and the name
/// printed on the board where that is another.
struct RegionRow {
  std::string id;
  std::string name;
  std::uint8_t used_with = 0;
  std::string printed{};

  /// The name to show: the printed one, if that is wanted and is another.
  [[nodiscard]] const std::string& shown(bool as_printed) const {
    return as_printed && !printed.empty() ? printed : name;
  }
};

/// A border or an arrow (BASE-4); both count alike.
struct EdgeRow {
  Region a = 0;
  Region b = 0;
  bool arrow = false;
};

struct BoardTable {
  std::string id;  ///< "classic" or "big-box"
  std::vector<RegionRow> regions;
  std::vector<EdgeRow> edges;
  Mask cities = Mask::first(max_regions);  ///< regions with a city (INN-1)
  std::array<std::int16_t, max_seats + 1> tokens_removed{-1, -1, -1, -1,
                                                         -1, -1, -1};  ///< by players; -1: count not of this board
};

struct TokenRow {
  Face face;
  bool starting = false;
};

/// One class card (CARD-15): the facts that need no code.
struct CardRow {
  std::uint8_t number = 0;  ///< 1-33; M1-M12 are 34-45
  std::string id;
  Class card_class = Class::peasantry;
  bool needs_big_box = false;
  std::string needs_module{};  ///< empty: none
  std::uint8_t min_players = 2;
};

/// A suggested set of class cards (MERC-6), by their ids; `module`: which it is for.
struct CardSetRow {
  std::string id;
  std::string module{};
  std::vector<std::string> cards{};
};

/// A region card (REG-1) and its id ("gallia:royalty+islamic", "egypt:any"), which equal ones share.
struct RegionCardRow {
  RegionCard card;
  std::string id;
};

/// The Jester's chart (CARD-334), the same for both boards: its rows from north to south, one letter for each cell, and
/// the place that each letter stands for, by id ("haven" for the safe haven). Other letters, and places that the board
/// has not, are sea.
struct JesterChart {
  std::vector<std::string> rows;
  std::vector<std::pair<char, std::string>> places;
};

/// Everything a set-up is checked against.
struct Tables {
  BoardTable board;
  std::vector<TokenRow> tokens;
  std::vector<CardRow> cards;
  JesterChart jester_chart{};
  std::vector<CardSetRow> card_sets{};
  std::vector<RegionCardRow> region_cards{};  ///< of the big-box board
};

}  // namespace rattus::board
