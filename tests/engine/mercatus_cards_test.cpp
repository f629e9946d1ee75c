// The class cards of Mercatus: what holds in every game with them, tokens in hand, and those of the used pile.
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "codec/board/full_state.hpp"
#include "codec/board/position.hpp"
#include "codec/board/view.hpp"
#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/view.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using testing::IsSupersetOf;

const Tables& tables() { return codec::game_data().classic; }

/// Six cards, most of them of Mercatus and one of them `wanted`, with two to four players.
Rules some_rules(std::uint64_t seed, unsigned wanted) {
  Rng rng(Seed{seed, wanted});
  std::set<unsigned> cards{wanted};
  if (wanted == 43) cards.insert(4);  // so that somebody knows what is in hand
  while (cards.size() < 6) cards.insert(rng.below(4) ? 34 + rng.below(12) : 1 + rng.below(18));
  SetUp setup;
  setup.players = static_cast<int>(2 + seed % 3);
  setup.modules = {"mercatus"};
  setup.card_choice = CardChoice::listed;
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  if (seed % 2 != 0) setup.options = {{"merc_swindler_final", "any"}};
  return std::get<Rules>(BoardGame::make(setup, tables(), rng));
}

/// Plays random games with the card; `look(rules, state, options, events)` is shown every step.
template <class Look>
void play_with(unsigned card, unsigned games, Look look) {
  for (unsigned game = 1; game <= games; ++game) {
    const Rules rules = some_rules(game, card);
    SeededChance chance;
    Heard heard;
    play_random(rules, Seed{game, card}, chance, heard, [&](const State& s, const ActionList& options) {
      look(rules, s, options, heard.events);
      heard.events.clear();
    });
  }
}

const std::set<std::string_view> of_tiles{"D-TRADER-AGAIN", "D-SWINDLER-CITIZENS", "D-SHAMAN-RAT",
                                          "D-SHAMAN-RAT-REGION"};

TEST(MercatusCards, R10_EveryCardIsUsedAndEveryStateIsSound) {
  std::set<std::string_view> asked, told, declared{"D-FREE-GOOD", "D-PUT-GOOD"};
  std::set<unsigned> used;
  for (unsigned card = 34; card <= 45; ++card)
    play_with(card, 8, [&](const Rules& rules, const State& s, const ActionList&, const auto& events) {
      ASSERT_EQ(what_is_broken(rules, s), "");
      for (Slot slot = 0; slot < rules.slots; ++slot)
        if (rules.cards[slot]->number >= 34)
          for (const DecisionRow& row : rules.cards[slot]->decisions)  // those of tiles come with upgrades
            if (!of_tiles.contains(row.name)) declared.insert(row.name);
      if (!s.over()) asked.insert(rules.name_of(s.asked));
      for (const Event& event : events) {
        told.insert(event.type->word);
        if (event.type == EventType::forced) asked.insert(rules.name_of(event.decision));
        if (event.type == EventType::card_used) used.insert(rules.cards[event.slot]->number);
      }
    });
  EXPECT_THAT(asked, IsSupersetOf(declared));
  EXPECT_THAT(told, IsSupersetOf({"citizen-to-haven", "token-ignored", "token-lifted"}));
  EXPECT_THAT(used, IsSupersetOf({34U, 35U, 36U, 37U, 38U, 43U, 44U, 45U}));
}

TEST(MercatusCards, MERC_4_AreTwoOfEachClassAfterTheOthers) {
  std::map<Class, unsigned> classes;
  for (const CardRow& row : tables().cards) classes[row.card_class] += row.number >= 34;
  EXPECT_EQ(classes[Class::islamic], 0U);
  classes.erase(Class::islamic);
  for (const auto& [one, cards] : classes) EXPECT_EQ(cards, 2U) << static_cast<unsigned>(one);
  EXPECT_EQ(tables().cards[33].id, "landowner");
  EXPECT_EQ(tables().cards[44].id, "treasurer");
}

TEST(MercatusCards, MERC_9_GoodsAreLaidBeforeAnybodyStarts) {
  std::vector<std::string_view> told;
  play_with(35, 3, [&](const Rules&, const State& s, const ActionList&, const auto& events) {
    if (s.phase != Phase::placement || told.size() > 40) return;
    for (const Event& event : events)
      if (told.empty() || told.back() != event.type->word) told.push_back(event.type->word);
  });
  ASSERT_GE(told.size(), 4U);  // the first game is one of three players
  EXPECT_THAT(std::vector(told.begin(), told.begin() + 4),
              testing::ElementsAre("plague-start", "goods-removed", "good-laid", "first-player"));
}

TEST(MercatusCards, MERC_1_33_CoinsGoToPopeDeaconAndStadtholderAlone) {
  std::set<Clause> paid;
  for (const unsigned card : {38U, 39U, 44U})
    play_with(card, 12, [&](const Rules& rules, const State& s, const ActionList&, const auto& events) {
      unsigned all = bank({rules, s});
      for (Seat seat = 0; seat < rules.players; ++seat) all += coins({rules, s}, seat);
      ASSERT_EQ(all, 132U);
      for (const Event& event : events)
        if (event.type == Mercatus::coins_paid) paid.insert(event.clause);
    });
  EXPECT_THAT(paid, testing::ElementsAre(merc_clause(78), merc_clause(83), merc_clause(98)));
}

TEST(MercatusCards, MERC_42_AfterASaleNobodyHasAGoodOfItsType) {
  unsigned sales = 0;
  play_with(35, 20, [&](const Rules& rules, const State& s, const ActionList&, const auto& events) {
    for (const Event& event : events) {
      if (event.type != Mercatus::type_sold) continue;
      ++sales;
      for (Seat seat = 0; seat < rules.players; ++seat)
        ASSERT_FALSE(own_goods({rules, s}, seat).has(number_of(event.good))) << "nobody has had a turn since";
    }
  });
  EXPECT_GT(sales, 20U);
}

TEST(MercatusCards, MERC_127_TheEndInItsOrder) {
  const std::vector<std::string_view> order{"end-triggered", "final-round", "final-ravage", "type-sold", "scored"};
  const std::vector<std::string_view> without_sale{"end-triggered", "final-round", "final-ravage", "scored"};
  unsigned sales = 0;
  for (unsigned game = 1; game <= 12; ++game) {
    std::vector<std::string_view> told;
    const Rules rules = some_rules(game, 35);
    SeededChance chance;
    Heard heard;
    play_random(rules, Seed{game, 3}, chance, heard, [](const State&, const ActionList&) {});
    const auto end = std::find_if(heard.events.begin(), heard.events.end(),
                                  [](const Event& event) { return event.type == EventType::end_triggered; });
    for (const Event& event : std::span(end, heard.events.end())) {
      const std::string_view word = event.type->word;
      const bool listed = std::find(order.begin(), order.end(), word) != order.end();
      if (listed && (told.empty() || told.back() != word)) told.push_back(word);
    }
    EXPECT_THAT(told, testing::AnyOf(order, without_sale));
    sales += told.size() == order.size();
  }
  EXPECT_GT(sales, 3U);
}

TEST(TokensInHand, MERC_93_AreHiddenToldAndSavedLikeAnyOther) {
  unsigned seen = 0, hidden = 0;
  play_with(43, 16, [&](const Rules& rules, const State& s, const ActionList& options, const auto&) {
    const Mask origins = lifted_from({rules, s});
    const unsigned count = in_hand(s, origins);
    if (count == 0) return;
    const codec::Names names(rules, tables());
    for (Seat seat = 0; seat <= rules.players; ++seat) {
      const View view(rules, s, seat == rules.players ? no_seat : seat);
      Rng rng(Seed{count, seat});
      const State world = sample(view, rng);
      ASSERT_EQ(what_is_broken(rules, world), "");
      ASSERT_EQ(View(rules, world, view.viewer()).known(), view.known());
      const codec::Json action = codec::to_json(view, names)["action"];
      ASSERT_EQ(action["hand"].size(), count);
      std::size_t i = 0;
      for (const unsigned row : hand_rows(origins))
        for (unsigned place = 0; place < s.token_count[row]; ++place, ++i) {
          const auto& told = action["hand"][i];
          ASSERT_EQ(told["from"], names.region(hand_origin(origins, row)));
          const bool known = told["token"].contains("face");
          if (known) {
            ASSERT_TRUE(view.known().tokens[row][place].seen_by(view.viewer()));
          }
          ++(known ? seen : hidden);
        }
      if (!view.may_decide()) continue;
      ActionList same;
      legal(rules, view.known(), same);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), same.begin(), same.end())) << "BASE-104";
    }
    const auto opened = codec::open_position(codec::full_state_json(rules, s, tables()), codec::game_data());
    ASSERT_TRUE(std::holds_alternative<codec::OpenedPosition>(opened));
    ASSERT_EQ(std::get<codec::OpenedPosition>(opened).built.state, s);
  });
  EXPECT_GT(hidden, 100U);
  EXPECT_GT(seen, 20U);
}

TEST(TokensInHand, MERC_95_AreRefusedWhereNoActionHoldsThem) {
  Position p;
  p.setup.modules = {"mercatus"};
  p.hand[0] = {PositionToken{}};
  const auto built = build(p, tables());
  ASSERT_TRUE(std::holds_alternative<std::vector<Refusal>>(built));
  EXPECT_EQ(std::get<std::vector<Refusal>>(built)[0].code, "exact-broken");
}

}  // namespace
}  // namespace rattus::board::test
