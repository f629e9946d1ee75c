#pragma once
// Sections of the catalogue that the JSON Schemas are made from: options, chance points, memories of modules, words.
#include <span>
#include <string_view>

#include "codec/board/events.hpp"
#include "codec/text/writer.hpp"
#include "engine/board/rules.hpp"

namespace rattus::codec {

/// Options of the board game by kind, those of the frame: `{"kind": "edge", "fields": [...]}` each.
void write_option_kinds(Writer& to);
/// The kinds that a part adds: giving a load, a module's own choices.
void write_option_kinds(Writer& to, std::string_view part, const board::CardFacts& facts);
/// Chance points (BASE-106) that these events tell of: `{"name": "pick", "part": "frame", "fields": [...]}` each.
void write_chance_points(Writer& to, std::string_view part, std::span<const board::EventType* const> events);
/// What a module remembers: `{"module": "guilds", "fields": [{"name": "spaces", "unit": "seat", ...}]}`.
void write_memory(Writer& to, const board::CardFacts& module);
/// Words by type: `{"good": ["fish", ...], ...}`.
void write_board_words(Writer& to);

void write_cartus_option_kinds(Writer& to);
void write_cartus_chance_points(Writer& to);
void write_cartus_words(Writer& to);

}  // namespace rattus::codec
