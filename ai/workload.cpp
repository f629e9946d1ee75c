#include "ai/workload.hpp"

#include "ai/step.hpp"
#include "engine/board/game.hpp"

namespace rattus::ai {

[[gnu::flatten]] std::uint32_t random_game(const Rules& rules, Rng& rng) {
  board::PlayoutChance chance;
  board::NullSink sink;
  ActionList options;
  const Rng own({rng.next(), rng.next()});
  State s = start(rules, own, options);
  std::uint32_t decisions = 0;
  for (; !s.over(); ++decisions) {
    const auto choice = s.rng.below(static_cast<std::uint32_t>(options.size()));
    board::BoardGame::apply(rules, s, options[choice], chance, sink, options);
  }
  return decisions;
}

std::uint32_t copy_states(std::span<State, 16> places, std::uint32_t count) {
  constexpr std::size_t n = 16;
  for (std::uint32_t k = 0; k < count; ++k) {
    places[k % n] = places[(k + 7) % n];
    asm volatile("" : : "r"(places.data()) : "memory");
  }
  return count;
}

Middle middle_position(const Rules& rules, Seed seed) {
  Middle middle;
  State& s = middle.state = start(rules, Rng(seed), middle.options);
  Playout playout;
  playout.reset(rules, s, board::no_seat);
  Rng rng({seed.low, seed.high});
  while (s.rats > rules.initial.rats / 2 || s.asked != board::Decision::action || s.card_taken || s.increased)
    step(rules, s, playout.choose({rules, s}, rng, middle.options), middle.options);
  return middle;
}

SearchStyle full_playouts() {
  SearchStyle style;
  style.playout.random = true;
  style.playout.rounds = 0;
  return style;
}

}  // namespace rattus::ai
