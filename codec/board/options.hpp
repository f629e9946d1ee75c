#pragma once
// Options and decisions, as JSON and as text that people type.
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/json.hpp"
#include "codec/names.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

/// As the functions below, as text. `face`: of the token that the option picks, if it lies open.
void write_option(Writer& to, board::Action action, const Names& names, const board::Face* face = nullptr);
void write_decision(Writer& to, const board::View& view, const board::ActionList& options, const Names& names,
                    bool can_take_back);

/// A byte of a module's own choice: a field, if the choice has it.
void write_chosen(Writer& to, board::ChoiceRow::Of of, std::uint8_t byte, const Names& names);

/// An option of a decision as its decider sees it: `{"kind": "take", "card": "king"}`.
Json option_json(const board::View& view, board::Action action, const Names& names);
/// The same without a view: a picked token is not described.
Json option_json(board::Action action, const Names& names);

/// As a person would type it: "take(5)", "region gallia", "token (drawn, by 2)", "end-actions".
std::string option_text(const board::View& view, board::Action action, const Names& names);

/// The decision that the view waits for with its options, in the catalogue's order; null if the viewer is not the
/// one who decides.
Json decision_json(const board::View& view, const board::ActionList& options, const Names& names, bool can_take_back);

/// The place among `options` of what somebody has chosen: a place (from 0), an option as JSON, or its text; texts may
/// name cards by number or id and leave out "region". Nothing if it is none of them.
std::optional<std::size_t> find_option(const Json& choice, const board::View& view, const board::ActionList& options,
                                       const Names& names);

}  // namespace rattus::codec
