// Tokens that come back from the used pile (CARD-174, MERC-122, -123).
#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "codec/board/full_state.hpp"
#include "codec/board/position.hpp"
#include "codec/board/view.hpp"
#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/picks.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/view.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

const Tables& tables() { return codec::game_data().classic; }

/// Before the final turn of the fourth player, who holds the Swindler and stands in polonia; no rats are left.
Position last_swindle() {
  Position p;
  p.setup.modules = {"mercatus"};
  p.setup.card_choice = CardChoice::listed;
  p.setup.cards = {"1", "2", "3", "4", "6", "37"};
  std::vector<ModuleValue> board;
  board.reserve(12);
  for (int i = 0; i < 12; ++i) board.emplace_back(std::string(good_words[static_cast<std::size_t>(i) % 4]));
  p.modules = {
      {"mercatus", {{"board", board}, {"supply", {4, 4, 4, 4}}, {"open", {1, 1, 1, 1}}, {"coins", {4, 4, 4, 4}}}}};
  p.stage = Stage::final_turn;
  p.seat = 3;
  p.held[3] = {"37"};
  p.held[2] = {"3"};
  p.regions = {{"polonia", {}, {{3, 1, {}}}}, {"anglia", {}, {{2, 1, {}}}}};
  p.rats = 0;
  return p;
}

struct Swindled {
  Rules rules;
  State s;
  ActionList options;
  Region region = 0;

  explicit Swindled(const Position& position) {
    auto built = std::get<BuiltPosition>(build(position, tables()));
    rules = built.rules;
    s = built.state;
    SeededChance chance;
    NullSink sink;
    BoardGame::resume(rules, s, chance, sink, options);
    BoardGame::apply(rules, s, {Choice::use, rules.slot_of(37)}, chance, sink, options);  // the region is settled
    region = static_cast<Region>(s.with_tokens.lowest());
    EXPECT_EQ(what_is_broken(rules, s), "");
  }
};

TEST(TokensOfTheUsedPile, MW_123b_MERC_123_MayBearAnyOfItsFacesAllEquallyLikely) {
  const Swindled game(last_swindle());
  ASSERT_TRUE(game.s.tokens[game.region][0].marked());
  const View view(game.rules, game.s, 1);
  EXPECT_EQ(codec::to_json(view, codec::Names(game.rules, tables()))["used"].size(), 49U);
  std::map<unsigned, unsigned> faces;
  Rng rng(Seed{8, 9});
  for (int i = 0; i < 4900; ++i) {
    State world = sample(view, rng);
    deal_all(game.rules, world);
    ++faces[world.tokens[game.region][0].index()];
  }
  EXPECT_EQ(faces.size(), 49U);
  for (const auto& [face, times] : faces) EXPECT_NEAR(times, 100, 45) << face;
}

/// The fourth player's Swindler draws from a pile of six; then his final plague turns up the three tokens of germania,
/// and the third player's Soldier draws from what the pile is now.
struct DrawnTwice {
  Rules rules;
  State s;
  ActionList options;
  Region first = 0, second = 0;  ///< where the tokens came to lie
  TokenSet before, since;        ///< faces that lay in the pile at the first draw, and those that came there later

  explicit DrawnTwice(std::uint64_t seed) {
    Position p = last_swindle();
    p.setup.cards = {"1", "2", "3", "17", "37", "41"};
    p.held[3] = {"37", "41"};  // the Assassin's final plague
    p.held[2] = {"17", "3"};   // with the Merchant the turn goes on
    p.tokens.emplace();
    p.pile = 6;
    p.plague = "gallia";
    p.regions.push_back({"germania", {{}, {}, {}}, {{1, 3, {}}}});
    auto built = std::get<BuiltPosition>(build(p, tables()));
    rules = built.rules;
    s = built.state;
    s.rng = Rng(Seed{seed, 123});
    BoardGame::resume(rules, s, chance_, sink_, options);
    before = s.used;
    first = draw(37);
    const auto& regions = tables().board.regions;
    const auto ravages = [&](const Action& option) {
      return option.kind == Choice::final_plague ||
             (option.kind == Choice::region && s.asked == Decision::final_plague && regions[option.a].id == "germania");
    };
    while (s.decider != 2) {
      const auto option = std::find_if(options.begin(), options.end(), ravages);
      apply(option == options.end() ? options[options.size() - 1] : *option);
    }
    since = s.used & ~before;
    second = draw(17);
    EXPECT_EQ(before.count() + since.count(), 9U);
    EXPECT_EQ(what_is_broken(rules, s), "");
  }
  [[nodiscard]] unsigned face_at(const State& world, Region region) const { return world.tokens[region][0].index(); }

 private:
  void apply(Action action) { BoardGame::apply(rules, s, action, chance_, sink_, options); }
  /// Uses the card: it draws a token into a region without any. Returns that region.
  Region draw(unsigned card) {
    const Mask lay = s.with_tokens;
    apply({Choice::use, rules.slot_of(card)});
    if (s.asked == Soldier::asks_region)
      apply(*std::find_if(options.begin(), options.end(), [&](const Action& option) { return !lay.has(option.a); }));
    EXPECT_EQ((s.with_tokens & ~lay).count(), 1U);
    return static_cast<Region>((s.with_tokens & ~lay).lowest());
  }
  SeededChance chance_;
  NullSink sink_;
};

TEST(TokensOfTheUsedPile, MERC_123_WhatCameToThePileLaterIsUnderNoneOfThoseDrawnBefore) {
  DrawnTwice game(1);
  State dealt = game.s;
  deal_all(game.rules, dealt);
  EXPECT_TRUE(game.before.has(game.face_at(dealt, game.first)));
  for (const State& truth : {game.s, dealt}) {
    std::map<std::pair<unsigned, unsigned>, unsigned> worlds;
    const View view(game.rules, truth, 0);
    Rng rng(Seed{1, 123});
    for (int i = 0; i < 4800; ++i) {
      State world = sample(view, rng);
      deal_all(game.rules, world);
      ++worlds[{game.face_at(world, game.first), game.face_at(world, game.second)}];
    }
    EXPECT_EQ(worlds.size(), 6U * 8U);
    for (const auto& [faces, times] : worlds) {
      EXPECT_TRUE(game.before.has(faces.first)) << faces.first;
      EXPECT_NEAR(times, 100, 45) << faces.first << " and " << faces.second;
    }
  }
}

TEST(TokensOfTheUsedPile, MERC_123_WhoeverHasLookedAtTheLaterOneKnowsWhatTheEarlierIsNot) {
  DrawnTwice game(2);
  deal_all(game.rules, game.s);
  Token& later = game.s.tokens[game.second][0];
  later.add_looker(0);
  const View knows(game.rules, game.s, 0);
  Rng rng(Seed{2, 123});
  std::set<unsigned> faces;
  for (int i = 0; i < 600; ++i) {
    State world = sample(knows, rng);
    deal_all(game.rules, world);
    EXPECT_EQ(game.face_at(world, game.second), later.index());
    faces.insert(game.face_at(world, game.first));
  }
  EXPECT_EQ(faces.size(), game.before.count() - game.before.has(later.index()));
  EXPECT_FALSE(faces.count(later.index()));
}

TEST(TokensOfTheUsedPile, MERC_123_BothPilesAreSavedWithTheGame) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    DrawnTwice game(seed);
    if (seed > 2) deal_all(game.rules, game.s);
    const auto opened = codec::open_position(codec::full_state_json(game.rules, game.s, tables()), codec::game_data());
    ASSERT_TRUE(std::holds_alternative<codec::OpenedPosition>(opened));
    EXPECT_EQ(std::get<codec::OpenedPosition>(opened).built.state, game.s);
  }
}

TEST(TokensOfTheUsedPile, MERC_123_APositionByHandHasOnePile) {
  Position p = last_swindle();
  p.regions.push_back({"gallia", {{}}, {}});
  p.regions.back().tokens[0].marked = true;
  const auto plain = std::get<BuiltPosition>(build(p, tables()));
  p.regions.back().tokens[0].earlier = true;
  EXPECT_EQ(std::get<BuiltPosition>(build(p, tables())).state, plain.state);
}

TEST(TokensOfTheUsedPile, BASE_102_TwoOfOneRegionAreOneOptionWheneverTheyCameBack) {
  DrawnTwice game(3);
  const Token earlier = game.s.tokens[game.first][0], later = game.s.tokens[game.second][0];
  EXPECT_TRUE(earlier.earlier());
  EXPECT_FALSE(later.earlier());
  Token looked = earlier;
  looked.add_looker(1);
  auto& row = game.s.tokens[game.second];
  row = {later, earlier, looked};
  std::sort(row.begin(), row.end());
  game.s.token_count[game.second] = 3;
  TokenChoices choices;
  token_choices(game.rules, game.s, game.second, 0, choices);
  ASSERT_EQ(choices.size(), 2U);
  EXPECT_EQ(choices[0].count, 2);
}

TEST(TokensOfTheUsedPile, MERC_123_EachIsOneOfThePileAsItWasAtItsDraw) {
  Position p = last_swindle();
  p.regions.push_back({"gallia", {{}}, {}});
  p.regions.back().tokens[0].marked = true;
  const auto built = std::get<BuiltPosition>(build(p, tables()));
  const Region gallia = static_cast<Region>(built.state.with_tokens.lowest());
  std::set<unsigned> faces;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    State s = built.state;
    const TokenSet all = s.redrawn;
    s.redrawn = {};
    for (unsigned i = 0; i < 3; ++i) s.redrawn.add(all.nth(i));  // the pile had three tokens when it was drawn
    s.rng = Rng(Seed{seed, 123});
    SeededChance chance;
    NullSink sink;
    ActionList options;
    BoardGame::resume(built.rules, s, chance, sink, options);
    BoardGame::apply(built.rules, s, {Choice::use, built.rules.slot_of(37)}, chance, sink, options);
    ASSERT_EQ(what_is_broken(built.rules, s), "");
    deal_all(built.rules, s);
    const unsigned face = s.tokens[gallia][0].index();
    ASSERT_TRUE(face == all.nth(0) || face == all.nth(1) || face == all.nth(2)) << "seed " << seed;
    faces.insert(face);
  }
  EXPECT_EQ(faces.size(), 3U);
}

TEST(TokensOfTheUsedPile, MW_123a_MERC_123_AFaceRevealedTwiceIsListedOnce) {
  Swindled game(last_swindle());
  SeededChance chance;
  NullSink sink;
  while (!game.s.over())
    BoardGame::apply(game.rules, game.s, game.options[game.options.size() - 1], chance, sink, game.options);
  EXPECT_EQ(game.s.used.count(), 49U) << "it struck polonia in the final ravaging";
  EXPECT_EQ(codec::to_json(View(game.rules, game.s, 0), codec::Names(game.rules, tables()))["used"].size(), 49U);
}

TEST(TokensOfTheUsedPile, MERC_122_ThePileHoldsOneLessThen) {
  Position p = last_swindle();
  p.tokens.emplace();
  p.pile = 1;
  const Swindled game(p);
  EXPECT_EQ((Query{game.rules, game.s}.in_used_pile()), 0U);
  EXPECT_EQ(game.s.used.count(), 1U) << "nobody knows that this face is the one, as far as engines deal late";
}

}  // namespace
}  // namespace rattus::board::test
