#pragma once
// Component tables and texts from data/, read and checked. Used by everything that starts a game or prints its texts;
// nothing may change the tables once they have been read, because games refer to them.
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/board/face_texts.hpp"
#include "codec/texts.hpp"
#include "engine/board/setup/tables.hpp"
#include "engine/cartus/tables.hpp"
#include "table/any_course.hpp"

namespace rattus::codec {

/// An error in a data file: the file's name relative to data/, the entry ("regions[3].id") and the reason.
struct DataFault {
  std::string file;
  std::string entry;
  std::string reason;
  friend bool operator==(const DataFault&, const DataFault&) = default;
};

/// Tables and texts of the games of this build (table/games.hpp). The tables of any other game are empty.
struct GameData {
  board::Tables classic;
  board::Tables big_box;
  cartus::Tables cartus;
  std::shared_ptr<const FaceTexts> classic_faces, big_box_faces;
  std::map<std::string, Texts, std::less<>> texts;  ///< by language code: "en", "de"

  /// The tables of the board with this id. An unknown id gives the classic board's tables: the check of the set-up
  /// then refuses the id.
  [[nodiscard]] const board::Tables& tables(std::string_view board) const {
    return board == "big-box" ? big_box : classic;
  }
  /// The tables for a set-up, chosen by its game and board.
  [[nodiscard]] const board::Tables& tables(const board::SetUp& setup) const { return tables(setup.board); }
  [[nodiscard]] const cartus::Tables& tables(const cartus::SetUp&) const { return cartus; }
  /// The faces of the tokens in `tables(setup)`.
  [[nodiscard]] const std::shared_ptr<const FaceTexts>& faces(const board::SetUp& setup) const {
    return setup.board == "big-box" ? big_box_faces : classic_faces;
  }
  [[nodiscard]] table::AnyTables tables(const table::AnySetUp& setup) const {
    return std::visit([this](const auto& one) -> table::AnyTables { return tables(one); }, setup);
  }
  /// The texts of a language; English if the language is unknown.
  [[nodiscard]] const Texts& text(std::string_view language = "en") const;
};

/// Returns the text of the file with this name relative to data/; nullopt if there is no such file.
using DataSource = std::function<std::optional<std::string>(std::string_view name)>;

using ReadGameData = std::variant<GameData, std::vector<DataFault>>;

/// Reads all tables and texts. Returns every fault found if there is any.
ReadGameData read_game_data(const DataSource& source);
/// Reads the files built into the program.
ReadGameData read_game_data();
/// Reads from a folder; a file missing there is read from those built into the program.
ReadGameData read_game_data(const std::string& folder);

/// The tables and texts built into the program, read at the first call. Asserts that they have no faults.
const GameData& game_data();

}  // namespace rattus::codec
