// What the class cards may never do, whatever is played: looked at in random games over random sets of cards.
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "engine/board/cards/all.hpp"
#include "engine/board/view.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

constexpr std::uint64_t seed = 77;

/// Shows `look(rules, state, options)` every decision of random games over random set-ups.
template <class Look>
void every_decision(unsigned games, Look look) {
  Rng rng(Seed{seed, 1});
  for (unsigned game = 0; game < games; ++game) {
    const Rules rules = rules_of(random_setup(rng), rng);
    SeededChance chance;
    NullSink sink;
    play_random(rules, Seed{seed, game}, chance, sink, [&](const State& s, const ActionList& options) {
      if (!s.over()) look(rules, s, options);
    });
  }
}

Mask regions_of(const ActionList& options) {
  Mask regions;
  for (const Action action : options)
    if (action.kind == Choice::region) regions.add(action.a);
  return regions;
}

TEST(CardRules, CARD_2_14_AnOptionIsAlwaysCarriedThroughAndNobodyPlacesWhatHeHasNot) {
  unsigned placings = 0;
  every_decision(300, [&](const Rules& rules, const State& s, const ActionList& options) {
    ASSERT_FALSE(options.empty());
    for (Seat seat = 0; seat < rules.players; ++seat) ASSERT_LE(s.supply[seat], rules.options.citizens);
    placings += s.asked == Queen::asks_region || s.asked == Baker::asks_place;
  });
  EXPECT_GT(placings, 20U);
}

TEST(CardRules, R1_WhatIsAskedAndToldIsDeclaredByTheFrameOrByACardInPlay) {
  Rng rng(Seed{seed, 2});
  std::set<std::string_view> told, asked;
  for (unsigned game = 0; game < 400; ++game) {
    const Rules rules = rules_of(random_setup(rng), rng);
    std::set<const EventType*> declared(frame_events.begin(), frame_events.end());
    for (Slot slot = 0; slot < rules.slots; ++slot)
      declared.insert(rules.cards[slot]->events.begin(), rules.cards[slot]->events.end());
    SeededChance chance;
    Heard heard;
    play_random(rules, Seed{seed, game}, chance, heard, [&](const State& s, const ActionList&) {
      if (s.over()) return;
      ASSERT_NE(rules.row_of(s.asked), nullptr) << number_of(s.asked);
      ASSERT_EQ(rules.decision_of(rules.name_of(s.asked)), s.asked);
      asked.insert(rules.name_of(s.asked));
    });
    for (const Event& event : heard.events) {
      ASSERT_TRUE(declared.contains(&*event.type)) << event.type->word;
      told.insert(event.type->word);
    }
  }
  EXPECT_GT(asked.size(), 45U);
  EXPECT_GT(told.size(), 40U);
}

TEST(CardRules, CARD_5_6_PiecesAndWhatCitizensCarryAreTheSameInEveryView) {
  unsigned seen = 0;
  every_decision(120, [&](const Rules& rules, const State& s, const ActionList&) {
    for (Seat viewer = 0; viewer <= rules.players; ++viewer) {
      const View view(rules, s, viewer == rules.players ? no_seat : viewer);
      ASSERT_EQ(view.known().memory, s.memory);
      ASSERT_EQ(view.known().carriers, s.carriers);
      ASSERT_EQ(view.known().blocked, s.blocked);
    }
    seen += s.carrier_count > 0;
  });
  EXPECT_GT(seen, 100U);
}

TEST(CardRules, CARD_7_CitizensArePlacedInAnyRegionInUse) {
  std::map<Decision, unsigned> seen;
  every_decision(600, [&](const Rules& rules, const State& s, const ActionList& options) {
    switch (number_of(s.asked)) {
      case number_of(Baker::asks_place):
      case number_of(Queen::asks_region):
      case number_of(Peasant::asks_region):
      case number_of(Nun::asks_region):
        ++seen[s.asked];
        ASSERT_EQ(regions_of(options), rules.in_use);
        break;
      default: break;
    }
  });
  EXPECT_EQ(seen.size(), 4U);
}

TEST(CardRules, CARD_10_40_WhatAsksForNeighboursKeepsToOpenEdgesAndTokensKeepFromBishops) {
  std::set<Decision> cut, barred;
  every_decision(1500, [&](const Rules& rules, const State& s, const ActionList& options) {
    const Query q{rules, s};
    const bool from_plague = s.asked == Decision::spread || s.asked == Soldier::asks_region;
    const auto source = [&] { return from_plague ? s.plague : s.top().as<frames::CardFrom>().from; };
    switch (number_of(s.asked)) {
      case number_of(PiedPiper::asks_to):
      case number_of(Monk::asks_to):
      case number_of(Merchant::asks_to):
      case number_of(Caravanner::asks_second):
      case number_of(Boccaccio::asks_region):
      case number_of(Decision::spread):
      case number_of(Soldier::asks_region): {
        const Mask open = q.neighbours(source());
        ASSERT_TRUE((regions_of(options) & ~open).none());
        if (open != rules.adjacent[source()]) cut.insert(s.asked);
        break;
      }
      default: break;
    }
    if (from_plague || s.asked == Monk::asks_to) {
      ASSERT_TRUE((regions_of(options) & q.token_barred()).none());
      if (q.token_barred().any()) barred.insert(s.asked);
    }
  });
  EXPECT_EQ(cut.size(), 7U) << "a wall stood beside each kind of source";
  EXPECT_EQ(barred.size(), 3U);
}

TEST(CardRules, CARD_15_16_ClassesOfTheNumberedCards) {
  // b: bourgeoisie, c: church, k: chivalry, i: islamic, m: magic, p: peasantry, r: royalty; cards 1 to 33.
  constexpr std::string_view classes =
      "pcbmrk"
      "ppccbbmmrrkk"
      "iiii"
      "pbrkcm"
      "bpbbr";
  const std::map<char, Class> letters{{'p', Class::peasantry}, {'b', Class::bourgeoisie}, {'c', Class::church},
                                      {'k', Class::chivalry},  {'m', Class::magic},       {'r', Class::royalty},
                                      {'i', Class::islamic}};
  ASSERT_EQ(classes.size(), 33U);
  unsigned found = 0;
  for (const CardRow& row : codec::game_data().classic.cards) {
    if (row.number > classes.size()) continue;
    EXPECT_EQ(row.card_class, letters.at(classes[row.number - 1U])) << row.id;
    ++found;
  }
  EXPECT_EQ(found, 33U);
}

TEST(CardRules, CARD_41_WhatLeavesTheRegionsCarriesNothing) {
  unsigned all = 0;
  every_decision(300, [&](const Rules& rules, const State& s, const ActionList&) {
    for (std::size_t i = 0; i < s.carrier_count; ++i) {
      const Carrier& carrier = s.carriers[i];
      ASSERT_TRUE(rules.in_use.has(carrier.region()));
      ASSERT_GT(s.citizens[carrier.region()][carrier.seat()], 0);
      ++all;
    }
  });
  EXPECT_GT(all, 1000U);
}

TEST(CardRules, CARD_43_OptionsOfTheCardsAndTheirValues) {
  const auto refused = [](const char* key, const char* value) {
    board::SetUp setup;
    setup.options = {{key, value}};
    Rng rng(Seed{1, 1});
    return std::holds_alternative<std::vector<Refusal>>(BoardGame::make(setup, codec::game_data().classic, rng));
  };
  for (const auto& [key, values] : std::map<const char*, std::vector<const char*>>{
           {"mayor_each", {"may", "must"}}, {"inquisitor_final", {"ravage", "none"}}, {"jester_push", {"off", "on"}}}) {
    for (const char* value : values) EXPECT_FALSE(refused(key, value)) << key << "=" << value;
    EXPECT_TRUE(refused(key, "perhaps")) << key;
  }
}

}  // namespace
}  // namespace rattus::board::test
