#pragma once
// A record played again, in numbers: for whoever compares what programs on different machines make of it.
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/json.hpp"
#include "table/game.hpp"

namespace rattus::codec {

/// Something that is told of a position of the board game.
using OfPosition = Json (*)(const table::GameOf<board::Kit>&);
/// What share of the win the program's net gives each seat, through the eyes of each: [[2048, 2048], ...], of ai::win.
/// Null without a net, and when the game is over.
Json net_values(const table::GameOf<board::Kit>& game);

/// Checks a record (docs/record-format.md) and tells of each step, the set-up first, the state's hash and, in the board
/// game, `values`: {"hashes": [...], "values": [...]}, or {"step": 12, "reason": "..."}.
Json replayed(std::string_view record, const GameData& data, OfPosition values);

}  // namespace rattus::codec
