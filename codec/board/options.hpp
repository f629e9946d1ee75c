#pragma once
// Writes decisions and options of the board game as JSON and as text, and reads choices. Used for messages, records and
// the terminal; whether an option is legal is decided by the engine.
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

/// Writers of the same JSON text as option_json() and decision_json() below. `face`: the face of the token that the
/// option picks if it lies open, else null.
void write_option(Writer& to, board::Action action, const Names& names, const board::Face* face = nullptr);
/// Writer of an option that picks this token; `from`: its region where options say one, else no_region.
void write_token_option(Writer& to, const board::Rules& rules, board::Action action, board::Token token,
                        board::Region from, const Names& names);
void write_decision(Writer& to, const board::View& view, const board::ActionList& options, const Names& names,
                    bool can_take_back);

/// Writes one byte of a module's own choice as a field; nothing if the choice does not use the byte.
void write_chosen(Writer& to, board::ChoiceRow::Of of, std::uint8_t byte, const Names& names);

/// An option as the viewer sees it, for example `{"kind": "take", "card": "king"}`; a picked token is described.
Json option_json(const board::View& view, board::Action action, const Names& names);
/// An option without a view: a picked token is not described.
Json option_json(board::Action action, const Names& names);

/// The text that a person types for an option: "take(5)", "region gallia", "token (drawn, by 2)", "end-actions".
std::string option_text(const board::View& view, board::Action action, const Names& names);

/// The open decision with its options, in the order of `options`; null if the viewer is not the decider.
Json decision_json(const board::View& view, const board::ActionList& options, const Names& names, bool can_take_back);

/// Finds the index (from 0) in `options` of a choice, given as an index, as an option in JSON, or as its text. Texts
/// may name cards by number or id and regions by any of their names, and leave out "region". Returns nullopt if no
/// option matches.
std::optional<std::size_t> find_option(const Json& choice, const board::View& view, const board::ActionList& options,
                                       const Names& names);

}  // namespace rattus::codec
