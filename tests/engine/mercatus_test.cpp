// Mercatus without its class cards: what is laid out, kept true, known to all and forecast; a stand-in bears goods.
#include <map>
#include <set>

#include <gmock/gmock.h>

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
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// In the place of the Hanseatic Trader: a good can lie on it, and it can always be used.
struct Stall {
  static constexpr std::uint8_t number = 36;
  static constexpr Sight sight{.holder = true};
  static bool answer(question::BearsGood, const Query&, Slot) { return true; }
};
using Parts = CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Stall, Mercatus>;
using Game = Machine<Parts>;

struct MercatusGame {
  Rules rules;
  codec::Names names;

  explicit MercatusGame(int players) : MercatusGame(set_up(players)) {}
  explicit MercatusGame(const SetUp& setup) : rules(made(setup)), names(rules, tables()) {}

  static const Tables& tables() { return codec::game_data().classic; }
  static SetUp set_up(int players) {
    SetUp setup;
    setup.players = players;
    setup.modules = {"mercatus"};
    setup.card_choice = CardChoice::listed;
    setup.cards = {"1", "2", "3", "4", "5", "36"};
    return setup;
  }
  static Rules made(const SetUp& setup) {
    Rng rng(Seed{1, 1});
    return std::get<Rules>(Game::make(setup, tables(), rng));
  }

  /// A fresh game.
  [[nodiscard]] State start(std::uint64_t seed, Heard& heard) const {
    SeededChance chance;
    ActionList options;
    return Game::start(rules, Rng(Seed{4, seed}), chance, heard, options);
  }
  /// Plays a random game; `look(state, events)` is shown every step.
  template <class Look>
  void play(std::uint64_t seed, Look look) const {
    Rng choices(Seed{seed, 3});
    SeededChance chance;
    Heard heard;
    ActionList options;
    State s = Game::start(rules, Rng(Seed{4, seed}), chance, heard, options);
    for (;;) {
      look(s, heard.events);
      if (s.over()) return;
      heard.events.clear();
      Game::apply(rules, s, options[choices.below(static_cast<std::uint32_t>(options.size()))], chance, heard, options);
    }
  }
  [[nodiscard]] const Mercatus::Memory& memory(const State& s) const { return mercatus({rules, s}); }
  /// How many regions in use have a board good of each type.
  [[nodiscard]] std::array<unsigned, good_types> on_board(const State& s) const {
    std::array<unsigned, good_types> counts{};
    for (unsigned type = 0; type < good_types; ++type)
      counts[type] = regions_of({rules, s}, static_cast<Good>(type)).count();
    return counts;
  }
};

TEST(Mercatus, MERC_12_LaysThreeOfEachTypeWithFourPlayersTwoWithTwo) {
  for (const auto& [players, each] : {std::pair(2, 2U), std::pair(4, 3U)}) {
    const MercatusGame game(players);
    Heard heard;
    EXPECT_THAT(game.on_board(game.start(1, heard)), testing::Each(each));
    for (const Event& event : heard.events) EXPECT_TRUE(event.type != Mercatus::goods_removed);
  }
}

TEST(Mercatus, MW_12b_MERC_11_WithThreePlayersEachPairOfTypesLacksOneAboutEquallyOften) {
  const MercatusGame game(3);
  std::map<std::uint32_t, unsigned> pairs;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    Heard heard;
    const State s = game.start(seed, heard);
    Mask fewer;
    unsigned all = 0;
    for (unsigned type = 0; type < good_types; ++type) {
      const unsigned there = game.on_board(s)[type];
      ASSERT_THAT(there, testing::AnyOf(2U, 3U));
      if (there == 2) fewer.add(type);
      all += there;
    }
    ASSERT_EQ(all, 10U);
    ASSERT_EQ(fewer.count(), 2U);
    ++pairs[fewer.bits];
    const auto told = std::find_if(heard.events.begin(), heard.events.end(),
                                   [](const Event& e) { return e.type == Mercatus::goods_removed; });
    ASSERT_NE(told, heard.events.end());
    EXPECT_EQ(told->several, fewer);
    EXPECT_EQ(game.memory(s).board[10] + game.memory(s).board[11], 0) << "regions that are not in use";
  }
  ASSERT_EQ(pairs.size(), 6U);
  for (const auto& [types, times] : pairs) EXPECT_NEAR(times, 100, 40) << types;
}

TEST(Mercatus, MW_13a_MW_16a_MERC_16_BoardGoodsStayAndAllAlwaysAddsUp) {
  for (int players = 2; players <= 4; ++players) {
    const MercatusGame game(players);
    std::set<std::string> told;
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
      std::array<std::uint8_t, max_regions> board{};
      game.play(seed, [&](const State& s, const std::vector<Event>& events) {
        ASSERT_EQ(what_is_broken(game.rules, s), "");
        const auto& memory = game.memory(s);
        if (s.phase == Phase::placement) board = memory.board;
        ASSERT_EQ(memory.board, board) << "MERC-13: board goods stay";
        unsigned coins_of_all = bank({game.rules, s});
        for (unsigned type = 0; type < good_types; ++type) {
          unsigned tokens = memory.supply[type];
          for (const auto& own : memory.goods) tokens += own[type];
          for (const auto there : memory.on_card) tokens += there == type + 1;
          ASSERT_EQ(tokens, goods_of_a_type);
          ASSERT_LE(memory.open[type], 1);
        }
        for (const auto own : memory.coins) coins_of_all += own;
        ASSERT_EQ(coins_of_all, all_coins);
        for (const Event& event : events) told.emplace(event.type->word);
      });
    }
    EXPECT_THAT(told, testing::IsSupersetOf({"good-laid", "good-flipped", "good-taken", "good-put", "good-returned",
                                             "type-sold", "goods-sold"}));
  }
}

TEST(Mercatus, MERC_20_NobodyTakesTwoOfATypeInARegularTurn) {
  const MercatusGame game(4);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    std::set<Good> taken;
    game.play(seed, [&](const State& s, const std::vector<Event>& events) {
      for (const Event& event : events) {
        if (event.type == EventType::turn_started) taken.clear();
        if (event.type == Mercatus::good_taken) {
          ASSERT_TRUE(taken.insert(event.good).second);
          ASSERT_EQ(s.last, no_seat) << "MERC-113: no free good in the final round";
        }
      }
    });
  }
}

TEST(Mercatus, MERC_44_AtMostOneTokenIsSoldInARegionOfItsType) {
  const MercatusGame game(3);
  unsigned sales = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    game.play(seed, [&](const State& s, const std::vector<Event>& events) {
      for (const Event& event : events) {
        if (event.type != Mercatus::goods_sold) continue;
        ++sales;
        ASSERT_LE(event.several.count(), event.count);
        ASSERT_EQ(event.limit, coins_for_a_good * event.several.count());
        ASSERT_EQ(event.several & ~regions_of({game.rules, s}, event.good), Mask{});
      }
    });
  }
  EXPECT_GT(sales, 100U);
}

TEST(Mercatus, MERC_32_AForecastCountsTheBankInTheOrderOfPlayers) {
  const MercatusGame game(4);
  Heard heard;
  State s = game.start(1, heard);
  auto& memory = *reinterpret_cast<Mercatus::Memory*>(memory_of(game.rules, s, mercatus_slot));
  memory.supply = {0, 4, 4, 4};
  memory.goods[1][0] = memory.goods[2][0] = 2;
  memory.coins = {60, 60, 7, 0};
  s.active = 2;
  const Query q{game.rules, s};
  const Mask fish = regions_of(q, Good::fish);
  for (const unsigned region : {fish.nth(0), fish.nth(2)})
    for (const Seat seat : {Seat{1}, Seat{2}}) {
      s.citizens[region][seat] = 1;
      s.presence[seat].add(region);
    }
  const Shares shares = sale_of(q, Good::fish);
  const Mask both = Mask::of(fish.nth(0)) | Mask::of(fish.nth(2));
  EXPECT_EQ(shares[2], (Share{.tokens = 2, .coins = 5, .regions = both}));
  EXPECT_EQ(shares[1], (Share{.tokens = 2, .coins = 0, .regions = both}));
  EXPECT_EQ(shares[0], Share{});
  EXPECT_EQ(types_sold_out(q), Mask::of(0));
}

/// A position before P1's Action phase ends, P1 holding the stall.
Position at_the_stall(const std::vector<std::pair<std::string, std::vector<ModuleValue>>>& fields) {
  Position p;
  p.setup = MercatusGame::set_up(2);
  p.held[0] = {"36"};
  std::vector<ModuleValue> board;
  for (const char* good : {"cloth", "lumber", "fish", "cloth", "lumber", "salt", "fish", "salt"})
    board.emplace_back(std::string(good));
  p.modules = {{"mercatus", {{"board", board}, {"coins", {4, 4}}}}};
  p.modules[0].fields.insert(p.modules[0].fields.end(), fields.begin(), fields.end());
  return p;
}
using Row = std::vector<int>;

struct Played {
  Rules rules;
  State s;
  ActionList options;
  Heard heard;

  explicit Played(const Position& position) {
    auto built = build(position, codec::game_data().classic, card_facts(Parts{}));
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
      for (const Refusal& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
    rules = std::get<BuiltPosition>(built).rules;
    s = std::get<BuiltPosition>(built).state;
    SeededChance chance;
    Game::resume(rules, s, chance, heard, options);
    EXPECT_EQ(what_is_broken(rules, s), "");
  }
  void choose(Action action) {
    ASSERT_TRUE(options.contains(action));
    SeededChance chance;
    heard.events.clear();
    Game::apply(rules, s, action, chance, heard, options);
    EXPECT_EQ(what_is_broken(rules, s), "");
  }
  [[nodiscard]] std::vector<std::string> told() const {
    std::vector<std::string> words;
    for (const Event& event : heard.events) words.emplace_back(event.type->word);
    return words;
  }
  [[nodiscard]] Slot stall() const { return rules.slot_of(36); }
  [[nodiscard]] Action put() const {
    return {Choice::other, stall(), 0, Action::of_module(mercatus_slot, Mercatus::put_row)};
  }
};

TEST(CardGoods, MERC_60_AnOwnGoodTakesThePlaceOfTheOneOnTheCard) {
  Played game(at_the_stall({{"supply", {2, 4, 4, 4}},
                            {"open", {0, 1, 1, 1}},
                            {"goods", {Row{1, 0, 0, 0}, Row{0, 0, 0, 0}}},
                            {"on_card", {0, 0, 0, 0, 0, std::string("fish")}}}));
  game.choose(game.put());  // the type is settled by R11
  EXPECT_THAT(game.told(), ElementsAre("forced", "good-returned", "good-put"));
  const auto& memory = mercatus({game.rules, game.s});
  EXPECT_EQ(memory.supply[0], 3);
  EXPECT_EQ(memory.open[0], 0) << "MERC-24: it lies face down";
  EXPECT_EQ(card_good({game.rules, game.s}, game.stall()), Good::fish);
  EXPECT_FALSE(game.options.contains(game.put())) << "no own good is left";
}

TEST(CardGoods, MERC_52_NoneGoesOntoABlockedCard) {
  Position p = at_the_stall({{"supply", {3, 4, 4, 4}}, {"open", {1, 1, 1, 1}}, {"goods", {Row{1, 0, 0, 0}}}});
  EXPECT_TRUE(Played(p).options.contains(Played(p).put()));
  p.blocked = {"36"};
  EXPECT_FALSE(Played(p).options.contains(Played(p).put()));
}

TEST(CardGoods, MERC_62_TheGoodGoesBackWhenTheCardIsTaken) {
  Position p = at_the_stall(
      {{"supply", {3, 4, 4, 4}}, {"open", {1, 1, 1, 1}}, {"on_card", {0, 0, 0, 0, 0, std::string("fish")}}});
  p.seat = 1;
  Played game(p);
  game.choose({Choice::take, game.stall()});
  EXPECT_THAT(game.told(), ElementsAre("good-returned", "card-taken"));
  EXPECT_EQ(mercatus({game.rules, game.s}).supply[0], 4);
  EXPECT_EQ(card_good({game.rules, game.s}, game.stall()), std::nullopt);
}

/// The reasons against a set-up of the program.
std::vector<std::string> against(const SetUp& setup, CheckedSetUp& checked) {
  std::vector<std::string> codes;
  const auto& tables = codec::game_data().tables(setup.board);
  for (const Refusal& reason : check_setup(setup, tables, available_of(card_facts(Parts{})), checked))
    codes.push_back(reason.code + " " + reason.subject);
  return codes;
}
std::vector<std::string> against(const SetUp& setup) {
  CheckedSetUp checked;
  return against(setup, checked);
}

TEST(SetUpOfMercatus, MERC_2_IsForTheClassicBoard) {
  board::SetUp setup;
  setup.modules = {"mercatus"};
  setup.board = "big-box";
  setup.players = 5;
  EXPECT_THAT(against(setup), ElementsAre("mercatus-board classic", "mercatus-players 4"));
  setup.board = "classic";
  EXPECT_THAT(against(setup), ElementsAre("player-count 5"));
}

TEST(SetUpOfMercatus, MERC_5_OneOfEachClassNeedsTheModuleAndACardOfEach) {
  board::SetUp setup;
  setup.card_choice = CardChoice::one_of_each_class;
  EXPECT_THAT(against(setup), ElementsAre("selection-needs-module one-of-each-class mercatus"));
  setup.modules = {"mercatus"};
  CheckedSetUp checked;
  EXPECT_THAT(against(setup, checked), IsEmpty());
  const auto& tables = codec::game_data().classic;
  Rng rng(Seed{2, 3});
  std::set<std::uint8_t> drawn;
  for (int i = 0; i < 50; ++i) {
    const auto cards = draw_cards(checked, tables, [&](std::uint32_t n) { return rng.below(n); });
    ASSERT_EQ(cards.size(), 6U);
    std::set<Class> classes;
    for (const std::uint8_t number : cards) classes.insert(tables.cards[number - 1U].card_class);
    ASSERT_EQ(classes.size(), 6U);
    drawn.insert(cards.begin(), cards.end());
  }
  EXPECT_TRUE(drawn.contains(3) && drawn.contains(36)) << "both of the bourgeoisie come";
}

TEST(SetUpOfMercatus, MERC_6_SuggestedSetsGoByTheirIds) {
  board::SetUp setup;
  setup.card_choice = CardChoice::named;
  setup.cards = {"merc-beginners"};
  EXPECT_THAT(against(setup), ElementsAre("selection-needs-module merc-beginners mercatus"));
  setup.modules = {"mercatus"};
  CheckedSetUp checked;
  EXPECT_THAT(against(setup, checked), IsEmpty());
  EXPECT_THAT(checked.cards, ElementsAre(1, 2, 3, 4, 5, 6));
  setup.cards = {"merc-pirates"};
  EXPECT_THAT(against(setup), ElementsAre("unknown-selection merc-pirates"));
}

TEST(SetUpOfMercatus, MERC_7_ChivalryIsAdvisedAndCanBeDemanded) {
  board::SetUp setup = MercatusGame::set_up(4);
  CheckedSetUp checked;
  EXPECT_THAT(against(setup, checked), IsEmpty());
  ASSERT_EQ(checked.warnings.size(), 1U);
  EXPECT_EQ(checked.warnings[0].code, "no-chivalry");
  setup.options = {{"require_chivalry", "on"}};
  EXPECT_THAT(against(setup), ElementsAre("no-chivalry "));
}

TEST(SetUpOfMercatus, MERC_143_ItsHouseRuleHasTwoValues) {
  board::SetUp setup = MercatusGame::set_up(4);
  setup.options = {{"merc_swindler_final", "any"}};
  EXPECT_THAT(against(setup), IsEmpty());
  setup.options = {{"merc_swindler_final", "none"}};
  EXPECT_THAT(against(setup), ElementsAre("option-value merc_swindler_final=none"));
}

TEST(MercatusMessages, MERC_15_EverythingIsInEveryView) {
  const MercatusGame game(2);
  Heard heard;
  const State s = game.start(3, heard);
  const codec::Json one = codec::to_json(View(game.rules, s, 0), game.names)["modules"]["mercatus"];
  EXPECT_EQ(one, codec::to_json(View(game.rules, s, no_seat), game.names)["modules"]["mercatus"]);
  EXPECT_EQ(one["board"].size(), 12U);
  EXPECT_TRUE(one["board"][11].is_null());
  EXPECT_EQ(one["supply"], codec::Json({4, 4, 4, 4}));
  EXPECT_EQ(one["goods"], codec::Json({{0, 0, 0, 0}, {0, 0, 0, 0}}));
  EXPECT_EQ(one["on_card"].size(), 6U);
  EXPECT_EQ(one["coins"], codec::Json({4, 4}));
  EXPECT_EQ(one["free_taken"], 0);
}

TEST(MercatusMessages, R10_AGameIsSavedAndTakenUpAgainByteForByte) {
  for (const bool demanded : {false, true}) {
    board::SetUp setup = MercatusGame::set_up(3);
    if (demanded) setup.cards[4] = "6", setup.options = {{"require_chivalry", "on"}};
    const MercatusGame game(setup);
    game.play(5, [&](const State& s, const std::vector<Event>&) {
      const codec::Json saved = codec::full_state_json(game.rules, s, game.tables());
      codec::Faults faults;
      const Position position = codec::read_position(codec::Value(saved, "", faults));
      ASSERT_TRUE(faults.empty()) << codec::text_of(saved);
      const auto built = build(position, game.tables(), card_facts(Parts{}));
      ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << codec::text_of(saved);
      ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
    });
  }
}

TEST(MercatusMessages, MERC_12_APositionWithTooManyOfATypeIsUnsound) {
  Position p = at_the_stall({{"supply", {4, 4, 4, 4}}, {"open", {1, 1, 1, 1}}});
  const Played sound(p);
  EXPECT_EQ(what_is_broken(sound.rules, sound.s), "");
  State s = sound.s;
  reinterpret_cast<Mercatus::Memory*>(memory_of(sound.rules, s, mercatus_slot))->goods[0][0] = 1;
  EXPECT_NE(what_is_broken(sound.rules, s), "");
  p.modules[0].fields.push_back({"goods", {Row{1, 0, 0, 0}}});
  const auto built = build(p, codec::game_data().classic, card_facts(Parts{}));
  ASSERT_TRUE(std::holds_alternative<std::vector<Refusal>>(built));
  EXPECT_EQ(std::get<std::vector<Refusal>>(built)[0].code, "good-sum");
  p.modules[0].fields.back() = {"on_card", {std::string("beer")}};
  const auto refused = build(p, codec::game_data().classic, card_facts(Parts{}));
  ASSERT_TRUE(std::holds_alternative<std::vector<Refusal>>(refused));
  EXPECT_EQ(std::get<std::vector<Refusal>>(refused)[0].subject, "on_card beer");
}

}  // namespace
}  // namespace rattus::board::test
