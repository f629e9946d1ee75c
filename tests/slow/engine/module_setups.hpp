#pragma once
// Set-ups by chance with a side board and some of the other modules.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {

/// A set-up with this module, the first of these cards, mostly the others too, and any that can join them.
inline SetUp side_board_setup(Rng& rng, const std::string& module, const std::vector<unsigned>& wanted) {
  const auto one_in = [&](unsigned n) { return rng.below(n) == 0; };
  SetUp setup;
  setup.board = one_in(3) ? "classic" : "big-box";
  const bool big_box = setup.board == "big-box";
  setup.players = 2 + static_cast<int>(rng.below(big_box ? 5 : 3));
  setup.modules = {module};
  const std::string other = module == "inns" ? "guilds" : "inns";
  std::vector<unsigned> pool{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 31, 32, 33};
  std::vector<unsigned> cards{wanted.front()};
  if (one_in(2)) {
    setup.modules.push_back(other);
    cards.push_back(module == "inns" ? 29 : 30);
  }
  if (one_in(3)) setup.modules.emplace_back("upgrades"), pool.insert(pool.end(), {28, 28, 28});
  if (one_in(3)) {
    setup.modules.emplace_back(big_box ? "region-cards" : "mercatus");
    if (big_box)
      pool.insert(pool.end(), {19, 20});
    else
      for (unsigned number = 34; number <= 45; ++number) pool.push_back(number);
  }
  if (big_box) pool.insert(pool.end(), {21, 22});
  if (setup.players > 2) pool.insert(pool.end(), {26, 27});
  const auto add = [&](unsigned card) {
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  };
  for (const unsigned card : wanted)
    if (cards.size() < 5 && one_in(2) && std::find(pool.begin(), pool.end(), card) != pool.end()) add(card);
  while (cards.size() < (setup.players > 4 ? 8U : 6U)) add(pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
  setup.card_choice = CardChoice::listed;
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  setup.options = {{"require_chivalry", "off"}};
  if (one_in(4)) setup.options.emplace_back("mayor_each", "must");
  if (one_in(2)) setup.options.emplace_back("max_rounds", std::to_string(2 + rng.below(6)));
  if (one_in(4)) setup.options.emplace_back("citizens", "12");
  return setup;
}

inline void count_modules(Effects& effects, const Rules& rules) {
  for (const unsigned slot : rules.parts& modules) effects.count("with " + std::string(rules.cards[slot]->module));
}

}  // namespace rattus::board::test
