#pragma once
// Positions as JSON (docs/position-format.md). They show everything: like records they are for people who study a
// game, not for its players.
#include <variant>
#include <vector>

#include "codec/reader.hpp"
#include "engine/board/position.hpp"

namespace rattus::codec {

struct GameData;

/// Reads a position; whether it is possible is the engine's to say (board::build).
board::Position read_position(const Value& value);
Json to_json(const board::Position& position);

/// Reads and builds a position with the tables of its board, or says everything that is wrong with it.
struct OpenedPosition {
  board::BuiltPosition built;
  const board::Tables* tables;
};
std::variant<OpenedPosition, std::vector<board::Refusal>> open_position(const Json& json, const GameData& data);

}  // namespace rattus::codec
