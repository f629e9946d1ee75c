#pragma once
// Faces of rat tokens as JSON and in the short form of the worked cases, "[2:M+bou]".
#include "codec/text/reader.hpp"
#include "codec/text/writer.hpp"
#include "engine/board/types.hpp"

namespace rattus::codec {

/// `{"limit": 2, "symbols": ["majority", ...]}` among other fields, or the short form; nothing if it is neither.
std::optional<board::Face> read_face(const Value& value);
/// "[2:M+bou]", with or without the brackets.
std::optional<board::Face> parse_face(std::string_view text);

void write(Writer& to, const board::Face& face);
Json to_json(const board::Face& face);
std::string short_text(const board::Face& face);

}  // namespace rattus::codec
