// Upgrades: random play with every card and level, what viewers know, worlds, saving, bad positions.
#include <cstring>
#include <optional>
#include <set>

#include <gmock/gmock.h>

#include "ai/board/info_key.hpp"
#include "codec/board/events.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/position.hpp"
#include "codec/board/view.hpp"
#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/picks.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/core/hash.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using codec::Json;
using testing::IsSupersetOf;

struct Table {
  const char* board;
  int players;
};
constexpr Table boards[] = {{"classic", 2}, {"classic", 3}, {"classic", 4}, {"big-box", 2},
                            {"big-box", 3}, {"big-box", 4}, {"big-box", 5}, {"big-box", 6}};

/// A game with cards by chance and tiles of those that have some; every other one plays by the other house rules.
class UpgradeGame {
 public:
  UpgradeGame(const Table& table, std::uint64_t seed)
      : tables(codec::game_data().tables(table.board)), rules(made(table, seed)), names(rules, tables), seed_(seed) {}

  /// Plays at random, upgrading and using cards often; `look(before, action, after, options, events)` is shown every
  /// step.
  template <class Look>
  void play(Look look) const {
    Rng choices(Seed{seed_, 3});
    SeededChance chance;
    Heard heard;
    ActionList options;
    State s = BoardGame::start(rules, Rng(Seed{4, seed_}), chance, heard, options);
    while (!s.over()) {
      Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
      if (action.kind == Choice::end_actions || action.kind == Choice::increase)
        for (const Action option : options)
          if (option.is_of_module() || (option.kind == Choice::use && choices.below(2) == 0)) action = option;
      const State before = s;
      heard.events.clear();
      BoardGame::apply(rules, s, action, chance, heard, options);
      look(before, action, s, options, heard.events);
    }
  }
  [[nodiscard]] const UpgradeTiles::Memory& memory(const State& s) const { return board::tiles({rules, s}); }
  [[nodiscard]] std::vector<Seat> eyes() const {
    std::vector<Seat> list{no_seat};
    for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(seat);
    return list;
  }
  /// All that a viewer is sent of it.
  [[nodiscard]] std::string told(const State& s, Seat viewer, const std::vector<Event>& events) const {
    const View view(rules, s, viewer);
    ActionList options;
    if (view.may_decide()) legal(rules, view.known(), options);
    std::string text = codec::to_json(view, names).dump() + codec::decision_json(view, options, names, false).dump();
    for (const Event& event : events)
      if (codec::heard(event, viewer)) text += codec::event_json(rules, event, viewer, names).dump();
    return text;
  }

  const Tables& tables;
  const Rules rules;
  const codec::Names names;

 private:
  Rules made(const Table& table, std::uint64_t seed) const {
    SetUp setup;
    setup.board = table.board;
    setup.players = table.players;
    setup.modules = {"upgrades"};
    if (setup.board == "big-box" && seed % 3 == 0) setup.modules.emplace_back("region-cards");
    setup.card_choice = CardChoice::random;
    if (seed % 2 == 0)
      setup.options = {{"upg_far", "neighbour"}, {"upg_peasant", "with-increase"}, {"upg_queen", "connected"}};
    if (seed % 4 == 1) setup.options = {{"knight_final", "moved"}, {"mayor_each", "must"}, {"citizens", "12"}};
    Rng rng(Seed{seed, 1});
    return std::get<Rules>(BoardGame::make(setup, tables, rng));
  }
  std::uint64_t seed_;
};

template <class Look>
void play_all(std::uint64_t games, Look look) {
  for (const Table& table : boards)
    for (std::uint64_t seed = 1; seed <= games && !testing::Test::HasFatalFailure(); ++seed) {
      SCOPED_TRACE(std::string(table.board) + std::to_string(table.players) + " seed " + std::to_string(seed));
      look(UpgradeGame(table, seed));
    }
}

TEST(Upgrades, R10_ArePlayedAtRandomAndStaySound) {
  std::set<std::string> asked, told;
  play_all(60, [&](const UpgradeGame& game) {
    game.play([&](const State&, Action, const State& s, const ActionList& options, const std::vector<Event>& events) {
      ASSERT_EQ(what_is_broken(game.rules, s), "");
      ASSERT_EQ(options.empty(), s.over());
      ActionList again;
      legal(game.rules, s, again);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
      asked.emplace(game.rules.name_of(s.asked));
      for (const Event& event : events) told.emplace(event.type->word);
    });
  });
  EXPECT_THAT(
      asked,
      IsSupersetOf({"D-PARTS",        "D-PEASANT-REGION", "D-PEASANT-COUNT",    "D-WITCH-LOOK",    "D-WITCH-PLACE",
                    "D-KING-COUNT",   "D-ZERO",           "D-BAKER-BOARD",      "D-BISHOP-FROM",   "D-BISHOP-GOAL",
                    "D-BISHOP-AGAIN", "D-PHIL-PLACE",     "D-PHIL-HAVEN",       "D-COURIER-AGAIN", "D-WIZARD-AGAIN",
                    "D-PIPER-OTHER",  "D-PIPER-THIRD",    "D-EMPEROR-BORDER",   "D-EMPEROR-SIDE",  "D-EMPEROR-WHO",
                    "D-QUEEN-COUNT",  "D-CRUSADER-DRAW",  "D-CRUSADER-REPLACE", "D-CARAVAN-3",     "D-SULTAN",
                    "D-EXPLORER-KEEP"}));
  EXPECT_THAT(told, IsSupersetOf({"card-upgraded", "tile-put", "tile-returned", "limits-zero", "citizen-boarded",
                                  "citizen-havened", "token-drawn", "token-replaced", "drawn-token-used", "point-taken",
                                  "token-set"}));
}

/// UPG-4: one level a turn, and a card that comes to somebody has no tile.
TEST(Upgrades, UPG_3_4_9_LevelsRiseByOneAndFallWithTheHolder) {
  play_all(8, [](const UpgradeGame& game) {
    game.play([&](const State& before, Action, const State& s, const ActionList&, const std::vector<Event>& events) {
      const Query q{game.rules, s};
      const auto &old = game.memory(before), &now = game.memory(s);
      unsigned raised = 0;
      for (Slot slot = 0; slot < game.rules.slots; ++slot) {
        const int was = std::max(1, int{old.level[slot]}), is = std::max(1, int{now.level[slot]});
        ASSERT_TRUE(is == was || is == was + 1 || is == 1);
        raised += is == was + 1;
        const Seat holder = q.holder(slot);
        ASSERT_TRUE(is == 1 || holder == (Query{game.rules, before}.holder(slot)));
        ASSERT_TRUE(is <= was || holder == before.active);
      }
      ASSERT_LE(raised, 1U);
      for (const Event& event : events)
        ASSERT_TRUE(event.type != UpgradeTiles::card_upgraded || s.phase == Phase::action);
    });
  });
}

TEST(Upgrades, UPG_13_TilesAndLevelsArePublic) {
  play_all(3, [](const UpgradeGame& game) {
    game.play([&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>& events) {
      for (const Seat viewer : game.eyes()) {
        const View view(game.rules, s, viewer);
        ASSERT_EQ(std::memcmp(&game.memory(view.known()), &game.memory(s), sizeof(UpgradeTiles::Memory)), 0);
        for (const Event& event : events) ASSERT_TRUE(event.clause.part != Part::upg || codec::heard(event, viewer));
      }
    });
  });
}

TEST(Upgrades, BASE_130_TheAlchemistIsMarkedOnlyIfHeWasUsedAndThenHisAbilityIsToo) {
  unsigned borrowed = 0, otherwise = 0;
  play_all(4, [&](const UpgradeGame& game) {
    game.play([&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>&) {
      const std::uint8_t lender = game.memory(s).alchemist;
      if (lender == 0) return;
      const Slot alchemist = game.rules.slot_of(28);
      const bool used = (s.used_mark >> (lender - 1) & 1) != 0;
      const Json view = codec::to_json(View(game.rules, s, no_seat), game.names);
      ASSERT_EQ(view["cards"][lender - 1U]["used"], used);
      const bool marked = view["cards"][alchemist]["used"];
      ASSERT_TRUE(used || !marked) << "use(28) also marks the ability of its tile";
      borrowed += marked;
      otherwise += used && !marked;
    });
  });
  EXPECT_GT(borrowed, 20U);
  EXPECT_GT(otherwise, 0U);
}

TEST(Upgrades, BASE_105_SampledWorldsAgreeWithTheView) {
  Rng rng(Seed{5, 6});
  play_all(3, [&](const UpgradeGame& game) {
    game.play([&](const State&, Action, const State& s, const ActionList& options, const std::vector<Event>&) {
      for (const Seat viewer : game.eyes()) {
        const View view(game.rules, s, viewer);
        const State world = sample(view, rng);
        ASSERT_EQ(what_is_broken(game.rules, world), "");
        ASSERT_EQ(View(game.rules, world, viewer).known(), view.known());
        ASSERT_EQ(ai::info_key(game.rules, world, viewer), ai::info_key(game.rules, s, viewer));
        if (viewer != s.decider) continue;
        ActionList there;
        legal(game.rules, world, there);
        ASSERT_TRUE(std::equal(options.begin(), options.end(), there.begin(), there.end()));
      }
    });
  });
}

/// The Witch who rearranges, the Crusader who draws: whoever cannot tell two worlds apart is sent the same of them.
TEST(Upgrades, BASE_104_WorldsThatAViewerCannotTellApartGiveHimEqualMessages) {
  Rng rng(Seed{7, 8});
  unsigned compared = 0;
  play_all(6, [&](const UpgradeGame& game) {
    unsigned step = 0;
    game.play([&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>&) {
      const bool tokens = s.asked == Witch::asks_place || s.asked == Crusader::asks_replace;
      if (s.over() || (!tokens && ++step % 100 != 0)) return;
      for (const Seat viewer : game.eyes()) {
        const State other = sample(View(game.rules, s, viewer), rng);
        compared += tokens;
        ASSERT_EQ(game.told(s, viewer, {}), game.told(other, viewer, {}));
      }
    });
  });
  EXPECT_GT(compared, 50U);
}

/// By which look each option of D-WITCH-PLACE came into her hand.
std::vector<unsigned> looks_of_options(const UpgradeGame& game, const State& s, const ActionList& options) {
  TokenChoices choices;
  asked_tokens({game.rules, s}, s.decider, choices);
  std::vector<unsigned> looks;
  for (const Action option : options) {
    std::size_t held = 0;
    for (const unsigned row : s.with_tokens)
      for (unsigned i = 0; i < s.token_count[row]; ++i)
        if (s.tokens[row][i].held() && ++held > 0 && row == choices[option.a].row && i == choices[option.a].first)
          looks.push_back(game.memory(s).looks[held - 1]);
  }
  return looks;
}

/// The state in which two tokens that lie together in the Witch's hand, and look alike to others, are each other; none
/// if there are no two.
std::optional<State> with_two_exchanged(const UpgradeGame& game, const State& s) {
  std::size_t held = 0;
  Token before;
  for (const unsigned row : s.with_tokens)
    for (unsigned i = 0; i < s.token_count[row]; ++i) {
      const Token token = s.tokens[row][i];
      if (!token.held()) continue;
      if (i > 0 && held > 0 && before.public_bits() == token.public_bits()) {
        State other = s;
        auto& looks =
            reinterpret_cast<UpgradeTiles::Memory*>(memory_of(game.rules, other, upgrades_slot(game.rules)))->looks;
        std::swap(looks[held - 1], looks[held]);
        return other;
      }
      before = token;
      ++held;
    }
  return std::nullopt;
}

/// Two worlds that differ only in which of two looked-at tokens is which, and the same tokens to the same places: she
/// has the same choices, others are told the same, and the tokens of one region come in the order of looking.
TEST(Upgrades, UPG_24_WhichOfTwoTokensIsWhichOthersDoNotLearnFromHerPlaces) {
  unsigned places = 0, pairs = 0;
  play_all(24, [&](const UpgradeGame& game) {
    unsigned last_look = 0, last_region = max_regions;
    game.play([&](const State& before, Action action, const State& s, const ActionList&,
                  const std::vector<Event>& events) {
      if (before.asked != Witch::asks_place) last_region = max_regions;
      if (before.asked != Witch::asks_place) return;
      ActionList options, there, next;
      legal(game.rules, before, options);
      const auto looks = looks_of_options(game, before, options);
      std::size_t chosen = 0;
      while (options[chosen] != action) ++chosen;
      const auto set =
          std::find_if(events.begin(), events.end(), [](const Event& event) { return event.type == Witch::token_set; });
      ASSERT_TRUE(set != events.end() && set->token.seen_by(before.decider) && !redact(*set, no_seat).token.dealt());
      ASSERT_TRUE(set->region != last_region || looks[chosen] > last_look);
      last_look = looks[chosen], last_region = set->region;
      ++places;
      auto other = with_two_exchanged(game, before);
      if (!other) return;
      ++pairs;
      ASSERT_EQ(what_is_broken(game.rules, *other), "");
      legal(game.rules, *other, there);
      const auto looks_there = looks_of_options(game, *other, there);
      ASSERT_EQ(std::set(looks.begin(), looks.end()), std::set(looks_there.begin(), looks_there.end()));
      const auto same = std::find(looks_there.begin(), looks_there.end(), looks[chosen]) - looks_there.begin();
      SeededChance chance;
      Heard heard;
      BoardGame::apply(game.rules, *other, there[static_cast<std::size_t>(same)], chance, heard, next);
      for (const Seat viewer : game.eyes()) {
        if (viewer == before.decider || before.decider == no_seat) continue;
        if (viewer != no_seat && set->token.seen_by(viewer)) continue;
        ASSERT_EQ(game.told(s, viewer, events), game.told(*other, viewer, heard.events));
        ASSERT_EQ(View(game.rules, s, viewer).known(), View(game.rules, *other, viewer).known());
      }
    });
  });
  EXPECT_GT(places, 50U);
  EXPECT_GT(pairs, 10U);
}

TEST(Upgrades, R10_AreSavedAndTakenUpAgainByteForByte) {
  play_all(2, [](const UpgradeGame& game) {
    game.play([&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>&) {
      const Json saved = codec::full_state_json(game.rules, s, game.tables);
      codec::Faults faults;
      const Position position = codec::read_position(codec::Value(saved, "", faults));
      ASSERT_TRUE(faults.empty()) << saved;
      const auto built = build(position, game.tables);
      ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << saved;
      ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
      ASSERT_EQ(hash_bytes(std::get<BuiltPosition>(built).state), hash_bytes(s));
    });
  });
}

/// Codes of the reasons against a position with cards 2, 4, 7, 22, 28 and 6 in play, of which the first player holds 2
/// and 28, with this memory of the module.
std::vector<std::string> against(const Json& memory, const Json& held = {2, 28}) {
  const Json json{
      {"format", "rattus-position"},
      {"setup", {{"board", "big-box"}, {"players", 2}, {"modules", {"upgrades"}}, {"cards", {2, 4, 6, 7, 22, 28}}}},
      {"holders", {{"1", held}}},
      {"modules", {{"upgrades", memory}}}};
  codec::Faults faults;
  const Position position = codec::read_position(codec::Value(json, "", faults));
  EXPECT_TRUE(faults.empty()) << json;
  std::vector<std::string> codes;
  const auto built = build(position, codec::game_data().big_box);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
    for (const Refusal& one : *reasons) codes.push_back(one.code + " " + to_string(one.clause) + " " + one.subject);
  return codes;
}

TEST(UpgradePositions, R10_UPG_1_2_9_52_EveryTileThatCannotLieThereHasItsReason) {
  using testing::ElementsAre;
  EXPECT_THAT(against({{"levels", {4}}}), ElementsAre("tile-level UPG-1 monk 4"));
  EXPECT_THAT(against({{"levels", {1}}}), ElementsAre("tile-level UPG-1 monk 1"));
  EXPECT_THAT(against({{"levels", {0, 2}}}), ElementsAre("tile-not-held UPG-9 witch"));
  EXPECT_THAT(against({{"levels", {0, 4, 0, 0, 0, 3}}}),
              ElementsAre("tile-level UPG-1 witch 4", "tile-not-held UPG-9 witch", "no-tile UPG-1 alchemist"));
  EXPECT_THAT(against({{"levels", {0, 0, 0, 0, 0, 0, 2}}}), ElementsAre("too-many R10 levels"))
      << "six cards are in play";
  EXPECT_THAT(against({{"alchemist", "king"}}), ElementsAre("card-not-in-play BASE-9 king"));
  EXPECT_THAT(against({{"alchemist", "kong"}}), ElementsAre("unknown-card BASE-9 kong"));
  EXPECT_THAT(against({{"alchemist", "alchemist"}}), ElementsAre("no-tile UPG-1 alchemist"));
  EXPECT_THAT(against({{"levels", {2}}, {"alchemist", "monk"}}), ElementsAre("tile-twice UPG-52 monk"));
  EXPECT_THAT(against({{"alchemist", "knight"}}, {2}), ElementsAre("no-alchemist UPG-52 knight"));
  EXPECT_THAT(against({{"points", {16, 15}}}), ElementsAre("point-sum UPG-42 31"));
  EXPECT_THAT(against({{"spent", 2}, {"drawn", 3}}),
              ElementsAre("out-of-range UPG-52 spent 2", "out-of-range UPG-38 drawn 3"));
}

TEST(UpgradePositions, MERC_130_TilesOfMercatusCardsNeedTheHouseRule) {
  const auto reasons = [](const char* upgrades) {
    Position p;
    p.setup.modules = {"mercatus", "upgrades"};
    p.setup.card_choice = CardChoice::listed;
    p.setup.cards = {"1", "2", "3", "6", "34", "35"};
    p.setup.options = {{"merc_upgrades", upgrades}};
    p.held[0] = {"34", "35"};
    p.modules = {{"upgrades", {{"levels", {0, 0, 0, 0, 2, 2}}}},
                 {"mercatus", {{"supply", {4, 4, 4, 4}}, {"open", {1, 1, 1, 1}}, {"coins", {4, 4, 4, 4}}}}};
    std::vector<ModuleValue> board;
    for (int i = 0; i < 12; ++i) board.emplace_back(std::string(good_words[static_cast<std::size_t>(i) % 4]));
    p.modules[1].fields.emplace_back("board", board);
    std::vector<std::string> codes;
    const auto built = build(p, codec::game_data().classic);
    for (const Refusal& one : std::get<std::vector<Refusal>>(built))
      codes.push_back(one.code + " " + to_string(one.clause) + " " + one.subject);
    return codes;
  };
  EXPECT_THAT(reasons("off"), testing::ElementsAre("tile-by-option MERC-130 landowner", "no-tile UPG-1 brewer"));
  EXPECT_THAT(reasons("on"), testing::ElementsAre("no-tile UPG-1 brewer"));
}

TEST(UpgradePositions, R10_UPG_2_51_TilesLieWhereTheyCanLie) {
  using testing::IsEmpty;
  using testing::Not;
  EXPECT_THAT(against(Json::object()), IsEmpty());
  EXPECT_THAT(against({{"levels", {2}}}), IsEmpty()) << "the Monk at level II";
  EXPECT_THAT(against({{"levels", {3}}, {"alchemist", "knight"}, {"points", {2, 1}}}), IsEmpty());
  EXPECT_THAT(against({{"levels", {1}}}), Not(IsEmpty())) << "level I has no tile";
  EXPECT_THAT(against({{"levels", {4}}}), Not(IsEmpty()));
  EXPECT_THAT(against({{"levels", {0, 2}}}), Not(IsEmpty())) << "nobody holds the Witch";
  EXPECT_THAT(against({{"levels", {0, 0, 0, 0, 0, 2}}}), Not(IsEmpty())) << "there is no tile of the Alchemist";
  EXPECT_THAT(against({{"levels", {2}}, {"alchemist", "monk"}}), Not(IsEmpty())) << "one tile of each card";
  EXPECT_THAT(against({{"alchemist", "alchemist"}}), Not(IsEmpty()));
  EXPECT_THAT(against({{"points", {16, 15}}}), Not(IsEmpty())) << "thirty in all";
  EXPECT_THAT(against({{"spent", 2}}), Not(IsEmpty()));
  EXPECT_THAT(against({{"looked", {"gallia"}}}), Not(IsEmpty())) << "nobody looks at tokens";
}

}  // namespace
}  // namespace rattus::board::test
