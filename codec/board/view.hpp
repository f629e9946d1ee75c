#pragma once
// Writes views of the board game as JSON (docs/reference/messages.md). Clients must be sent nothing of the game but
// views, changes of views, and events.
#include "codec/names.hpp"
#include "codec/text/json.hpp"
#include "codec/text/writer.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

void write_view(Writer& to, const board::View& view, const Names& names);
/// True if both views show the same position.
inline bool shown_alike(const board::View& one, const board::View& other) { return one.known() == other.known(); }
Json to_json(const board::View& view, const Names& names);

/// Writes the changes from one view of a viewer to a later one of the same game: an object of the top-level keys that
/// changed with their new values; of `regions` only those that changed. Returns the keys that are no longer there.
/// `common`: the result of common_changes() for the same two positions, which all viewers share.
std::vector<std::string_view> write_changes(Writer& to, const board::View& before, const board::View& now,
                                            const Names& names, std::string_view common);
/// The part of the changes that is the same for all viewers: an object without the keys that depend on the faces that a
/// viewer knows.
std::string common_changes(const board::View& before, const board::View& now, const Names& names);

/// All house rules of the game with their values, as words or numbers (BASE-120).
Json options_json(const board::Options& options);

/// Writes the action in progress with its choices so far (BASE-100); null if there is none. `known`: a view's state.
void write_action(Writer& to, const board::Rules& rules, const board::State& known, const Names& names);

}  // namespace rattus::codec
