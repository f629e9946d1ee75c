#pragma once
// Writes events and states of the board game with all hidden information. For records, positions and `rattus ask` only;
// must never be used for messages to clients.
#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/state.hpp"

namespace rattus::codec {

/// Writes an event with every face in it, as given: nothing is redacted.
void write_full_event(Writer& to, const board::Rules& rules, const board::Event& event, const Names& names);
Json full_event_json(const board::Rules& rules, const board::Event& event, const Names& names);

/// Writes the chance point of an event in the form of records (BASE-106).
void write_chance_point(Writer& to, const board::ChancePoint& point, const board::Rules& rules,
                        const board::Event& event, const Names& names);

/// Writes a state in the form of a view, with every face that has been dealt and without a viewer.
void write_open_view(Writer& to, const board::Rules& rules, const board::State& state, const Names& names);

/// A state as an exact position (docs/reference/position-format.md), with the state's hash.
Json full_state_json(const board::Rules& rules, const board::State& state, const board::Tables& tables);

}  // namespace rattus::codec
