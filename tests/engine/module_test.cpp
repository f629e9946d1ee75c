// A module is written in one file and played, saved and hidden like everything else: the worked example (wells.hpp).
#include <set>

#include <gmock/gmock.h>

#include "codec/board/events.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/position.hpp"
#include "codec/board/view.hpp"
#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/positions/position_parts.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/run.hpp"
#include "engine/core/hash.hpp"
#include "tests/engine/random_tables.hpp"
#include "tests/engine/wells.hpp"

namespace rattus::board::test {
namespace {

using Parts = CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Caravanner, Sultan, Wells>;
using Game = Machine<Parts>;

struct WellGame {
  SetUp setup;
  Rules rules;
  const Tables& tables;
  codec::Names names;

  WellGame(const char* board, int players) : WellGame(set_up(board, players)) {}
  explicit WellGame(const SetUp& from)
      : setup(from), rules(made(from)), tables(codec::game_data().tables(from.board)), names(rules, tables) {}

  static SetUp set_up(const char* board, int players) {
    SetUp setup;
    setup.board = board;
    setup.players = players;
    setup.modules = {"wells"};
    if (players == 4) setup.options = {{"deep_well", "on"}, {"most_drawn", "3"}};
    return setup;
  }
  static Rules made(const SetUp& setup) {
    Rng rng(Seed{1, 1});
    return std::get<Rules>(Game::make(setup, codec::game_data().tables(setup.board), rng));
  }

  [[nodiscard]] Slot slot() const { return rules.module_slot("wells"); }
  [[nodiscard]] const Wells::Memory& memory(const State& s) const { return Query{rules, s}.memory<Wells>(slot()); }

  /// Plays a random game; `look(state, options, events)` is shown every step.
  template <class Look>
  void play(std::uint64_t seed, Look look) const {
    Rng choices(Seed{seed, 3});
    SeededChance chance;
    Heard heard;
    ActionList options;
    State s = Game::start(rules, Rng(Seed{4, seed}), chance, heard, options);
    for (;;) {
      look(s, options, heard.events);
      if (s.over()) return;
      heard.events.clear();
      Game::apply(rules, s, options[choices.below(static_cast<std::uint32_t>(options.size()))], chance, heard, options);
    }
  }
  /// All that a viewer is sent of it.
  [[nodiscard]] std::string told(const State& s, Seat viewer, const std::vector<Event>& events) const {
    const View view(rules, s, viewer);
    ActionList options;
    if (view.may_decide()) legal(rules, view.known(), options);
    std::string text = codec::to_json(view, names).dump();
    text += codec::decision_json(view, options, names, false).dump();
    for (const Event& event : events)
      if (codec::heard(event, viewer)) text += codec::event_json(rules, event, viewer, names).dump();
    return text;
  }
  [[nodiscard]] std::vector<Seat> eyes() const {
    std::vector<Seat> list{no_seat};
    for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(seat);
    return list;
  }
};

class AModule : public testing::TestWithParam<std::pair<const char*, int>> {
 protected:
  WellGame game{GetParam().first, GetParam().second};
};

TEST_P(AModule, R10_IsPlayedAtRandomAndStaysSound) {
  std::set<std::string> asked, told;
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    game.play(seed, [&](const State& s, const ActionList& options, const std::vector<Event>& events) {
      ASSERT_EQ(what_is_broken(game.rules, s), "");
      ASSERT_EQ(options.empty(), s.over());
      ActionList again;
      legal(game.rules, s, again);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
      asked.emplace(game.rules.name_of(s.asked));
      for (const Event& event : events) told.emplace(event.type->word);
      const codec::Json view = codec::to_json(View(game.rules, s, no_seat), game.names);
      ASSERT_EQ(view["pieces"].contains("wells"), game.memory(s).well != 0);
      ASSERT_EQ(view["pieces"].value("wells", codec::Json()), view["modules"]["wells"]["well"]);
      for (const Action action : options)
        if (action.is_of_module()) asked.emplace(game.names.choice(action).word);
    });
  EXPECT_THAT(asked, testing::IsSupersetOf({"D-WELL-REGION", "D-WELL-BUCKET", "draw", "dig"}));
  EXPECT_THAT(told, testing::IsSupersetOf({"bucket-drawn", "bucket-seen", "well-dug"}));
}

TEST_P(AModule, BASE_105_HiddenHandsAreSampledAsTheViewerKnowsThem) {
  Rng rng(Seed{5, 6});
  for (std::uint64_t seed = 1; seed <= 2; ++seed)
    game.play(seed, [&](const State& s, const ActionList&, const std::vector<Event>&) {
      for (const Seat viewer : game.eyes()) {
        const View view(game.rules, s, viewer);
        ASSERT_TRUE(Wells::remembers({game.rules, view.known()}, game.slot()));
        const State world = sample(view, rng);
        ASSERT_EQ(what_is_broken(game.rules, world), "");
        ASSERT_EQ(View(game.rules, world, viewer).known(), view.known());
        for (Seat seat = 0; seat < game.rules.players; ++seat) {
          const auto& place = game.memory(world).place;
          ASSERT_EQ(std::count(place.begin(), place.end(), seat + 1), game.memory(s).hand[seat]);
        }
      }
    });
}

TEST_P(AModule, BASE_104_TwoWorldsThatAViewerCannotTellApartGiveHimEqualMessages) {
  Rng rng(Seed{7, 8});
  unsigned hidden = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed)
    game.play(seed, [&](const State& s, const ActionList&, const std::vector<Event>& events) {
      if (s.over()) return;
      for (const Seat viewer : game.eyes()) {
        const State other = sample(View(game.rules, s, viewer), rng);
        hidden += game.memory(other).place != game.memory(s).place;
        ASSERT_EQ(game.told(s, viewer, {}), game.told(other, viewer, {}));
        for (const Event& event : events)
          ASSERT_TRUE(event.type != Wells::bucket_seen || codec::heard(event, viewer) == (viewer == event.seat));
      }
    });
  EXPECT_GT(hidden, 100U);
}

TEST_P(AModule, R10_IsSavedAndTakenUpAgainByteForByte) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed)
    game.play(seed, [&](const State& s, const ActionList&, const std::vector<Event>&) {
      const codec::Json saved = codec::full_state_json(game.rules, s, game.tables);
      codec::Faults faults;
      const Position position = codec::read_position(codec::Value(saved, "", faults));
      ASSERT_TRUE(faults.empty()) << saved;
      const auto built = build(position, game.tables, card_facts(Parts{}));
      ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << saved;
      ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
      ASSERT_EQ(hash_bytes(std::get<BuiltPosition>(built).state), hash_bytes(s));
    });
}

TEST_P(AModule, BASE_111_WhatShowedSomethingCannotBeTakenBack) {
  Rng choices(Seed{9, 9});
  SeededChance chance;
  NullSink sink;
  ActionList options;
  State s = Game::start(game.rules, Rng(Seed{1, 9}), chance, sink, options);
  unsigned drawn = 0;
  while (!s.over()) {
    const Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
    const bool barrier = Game::apply(game.rules, s, action, chance, sink, options);
    if (!action.is_of_module()) continue;
    EXPECT_EQ(barrier, action.row() == Wells::draw_row);
    ++drawn;
  }
  EXPECT_GT(drawn, 0U);
}

INSTANTIATE_TEST_SUITE_P(Tables, AModule,
                         testing::Values(std::pair("classic", 2), std::pair("classic", 4), std::pair("big-box", 6)));

/// What there is against a set-up.
std::vector<std::string> against(const board::SetUp& setup) {
  Rng rng(Seed{1, 1});
  const auto made = Game::make(setup, codec::game_data().tables("classic"), rng);
  std::vector<std::string> codes;
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&made))
    for (const Refusal& reason : *reasons) codes.push_back(reason.code + " " + reason.subject);
  return codes;
}

TEST(SetUpOfAModule, BASE_11_IsNamedOnceAndKnown) {
  board::SetUp setup = WellGame::set_up("classic", 3);
  EXPECT_THAT(against(setup), testing::IsEmpty());
  setup.modules = {"wells", "dice", "wells"};
  EXPECT_THAT(against(setup), testing::ElementsAre("unknown-module dice", "module-twice wells"));
}

TEST(SetUpOfAModule, BASE_120_ItsHouseRulesCanBeChosenWhereItIsInPlay) {
  board::SetUp setup = WellGame::set_up("classic", 3);
  setup.options = {{"deep_well", "very"}, {"most_drawn", "7"}};
  EXPECT_THAT(against(setup), testing::ElementsAre("option-value deep_well=very", "option-value most_drawn=7"));
  setup.options = {{"deep_well", "on"}, {"most_drawn", "6"}};
  EXPECT_THAT(against(setup), testing::IsEmpty());
  setup.modules = {};
  EXPECT_THAT(against(setup),
              testing::ElementsAre("option-needs-module deep_well wells", "option-needs-module most_drawn wells"));
  setup.options = {{"deep_well", "off"}, {"most_drawn", "4"}};
  EXPECT_THAT(against(setup), testing::IsEmpty()) << "without the module, a house rule as it is without a choice";
  setup.options = {{"deep_well", "very"}};
  EXPECT_THAT(against(setup), testing::ElementsAre("option-value deep_well=very"));
}

TEST(SetUpOfAModule, BASE_120_ItsHouseRulesAreShownSavedAndSealed) {
  board::SetUp setup = WellGame::set_up("classic", 3);
  const WellGame usual(setup);
  setup.options = {{"most_drawn", "2"}};
  const WellGame changed(setup);
  const auto options = [](const WellGame& game, const State& s) {
    return codec::to_json(View(game.rules, s, no_seat), game.names)["options"];
  };
  usual.play(1, [&](const State& s, const ActionList&, const std::vector<Event>&) {
    ASSERT_EQ(options(usual, s)["most_drawn"], 4);
    ASSERT_EQ(options(usual, s)["deep_well"], "off");
    ASSERT_EQ(options(changed, s)["most_drawn"], 2);
    ASSERT_EQ(codec::full_state_json(changed.rules, s, changed.tables)["setup"]["options"]["most_drawn"], 2);
    ASSERT_NE(position::seal(usual.rules, s), position::seal(changed.rules, s));
  });
  setup = WellGame::set_up("classic", 3);
  setup.modules = {};
  const WellGame without(setup);
  EXPECT_FALSE(options(without, without.rules.initial).contains("most_drawn"));
}

TEST(SetUpOfAModule, BASE_48_AHouseRuleChangesItsAnswer) {
  const WellGame usual("classic", 3), deep("classic", 4);
  const auto higher = [](const WellGame& game) {
    State s = game.rules.initial;
    reinterpret_cast<Wells::Memory*>(memory_of(game.rules, s, game.slot()))->well = 3;
    const Query q{game.rules, s};
    return std::pair(q.limit(Face{.limit = 2}, 2), q.limit(Face{.limit = 2}, 1));
  };
  EXPECT_EQ(higher(usual), std::pair(3, 2));
  EXPECT_EQ(higher(deep), std::pair(4, 2));
}

}  // namespace
}  // namespace rattus::board::test
