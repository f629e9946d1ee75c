#pragma once
// A view of Rattus Cartus as JSON (docs/reference/messages-cartus.md). Clients are given this and events, nothing else.
#include <string>
#include <string_view>
#include <vector>

#include "codec/names.hpp"
#include "codec/text/writer.hpp"
#include "engine/cartus/scoring.hpp"
#include "engine/cartus/view.hpp"

namespace rattus::codec {

void write_view(Writer& to, const cartus::View& view, const NoNames& names);
/// Are the viewers shown the same? Each sees his own hand and rats, and nobody sees another's.
inline bool shown_alike(const cartus::View& one, const cartus::View& other) { return one.viewer() == other.viewer(); }
/// As for the board game (codec/board/view.hpp): the top-level keys that changed; those that are no more come back.
std::vector<std::string_view> write_changes(Writer& to, const cartus::View& before, const cartus::View& now,
                                            const NoNames& names, std::string_view common);
/// Nothing is taken to be common to all viewers: hands differ in every one.
std::string common_changes(const cartus::View& before, const cartus::View& now, const NoNames& names);

/// One player's reckoning (CART-78 to -87).
void write_score(Writer& to, cartus::Seat seat, const cartus::Score& score);

/// A position with all hands, played cards, tokens, rats and nuns open; its viewer is nobody. For records, `rattus ask`
/// and replay alone: no client of a game that goes on is ever sent it.
void write_open_view(Writer& to, const cartus::Rules& rules, const cartus::State& state, const NoNames& names);

}  // namespace rattus::codec
