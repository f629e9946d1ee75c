#pragma once
// Reads and writes positions of the board game as JSON (docs/reference/position-format.md). For studying games:
// positions contain hidden information and must not be sent to a game's players.
#include <variant>
#include <vector>

#include "codec/text/reader.hpp"
#include "engine/board/positions/position.hpp"

namespace rattus::codec {

struct GameData;

/// Reads a position; checks its form only. board::build checks whether it is possible.
board::Position read_position(const Value& value);
Json to_json(const board::Position& position);

/// A position built with the tables of its board.
struct OpenedPosition {
  board::BuiltPosition built;
  const board::Tables* tables;
};
/// Reads and builds a position. Returns every fault found if it cannot be read or is impossible.
std::variant<OpenedPosition, std::vector<board::Refusal>> open_position(const Json& json, const GameData& data);

}  // namespace rattus::codec
