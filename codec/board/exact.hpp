#pragma once
// The part of a position that only programs write: the bytes of a game in the middle of an action
// (docs/reference/position-format.md).
#include "codec/text/reader.hpp"
#include "engine/board/positions/position.hpp"

namespace rattus::codec {

std::optional<board::ExactPosition> read_exact(const Value& value);
Json to_json(const board::ExactPosition& exact);

/// The words for where a position stands, in the order of the enumeration.
const std::vector<std::string_view>& stage_words();

}  // namespace rattus::codec
