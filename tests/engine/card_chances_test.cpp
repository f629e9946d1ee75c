// Exact probabilities, by walking through all outcomes: token picks and the Crusader. (The Jester's: CW-338a.)
#include <map>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/scripted.hpp"

namespace rattus::board::test {
namespace {

PositionToken token(std::optional<Face> face, std::uint8_t lookers) { return {{0, face}, true, false, lookers, false}; }
constexpr Face all_at(std::uint8_t limit) { return {.limit = limit, .majority = 0, .all = 1, .classes = {}}; }

BuiltPosition built(const Position& position) {
  auto made = build(position, codec::game_data().classic);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&made))
    for (const Refusal& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
  return std::get<BuiltPosition>(std::move(made));
}

/// What lies where after the steps, with its probability over all outcomes of chance.
template <class Look>
auto outcomes(const BuiltPosition& start, const std::vector<Action>& steps, Look look) {
  std::map<decltype(look(start.state)), double> result;
  EnumeratingChance chance;
  do {
    State s = start.state;
    NullSink sink;
    ActionList options;
    BoardGame::resume(start.rules, s, chance, sink, options);
    for (const Action step : steps) {
      EXPECT_TRUE(options.contains(step)) << "decision " << static_cast<int>(s.asked);
      BoardGame::apply(start.rules, s, step, chance, sink, options);
    }
    result[look(s)] += chance.probability();
  } while (chance.next());
  return result;
}

Region region(const Rules&, const char* id) {
  const auto& rows = codec::game_data().classic.board.regions;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id) return static_cast<Region>(i);
  return no_region;
}

TEST(CardChances, CARD_141_OfTwoTokensThatLookAlikeToThePiperEachGoesInHalfOfTheCases) {
  Position position;
  position.setup.card_choice = CardChoice::listed;
  position.setup.cards = {"1", "2", "3", "4", "6", "14"};
  position.plague = "anglia";
  position.held[0] = {"14"};
  position.tokens = {{all_at(1)}, {all_at(2)}, {all_at(5)}, {all_at(6)}};
  // Another player has seen both: to the Piper they look alike, and which one goes is chance (BASE-102).
  position.regions = {{"gallia", {token(all_at(1), 2), token(all_at(2), 2)}, {{0, 1, {}}}},
                      {"hispania", {token(all_at(5), 0), token(all_at(6), 0)}, {}}};
  const BuiltPosition start = built(position);
  const Slot piper = start.rules.slot_of(14);
  const Region gallia = region(start.rules, "gallia"), hispania = region(start.rules, "hispania");
  // He stands in gallia alone, so only the target is asked.
  const auto left = outcomes(start, {{Choice::use, piper}, {Choice::region, hispania}},
                             [&](const State& s) { return int{start.rules.faces[s.tokens[gallia][0].index()].limit}; });
  ASSERT_EQ(left.size(), 2U);
  EXPECT_DOUBLE_EQ(left.at(1), 0.5);
  EXPECT_DOUBLE_EQ(left.at(2), 0.5);
}

TEST(CardChances, CARD_182_AllAtOnceTheCrusaderSeesEveryPairOfUnseenFacesAsOftenAsTheSupplyHasIt) {
  Position position;
  position.setup.card_choice = CardChoice::listed;
  position.setup.cards = {"1", "2", "3", "4", "5", "18"};
  position.plague = "anglia";
  position.held[0] = {"18"};
  position.stage = Stage::plague;
  // Four faces in all: two of them lie in gallia, unseen, the others in the supply.
  position.tokens = {{all_at(1)}, {all_at(2)}, {all_at(2)}, {all_at(3)}};
  position.rats = 2;
  position.regions = {{"gallia", {token({}, 0), token({}, 0)}, {{1, 4, {}}}}, {"hispania", {}, {}}};
  const BuiltPosition start = built(position);
  const Region gallia = region(start.rules, "gallia"), hispania = region(start.rules, "hispania");
  std::vector<Action> steps{
      {Choice::region, gallia}, {Choice::region, hispania}, {Choice::region, hispania}, {Choice::yes}};
  const auto open = outcomes(start, steps, [&](const State& s) {
    std::array<int, 2> limits{};
    for (std::size_t i = 0; i < 2; ++i) limits[i] = s.laid_open[i] ? start.rules.faces[s.laid_open[i] - 1U].limit : 0;
    return limits;
  });
  // Of the six pairs of four tokens: {1,2} twice, {1,3} once, {2,3} twice, in canonical order; and {2,2} once, which is
  // applied unasked, so that nothing lies open any more.
  ASSERT_EQ(open.size(), 4U);
  EXPECT_NEAR(open.at({1, 2}), 2.0 / 6, 1e-12);
  EXPECT_NEAR(open.at({1, 3}), 1.0 / 6, 1e-12);
  EXPECT_NEAR(open.at({0, 0}), 1.0 / 6, 1e-12);
  EXPECT_NEAR(open.at({2, 3}), 2.0 / 6, 1e-12);
}

}  // namespace
}  // namespace rattus::board::test
