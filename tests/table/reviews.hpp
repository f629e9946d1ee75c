#pragma once
// Games of random choices for a teacher to look at.
#include <random>
#include <utility>
#include <vector>

#include "table/review.hpp"
#include "tests/table/courses.hpp"

namespace rattus::test {

/// Enough to see that it works.
inline constexpr table::ReviewStyle hasty{.iterations = 12, .worlds = 6};

/// A game at its first decision, and choices that lead it to its end.
template <class Kit>
std::pair<table::GameOf<Kit>, std::vector<std::uint8_t>> random_choices(const typename Kit::SetUp& setup,
                                                                        const typename Kit::Tables& tables) {
  table::EventsOf<Kit> unheard;
  const auto start = std::get<table::GameOf<Kit>>(table::GameOf<Kit>::start(setup, tables, {7, 8}, unheard));
  std::vector<std::uint8_t> choices;
  std::mt19937 random(5);
  for (auto game = start; !game.over(); game.choose(choices.back()))
    choices.push_back(static_cast<std::uint8_t>(random() % game.options().size()));
  return {start, choices};
}

}  // namespace rattus::test
