#pragma once
// Set-ups and refusals as JSON (docs/messages.md).
#include "codec/reader.hpp"
#include "codec/texts.hpp"
#include "engine/board/setup.hpp"
#include "table/any_table.hpp"

namespace rattus::codec {

/// `{"board", "players", "cards"?, "modules"?, "options"?}`; whether it can be played is the engine's to say.
board::SetUp read_setup(const Value& value);
Json to_json(const board::SetUp& setup);
/// Of either game: `"game"` says which; without it, it is the board game.
table::AnySetUp read_any_setup(const Value& value);
Json to_json(const table::AnySetUp& setup);

/// An option's value: names or numbers; true and false stand for on and off.
std::string option_value(const Value& value);
/// Written as a number if it is one.
Json number_or_text(const std::string& value);

/// `{"code", "clause"?, "subject", "text"}`; the text says what to do.
Json to_json(const board::Refusal& refusal, const Texts& texts);
Json to_json(const std::vector<board::Refusal>& reasons, const Texts& texts);

}  // namespace rattus::codec
