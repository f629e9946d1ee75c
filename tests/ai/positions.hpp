#pragma once
// Positions of random games, for tests of computer players.
#include <functional>

#include "ai/agents.hpp"
#include "ai/board/step.hpp"
#include "engine/board/game.hpp"
#include "tests/table/courses.hpp"

namespace rattus::test {

inline board::Rules rules_of(const board::SetUp& setup) {
  Rng rng({1, 2});
  return std::get<board::Rules>(board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng));
}

/// Shows every decision of a game in which all choices are random.
inline void random_positions(const board::Rules& rules, Seed seed,
                             const std::function<void(const board::State&, const board::ActionList&)>& see) {
  board::ActionList options;
  Rng rng(seed);
  board::State s = ai::start(rules, Rng({seed.low, 5}), options);
  while (!s.over()) {
    see(s, options);
    ai::step(rules, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], options);
  }
}

inline ai::Agent agent(std::string_view text) {
  std::string error;
  return ai::parse_agent(text, error).value();
}

}  // namespace rattus::test
