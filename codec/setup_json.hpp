#pragma once
// Set-ups and refusals as JSON (docs/messages.md).
#include "codec/reader.hpp"
#include "codec/texts.hpp"
#include "engine/board/setup.hpp"

namespace rattus::codec {

/// `{"board", "players", "cards"?, "modules"?, "options"?}`; whether it can be played is the engine's to say.
board::SetUp read_setup(const Value& value);
Json to_json(const board::SetUp& setup);

/// `{"code", "clause"?, "subject", "text"}`; the text says what to do.
Json to_json(const board::Refusal& refusal, const Texts& texts);
Json to_json(const std::vector<board::Refusal>& reasons, const Texts& texts);

}  // namespace rattus::codec
