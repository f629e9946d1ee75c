// Why something cannot be chosen (engine/board/why.hpp): complete, and in keeping with the options.
#include "engine/board/why.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/game.hpp"
#include "engine/board/positions/position.hpp"

namespace rattus::board::test {
namespace {

/// Plays random games of two, four and six players and shows each decision.
template <class Look>
void decisions(Look look) {
  constexpr std::uint64_t seed = 20;
  SCOPED_TRACE("seed " + std::to_string(seed));
  for (const int players : {2, 4, 6}) {
    SetUp setup;
    setup.players = players;
    setup.board = players > 4 ? "big-box" : "classic";
    Rng rng(Seed{seed, 1});
    const auto rules = std::get<Rules>(BoardGame::make(setup, codec::game_data().tables(setup.board), rng));
    SeededChance chance;
    NullSink sink;
    ActionList options;
    for (unsigned game = 0; game < 40; ++game) {
      State s = BoardGame::start(rules, Rng(Seed{seed, game}), chance, sink, options);
      while (!s.over()) {
        look(rules, s, options);
        BoardGame::apply(rules, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], chance, sink,
                         options);
      }
    }
  }
}

bool has(const ActionList& options, Choice kind, std::uint8_t a) {
  return std::any_of(options.begin(), options.end(), [&](Action x) { return x.kind == kind && x.a == a; });
}

TEST(WhyNot, R1_WhatIsNoOptionHasAReasonAndWhatIsOneHasNone) {
  std::set<std::string_view> seen;
  decisions([&](const Rules& rules, const State& s, const ActionList& options) {
    const View view(rules, s, s.decider);
    for (Region region = 0; region < rules.regions; ++region) {
      const auto why = why_not_region(view, region);
      ASSERT_EQ(!why, has(options, Choice::region, region)) << int(region);
      if (why) seen.insert(why->code);
    }
    for (Slot slot = 0; slot < rules.slots; ++slot) {
      const auto why = why_not_card(view, slot);
      ASSERT_EQ(!why, has(options, Choice::take, slot) || has(options, Choice::use, slot) ||
                          has(options, Choice::extra, slot));
      if (why) seen.insert(why->code);
    }
    const auto why = why_not_increase(view);
    ASSERT_EQ(!why, has(options, Choice::increase, 0));
    if (why) seen.insert(why->code);
  });
  // What other cards bring about, or what random play hardly ever meets.
  const std::set<std::string_view> elsewhere = {"blocked",           "taking-barred",    "barred",
                                                "not-your-decision", "no-citizens-left", "no-region-to-increase",
                                                "nobody-there",      "not-leading",      "rests-by-tile"};
  for (const std::string_view code : why_not_codes())
    EXPECT_TRUE(seen.contains(code) || elsewhere.contains(code)) << code;
}

TEST(WhyNot, EachReasonIsListedOnce) {
  const auto codes = why_not_codes();
  EXPECT_EQ(std::set(codes.begin(), codes.end()).size(), codes.size());
}

TEST(WhyNot, BASE_28_WithoutCitizensOrRegionsThereIsNoIncrease) {
  unsigned met = 0;
  decisions([&](const Rules& rules, const State& s, const ActionList& options) {
    if (s.asked != Decision::action || !has(options, Choice::increase, 0)) return;
    State changed = s;
    changed.supply[s.decider] = 0;
    EXPECT_EQ(why_not_increase({rules, changed, s.decider}), (WhyNot{"no-citizens-left", base_clause(28)}));
    changed = s;
    changed.held = {};
    changed.with_tokens = {};
    EXPECT_EQ(why_not_increase({rules, changed, s.decider}), (WhyNot{"no-region-to-increase", base_clause(29)}));
    changed = s;
    changed.increased = 1;
    EXPECT_EQ(why_not_increase({rules, changed, s.decider}), (WhyNot{"increased-already", base_clause(21)}));
    ++met;
  });
  EXPECT_GT(met, 0U);
}

TEST(WhyNot, BASE_31_ABlockedCardIsNotUsed) {
  unsigned met = 0;
  decisions([&](const Rules& rules, const State& s, const ActionList& options) {
    for (Slot slot = 0; slot < rules.slots; ++slot) {
      if (s.asked != Decision::action || !has(options, Choice::use, slot)) continue;
      State changed = s;
      changed.blocked = static_cast<std::uint8_t>(1U << slot);
      EXPECT_EQ(why_not_card({rules, changed, s.decider}, slot), (WhyNot{"blocked", base_clause(31)}));
      ++met;
    }
  });
  EXPECT_GT(met, 0U);
}

TEST(WhyNot, BASE_29_AnIncreaseNeedsTokensOrAnExtra) {
  unsigned met = 0;
  decisions([&](const Rules& rules, const State& s, const ActionList&) {
    if (s.asked != Decision::inc_region) return;
    for (const unsigned region : rules.in_use & ~s.with_tokens)
      if (const auto why = why_not_region({rules, s, s.decider}, static_cast<Region>(region))) {
        EXPECT_EQ(*why, (WhyNot{"no-tokens-no-extra", base_clause(29)}));
        ++met;
      }
  });
  EXPECT_GT(met, 0U);
}

TEST(WhyNot, BASE_104_OthersLearnOnlyThatItIsNotTheirDecision) {
  decisions([&](const Rules& rules, const State& s, const ActionList&) {
    for (Seat seat = 0; seat <= rules.players; ++seat) {
      const Seat viewer = seat == rules.players ? no_seat : seat;
      if (viewer == s.decider) continue;
      const View view(rules, s, viewer);
      ASSERT_EQ(why_not_region(view, 0)->code, "not-your-decision");
      ASSERT_EQ(why_not_card(view, 0)->code, "not-your-decision");
    }
  });
}

TEST(WhyNot, UPG_54_ACardRestsWhileItsTileLiesOnHisAlchemist) {
  Position p;
  p.setup.modules = {"upgrades"};
  p.setup.card_choice = CardChoice::listed;
  p.setup.cards = {"1", "2", "3", "5", "6", "28"};
  p.regions = {{"gallia", {{}}, {{0, 1, {}}}}};
  p.held[0] = {"2", "5", "28"};
  p.modules = {{"upgrades", {{"alchemist", {"monk"}}, {"spent", {1}}}}};
  const auto why = [&](const char* used, unsigned card) {
    if (*used) p.used_cards = {used};
    const auto built = std::get<BuiltPosition>(build(p, codec::game_data().classic));
    State s = built.state;
    SeededChance chance;
    NullSink sink;
    ActionList options;
    BoardGame::resume(built.rules, s, chance, sink, options);
    return why_not_card({built.rules, s, 0}, built.rules.slot_of(static_cast<std::uint8_t>(card)));
  };
  EXPECT_EQ(why("", 2), (WhyNot{"rests-by-tile", upg_clause(54)}));
  EXPECT_EQ(why("", 28), std::nullopt) << "he has the Monk's ability";
  EXPECT_EQ(why("monk", 2), (WhyNot{"rests-by-tile", upg_clause(54)}));
  EXPECT_EQ(why("monk", 28), (WhyNot{"used-already", ruling(4)})) << "one mark for each ability";
}

TEST(WhyNot, EveryCodeHasASentence) {
  for (const auto* language : {"en", "de"})
    for (const std::string_view code : why_not_codes())
      EXPECT_TRUE(codec::game_data().text(language).refusals.contains(std::string(code))) << language << ' ' << code;
}

TEST(Offered, BASE_23_WhatIsEnoughIsEnough) {
  unsigned held = 0;
  decisions([&](const Rules& rules, const State& s, const ActionList&) {
    const Query q{rules, s};
    for (Seat seat = 0; seat < rules.players; ++seat)
      for (const unsigned slot : q.surely_offered(seat)) {
        ASSERT_TRUE(rules.cards[slot]->offered(q, static_cast<Slot>(slot), seat))
            << "card " << int(rules.cards[slot]->number);
        ++held;
      }
  });
  EXPECT_GT(held, 0U);
}

}  // namespace
}  // namespace rattus::board::test
