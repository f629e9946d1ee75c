#pragma once
// A view as JSON (docs/messages.md). Clients are given this and events, nothing else.
#include "codec/json.hpp"
#include "codec/names.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

Json to_json(const board::View& view, const Names& names);

/// The house rules in force, all keys, values as the catalogue writes them (BASE-120).
Json options_json(const board::Options& options);

/// The steps that the action in progress has taken so far (BASE-100); null if none is in progress.
Json action_json(const board::Rules& rules, const board::State& known, const Names& names);

}  // namespace rattus::codec
