#pragma once
// A record played again, in numbers: for whoever compares what programs on different machines make of it.
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "host/codec.hpp"
#include "host/nets.hpp"

namespace rattus::host {

/// Checks a record (docs/reference/record-format.md). Returns for each step, the set-up first, the state's hash and
/// what share of the win, of ai::win, the net gives each seat from its own view (null without a net, and when
/// the game is over): {"hashes": [...], "values": [[[2048, 2048], ...], ...]}, or {"step": 12, "reason": "..."}.
Json replayed(std::string_view record, const GameData& data, const Nets& nets);

}  // namespace rattus::host
