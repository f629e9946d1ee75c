#pragma once
// Writes events of the board game as JSON for one viewer (docs/reference/messages.md). Used for updates and reviews;
// faces that the viewer may not know are left out.
#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "engine/board/parts/event.hpp"

namespace rattus::codec {

/// True if `viewer` is told of the event (Event::audience).
inline bool heard(const board::Event& event, board::Seat viewer) { return hears(event.audience, viewer); }
/// True if two viewers are told exactly the same about the event.
bool told_alike(const board::Event& event, board::Seat one, board::Seat other);

/// Writers of the same JSON text as event_json() and token_json() below.
void write_event(Writer& to, const board::Rules& rules, const board::Event& event, board::Seat viewer,
                 const Names& names);
void write_token(Writer& to, const board::Rules& rules, board::Token token);

/// Writes the fields of an event type: `[{"name": "seat", "type": "seat"}, ...]` (codec/catalogue.hpp).
void write_field_types(Writer& to, const board::EventType& type);

/// An event without the faces that `viewer` (a seat, or no_seat for a spectator) may not know.
Json event_json(const board::Rules& rules, const board::Event& event, board::Seat viewer, const Names& names);

/// Writes a citizen's load, one field for each type of load in the program.
void write_load(Writer& to, board::Load load);
/// A token: `{"tag", "marked", "lookers", "held"?, "face"?}`; "face" only if the token has been dealt one. Does not
/// hide anything: give it tokens of a view.
Json token_json(const board::Rules& rules, board::Token token);

}  // namespace rattus::codec
