// The invariants of the board game by themselves: damage to any part of a state is named with its clause.
#include "engine/board/positions/sound.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/game.hpp"
#include "engine/board/positions/position.hpp"

namespace rattus::board::test {
namespace {

/// Everybody has citizens and tokens in the first three regions; pieces of cards stand on the board.
struct Scene {
  Scene() {
    Position p;
    const auto& tables = codec::game_data().tables("big-box");
    p.setup.board = "big-box";
    p.setup.players = 4;
    p.setup.card_choice = CardChoice::listed;
    p.setup.cards = {"7", "9", "13", "15", "18", "22"};
    p.held[0] = {"7"};
    const auto id = [&](unsigned region) { return tables.board.regions[region].id; };
    for (unsigned r = 0; r < 3; ++r) {
      PositionRegion region{id(r), {PositionToken{}, PositionToken{}}, {}};
      for (Seat seat = 0; seat < 4; ++seat)
        region.citizens.push_back({seat, 2, {Load{}.more(Wizard::potion).with(Sultan::podium, seat == 1)}});
      p.regions.push_back(std::move(region));
    }
    p.regions[0].tokens[0].lookers = 1;
    p.pieces = {{&Nun::nun, id(1), {}, {}}, {&PieceType::on_cards, {}, {}, "7", 2}};
    auto built = build(p, tables);
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
      for (const Refusal& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
    rules = std::get<BuiltPosition>(built).rules;
    s = std::get<BuiltPosition>(built).state;
    SeededChance chance;
    NullSink nobody;
    ActionList options;
    BoardGame::resume(rules, s, chance, nobody, options);
  }
  [[nodiscard]] std::uint8_t* memory(unsigned number) { return memory_of(rules, s, rules.slot_of(number)); }

  Rules rules;
  State s;
};

TEST(Sound, R10_CARD_3_4_8_73_153_221_EveryDamageIsNamedWithItsClause) {
  const Scene whole;
  ASSERT_EQ(what_is_broken(whole.rules, whole.s), "");
  using Damage = void (*)(Scene&);
  const std::pair<const char*, Damage> all[] = {
      {"R10", [](Scene& c) { c.s.token_count[0] = 4; }},
      {"R10", [](Scene& c) { c.s.used.add(c.s.undealt.nth(0)); }},
      {"BASE-3",
       [](Scene& c) {
         c.s.citizens[max_regions - 1][0] = 1;
         c.rules.in_use.remove(max_regions - 1);
       }},
      {"BASE-5", [](Scene& c) { ++c.s.supply[1]; }},
      {"BASE-5", [](Scene& c) { ++c.s.haven[5]; }},
      {"BASE-6", [](Scene& c) { c.s.laid_open[2] = 200; }},
      {"BASE-8", [](Scene& c) { c.s.plague = 30; }},
      {"BASE-9", [](Scene& c) { c.s.came = 128; }},
      {"BASE-13", [](Scene& c) { ++c.s.rats; }},
      {"BASE-14", [](Scene& c) { c.s.first = 4; }},
      {"BASE-24", [](Scene& c) { c.s.held[2] = c.s.held[0]; }},
      {"BASE-24", [](Scene& c) { c.s.held[5] = 2; }},
      {"BASE-47",
       [](Scene& c) {
         const unsigned token = c.s.undealt.nth(0);
         c.s.undealt.remove(token);
         c.s.revealed = static_cast<std::uint8_t>(token + 1);
         --c.s.rats;
       }},
      {"BASE-91", [](Scene& c) { c.s.asked = Decision::none; }},
      {"BASE-101", [](Scene& c) { c.s.tokens[1][0].add_looker(2); }},
      {"BASE-105", [](Scene& c) { ++c.s.setup_undealt; }},
      {"CARD-4", [](Scene& c) { c.memory(9)[0] = 40; }},
      {"CARD-4", [](Scene& c) { std::swap(c.memory(9)[0], c.memory(9)[2]); }},
      {"CARD-4", [](Scene& c) { c.memory(15)[5] = 1; }},
      {"CARD-4", [](Scene& c) { c.s.carriers[0].bits |= 31; }},
      {"CARD-8",
       [](Scene& c) {
         c.s.citizens[0][3] = 0;
         c.s.presence[3].remove(0);
         c.s.supply[3] += 2;
       }},
      {"CARD-8", [](Scene& c) { c.s.carriers[0] = Carrier::of(0, 0, Load{}); }},
      {"CARD-73", [](Scene& c) { c.s.held[0] = 0; }},
      {"CARD-221",
       [](Scene& c) { c.s.carriers[2] = Carrier::of(0, 1, Load{}.with(Wizard::potion, 2).more(Sultan::podium)); }},
      {"CARD-263", [](Scene& c) { c.s.blocked = 2; }},
      {"R1", [](Scene& c) { c.s.decider = 3; }},
      {"R1", [](Scene& c) { c.s.asked = Decision::plague; }},
  };
  for (const auto& [clause, damage] : all) {
    Scene damaged;
    damage(damaged);
    const std::string broken = what_is_broken(damaged.rules, damaged.s);
    EXPECT_THAT(broken, testing::HasSubstr(std::string(clause) + ": ")) << clause;
  }
}

/// The Witch has looked at one of two tokens in the first region, and is asked for the second.
struct WitchScene {
  WitchScene() {
    Position p;
    const auto& tables = codec::game_data().tables("big-box");
    p.setup.board = "big-box";
    p.setup.players = 4;
    const auto id = [&](unsigned region) { return tables.board.regions[region].id; };
    p.held[0] = {"4"};
    p.regions = {{id(0), {PositionToken{}, PositionToken{}}, {}}, {id(1), {PositionToken{}}, {}}};
    auto built = std::get<BuiltPosition>(build(p, tables));
    rules = built.rules;
    s = built.state;
    SeededChance chance;
    NullSink nobody;
    ActionList options;
    BoardGame::resume(rules, s, chance, nobody, options);
    for (const Action action : {Action{Choice::use, rules.slot_of(4)}, Action{Choice::region, 0}})
      BoardGame::apply(rules, s, action, chance, nobody, options);
  }
  Rules rules;
  State s;
};

Witch::Frame& held(State& s) { return s.top().as<Witch::Holds>(); }

TEST(Sound, R10_WhatACardsFrameCannotHoldIsNamed) {
  const WitchScene whole;
  ASSERT_EQ(whole.s.asked, Witch::asks_second);
  ASSERT_EQ(what_is_broken(whole.rules, whole.s), "");
  using Damage = void (*)(State&);
  const std::pair<const char*, Damage> all[] = {
      {"R10: a frame", [](State& s) { held(s).first = 30; }},
      {"R10: a frame", [](State& s) { held(s).first = 255; }},
      {"R10: a frame", [](State& s) { held(s).second = 1; }},
      {"R10: a frame", [](State& s) { s.top().bytes.back() = 1; }},
      {"R10: a frame", [](State& s) { s.top().step = 1; }},  // a pick stands on it
      {"R10: a frame", [](State& s) { s.top().step = 77; }},
      {"R10: a frame", [](State& s) { held(s).slot = 0; }},  // another card's
      {"R10: a frame", [](State& s) { s.top().seat = 1; }},
      {"R10: a frame", [](State& s) { s.stack[s.depth - 2].as<frames::Turn>().must = 1; }},
      {"R10: a frame", [](State& s) { s.stack[s.depth - 2].step = 2; }},
      {"BASE-102", [](State& s) { held(s).first = 1; }},  // it holds no token there
      {"BASE-102", [](State& s) { s.pop(); }},
      {"R1", [](State& s) { s.picked = 1; }},
  };
  for (const auto& [reason, damage] : all) {
    State damaged = whole.s;
    damage(damaged);
    EXPECT_THAT(what_is_broken(whole.rules, damaged), testing::HasSubstr(reason));
  }
}

/// CARD-153: closed in by walls the plague piece could not leave.
TEST(Sound, CARD_153_ThePlaguePieceIsNotLockedIn) {
  Scene c;
  for (const unsigned region : c.rules.in_use) {
    const Mask around = c.rules.adjacent[region];
    if (around.count() > 3 || region == c.s.plague) continue;
    std::array<std::pair<unsigned, unsigned>, 3> walls{};
    std::size_t n = walls.size() - around.count();
    for (const unsigned to : around) walls[n++] = {std::min(region, to) + 1, std::max(region, to) + 1};
    for (std::size_t i = 0; i < walls.size(); ++i) {
      c.memory(15)[2 * i] = static_cast<std::uint8_t>(walls[i].first);
      c.memory(15)[2 * i + 1] = static_cast<std::uint8_t>(walls[i].second);
    }
    EXPECT_EQ(what_is_broken(c.rules, c.s), "");  // CARD-152: another region may be
    c.s.plague = static_cast<Region>(region);
    EXPECT_THAT(what_is_broken(c.rules, c.s), testing::HasSubstr("CARD-153"));
    return;
  }
  FAIL() << "no region with three neighbours";
}

}  // namespace
}  // namespace rattus::board::test
