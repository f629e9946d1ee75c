#pragma once
// Draws the view of a Cartus game (docs/reference/messages-cartus.md) as text. Nothing is told by colour alone.
#include <string>

#include "cli/screens/screen.hpp"

namespace rattus::cli {

/// Round and row, discs, influence tracks, players, nun row, hands that the viewer sees, stocks and decks.
std::string draw_cartus(const Json& view, const Narrator& narrator, const Paint& paint);

/// The reckoning (CART-77 to -87), who was killed, places and who has won.
std::string draw_reckoning(const Json& view, const Narrator& narrator, const Paint& paint);

/// What a decision's sentence and an option's may name beside their own fields: the action that is being asked about
/// with its building, what a building in the row does, a card of the nun row that the decider knows.
Json about_decision(const Json& view, const Json& decision);
Json about_option(const Json& view, const Json& decision, const Json& option);

}  // namespace rattus::cli
