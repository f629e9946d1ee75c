#pragma once
// The component tables and texts (data/), read once and checked.
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/texts.hpp"
#include "engine/board/tables.hpp"
#include "engine/cartus/tables.hpp"
#include "table/any_table.hpp"

namespace rattus::codec {

/// What is wrong with a data file: its name below data/, the entry ("regions[3].id") and the reason.
struct DataFault {
  std::string file;
  std::string entry;
  std::string reason;
  friend bool operator==(const DataFault&, const DataFault&) = default;
};

/// Everything that data/ says of the games of this build (table/games.hpp); another game's tables are empty.
struct GameData {
  board::Tables classic;
  board::Tables big_box;
  cartus::Tables cartus;
  std::map<std::string, Texts, std::less<>> texts;  ///< by language: "en", "de"

  /// The tables of a board by its id; for an unknown one those of the classic board, against which a set-up that
  /// names it is then refused.
  [[nodiscard]] const board::Tables& tables(std::string_view board) const {
    return board == "big-box" ? big_box : classic;
  }
  /// The tables that a set-up of any game is played with.
  [[nodiscard]] const board::Tables& tables(const board::SetUp& setup) const { return tables(setup.board); }
  [[nodiscard]] const cartus::Tables& tables(const cartus::SetUp&) const { return cartus; }
  [[nodiscard]] table::AnyTables tables(const table::AnySetUp& setup) const {
    return std::visit([this](const auto& one) -> table::AnyTables { return tables(one); }, setup);
  }
  /// The texts of a language; English for an unknown one.
  [[nodiscard]] const Texts& text(std::string_view language = "en") const;
};

/// The text of a file by its name below data/; nothing if there is none.
using DataSource = std::function<std::optional<std::string>(std::string_view name)>;

using ReadGameData = std::variant<GameData, std::vector<DataFault>>;

/// Reads all tables and texts, or says everything that is wrong with them.
ReadGameData read_game_data(const DataSource& source);
/// From the files inside the program.
ReadGameData read_game_data();
/// From a folder; files that it lacks are taken from inside the program.
ReadGameData read_game_data(const std::string& folder);

/// The tables and texts inside the program; they have been checked when it was built and tested.
const GameData& game_data();

}  // namespace rattus::codec
