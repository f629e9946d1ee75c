// Odds of outbreaks: against worked cases, against the engine over all outcomes, and against many played ones.
#include "ai/board/odds.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "codec/board/position.hpp"
#include "engine/board/chance.hpp"
#include "engine/board/game_definition.hpp"
#include "engine/board/scripted.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using board::Decision;
using codec::Json;

board::BuiltPosition position(const char* text) {
  auto opened = codec::open_position(Json::parse(text), codec::game_data());
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened))
    for (const auto& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
  return std::get<codec::OpenedPosition>(opened).built;
}

board::Region gallia(const Rules&) {
  const auto& regions = codec::game_data().classic.board.regions;
  board::Region region = 0;
  while (regions[region].id != "gallia") ++region;
  return region;
}

/// What the engine does when the plague enters the region, answering every question with the last option: no card is
/// used, nobody is paid off and no good taken. `s` stands before D-PLAGUE.
template <class Chance>
std::array<double, board::max_seats> struck(const Rules& rules, State s, board::Region region, Chance& chance) {
  NullSink sink;
  ActionList options;
  const auto before = s.citizens[region];
  board::BoardGame::apply(rules, s, {board::Choice::region, region}, chance, sink, options);
  while (s.asked == Decision::spread || s.asked == board::Knight::asks_neutral ||
         s.asked == board::Deacon::asks_payment || s.asked == board::Raider::asks_good ||
         s.asked == board::GraveRobber::asks_good)
    board::BoardGame::apply(rules, s, options[options.size() - 1], chance, sink, options);
  std::array<double, board::max_seats> losses{};
  for (Seat seat = 0; seat < rules.players; ++seat) losses[seat] = before[seat] - s.citizens[region][seat];
  return losses;
}

/// Positions at D-PLAGUE of random games.
void plague_positions(const board::SetUp& setup, std::uint64_t seed, unsigned most,
                      const std::function<void(const Rules&, const State&, const ActionList&)>& see) {
  const Rules rules = test::rules_of(setup);
  unsigned turn = 0, seen = 0;
  test::random_positions(rules, {seed, 7}, [&](const State& s, const ActionList& options) {
    if (s.asked == Decision::plague && ++turn % 5 == 0 && seen++ < most) see(rules, s, options);
  });
}

/// A pile that has grown between two draws; gallia's first token is the earlier one, the other one lies there, too, or
/// in germania.
void expect_odds_over_all_worlds(const char* regions) {
  const auto built = position(
      (R"({"setup": {"board": "classic", "players": 2}, "rats": 0, "regions": )" + std::string(regions) + "}").c_str());
  const Rules& rules = built.rules;
  State s = built.state;
  TokenSet before, since;
  for (const unsigned token : s.used) (token % 3 == 0 ? before : since).add(token);
  s.grown = since;
  std::vector<std::pair<unsigned, unsigned>> lie;  // regions and places: the later one, then the earlier
  for (const unsigned region : s.with_tokens)
    for (unsigned i = 0; i < s.token_count[region]; ++i) lie.emplace_back(region, i);
  ASSERT_EQ(lie.size(), 2U);
  const auto at = [&lie](State& state, std::size_t i) -> board::Token& {
    return state.tokens[lie[i].first][lie[i].second];
  };
  if (lie[0].first != gallia(rules)) std::swap(lie[0], lie[1]);
  at(s, 1).set_earlier(true);

  std::array<double, board::max_seats> losses{};
  double outbreak = 0;
  unsigned worlds = 0;
  for (const unsigned earlier : before)
    for (const unsigned later : s.used) {
      if (later == earlier) continue;
      State world = s;
      for (const std::size_t i : {0U, 1U}) {
        board::give_face(world, at(world, i), i == 0 ? later : earlier);
        at(world, i).add_looker(0);
      }
      const RegionOdds odds = region_odds(View(rules, world, 0), gallia(rules));
      outbreak += odds.outbreak;
      for (std::size_t seat = 0; seat < losses.size(); ++seat) losses[seat] += odds.losses[seat];
      ++worlds;
    }
  const RegionOdds odds = region_odds(View(rules, s, 0), gallia(rules));
  EXPECT_NEAR(odds.outbreak, outbreak / worlds, 1e-9);
  for (std::size_t seat = 0; seat < losses.size(); ++seat) EXPECT_NEAR(odds.losses[seat], losses[seat] / worlds, 1e-9);
}

TEST(Odds, MERC_123_OfTokensThatCameBackBeforeAndAfterThePileGrew) {
  expect_odds_over_all_worlds(
      R"({"gallia": {"citizens": [2, 1], "tokens": [{"marked": true}]}, "germania": {"tokens": [{"marked": true}]}})");
  expect_odds_over_all_worlds(R"({"gallia": {"citizens": [3, 2], "tokens": [{"marked": true}, {"marked": true}]}})");
}

TEST(Odds, OfATokenThatTheViewerHasSeen) {
  const auto built = position(R"({"setup": {"board": "classic", "players": 2},
    "regions": {"gallia": {"citizens": [2, 1], "tokens": [{"face": "[1:M]", "lookers": [1]}]}}})");
  const RegionOdds seen = region_odds(View(built.rules, built.state, 0), gallia(built.rules));
  EXPECT_DOUBLE_EQ(seen.outbreak, 1.0);
  EXPECT_DOUBLE_EQ(seen.losses[0], 1.0);
  EXPECT_DOUBLE_EQ(seen.losses[1], 0.0);
  const RegionOdds unseen = region_odds(View(built.rules, built.state, 1), gallia(built.rules));
  EXPECT_GT(unseen.outbreak, 0.0);
  EXPECT_LT(unseen.outbreak, 1.0);
}

TEST(Odds, OfARegionWithoutTokensOrCitizensAreNone) {
  const auto built = position(R"({"setup": {"board": "classic", "players": 2},
    "regions": {"gallia": {"citizens": [5, 0], "tokens": 0}, "anglia": {"tokens": 3}}})");
  for (const RegionOdds& odds : all_odds(View(built.rules, built.state, 0))) EXPECT_DOUBLE_EQ(odds.outbreak, 0.0);
}

TEST(Odds, CountNeutralCitizensForTheLimitAlone) {
  const auto built = position(R"({"setup": {"board": "classic", "players": 2},
    "regions": {"gallia": {"citizens": [1, 0], "tokens": [{"face": "[2:M+bou+chu]", "lookers": [1]}]}}})");
  const View view(built.rules, built.state, 0);
  EXPECT_DOUBLE_EQ(region_odds(view, gallia(built.rules)).outbreak, 0.0);
  EXPECT_DOUBLE_EQ(region_odds(view, gallia(built.rules), 2).losses[0], 1.0);
}

/// With goods and coins, and the cards that have something to do with the plague or with rat tokens (MERC-4).
board::SetUp with_goods(int players) {
  board::SetUp setup = test::set_up("classic", players);
  setup.modules = {"mercatus"};
  setup.cards = {"37", "39", "40", "41", "42", "43"};
  setup.card_choice = board::CardChoice::listed;
  return setup;
}

// The engine over every outcome, weighted, gives the same numbers.
TEST(Odds, EqualTheEnginesOverAllOutcomes) {
  unsigned compared = 0;
  for (const auto& setup : {test::set_up("classic", 2), test::set_up("classic", 3), test::set_up("classic", 4),
                            with_goods(3), with_goods(4)})
    plague_positions(setup, 11, 6, [&](const Rules& rules, const State& s, const ActionList& options) {
      const View view(rules, s, s.decider);
      for (const Action option : options) {
        if (s.token_count[option.a] > 2 || s.population(option.a) == 0 || s.token_count[option.a] == 0) continue;
        ++compared;
        const RegionOdds odds = region_odds(view, option.a);
        std::array<double, board::max_seats> losses{};
        double outbreak = 0, whole = 0;
        board::EnumeratingChance chance;
        do {
          const auto run = struck(rules, view.known(), option.a, chance);
          const double probability = chance.probability();
          whole += probability;
          bool any = false;
          for (Seat seat = 0; seat < rules.players; ++seat)
            losses[seat] += probability * run[seat], any |= run[seat] > 0;
          if (any) outbreak += probability;
        } while (chance.next());
        EXPECT_NEAR(whole, 1.0, 1e-9);
        EXPECT_NEAR(odds.outbreak, outbreak, 1e-9);
        for (Seat seat = 0; seat < rules.players; ++seat) EXPECT_NEAR(odds.losses[seat], losses[seat], 1e-9);
      }
    });
  EXPECT_GT(compared, 20U);
}

// Many worlds that agree with the view, played, come close, with three tokens and 5 players too.
TEST(Odds, AgreeWithPlayedWorlds) {
  constexpr int runs = 2000;
  Rng rng({1, 2});
  for (const auto& setup : {test::set_up("classic", 4), test::set_up("big-box", 5), with_goods(4)})
    plague_positions(setup, 12, 5, [&](const Rules& rules, const State& s, const ActionList& options) {
      const View view(rules, s, s.decider);
      for (const Action option : options) {
        const RegionOdds odds = region_odds(view, option.a);
        std::array<double, board::max_seats> losses{};
        double outbreaks = 0;
        for (int run = 0; run < runs; ++run) {
          board::PlayoutChance chance;
          const auto lost = struck(rules, board::sample(view, rng), option.a, chance);
          bool any = false;
          for (Seat seat = 0; seat < rules.players; ++seat) losses[seat] += lost[seat] / runs, any |= lost[seat] > 0;
          outbreaks += any;
        }
        EXPECT_NEAR(odds.outbreak, outbreaks / runs, 4.5 * 0.5 / std::sqrt(runs));
        for (Seat seat = 0; seat < rules.players; ++seat)
          EXPECT_NEAR(odds.losses[seat], losses[seat], 4.5 * 1.2 / std::sqrt(runs));
      }
    });
}

}  // namespace
}  // namespace rattus::ai
