#pragma once
// Seats of a match as JSON (docs/reference/protocol.md).
#include <string>

#include "codec/text/json.hpp"
#include "codec/text/reader.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// Reads a seat plan: `{"kind": "me" | "open" | "computer", "name"?, "player"?, "level"?}`; "person" is another word
/// for "me". Such a seat is the host's, and bears his name unless it has one.
table::Chair read_chair(const Value& seat, const table::Guest& host, const std::string& host_name);

/// A chair as `asking` is shown it.
Json chair_json(const table::Chair& chair, board::Seat seat, const table::Guest& asking,
                const table::IsPresent& present);

/// "open", "person", "computer"
std::string_view word(table::SeatKind kind);
/// "gathering", "playing", "over"
std::string_view word(table::Stage stage);
/// "stand-in", "resign"
std::string_view word(table::Subject what);

}  // namespace rattus::codec
