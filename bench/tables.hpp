#pragma once
// What benchmarks of computer players play.
#include "codec/game_data.hpp"
#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::bench {

inline board::Rules rules_of(const board::SetUp& setup, Seed seed) {
  Rng rng(seed);
  return std::get<board::Rules>(board::BoardGame::make(setup, codec::game_data().tables(setup), rng));
}

/// The base game, with 5 and 6 players on the board for as many.
inline board::Rules base_game(int players) {
  board::SetUp setup;
  setup.board = players > 4 ? "big-box" : "classic";
  setup.players = players;
  return rules_of(setup, {1, 2});
}

/// The big box with all modules and class cards by chance.
inline board::Rules everything(int players, Seed seed) {
  board::SetUp setup;
  setup.board = "big-box";
  setup.players = players;
  setup.card_choice = board::CardChoice::random;
  setup.modules = {"upgrades", "region-cards", "universities", "guilds", "inns"};
  return rules_of(setup, seed);
}

inline cartus::Rules cartus_game(int players) {
  cartus::SetUp setup;
  setup.players = players;
  Rng none;
  return std::get<cartus::Rules>(cartus::Cartus::make(setup, codec::game_data().tables(setup), none));
}

}  // namespace rattus::bench
