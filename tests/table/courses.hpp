#pragma once
// Courses of games for tests: set-ups of every player count, random play.
#include <functional>
#include <random>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "table/any_course.hpp"

namespace rattus::test {

inline board::SetUp set_up(const std::string& board, int players,
                           std::vector<std::pair<std::string, std::string>> options = {}) {
  board::SetUp setup;
  setup.board = board;
  setup.players = players;
  setup.options = std::move(options);
  return setup;
}

inline cartus::SetUp cartus_set_up(int players, std::vector<std::pair<std::string, std::string>> options = {}) {
  cartus::SetUp setup;
  setup.players = players;
  setup.options = std::move(options);
  return setup;
}

/// Cartus with every number of players and every way to choose buildings; simultaneous supplies among them.
inline std::vector<cartus::SetUp> all_cartus_set_ups() {
  std::vector<cartus::SetUp> list;
  for (int players = 2; players <= 5; ++players)
    for (const char* buildings : {"fixed", "random-per-class", "mixed"})
      list.push_back(cartus_set_up(
          players, {{"buildings", buildings}, {"supplies", players % 2 == 0 ? "turn-order" : "simultaneous"}}));
  return list;
}

/// Sets that have every class card that needs no module, each group of them at least once.
inline std::vector<std::vector<std::string>> card_groups() {
  return {{"7", "9", "12", "14", "17", "31"},
          {"8", "10", "11", "13", "15", "18"},
          {"16", "22", "26", "27", "32", "33"},
          {"6", "7", "13", "15", "21", "26", "27", "33"},
          {"8", "13", "14", "16", "18", "22", "31", "32"}};
}

/// The cards of Mercatus, each once.
inline std::array<std::vector<std::string>, 2> mercatus_groups() {
  return {{{"34", "36", "37", "39", "41", "43"}, {"35", "38", "40", "42", "44", "45"}}};
}

/// Side boards; cards with tiles, the Alchemist among them; those of the big-box board with region cards.
inline std::vector<board::SetUp> module_set_ups() {
  std::vector<board::SetUp> list;
  const auto add = [&list](const char* board, std::vector<std::string> modules, std::vector<std::string> cards,
                           int players) {
    list.push_back(set_up(board, players));
    list.back().modules = std::move(modules);
    list.back().card_choice = board::CardChoice::listed;
    list.back().cards = std::move(cards);
  };
  add("classic", {"guilds"}, {"1", "2", "4", "12", "17", "29"}, 3);
  add("big-box", {"guilds", "inns"}, {"12", "6", "13", "16", "22", "27", "29", "30"}, 5);
  add("classic", {"upgrades"}, {"1", "4", "6", "7", "9", "28"}, 4);
  add("classic", {"upgrades"}, {"5", "10", "12", "14", "16", "18"}, 2);
  add("big-box", {"region-cards", "upgrades"}, {"2", "11", "13", "15", "17", "19", "20", "28"}, 6);
  add("big-box", {"region-cards", "upgrades"}, {"3", "8", "21", "22", "26", "27"}, 3);
  add("classic", {"universities"}, {"2", "6", "7", "23", "24", "25"}, 3);
  add("big-box", {"universities", "region-cards", "upgrades"}, {"5", "6", "19", "22", "23", "24", "25", "28"}, 5);
  return list;
}

/// Every board with every number of players, the cards of the expansions, Mercatus with each of its cards, upgrades and
/// region cards.
inline std::vector<board::SetUp> all_set_ups() {
  std::vector<board::SetUp> list;
  for (int players = 2; players <= 4; ++players) list.push_back(set_up("classic", players));
  for (int players = 2; players <= 6; ++players) list.push_back(set_up("big-box", players));
  for (const auto& cards : card_groups()) {
    list.push_back(set_up("big-box", cards.size() == 8 ? 6 : 4, {{"jester_push", "on"}}));
    list.back().card_choice = board::CardChoice::listed;
    list.back().cards = cards;
  }
  for (int players = 2; players <= 4; ++players) {
    list.push_back(set_up("classic", players));
    list.back().modules = {"mercatus"};
    list.back().card_choice = board::CardChoice::listed;
    list.back().cards = mercatus_groups()[static_cast<std::size_t>(players % 2)];
  }
  for (auto& setup : module_set_ups()) list.push_back(std::move(setup));
  return list;
}

/// The set-ups of both games.
inline std::vector<table::AnySetUp> every_set_up() {
  std::vector<table::AnySetUp> list;
  for (auto& setup : all_set_ups()) list.emplace_back(std::move(setup));
  for (auto& setup : all_cartus_set_ups()) list.emplace_back(std::move(setup));
  return list;
}

template <class Kit = board::Kit>
table::CourseOf<Kit> open_course(const typename Kit::SetUp& setup, Seed seed) {
  const auto tables = codec::game_data().tables(table::AnySetUp(setup));
  auto opened = table::CourseOf<Kit>::open(setup, *tables.template as<Kit>(), table::Origin(seed));
  return std::get<table::CourseOf<Kit>>(std::move(opened));
}

/// Makes one random choice for whoever has to decide.
template <class Kit>
void choose_at_random(table::CourseOf<Kit>& course, std::mt19937& random) {
  if (course.unasked()) return course.go_on();
  const auto refused = course.choose(random() % course.game().options().size());
  ASSERT_FALSE(refused) << refused->reason;
}

}  // namespace rattus::test
