#pragma once
// Tables and games for tests: set-ups of every player count, random play.
#include <functional>
#include <random>

#include "codec/game_data.hpp"
#include "table/table.hpp"

namespace rattus::test {

inline board::SetUp set_up(const std::string& board, int players,
                           std::vector<std::pair<std::string, std::string>> options = {}) {
  board::SetUp setup;
  setup.board = board;
  setup.players = players;
  setup.options = std::move(options);
  return setup;
}

inline table::Table open_table(const board::SetUp& setup, Seed seed) {
  std::vector<table::SeatPlan> seats(static_cast<std::size_t>(setup.players));
  auto opened = table::Table::open(setup, codec::game_data().tables(setup.board), seed, seats);
  return std::get<table::Table>(std::move(opened));
}

/// Sets that have every class card that needs no module, each group of them at least once.
inline std::vector<std::vector<std::string>> card_groups() {
  return {{"7", "9", "12", "14", "17", "31"},
          {"8", "10", "11", "13", "15", "18"},
          {"16", "22", "26", "27", "32", "33"},
          {"6", "7", "13", "15", "21", "26", "27", "33"},
          {"8", "13", "14", "16", "18", "22", "31", "32"}};
}

/// Every board with every number of players, and the cards of the expansions.
inline std::vector<board::SetUp> all_set_ups() {
  std::vector<board::SetUp> list;
  for (int players = 2; players <= 4; ++players) list.push_back(set_up("classic", players));
  for (int players = 2; players <= 6; ++players) list.push_back(set_up("big-box", players));
  for (const auto& cards : card_groups()) {
    list.push_back(set_up("big-box", cards.size() == 8 ? 6 : 4, {{"jester_push", "on"}}));
    list.back().card_choice = board::CardChoice::listed;
    list.back().cards = cards;
  }
  return list;
}

/// Makes one random choice for whoever has to decide.
inline table::Answer act_at_random(table::Table& table, std::mt19937& random) {
  const std::size_t option = random() % table.game().options().size();
  return table.act(table.game().decider(), table.version(), option);
}

}  // namespace rattus::test
