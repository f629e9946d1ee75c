#pragma once
// Set-ups by chance with any of the modules that go together, and any class cards that can join them.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "codec/game_data.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {

inline bool has_module(const SetUp& setup, const std::string& module) {
  return std::find(setup.modules.begin(), setup.modules.end(), module) != setup.modules.end();
}

/// By their numbers; the Alchemist often, since tiles are there for him.
inline std::vector<unsigned> cards_that_can_join(const SetUp& setup) {
  std::vector<unsigned> pool;
  for (const CardRow& card : codec::game_data().tables(setup.board).cards) {
    if (card.needs_big_box && setup.board != "big-box") continue;
    if (card.min_players > setup.players) continue;
    if (!card.needs_module.empty() && !has_module(setup, card.needs_module)) continue;
    pool.insert(pool.end(), card.number == Alchemist::number ? 3 : 1, card.number);
  }
  return pool;
}

/// Those that modules need, mostly the ones that are wanted, and others.
inline void choose_cards(SetUp& setup, Rng& rng, const std::vector<unsigned>& wanted) {
  const std::vector<unsigned> pool = cards_that_can_join(setup);
  std::vector<unsigned> cards;
  const auto add = [&cards](unsigned card) {
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  };
  if (has_module(setup, "guilds")) add(29);
  if (has_module(setup, "inns")) add(30);
  for (const unsigned card : wanted)
    if (cards.size() < 5 && rng.below(2) == 0 && std::find(pool.begin(), pool.end(), card) != pool.end()) add(card);
  while (cards.size() < (setup.players > 4 ? 8U : 6U)) add(pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
  setup.card_choice = CardChoice::listed;
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
}

inline void choose_house_rules(SetUp& setup, Rng& rng) {
  const auto one_in = [&](unsigned n) { return rng.below(n) == 0; };
  setup.options = {{"require_chivalry", "off"}};
  if (one_in(4)) setup.options.emplace_back("mayor_each", "must");
  if (one_in(2)) setup.options.emplace_back("max_rounds", std::to_string(2 + rng.below(6)));
  if (one_in(4)) setup.options.emplace_back("citizens", "12");
  if (!has_module(setup, "upgrades")) return;
  if (has_module(setup, "mercatus") && one_in(2)) setup.options.emplace_back("merc_upgrades", "on");
  if (one_in(4)) setup.options.emplace_back("upg_far", "neighbour");
  if (one_in(4)) setup.options.emplace_back("upg_peasant", "with-increase");
}

/// With these modules, each other one at every second table where it can be (MERC-2, REG-2: not these two together).
inline SetUp module_setup(Rng& rng, std::vector<std::string> modules, const std::vector<unsigned>& wanted) {
  SetUp setup;
  const bool big_box = rng.below(2) != 0;
  setup.board = big_box ? "big-box" : "classic";
  setup.players = 2 + static_cast<int>(rng.below(big_box ? 5 : 3));
  setup.modules = std::move(modules);
  for (const char* other : {big_box ? "region-cards" : "mercatus", "universities", "upgrades", "guilds", "inns"})
    if (!has_module(setup, other) && rng.below(2) != 0) setup.modules.emplace_back(other);
  choose_cards(setup, rng, wanted);
  choose_house_rules(setup, rng);
  return setup;
}

}  // namespace rattus::board::test
