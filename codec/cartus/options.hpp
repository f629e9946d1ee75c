#pragma once
// Options and decisions of Rattus Cartus, as JSON and as text that people type.
#include <optional>
#include <string>

#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::codec {

/// `{"kind": "card", "card": "church-4"}`
void write_option(Writer& to, cartus::Action action, const NoNames& names);
Json option_json(cartus::Action action, const NoNames& names);
/// As the board game's: what an option looks like does not depend on who sees it.
Json option_json(const cartus::View& view, cartus::Action action, const NoNames& names);
/// As a person would type it: "b2", "nun 3", "church-4", "p2", "perform".
std::string option_text(const cartus::View& view, cartus::Action action, const NoNames& names);

/// The decision that the view waits for with its options; null if the viewer is not the one who decides.
void write_decision(Writer& to, const cartus::View& view, const cartus::ActionList& options, const NoNames& names,
                    bool can_take_back);
Json decision_json(const cartus::View& view, const cartus::ActionList& options, const NoNames& names,
                   bool can_take_back);

/// The place among `options` of what somebody has chosen: a place (from 0), an option as JSON, or its text.
std::optional<std::size_t> find_option(const Json& choice, const cartus::View& view, const cartus::ActionList& options,
                                       const NoNames& names);

}  // namespace rattus::codec
