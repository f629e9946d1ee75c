#pragma once
// Events as JSON (docs/messages.md).
#include "codec/json.hpp"
#include "codec/names.hpp"
#include "engine/board/event.hpp"

namespace rattus::codec {

/// Every viewer hears of everything that happens on the board, without the faces that he may not know.
inline bool heard(const board::Event& event, board::Seat viewer) { return hears(event.audience, viewer); }
/// Are both told the same of it?
bool told_alike(const board::Event& event, board::Seat one, board::Seat other);

/// As the two functions below, as text.
void write_event(Writer& to, const board::Rules& rules, const board::Event& event, board::Seat viewer,
                 const Names& names);
void write_token(Writer& to, const board::Rules& rules, board::Token token);

/// What such an event tells: `[{"name": "seat", "type": "seat"}, ...]` (codec/catalogue.hpp).
void write_field_types(Writer& to, const board::EventType& type);

/// What `viewer` (a seat, or no_seat for a spectator) may know of an event.
Json event_json(const board::Rules& rules, const board::Event& event, board::Seat viewer, const Names& names);

/// What a citizen carries, a field for each type of load that there is.
void write_load(Writer& to, board::Load load);
/// A token as far as its face is known: `{"tag", "marked", "lookers", "held"?, "face"?}`.
Json token_json(const board::Rules& rules, board::Token token);

}  // namespace rattus::codec
