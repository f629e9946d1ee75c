#include "ai/board/workload.hpp"

#include "ai/board/step.hpp"
#include "ai/random_play.hpp"

namespace rattus::ai {

std::uint32_t copy_states(std::span<State, 16> places, std::uint32_t count) { return copy_around(places, count); }

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
