#pragma once
// A record played again, in numbers: for whoever compares what programs on different machines make of it.
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/json.hpp"

namespace rattus::codec {

/// Checks a record (docs/record-format.md) and tells of each step, the set-up first, the state's hash and what share of
/// the win, of ai::win, the program's net gives each seat, through the eyes of each (null without a net, and when the
/// game is over): {"hashes": [...], "values": [[[2048, 2048], ...], ...]}, or {"step": 12, "reason": "..."}.
Json replayed(std::string_view record, const GameData& data);

}  // namespace rattus::codec
