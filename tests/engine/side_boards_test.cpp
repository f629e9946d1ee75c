// Guilds and inns: set-ups, random play with both beside other modules, saving, positions that cannot be, points.
#include <set>

#include <gmock/gmock.h>

#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/position.hpp"
#include "codec/board/tables.hpp"
#include "codec/board/view.hpp"
#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using codec::Json;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

SetUp side_boards(const std::string& board, int players, std::vector<std::string> modules,
                  std::vector<std::string> cards = {}) {
  SetUp setup;
  setup.board = board;
  setup.players = players;
  setup.modules = std::move(modules);
  if (!cards.empty()) setup.card_choice = CardChoice::listed;
  setup.cards = std::move(cards);
  return setup;
}
Rules made(const SetUp& setup, std::uint64_t seed = 1) {
  Rng rng(Seed{seed, 1});
  return rules_of(setup, rng);
}
std::vector<unsigned> numbers(const Rules& rules) {
  std::vector<unsigned> list;
  for (Slot slot = 0; slot < rules.slots; ++slot) list.push_back(rules.cards[slot]->number);
  return list;
}

TEST(SideBoardSetUps, BASE_9_TheirCardsStandForThePeasantAndTheMerchant) {
  EXPECT_THAT(numbers(made(side_boards("classic", 3, {"guilds"}))), ElementsAre(1, 2, 4, 5, 6, 29));
  EXPECT_THAT(numbers(made(side_boards("classic", 3, {"inns"}))), ElementsAre(2, 3, 4, 5, 6, 30));
  EXPECT_THAT(numbers(made(side_boards("big-box", 6, {"inns", "guilds"}))), ElementsAre(2, 4, 5, 6, 21, 22, 29, 30));
}

TEST(SideBoardSetUps, GLD_1_INN_1_CardsByChanceAlwaysHaveTheirs) {
  std::set<unsigned> others;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    for (const CardChoice by : {CardChoice::random, CardChoice::one_of_each_class}) {
      board::SetUp setup = side_boards("classic", 4, {"inns", "guilds", "mercatus"});
      setup.card_choice = by;
      const auto cards = numbers(made(setup, seed));
      ASSERT_THAT(cards, testing::AllOf(Contains(29U), Contains(30U), testing::SizeIs(6)));
      others.insert(cards.begin(), cards.end());
    }
  EXPECT_GT(others.size(), 30U) << "the others are any";
}

TEST(SideBoardSetUps, INN_1_WhichRegionsHaveACityIsData) {
  Json board = Json::parse(R"({"regions": [], "adjacency": [], "tokens_removed": {"2": 12, "3": 6, "4": 0}})");
  for (const RegionRow& row : codec::game_data().classic.board.regions)
    board["regions"].push_back({{"id", row.id}, {"name", row.name}, {"used_with", {2, 3, 4}}});
  const auto cities = [&] {
    codec::Faults faults;
    const BoardTable read = codec::read_board(codec::Value(board, "", faults), "classic");
    EXPECT_TRUE(faults.empty());
    return read.cities;
  };
  EXPECT_EQ(cities() & Mask::first(12), Mask::first(12)) << "all, if the file says nothing";
  board["inns"] = {"anglia", "italia"};
  EXPECT_EQ(cities(), Mask::of(0) | Mask::of(5));
  board["inns"] = Json::array({"anglia", "nowhere"});
  codec::Faults faults;
  (void)codec::read_board(codec::Value(board, "", faults), "classic");
  EXPECT_EQ(faults.list().size(), 1U);
}

TEST(SideBoards, GLD_10_INN_7_PointsForThePlacesOfEach) {
  const auto points = [](std::vector<std::uint8_t> places, unsigned players) {
    std::vector<int> list;
    for (unsigned seat = 0; seat < players; ++seat)
      list.push_back(points_for_places(places, players, static_cast<Seat>(seat)));
    return list;
  };
  EXPECT_THAT(points({1, 1, 1, 2, 2, 3}, 3), ElementsAre(2, 1, 0));
  EXPECT_THAT(points({1, 1, 2, 2, 3, 0}, 3), ElementsAre(2, 2, 0));
  EXPECT_THAT(points({1, 1, 1, 2, 3, 0}, 3), ElementsAre(2, 1, 1));
  EXPECT_THAT(points({1, 1, 0, 0, 0, 0}, 3), ElementsAre(2, 0, 0));
  EXPECT_THAT(points({0, 0, 0, 0, 0, 0}, 3), ElementsAre(0, 0, 0));
  EXPECT_THAT(points({1, 2, 3, 0, 0, 0}, 3), ElementsAre(2, 2, 2));
  EXPECT_THAT(points({1, 1, 1, 2, 2, 0}, 2), ElementsAre(2, 0));
}

// --- random play ---

std::vector<SetUp> random_setups(std::uint64_t seed) {
  std::vector<SetUp> list;
  for (int players = 2; players <= 6; ++players) {
    const bool big_box = players > 4 || (seed + static_cast<unsigned>(players)) % 2;
    std::vector<std::string> modules{"guilds", "inns"};
    if (seed % 2) modules.emplace_back("upgrades");
    if (seed % 3 == 0) modules.emplace_back(big_box ? "region-cards" : "mercatus");
    list.push_back(side_boards(big_box ? "big-box" : "classic", players, modules));
    if (seed % 4 != 0) list.back().card_choice = CardChoice::random;
    if (seed % 5 == 0) list.back().options = {{"mayor_each", "must"}, {"citizens", "12"}};
  }
  return list;
}
/// Uses abilities often, those of spaces before all.
Action busy(const ActionList& options, Rng& choices) {
  Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
  if (action.kind == Choice::end_actions || action.kind == Choice::take)
    for (const Action option : options)
      if (option.is_of_module() || (option.kind == Choice::use && choices.below(2) == 0)) action = option;
  return action;
}
template <class Look>
void play_all(std::uint64_t games, Look look) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    for (const SetUp& setup : random_setups(seed)) {
      SCOPED_TRACE(std::to_string(setup.players) + " players, seed " + std::to_string(seed));
      const Rules rules = made(setup, seed);
      Rng choices(Seed{seed, 3});
      SeededChance chance;
      Heard heard;
      ActionList options;
      State s = BoardGame::start(rules, Rng(Seed{4, seed}), chance, heard, options);
      while (!s.over() && !testing::Test::HasFatalFailure()) {
        const Action action = busy(options, choices);
        const State before = s;
        heard.events.clear();
        BoardGame::apply(rules, s, action, chance, heard, options);
        look(rules, before, action, s, options, heard.events);
      }
    }
}

TEST(SideBoards, R10_ArePlayedAtRandomAndStaySound) {
  std::set<std::string> told, taken;
  play_all(40, [&](const Rules& rules, const State& before, Action action, const State& s, const ActionList& options,
                   const std::vector<Event>& events) {
    ASSERT_EQ(what_is_broken(rules, s), "");
    ASSERT_EQ(options.empty(), s.over());
    ActionList again;
    legal(rules, s, again);
    ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
    for (const Event& event : events) told.emplace(event.type->word);
    const codec::Names names(rules, codec::game_data().tables(rules.big_box ? "big-box" : "classic"));
    if (action.is_of_module() || (action.kind == Choice::extra && action.a >= first_module))
      taken.insert(codec::option_text(View(rules, before, before.decider), action, names));
  });
  EXPECT_THAT(told, testing::IsSupersetOf({"guild-entered", "guild-left", "guild-used", "guilds-scored", "city-entered",
                                           "city-left", "cities-scored", "neutral-declared"}));
  EXPECT_THAT(taken, testing::IsSupersetOf({"guild monk", "guild merchant", "guild witch", "guild king",
                                            "space peasant", "space knight", "extra guilds", "extra inns gallia"}));
}

TEST(SideBoards, GLD_4_OneGuildAbilityATurnAndNeverThatOfAFreshCitizen) {
  play_all(12, [](const Rules& rules, const State& before, Action action, const State&, const ActionList&,
                  const std::vector<Event>& events) {
    for (const Event& event : events)
      if (event.type == GuildBoard::ability_used) {
        const auto& memory = guild_board({rules, before});
        const unsigned number = rules.cards[event.slot]->number;
        ASSERT_EQ(memory.used, 0);
        ASSERT_NE(memory.came, number);
        ASSERT_EQ(memory.spaces[number - 1], before.active + 1);
        ASSERT_EQ(before.last, no_seat) << "GLD-7";
        ASSERT_TRUE(action.kind == Choice::other || action.kind == Choice::extra || action.kind == Choice::region);
        if (const Slot card = rules.slot_of(number); card != max_slots) {
          ASSERT_EQ(before.held[before.active] >> card & 1, 0);
        }
      }
  });
}

TEST(SideBoards, CARD_290_300_ADisplacedCitizenGoesHomeAlive_GLD_2) {
  unsigned displaced = 0;
  play_all(6, [&](const Rules&, const State& before, Action, const State& s, const ActionList&,
                  const std::vector<Event>& events) {
    for (const Event& event : events)
      if (event.type == Cities::city_left || event.type == GuildBoard::space_left) {
        if (event.seat != before.active) ++displaced;
        ASSERT_TRUE(event.seat == before.active || s.supply[event.seat] == before.supply[event.seat] + 1);
        ASSERT_EQ(s.phase_kills, before.phase_kills);
      }
  });
  EXPECT_GT(displaced, 20U);
}

TEST(SideBoards, GLD_8_INN_6_TheirCitizensAddUpAndAreInNoRegion) {
  unsigned most = 0;
  play_all(6, [&](const Rules& rules, const State&, Action, const State& s, const ActionList&,
                  const std::vector<Event>&) {
    for (Seat seat = 0; seat < rules.players; ++seat) {
      const unsigned aside = Query{rules, s}.aside(seat);
      ASSERT_EQ(aside, places_of(guild_board({rules, s}).spaces, seat) + places_of(cities({rules, s}).cities, seat));
      most = std::max(most, aside);
    }
  });
  EXPECT_GT(most, 5U);
}

TEST(SideBoards, GLD_11_EverythingIsPublic) {
  play_all(2,
           [](const Rules& rules, const State&, Action, const State& s, const ActionList&, const std::vector<Event>&) {
             for (Seat viewer = 0; viewer <= rules.players; ++viewer) {
               const View view(rules, s, viewer == rules.players ? no_seat : viewer);
               ASSERT_EQ(guild_board({rules, view.known()}).spaces, guild_board({rules, s}).spaces);
               ASSERT_EQ(cities({rules, view.known()}).cities, cities({rules, s}).cities);
             }
           });
}

TEST(SideBoards, R10_AreSavedAndTakenUpAgainByteForByte) {
  play_all(2,
           [](const Rules& rules, const State&, Action, const State& s, const ActionList&, const std::vector<Event>&) {
             const Tables& tables = codec::game_data().tables(rules.big_box ? "big-box" : "classic");
             const Json saved = codec::full_state_json(rules, s, tables);
             codec::Faults faults;
             const Position position = codec::read_position(codec::Value(saved, "", faults));
             ASSERT_TRUE(faults.empty()) << saved;
             const auto built = build(position, tables);
             ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << saved;
             ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
           });
}

// --- positions ---

/// Codes of the reasons against these memories with two players, of whom the first has five citizens in Gallia.
std::vector<std::string> against(const Json& guilds, const Json& inns, const Json& more = Json::object()) {
  Json json{{"format", "rattus-position"},
            {"setup", {{"players", 2}, {"modules", {"guilds", "inns"}}, {"cards", {1, 4, 5, 6, 29, 30}}}},
            {"modules", {{"guilds", guilds}, {"inns", inns}}}};
  json.update(more);
  codec::Faults faults;
  const Position position = codec::read_position(codec::Value(json, "", faults));
  EXPECT_TRUE(faults.empty()) << json;
  std::vector<std::string> codes;
  const auto built = build(position, codec::game_data().classic);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
    for (const Refusal& one : *reasons) codes.push_back(one.code + " " + to_string(one.clause) + " " + one.subject);
  return codes;
}
const Json nothing = Json::object();

TEST(SideBoardPositions, R10_EveryPlaceThatCannotBeHasItsReason) {
  EXPECT_THAT(against({{"spaces", {1, 0, 2}}}, {{"cities", {0, 2, 1}}}), IsEmpty());
  EXPECT_THAT(against({{"spaces", {3}}}, nothing), ElementsAre("out-of-range R10 spaces 3"));
  EXPECT_THAT(against({{"spaces", {0, 0, 0, 0, 0, 0, 1}}}, nothing), ElementsAre("too-many R10 spaces"));
  EXPECT_THAT(against({{"came", 7}}, nothing), ElementsAre("out-of-range GLD-2 came 7"));
  EXPECT_THAT(against({{"came", 2}}, nothing), ElementsAre("space-empty GLD-4 2"));
  EXPECT_THAT(against({{"used", 2}, {"extra", 1}}, nothing),
              ElementsAre("out-of-range GLD-4 used 2", "out-of-range GLD-5 extra 1"));
  EXPECT_THAT(against(nothing, {{"cities", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}}}), ElementsAre("no-city INN-1 russia"))
      << "not in use with two players";
  EXPECT_THAT(against(nothing, {{"came", "gallia"}}), ElementsAre("city-empty INN-4 gallia"));
  EXPECT_THAT(against(nothing, {{"extras", {1}}}), ElementsAre("out-of-range INN-4 extras"));
}

TEST(SideBoardPositions, GLD_8_CitizensThereAreMissingElsewhere) {
  const Json all{{"supply", {{"1", 20}}}, {"haven", {{"1", 0}}}};
  EXPECT_THAT(against(nothing, nothing, all), IsEmpty());
  EXPECT_THAT(against({{"spaces", {1}}}, nothing, all), testing::SizeIs(1));
  EXPECT_THAT(against({{"spaces", {1}}}, {{"cities", {1}}}, {{"supply", {{"1", 18}}}, {"haven", {{"1", 0}}}}),
              IsEmpty());
}

}  // namespace
}  // namespace rattus::board::test
