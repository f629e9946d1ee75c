#pragma once
// What others have laid face down: of all worlds that agree with a view those are more likely in which they have played
// as players do.
#include "engine/cartus/view.hpp"

namespace rattus::ai::card_game {

/// Makes `world`, drawn from all that agree with `view`, one of players: who has laid cards face down on a building has
/// played there all that he had of its class (they cost nothing), before those his jokers, and hardly ever a card that
/// brings a rat (CART-46, -49); and who had more of the class was more likely to go there. Cards change places with
/// others that the viewer cannot place, so the world agrees with the view as before.
void believe(const cartus::View& view, cartus::State& world, Rng& rng);

}  // namespace rattus::ai::card_game
