#include "ai/cartus/workload.hpp"

#include "ai/random_play.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::ai {

[[gnu::flatten]] std::uint32_t random_game(const cartus::Rules& rules, Rng& rng) {
  return play_at_random<cartus::Cartus, cartus::SeededChance>(rules, rng);
}

std::uint32_t copy_states(std::span<cartus::State, 16> places, std::uint32_t count) {
  return copy_around(places, count);
}

cartus::State first_position(const cartus::Rules& rules, Seed seed) {
  cartus::SeededChance chance;
  NullSink sink;
  cartus::ActionList options;
  return cartus::Cartus::start(rules, Rng(seed), chance, sink, options);
}

}  // namespace rattus::ai
