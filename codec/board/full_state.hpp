#pragma once
// What shows more than any player may know: for records, positions and `rattus ask` alone. Clients are never sent
// anything made here.
#include "codec/json.hpp"
#include "codec/names.hpp"
#include "engine/board/event.hpp"
#include "engine/board/state.hpp"

namespace rattus::codec {

/// An event as somebody would tell it who sees every face that anybody was shown.
void write_full_event(Writer& to, const board::Rules& rules, const board::Event& event, const Names& names);
Json full_event_json(const board::Rules& rules, const board::Event& event, const Names& names);

/// A chance point that an event tells of, as records have it (BASE-106).
void write_chance_point(Writer& to, const board::ChancePoint& point, const board::Rules& rules,
                        const board::Event& event, const Names& names);

/// A position as a view with every face that anybody has looked at; its viewer is nobody.
void write_open_view(Writer& to, const board::Rules& rules, const board::State& state, const Names& names);

/// A whole state in readable form: an exact position (docs/position-format.md), with the state's hash.
Json full_state_json(const board::Rules& rules, const board::State& state, const board::Tables& tables);

}  // namespace rattus::codec
