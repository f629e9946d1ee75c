#pragma once
// Random games of Cartus for tests: every number of players, way to choose buildings and way to choose supplies.
#include <string>
#include <vector>

#include "engine/cartus/game.hpp"
#include "tests/cartus/tables.hpp"
#include "tests/properties/engine.hpp"

namespace rattus::cartus::test {

using OptionPairs = std::vector<std::pair<std::string, std::string>>;

inline Rules rules_of(int players, const OptionPairs& options, std::vector<Part> split = {}) {
  SetUp setup;
  setup.players = players;
  setup.options = options;
  setup.split = std::move(split);
  Rng none;
  return std::get<Rules>(Cartus::make(setup, tables(), none));
}

struct Table {
  int players;
  std::string buildings, supplies;
  [[nodiscard]] std::string name() const {
    std::string text = std::to_string(players) + buildings + (supplies == "simultaneous" ? "Secret" : "");
    std::erase(text, '-');
    return "Players" + text;
  }
  /// A fixed set here splits every class, so that all twelve buildings are in it.
  [[nodiscard]] Rules rules() const {
    std::vector<Part> split;
    if (buildings == "fixed")
      for (unsigned i = 0; i < building_count; ++i) {
        const auto building = static_cast<Building>(i);
        split.push_back({std::string(id_of(class_of(building))), std::string(id_of(building)), i % 2 ? "2" : "3"});
      }
    return rules_of(players, {{"buildings", buildings}, {"supplies", supplies}, {"guard_tower_2p", "allow"}}, split);
  }
};

inline std::vector<Table> all_tables() {
  std::vector<Table> all;
  for (int players = 2; players <= 5; ++players)
    for (const char* buildings : {"fixed", "random-per-class", "mixed"})
      for (const char* supplies : {"turn-order", "simultaneous"}) all.push_back({players, buildings, supplies});
  return all;
}

/// One of the options; "done" and "stop" less often than by lot, so that cards are played.
inline Action any(const ActionList& options, Rng& choices) {
  Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
  const bool ends = action.kind == Choice::done || action.kind == Choice::stop || action.kind == Choice::decline;
  if (ends && choices.below(2) == 0) action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
  return action;
}

/// What holds in every game is shown of Cartus with this (tests/properties/engine.hpp).
struct Cards {
  using Game = Cartus;
  static Action any(const ActionList& options, Rng& choices) { return test::any(options, choices); }
  static bool undone_in_sight(const Event& event, const State& s) {
    return event.type == EventType::entered || event.to == only(s.decider);
  }
  static bool undone_is_seen(const State& before) { return before.asked == Decision::enter; }  ///< his disc
};

}  // namespace rattus::cartus::test
