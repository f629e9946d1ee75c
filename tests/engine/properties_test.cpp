// What holds in every game: random games of every player count and board, with every house rule somewhere.
#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/view.hpp"
#include "tests/properties/engine.hpp"

namespace rattus::board::test {
namespace {

using namespace properties;

using OptionPairs = std::vector<std::pair<std::string, std::string>>;

struct Table {
  std::string board;
  int players;
  OptionPairs options;
  std::uint64_t cards = 0;  ///< not 0: a random selection with this seed
  std::vector<std::string> modules{};
};

std::vector<Table> tables() {
  std::vector<Table> all;
  for (int n = 2; n <= 4; ++n) all.push_back({"classic", n, {}});
  for (int n = 2; n <= 6; ++n) all.push_back({"big-box", n, {}});
  all.push_back(
      {"classic", 4, {{"citizens", "12"}, {"spread_3", "3"}, {"initial_split", "on"}, {"first_player", "seat-1"}}});
  all.push_back({"classic", 3, {{"knight_final", "moved"}, {"end_all_placed", "supply"}, {"max_rounds", "3"}}});
  all.push_back({"big-box", 6, {{"chivalry_reach_56", "2"}, {"citizens", "30"}}});
  for (std::uint64_t seed = 2; seed <= 10; ++seed) {
    OptionPairs options;
    if (seed > 4)
      options = {{"merc_swindler_final", seed % 2 ? "any" : "region"}, {"citizens", seed % 3 ? "20" : "12"}};
    all.push_back({"classic", 2 + static_cast<int>((seed + 1) % 3), options, seed, {"mercatus"}});
  }
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const int players = 2 + static_cast<int>(seed % 5);
    all.push_back({players > 4 || seed % 2 ? "big-box" : "classic", players, {{"jester_push", "on"}}, seed});
  }
  const OptionPairs likings{{"upg_far", "neighbour"}, {"upg_peasant", "with-increase"}, {"upg_queen", "connected"}};
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const int players = 2 + static_cast<int>(seed % 5);
    const bool big_box = players > 4 || seed % 2;
    std::vector<std::string> modules{"upgrades"};
    if (big_box && seed % 3 == 0) modules.insert(modules.begin(), "region-cards");
    all.push_back({big_box ? "big-box" : "classic", players, seed % 4 ? OptionPairs{} : likings, seed + 20, modules});
  }
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const int players = 2 + static_cast<int>(seed % 5);
    const bool big_box = players > 4 || seed % 2;
    std::vector<std::string> modules;
    if (seed % 3 != 0) modules.emplace_back("guilds");
    if (seed % 3 != 1) modules.emplace_back("inns");
    if (seed % 4 == 0) modules.emplace_back("upgrades");
    if (seed % 5 == 0) modules.emplace_back(big_box ? "region-cards" : "mercatus");
    all.push_back({big_box ? "big-box" : "classic", players, {}, seed + 40, modules});
  }
  return all;
}

Rules rules_of(const Table& table) {
  SetUp setup;
  setup.board = table.board;
  setup.players = table.players;
  setup.options = table.options;
  setup.modules = table.modules;
  if (table.cards != 0) setup.card_choice = CardChoice::random;
  Rng rng(Seed{1, table.cards});
  return std::get<Rules>(BoardGame::make(setup, codec::game_data().tables(table.board), rng));
}

struct Board {
  using Game = BoardGame;
  static Action any(const ActionList& options, Rng& choices) {
    return options[choices.below(static_cast<std::uint32_t>(options.size()))];
  }
  /// A face is named only if somebody knows it already; the one of a forced choice lies open to all (R11).
  static bool undone_in_sight(const Event& event, const State&) {
    const bool lies_open = event.type == Crusader::token_replaced || event.type == Crusader::drawn_used;
    return !event.token.dealt() || event.token.lookers() != 0 || event.type == EventType::forced || lies_open;
  }
  static bool undone_is_seen(const State&) { return true; }  ///< everything is done in sight of all
};

class EveryTable : public testing::TestWithParam<Table> {
 protected:
  const Rules rules_ = rules_of(GetParam());
};

TEST_P(EveryTable, R10_StatesStaySoundAndOptionsAreNeverNoneOrMoreThan255) {
  states_stay_sound<Board>(rules_, {60, 11});
  states_stay_sound<Board, EagerChance>(rules_, {30, 12});
}
TEST_P(EveryTable, R10_AStateIsItsBytes) { a_state_is_its_bytes<Board>(rules_, {2, 15}); }
TEST_P(EveryTable, BASE_106_SeedAndChoicesReplayToTheSameHash) { replays_to_the_same_hash<Board>(rules_, {4, 16}); }
TEST_P(EveryTable, BASE_111_WhatCanBeTakenBackLeavesNothing) {
  EXPECT_GT(steps_taken_back_leave_nothing<Board>(rules_, {10, 17}), 100U);
}
TEST_P(EveryTable, BASE_104_105_SampledWorldsAgreeWithTheView) {
  sampled_worlds_agree<Board>(rules_, {12, 13}, Rng(Seed{5, 6}));
}
TEST_P(EveryTable, BASE_104_WorldsThatDifferInHiddenThingsLookAlike) {
  sampled_worlds_agree<Board, EagerChance>(rules_, {12, 14}, Rng(Seed{7, 8}));
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryTable, testing::ValuesIn(tables()), [](const auto& info) {
  std::string name = info.param.board == "classic" ? "Classic" : "BigBox";
  for (const std::string& module : info.param.modules) name += "_" + module;
  std::replace(name.begin(), name.end(), '-', '_');
  return name + std::to_string(info.param.players) +
         (info.param.options.empty() && info.param.modules.empty() ? "" : "House" + std::to_string(info.index));
});

/// Faces of the tokens revealed, in order.
struct Faces {
  static constexpr bool enabled = true;
  std::vector<unsigned> seen;
  void operator()(const Event& event) {
    if (event.type == EventType::token_revealed) seen.push_back(event.token.index());
  }
};

/// How often each token was the k-th to be revealed, and which came first and second (by limit).
using Counts = std::map<std::pair<unsigned, unsigned>, double>;

template <class Chance>
Counts count_reveals(const Rules& rules, unsigned games, std::uint64_t seed) {
  Counts counts;
  for (unsigned game = 0; game < games; ++game) {
    Rng choices(Seed{seed, game});
    Chance chance;
    Faces faces;
    ActionList options;
    State s = BoardGame::start(rules, Rng(Seed{game, seed}), chance, faces, options);
    while (!s.over() && faces.seen.size() < 12)
      BoardGame::apply(rules, s, options[choices.below(static_cast<std::uint32_t>(options.size()))], chance, faces,
                       options);
    for (const unsigned k : {0U, 3U, 7U, 11U})
      if (k < faces.seen.size()) ++counts[{k, faces.seen[k]}];
    if (faces.seen.size() > 1) ++counts[{100 + rules.faces[faces.seen[0]].limit, rules.faces[faces.seen[1]].limit}];
  }
  return counts;
}

TEST(LazyDealing, BASE_106_HasTheSameDistributionAsEagerDealing) {
  // Players = 2: starting tokens are left over and tokens are removed, so the pools mix.
  for (const char* board : {"classic", "big-box"}) {
    const Rules rules = rules_of({board, 2, {}});
    constexpr unsigned games = 20000;
    Counts late = count_reveals<SeededChance>(rules, games, 21), early = count_reveals<EagerChance>(rules, games, 22);
    double chi_square = 0;
    unsigned cells = 0;
    Counts all = late;
    for (const auto& [cell, n] : early) all[cell] += n;
    for (const auto& [cell, n] : all) {  // two samples of equal size: (x - y)^2 / (x + y), one degree for each cell
      if (n < 20) continue;
      chi_square += (late[cell] - early[cell]) * (late[cell] - early[cell]) / n;
      ++cells;
    }
    EXPECT_GT(cells, 150U);
    // Mean `cells`, deviation sqrt(2 cells): five deviations would come once in millions of runs.
    EXPECT_LT(chi_square, cells + 5 * std::sqrt(2.0 * cells)) << board << ", seeds 21 and 22";
    EXPECT_GT(chi_square, cells - 5 * std::sqrt(2.0 * cells)) << "the two samples are not independent";
  }
}

}  // namespace
}  // namespace rattus::board::test
