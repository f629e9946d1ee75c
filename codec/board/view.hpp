#pragma once
// A view as JSON (docs/messages.md). Clients are given this and events, nothing else.
#include "codec/json.hpp"
#include "codec/names.hpp"
#include "codec/writer.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

void write_view(Writer& to, const board::View& view, const Names& names);
/// Are the viewers shown the same?
inline bool shown_alike(const board::View& one, const board::View& other) { return one.known() == other.known(); }
Json to_json(const board::View& view, const Names& names);

/// Writes what leads from one view of a viewer to a later one of the same game: an object of the top-level keys that
/// changed with their new values; of `regions` only those that changed. The keys that are no more come back.
/// `common`: what write_common_changes has written for the same two positions, so that it is written once for all.
std::vector<std::string_view> write_changes(Writer& to, const board::View& before, const board::View& now,
                                            const Names& names, std::string_view common);
/// The part of the changes that is the same for all viewers: an object like theirs, without what depends on the faces
/// that a viewer knows.
std::string common_changes(const board::View& before, const board::View& now, const Names& names);

/// The house rules in force, all keys, values as the catalogue writes them (BASE-120).
Json options_json(const board::Options& options);

/// The steps that the action in progress has taken so far (BASE-100); null if none is in progress.
void write_action(Writer& to, const board::Rules& rules, const board::State& known, const Names& names);

}  // namespace rattus::codec
