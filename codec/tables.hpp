#pragma once
// Reading the component tables: data/board-*.json, data/tokens-*.json, data/cards.json.
#include "codec/reader.hpp"
#include "engine/board/tables.hpp"

namespace rattus::codec {

board::BoardTable read_board(const Value& file, std::string id);
std::vector<board::TokenRow> read_tokens(const Value& file);
std::vector<board::CardRow> read_cards(const Value& file);

/// `{"limit": 2, "symbols": ["majority", ...]}` among other fields; nothing if it cannot be read.
std::optional<board::Face> read_face(const Value& value);
/// The same as JSON (docs/messages.md).
Json to_json(const board::Face& face);

}  // namespace rattus::codec
