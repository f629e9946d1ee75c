#pragma once
// Events of Rattus Cartus as JSON (docs/reference/messages-cartus.md).
#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::codec {

/// May the viewer hear of it at all?
inline bool heard(const cartus::Event& event, cartus::Seat viewer) { return heard_by(event, viewer); }
/// Are both told the same of it?
inline bool told_alike(const cartus::Event& event, cartus::Seat one, cartus::Seat other) {
  return heard_by(event, one) == heard_by(event, other);
}

/// An event as it is told to a viewer who may hear of it.
void write_event(Writer& to, const cartus::Rules& rules, const cartus::Event& event, cartus::Seat viewer,
                 const NoNames& names);
/// The same for records, `rattus ask` and replay, which hear everything; `for` lists who heard it if not everybody did.
void write_full_event(Writer& to, const cartus::Rules& rules, const cartus::Event& event, const NoNames& names);
/// What such an event tells: `[{"name": "seat", "type": "seat"}, ...]` (codec/catalogue.hpp).
void write_field_types(Writer& to, const cartus::EventRow& row);
Json full_event_json(const cartus::Rules& rules, const cartus::Event& event, const NoNames& names);

}  // namespace rattus::codec
