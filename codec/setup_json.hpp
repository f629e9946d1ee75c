#pragma once
// Reads and writes set-ups and writes refusals as JSON (docs/reference/messages.md). Used for messages, records and
// positions; checks only the form of a set-up, never whether it can be played.
#include "codec/text/reader.hpp"
#include "codec/texts.hpp"
#include "engine/board/setup/setup.hpp"
#include "table/any_course.hpp"

namespace rattus::codec {

/// Reads `{"board", "players", "cards"?, "modules"?, "options"?}`. board::check_setup decides whether it can be played.
board::SetUp read_setup(const Value& value);
Json to_json(const board::SetUp& setup);
/// Reads a set-up of the game named by its field "game"; without that field, of the board game.
table::AnySetUp read_any_setup(const Value& value);
Json to_json(const table::AnySetUp& setup);

/// The set-up in a file: the document itself, or what the page (`{"format": "rattus-setup", "setup"}`) or
/// a record holds.
Value setup_in(const Value& document);

/// The value of a house rule as text: a word or a number; true and false become "on" and "off".
std::string option_value(const Value& value);
/// A JSON number if the text is a whole number of at most 8 digits, else a JSON string.
Json number_or_text(const std::string& value);

/// Writes `{"code", "clause"?, "subject", "text"}`; "text" is a sentence that says what to do.
Json to_json(const board::Refusal& refusal, const Texts& texts);
Json to_json(const std::vector<board::Refusal>& reasons, const Texts& texts);

}  // namespace rattus::codec
