// Region cards: random play, what each viewer knows, the steps that are a player's own, worlds, saving, bad positions.
#include <map>
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
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/run.hpp"
#include "engine/core/hash.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using codec::Json;
using Parts =
    CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Crusader, Astronomer, Explorer, Sultan, RegionCards>;
using Game = Machine<Parts>;
using Hands = RegionCardHands;

struct RegionCardGame {
  Rules rules;
  codec::Names names;

  explicit RegionCardGame(int players) : rules(made(set_up(players))), names(rules, tables()) {}

  static const Tables& tables() { return codec::game_data().big_box; }
  static SetUp set_up(int players) {
    SetUp setup;
    setup.board = "big-box";
    setup.players = players;
    setup.modules = {"region-cards"};
    setup.card_choice = CardChoice::listed;
    setup.cards = {"1", "2", "5", "6", "19", "20"};
    if (players >= 5) setup.cards.insert(setup.cards.end(), {"18", "22"});
    return setup;
  }
  static Rules made(const SetUp& setup) {
    Rng rng(Seed{1, 1});
    return std::get<Rules>(Game::make(setup, tables(), rng));
  }
  [[nodiscard]] const Hands::Memory& memory(const State& s) const { return region_cards({rules, s}); }
  [[nodiscard]] std::vector<Seat> eyes() const {
    std::vector<Seat> list{no_seat};
    for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(seat);
    return list;
  }

  /// Plays a random game in which cards 19 and 20 are used often; `look(before, action, after, options, events,
  /// barrier)` is shown every step.
  template <class Look>
  void play(std::uint64_t seed, Look look) const {
    Rng choices(Seed{seed, 3});
    SeededChance chance;
    Heard heard;
    ActionList options;
    State s = Game::start(rules, Rng(Seed{4, seed}), chance, heard, options);
    while (!s.over()) {
      Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
      for (const Action option : options)
        if (option.kind == Choice::use && rules.cards[option.a]->number >= 19 && choices.below(2) == 0) action = option;
      const State before = s;
      heard.events.clear();
      const bool barrier = Game::apply(rules, s, action, chance, heard, options);
      look(before, action, s, options, heard.events, barrier);
    }
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
};

class RegionCardGames : public testing::TestWithParam<int> {
 protected:
  RegionCardGame game{GetParam()};
};

TEST_P(RegionCardGames, REG_2_EveryRegionInUseHasFourCardsAndEverybodyThree) {
  const std::map<int, std::pair<unsigned, unsigned>> cards{
      {2, {32, 26}}, {3, {40, 31}}, {4, {48, 36}}, {5, {60, 45}}, {6, {68, 50}}};
  SeededChance chance;
  Heard heard;
  ActionList options;
  const State s = Game::start(game.rules, Rng(Seed{4, 1}), chance, heard, options);
  EXPECT_EQ(game.rules.region_cards.size(), cards.at(GetParam()).first);
  EXPECT_EQ(region_deck_size({game.rules, s}), cards.at(GetParam()).second);
  for (Seat seat = 0; seat < game.rules.players; ++seat) EXPECT_EQ(hand_size({game.rules, s}, seat), 3U);
  for (const RegionCard& card : game.rules.region_cards) EXPECT_TRUE(game.rules.in_use.has(card.region));
}

TEST_P(RegionCardGames, R10_ArePlayedAtRandomAndStaySound) {
  std::set<std::string> asked, told;
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    game.play(seed, [&](const State&, Action, const State& s, const ActionList& options,
                        const std::vector<Event>& events, bool) {
      ASSERT_EQ(what_is_broken(game.rules, s), "") << "seed " << seed;
      ActionList again;
      legal(game.rules, s, again);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
      asked.emplace(game.rules.name_of(s.asked));
      for (const Event& event : events) told.emplace(event.type->word);
      ASSERT_EQ(game.memory(s).unknown, (decltype(game.memory(s).unknown){})) << "REG-3: only views forget";
    });
  EXPECT_THAT(asked, testing::IsSupersetOf({"D-REG-PROTECT", "D-REG-CARD", "D-ASTRONOMER", "D-EXPLORER"}));
  EXPECT_THAT(told, testing::IsSupersetOf({"region-cards-drawn", "region-card-seen", "region-card-played",
                                           "region-card-discarded", "region-card-opened", "region-card-scored"}));
}

TEST_P(RegionCardGames, REG_3_WorldsAgreeWithTheView) {
  Rng rng(Seed{5, 6});
  for (std::uint64_t seed = 1; seed <= 2; ++seed)
    game.play(seed, [&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>&, bool) {
      for (const Seat viewer : game.eyes()) {
        const View view(game.rules, s, viewer);
        ASSERT_TRUE(RegionCardCheck({game.rules, view.known()}).sound()) << "seed " << seed;
        ASSERT_EQ(region_deck_size({game.rules, view.known()}), region_deck_size({game.rules, s}));
        const State world = sample(view, rng);
        ASSERT_EQ(what_is_broken(game.rules, world), "") << "seed " << seed;
        ASSERT_EQ(View(game.rules, world, viewer).known(), view.known());
        ASSERT_EQ(ai::info_key(game.rules, world, viewer), ai::info_key(game.rules, s, viewer));
        for (Seat seat = 0; seat < game.rules.players; ++seat)
          ASSERT_EQ(hand_size({game.rules, world}, seat), hand_size({game.rules, s}, seat));
      }
    });
}

TEST_P(RegionCardGames, BASE_104_WorldsThatAViewerCannotTellApartGiveHimEqualMessages) {
  Rng rng(Seed{7, 8});
  unsigned different = 0, step = 0;
  game.play(1, [&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>& events, bool) {
    if (s.over() || ++step % 8 != 0) return;
    for (const Seat viewer : game.eyes()) {
      const State other = sample(View(game.rules, s, viewer), rng);
      different += game.memory(other).place != game.memory(s).place;
      ASSERT_EQ(game.told(s, viewer, {}), game.told(other, viewer, {}));
      for (const Event& event : events)
        ASSERT_TRUE(event.type != Hands::card_seen || codec::heard(event, viewer) == (viewer == event.seat));
    }
  });
  EXPECT_GT(different, 20U);
}

/// REG-6: until the card lies open others see that the window is open and nothing else.
TEST_P(RegionCardGames, REG_6_TheFirstStepOfAnAnswerIsItsPlayersOwn) {
  unsigned closed = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    game.play(seed, [&](const State& before, Action, const State& s, const ActionList&,
                        const std::vector<Event>& events, bool barrier) {
      ASSERT_EQ(Kit::half_picked(s), s.asked == RegionCards::asks_card);
      if (s.asked != RegionCards::asks_card) return;
      ++closed;
      ASSERT_FALSE(barrier) << "he may take it back";
      ASSERT_TRUE(events.empty());
      for (const Seat viewer : game.eyes()) {
        const bool his = viewer == s.decider;
        ASSERT_EQ(game.told(before, viewer, {}) != game.told(s, viewer, {}), his) << "seed " << seed;
        ASSERT_EQ(ai::info_key(game.rules, before, viewer) != ai::info_key(game.rules, s, viewer), his);
      }
    });
  EXPECT_GT(closed, 0U);
}

/// REG-7: with a hand that fits and one that does not others are told the same, before and after he passes.
TEST_P(RegionCardGames, REG_7_AWindowTellsNothingOfTheHand) {
  Rng rng(Seed{9, 8});
  unsigned alone = 0, passed = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    game.play(seed, [&](const State& before, Action action, const State& s, const ActionList& options,
                        const std::vector<Event>&, bool) {
      alone += s.asked == RegionCards::asks_protection && options.size() == 1;
      if (before.asked != RegionCards::asks_protection || action.kind != Choice::none) return;
      ++passed;
      for (const Seat viewer : game.eyes()) {
        if (viewer == before.decider) continue;
        State other = sample(View(game.rules, before, viewer), rng);
        other.rng = before.rng;  // nobody looks at tokens here, so that they are alike in both
        SeededChance chance;
        Heard heard;
        ActionList after;
        Game::apply(game.rules, other, action, chance, heard, after);
        if (s.over()) continue;  // hands are open
        ASSERT_EQ(game.told(s, viewer, {}), game.told(other, viewer, {})) << "seed " << seed;
      }
    });
  EXPECT_GT(alone, 0U);
  EXPECT_GT(passed, 0U);
}

TEST_P(RegionCardGames, R10_AreSavedAndTakenUpAgainByteForByte) {
  game.play(3, [&](const State&, Action, const State& s, const ActionList&, const std::vector<Event>&, bool) {
    const Json saved = codec::full_state_json(game.rules, s, game.tables());
    codec::Faults faults;
    const Position position = codec::read_position(codec::Value(saved, "", faults));
    ASSERT_TRUE(faults.empty()) << saved;
    const auto built = build(position, game.tables(), card_facts(Parts{}));
    ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << saved;
    ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
    ASSERT_EQ(hash_bytes(std::get<BuiltPosition>(built).state), hash_bytes(s));
  });
}

INSTANTIATE_TEST_SUITE_P(Players, RegionCardGames, testing::Range(2, 7));

/// A state in which all is dealt and nothing else has happened.
State fresh(const RegionCardGame& game) {
  SeededChance chance;
  NullSink sink;
  ActionList options;
  return Game::start(game.rules, Rng(Seed{4, 1}), chance, sink, options);
}
void put(const RegionCardGame& game, State& s, unsigned card, unsigned place, unsigned pile = 0) {
  auto& memory = *reinterpret_cast<Hands::Memory*>(memory_of(game.rules, s, region_cards_slot));
  memory.place[card] = static_cast<std::uint8_t>(place);
  memory.pile[card] = static_cast<std::uint8_t>(pile);
}

/// REG-3: after a reshuffle the deck holds cards of that pile alone, and a hand as many of them as were kept since.
/// With few cards left all worlds are counted: each comes about equally often.
TEST(RegionCardWorlds, REG_3_AfterAReshuffleAreEquallyLikely) {
  const RegionCardGame game(2);
  State s = fresh(game);
  const auto all = static_cast<unsigned>(game.rules.region_cards.size());
  for (unsigned card = 0; card < all; ++card) put(game, s, card, Hands::discarded);
  put(game, s, 0, Hands::in_hand);  // old cards: one with each player
  put(game, s, 1, Hands::in_hand + 1U);
  for (unsigned card = 2; card < 6; ++card) put(game, s, card, Hands::in_deck, 1);  // of the pile: four in the deck
  put(game, s, 6, Hands::in_hand + 1U, 1);                                          // and one kept by the second
  ASSERT_EQ(what_is_broken(game.rules, s), "");
  Rng rng(Seed{3, 4});
  std::map<std::array<std::uint8_t, max_region_cards>, unsigned> worlds;
  constexpr unsigned draws = 5000;
  for (unsigned i = 0; i < draws; ++i) ++worlds[game.memory(sample(View(game.rules, s, no_seat), rng)).place];
  ASSERT_EQ(worlds.size(), 2U * 5U) << "two ways for the old ones, five for the one kept";
  double chi = 0;
  for (const auto& [world, times] : worlds) chi += (times - 500.) * (times - 500.) / 500.;
  EXPECT_LT(chi, 27.9) << "nine degrees of freedom, one in a thousand";
  worlds.clear();
  for (unsigned i = 0; i < draws; ++i) ++worlds[game.memory(sample(View(game.rules, s, 1), rng)).place];
  EXPECT_EQ(worlds.size(), 1U) << "the second player knows all that can be known";
}

/// REG-13: many uses of the Explorer reshuffle again and again; every time the deck is of one pile.
TEST(RegionCardWorlds, REG_13_EachShuffleMakesANewPile) {
  const RegionCardGame game(2);
  State s = fresh(game);
  const auto all = static_cast<unsigned>(game.rules.region_cards.size());
  Heard heard;
  SeededChance chance;
  Game::Context<SeededChance, Heard> c{{game.rules, s, chance, heard}};
  for (unsigned use = 0; use < 200; ++use) {
    const RegionCardSet cards = draw_region_cards_open(c, 0, Hands::laid_open, card_clause(200));
    ASSERT_EQ(cards.count(), 3U);
    discard_region_cards(c, cards, reg_clause(13));
    ASSERT_TRUE(RegionCardCheck({game.rules, s}).sound()) << use;
    ASSERT_EQ(region_deck_size({game.rules, s}) + region_cards_at({game.rules, s}, Hands::discarded).count() + 6, all);
  }
  const auto shuffled = std::count_if(heard.events.begin(), heard.events.end(),
                                      [](const Event& e) { return e.type == Hands::deck_shuffled; });
  EXPECT_GT(shuffled, 4);
}

std::vector<std::string> against(const Json& memory, int players = 2) {
  const Json json{{"format", "rattus-position"},
                  {"setup", {{"board", "big-box"}, {"players", players}, {"modules", {"region-cards"}}}},
                  {"modules", {{"region-cards", memory}}}};
  codec::Faults faults;
  const Position position = codec::read_position(codec::Value(json, "", faults));
  EXPECT_TRUE(faults.empty());
  std::vector<std::string> codes;
  const auto built = build(position, codec::game_data().big_box);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
    for (const Refusal& one : *reasons) codes.push_back(one.code + " " + to_string(one.clause) + " " + one.subject);
  return codes;
}

TEST(RegionCardPositions, REG_1_CardsAreNamedOnceAndKnown) {
  using testing::ElementsAre;
  const std::string card = "gallia:royalty+islamic";
  EXPECT_THAT(against({{"cards", {{"hand 1", {card}}, {"discarded", {"italia:bourgeoisie+church"}}}}}),
              testing::IsEmpty());
  EXPECT_THAT(against({{"cards", {{"hand 1", {card, card}}}}}), ElementsAre("region-card-twice REG-1 " + card));
  EXPECT_THAT(against({{"cards", {{"hand 1", {card}}, {"hand 2", {card, "gallia:any"}}}}}),
              ElementsAre("region-card-twice REG-1 " + card, "unknown-region-card REG-1 gallia:any"));
  EXPECT_THAT(against({{"cards", {{"discarded", {"egypt:any"}}}}}),
              ElementsAre("region-card-not-in-game REG-2 egypt:any"));
  EXPECT_THAT(against({{"cards", {{"pocket", {card}}}}}), ElementsAre("unknown-value R10 cards pocket"));
}

TEST(RegionCardPositions, R10_REG_2_3_9_13_WhatDoesNotAddUpHasItsReason) {
  using testing::ElementsAre;
  const std::string card = "gallia:royalty+islamic";
  EXPECT_THAT(against({{"cards", {{"hand 6", {card}}}}}), ElementsAre("unknown-seat BASE-14 hand 6")) << "two play";
  EXPECT_THAT(against({{"cards", {{"on card 1", {card}}}}}), ElementsAre("region-card-in-use REG-9 on card 1"));
  EXPECT_THAT(against({{"cards", {{"drawn", {card}}, {"laid open", {"italia:bourgeoisie+church"}}}}}),
              testing::UnorderedElementsAre("region-card-in-use REG-9 drawn", "region-card-in-use REG-9 laid open"));
  EXPECT_THAT(against({{"chosen", 1}}), ElementsAre("region-card-in-use REG-6 chosen 1"));
  EXPECT_THAT(against({{"unknown", {{40, 0, 0, 0}}}}), ElementsAre("region-cards-unnamed REG-3 40"));
  EXPECT_THAT(against({{"unknown", {{2, 0, 0, 0}, {1, 0, 0, 0}}}}), ElementsAre("region-cards-unnamed REG-3 3"));
  EXPECT_THAT(against({{"reshuffled", {{"1", {card}}}}}), ElementsAre("region-deck-sum REG-13 31"))
      << "32 cards are in the game, and the deck is what is left of the latest pile";
  EXPECT_THAT(
      against({{"cards", {{"hand 4", {card}}, {"hand 1", {card}}}}, {"reshuffled", {{"2", {card}}}}}),
      ElementsAre("region-card-twice REG-1 " + card, "unknown-seat BASE-14 hand 4", "region-deck-sum REG-13 31"))
      << "every reason at once";
}

TEST(RegionCardData, REG_1_FourForEachRegionWithTwoClassesOrAny) {
  Tables tables = codec::game_data().big_box;
  EXPECT_TRUE(check_tables(tables).empty());
  EXPECT_EQ(tables.region_cards.size(), max_region_cards);
  tables.region_cards[0].card.classes = 1;
  tables.region_cards.pop_back();
  std::vector<std::string> codes;
  for (const Refusal& one : check_tables(tables)) codes.push_back(one.code + " " + one.subject);
  EXPECT_THAT(codes, testing::UnorderedElementsAre("data-region-cards anglia:peasantry+chivalry",
                                                   "data-region-cards anglia 3", "data-region-cards levant 3"));
}

}  // namespace
}  // namespace rattus::board::test
