// Clauses of the base game that no worked case shows, or that only a whole game shows.
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"
#include "engine/board/scripted.hpp"
#include "engine/board/view.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/engine/random_tables.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::board::test {
namespace {

using ::testing::ElementsAre;

Rules rules_for(const std::string& board, int players, std::vector<std::pair<std::string, std::string>> options = {}) {
  SetUp setup;
  setup.board = board;
  setup.players = players;
  setup.options = std::move(options);
  Rng rng(Seed{1, 1});
  return std::get<Rules>(BoardGame::make(setup, codec::game_data().tables(board), rng));
}

/// A game that goes on with random choices.
struct Playing {
  Rules rules;
  State state;
  SeededChance chance;
  Heard heard;
  ActionList options;
  Rng choices{Seed{2, 2}};

  explicit Playing(Rules made, std::uint64_t seed = 1) : rules(std::move(made)) {
    state = BoardGame::start(rules, Rng(Seed{3, seed}), chance, heard, options);
  }
  bool apply(Action action) { return BoardGame::apply(rules, state, action, chance, heard, options); }
  void any() { apply(options[choices.below(static_cast<std::uint32_t>(options.size()))]); }
  void rest_of_placement() {
    while (state.asked == Decision::place) any();
  }
};

struct Number {
  const char* board;
  int players;
  unsigned regions, starting_left, removed, supply, in_play, cards;
  int reach;
};
/// BASE-13, the table, once more by hand.
constexpr Number table[] = {
    {"classic", 2, 8, 4, 12, 29, 37, 6, 2},  {"classic", 3, 10, 2, 6, 33, 43, 6, 2},
    {"classic", 4, 12, 0, 0, 37, 49, 6, 2},  {"big-box", 2, 8, 9, 28, 29, 37, 6, 2},
    {"big-box", 3, 10, 7, 22, 33, 43, 6, 2}, {"big-box", 4, 12, 5, 16, 37, 49, 6, 2},
    {"big-box", 5, 15, 2, 8, 42, 57, 8, 3},  {"big-box", 6, 17, 0, 0, 48, 65, 8, 3},
};

TEST(BaseRules, BASE_1_2_6_9_13_40_95_NumbersOfEveryTable) {
  for (const Number& n : table) {
    const Playing game(rules_for(n.board, n.players));
    SCOPED_TRACE(std::string(n.board) + " " + std::to_string(n.players));
    EXPECT_EQ(game.rules.regions, std::string(n.board) == "classic" ? 12 : 17);
    EXPECT_EQ(game.rules.in_use.count(), n.regions);
    EXPECT_EQ(game.state.with_tokens.count(), n.regions);
    EXPECT_EQ(game.rules.starting.count() - game.state.setup_undealt, n.starting_left);
    EXPECT_EQ(game.rules.removed, n.removed);
    EXPECT_EQ(game.state.rats, n.supply);
    EXPECT_EQ(game.state.rats + n.regions, n.in_play);
    EXPECT_EQ(game.rules.slots, n.cards);
    EXPECT_EQ(game.rules.chivalry_reach, n.reach);
  }
}

TEST(BaseRules, BASE_5_EachCitizenIsInOnePlace) {
  for (const Number& n : table) {
    Playing game(rules_for(n.board, n.players));
    while (!game.state.over()) {
      for (Seat seat = 0; seat < game.rules.players; ++seat) {
        unsigned all = game.state.supply[seat] + game.state.haven[seat];
        for (const auto& region : game.state.citizens) all += region[seat];
        ASSERT_EQ(all, 20U) << n.board << " " << n.players;
      }
      game.any();
    }
  }
  const Playing small(rules_for("classic", 2, {{"citizens", "12"}}));
  EXPECT_THAT(std::vector<int>(small.state.supply.begin(), small.state.supply.begin() + 3), ElementsAre(12, 12, 0));
}

TEST(BaseRules, BASE_6_EveryFaceHasALimitAndASymbol) {
  for (const char* board : {"classic", "big-box"})
    for (const TokenRow& row : codec::game_data().tables(board).tokens) {
      unsigned symbols = row.face.majority + row.face.all;
      for (const auto count : row.face.classes) symbols += count;
      EXPECT_TRUE(row.face.limit >= 1 && row.face.limit <= 6 && symbols >= 1);
    }
}

TEST(BaseRules, BASE_8_ThePlaguePieceIsAlwaysInARegionInUse) {
  for (const Number& n : table) {
    Playing game(rules_for(n.board, n.players));
    while (!game.state.over()) {
      ASSERT_TRUE(game.rules.in_use.has(game.state.plague));
      game.any();
    }
  }
}

TEST(BaseRules, BASE_16_NobodyHasLookedDuringSetUp) {
  Playing game(rules_for("classic", 4));
  game.rest_of_placement();
  for (const unsigned region : game.state.with_tokens) {
    EXPECT_EQ(game.state.tokens[region][0].lookers(), 0U);
    EXPECT_FALSE(game.state.tokens[region][0].drawn());
  }
  for (const Event& event : game.heard.events) EXPECT_NE(event.type, EventType::token_looked);
}

TEST(BaseRules, BASE_20_83_TurnsRunClockwiseAndFinalTurnsBack) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Playing game(rules_for("classic", 4), seed);
    while (!game.state.over()) game.any();
    Seat before = no_seat, last = no_seat;
    for (const Event& event : game.heard.events) {
      if (event.type == EventType::turn_started) {
        if (before != no_seat) {
          ASSERT_EQ(event.seat, (before + 1) % 4);
        }
        before = event.seat;
      }
      if (event.type == EventType::final_round) last = before = event.seat;
      if (event.type != EventType::final_turn_started && event.type != EventType::final_turn_passed) continue;
      ASSERT_EQ(event.seat, (before + 3) % 4);
      ASSERT_NE(event.seat, last);
      before = event.seat;
    }
  }
}

TEST(BaseRules, BASE_41_AClosedInPieceStays) {
  CheckedSetUp setup;
  setup.players = 2;
  setup.options.first_player = 1;
  const Rules rules = make_rules(setup, cases::tables_of("classic"), {1, 2, 3, 4, 6, 15}, card_facts(TestCards{}));
  ScriptedChance chance;
  chance.script.regions = {cases::region_number("hispania")};
  Heard heard;
  ActionList options;
  State s = TestGame::start(rules, Rng(Seed{1, 1}), chance, heard, options);
  while (s.asked == Decision::place) TestGame::apply(rules, s, options[0], chance, heard, options);
  std::uint8_t* walls = memory_of(rules, s, rules.slot_of(15));
  for (const char* other : {"gallia", "italia"}) {  // no player can build this (CARD-153)
    *walls++ = static_cast<std::uint8_t>(cases::region_number("hispania") + 1);
    *walls++ = static_cast<std::uint8_t>(cases::region_number(other) + 1);
  }
  heard.events.clear();
  TestGame::apply(rules, s, {Choice::end_actions}, chance, heard, options);
  EXPECT_EQ(s.plague, cases::region_number("hispania"));
  EXPECT_EQ(s.active, 1) << "nothing could be spread, nobody stood there: the next player's turn";
  for (const Event& event : heard.events) EXPECT_NE(event.type, EventType::plague_moved);
}

TEST(BaseRules, BASE_58_112_NothingIsAskedAfterTheLastToken) {
  Playing game(rules_for("classic", 2, {{"first_player", "seat-1"}}));
  for (int i = 0; i < 200 && !game.state.over(); ++i) {
    const bool plague_phase = game.state.asked == Decision::plague || game.state.asked == Decision::spread;
    const Seat active = game.state.active;
    game.any();
    if (!plague_phase || game.state.over() || game.state.last != no_seat) continue;
    const bool passed = game.state.active != active;
    EXPECT_TRUE(passed ? game.state.asked == Decision::action
                       : game.state.asked == Decision::spread || game.state.asked == Knight::asks_neutral);
  }
}

TEST(BaseRules, BASE_106_EveryOutcomeOfChanceIsAnEvent) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Playing game(rules_for("classic", 3), seed);
    while (!game.state.over()) game.any();
    unsigned start = 0, first = 0;
    TokenSet revealed;
    for (const Event& event : game.heard.events) {
      start += event.type == EventType::plague_start;
      first += event.type == EventType::first_player;
      if (event.type != EventType::token_revealed) continue;
      ASSERT_TRUE(event.token.dealt());
      revealed.add(event.token.index());
    }
    EXPECT_EQ(start, 1U);
    EXPECT_EQ(first, 1U);
    EXPECT_EQ(revealed, game.state.used) << "the used pile is what has been revealed (BASE-55)";
  }
}

TEST(BaseRules, BASE_120_OptionsAndTheirDefaults) {
  const Options usual;
  std::vector<std::string> list;
  for (const OptionInfo& info : option_table) {
    const int value = usual.*(info.field);
    list.push_back(
        std::string(info.key) + "=" +
        (info.names.empty() ? std::to_string(value) : std::string(info.names[static_cast<std::size_t>(value)])));
  }
  EXPECT_THAT(list, ElementsAre("first_player=random", "initial_split=off", "require_chivalry=on", "citizens=20",
                                "spread_3=2", "chivalry_reach_56=3", "knight_final=held", "end_all_placed=board",
                                "max_rounds=100", "mayor_each=may", "inquisitor_final=ravage", "jester_push=off"));
}

TEST(BaseRules, BASE_15_120_ASplitPairIsPlacedOneByOne) {
  Playing game(rules_for("classic", 2, {{"initial_split", "on"}, {"first_player", "seat-1"}}));
  std::vector<int> seats;
  while (game.state.asked == Decision::place) {
    seats.push_back(game.state.decider + 1);
    game.any();
  }
  EXPECT_THAT(seats, ElementsAre(1, 1, 2, 2, 2, 2, 1, 1));
  EXPECT_EQ(game.state.supply[0], 16);
}

}  // namespace
}  // namespace rattus::board::test
