#pragma once
// The catalogue: what the games of this program ask and tell, and their house rules, as the engine declares them. The
// browser's types, the JSON Schemas and the tables of the documents are made from it (script/catalogue).
#include "codec/game_data.hpp"
#include "codec/text/writer.hpp"

namespace rattus::codec {

/// `{"rattus": {"decisions": [...], "events": [...], "pieces": [...], "house_rules": [...], ...}, "cartus": {...}}`.
/// What a class card brings names it in `part`; all else is the frame's.
Json catalogue_json(const GameData& data);

/// One field of an event: `{"name": "from", "type": "region", "optional": true}`.
inline void write_field_type(Writer& to, std::string_view name, std::string_view type, bool optional = false) {
  to.open('{').field("name", name).field("type", type);
  if (optional) to.field("optional", true);
  to.close('}');
}

}  // namespace rattus::codec
