// Universities: random play, exact chances of the event deck, what each viewer knows of it, worlds, saving, bad
// positions.
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
#include "engine/board/scripted.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

using codec::Json;
using Parts = CardTypes<Peasant, Monk, King, Knight, Baker, Student, Professor, RoyalLibrarian, Universities, Upgrades>;
using Game = Machine<Parts>;
using Memory = UniversityTable::Memory;

struct UniversityGame {
  Rules rules;
  codec::Names names;

  explicit UniversityGame(int players) : rules(made(players)), names(rules, tables()) {}

  static const Tables& tables() { return codec::game_data().classic; }
  static Rules made(int players) {
    SetUp setup;
    setup.players = players;
    setup.modules = {"universities", "upgrades"};
    setup.card_choice = CardChoice::listed;
    setup.cards = {"5", "6", "7", "23", "24", "25"};
    Rng rng(Seed{1, 1});
    return std::get<Rules>(Game::make(setup, tables(), rng));
  }
  [[nodiscard]] const Memory& memory(const State& s) const { return universities({rules, s}); }
  [[nodiscard]] Memory& memory(State& s) const {
    return *reinterpret_cast<Memory*>(memory_of(rules, s, universities_slot(rules)));
  }
  [[nodiscard]] std::vector<Seat> eyes() const {
    std::vector<Seat> list{no_seat};
    for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(seat);
    return list;
  }
  [[nodiscard]] State fresh() const {
    SeededChance chance;
    NullSink sink;
    ActionList options;
    return Game::start(rules, Rng(Seed{4, 1}), chance, sink, options);
  }
  /// Plays a random game in which the Professor is taken and used often.
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
        if ((option.kind == Choice::use || option.kind == Choice::take) && rules.cards[option.a]->number >= 23 &&
            choices.below(3) == 0)
          action = option;
      const State before = s;
      heard.events.clear();
      Game::apply(rules, s, action, chance, heard, options);
      look(before, s, options, heard.events);
    }
  }
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

class UniversityGames : public testing::TestWithParam<int> {
 protected:
  UniversityGame game{GetParam()};
};

TEST_P(UniversityGames, R10_ArePlayedAtRandomAndStaySound) {
  std::set<std::string> asked, told;
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    game.play(seed, [&](const State&, const State& s, const ActionList& options, const std::vector<Event>& events) {
      ASSERT_EQ(what_is_broken(game.rules, s), "") << "seed " << seed;
      ActionList again;
      legal(game.rules, s, again);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
      asked.emplace(game.rules.name_of(s.asked));
      for (const Event& event : events) told.emplace(event.type->word);
    });
  EXPECT_THAT(asked, testing::IsSupersetOf({"D-STUDENT", "D-PROF-ORDER", "D-PROF-DISCARD", "D-LIBRARIAN-REGION",
                                            "D-EVENT-DISCARD", "D-EVENT-BONUS", "D-UNI-MOVE"}));
  EXPECT_THAT(told, testing::IsSupersetOf({"university-moved", "university-won", "university-not-won",
                                           "university-token-put", "event-drawn", "event-seen", "events-looked",
                                           "events-put-back", "card-discarded", "point-taken"}));
}

TEST_P(UniversityGames, UNI_17_WorldsAgreeWithTheView) {
  Rng rng(Seed{5, 6});
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    game.play(seed, [&](const State&, const State& s, const ActionList&, const std::vector<Event>&) {
      for (const Seat viewer : game.eyes()) {
        const View view(game.rules, s, viewer);
        ASSERT_TRUE(UniversityCheck({game.rules, view.known()}).sound()) << "seed " << seed;
        const State world = sample(view, rng);
        ASSERT_EQ(what_is_broken(game.rules, world), "") << "seed " << seed;
        ASSERT_EQ(View(game.rules, world, viewer).known(), view.known());
        ASSERT_EQ(ai::info_key(game.rules, world, viewer), ai::info_key(game.rules, s, viewer));
      }
    });
}

TEST_P(UniversityGames, BASE_104_WorldsThatAViewerCannotTellApartGiveHimEqualMessages) {
  Rng rng(Seed{7, 8});
  unsigned different = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    game.play(seed, [&](const State&, const State& s, const ActionList&, const std::vector<Event>& events) {
      if (s.over() || game.memory(s).top[0] == 0) return;
      for (const Seat viewer : game.eyes()) {
        const State other = sample(View(game.rules, s, viewer), rng);
        different += game.memory(other).top != game.memory(s).top;
        ASSERT_EQ(game.told(s, viewer, {}), game.told(other, viewer, {}));
        for (const Event& event : events)
          ASSERT_TRUE(event.type != Universities::event_seen || codec::heard(event, viewer) == (viewer == event.seat));
      }
    });
  EXPECT_GT(different, 20U);
}

TEST_P(UniversityGames, R10_AreSavedAndTakenUpAgainByteForByte) {
  game.play(3, [&](const State&, const State& s, const ActionList&, const std::vector<Event>&) {
    const Json saved = codec::full_state_json(game.rules, s, game.tables());
    codec::Faults faults;
    const Position position = codec::read_position(codec::Value(saved, "", faults));
    ASSERT_TRUE(faults.empty()) << saved;
    const auto built = build(position, game.tables(), card_facts(Parts{}));
    ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built)) << saved;
    ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
  });
}

INSTANTIATE_TEST_SUITE_P(Players, UniversityGames, testing::Range(2, 5));

// --- exact chances ---

/// How likely each kind is to come when `draw` is run on the state, over all outcomes.
template <class Draw>
std::array<double, event_kinds> chances(const UniversityGame& game, const State& start, Draw draw) {
  std::array<double, event_kinds> all{};
  EnumeratingChance chance;
  NullSink sink;
  do {
    State s = start;
    Game::Context<EnumeratingChance, NullSink> c{{game.rules, s, chance, sink}};
    const EventKind kind = draw(c);
    all[number_of(kind)] += chance.probability();
  } while (chance.next());
  return all;
}
const auto draw_one = [](auto& c) { return draw_event(c, uni_clause(5)); };

TEST(EventChances, UNI_3_EveryCardIsAsLikelyAsAnyOther) {
  const UniversityGame game(3);
  const auto first = chances(game, game.fresh(), draw_one);
  const auto third = chances(game, game.fresh(), [](auto& c) {
    draw_event(c, uni_clause(5));
    draw_event(c, uni_clause(5));
    return draw_event(c, uni_clause(5));
  });
  for (std::size_t kind = 0; kind < event_kinds; ++kind) {
    EXPECT_NEAR(first[kind], all_events[kind] / 30., 1e-12) << event_words[kind];
    EXPECT_NEAR(third[kind], all_events[kind] / 30., 1e-12) << event_words[kind];
  }
}

TEST(EventChances, UNI_5_WhatLiesOpenComesAgainWhenTheDeckIsEmpty) {
  const UniversityGame game(3);
  State s = game.fresh();
  game.memory(s).pile = all_events;
  --game.memory(s).pile[number_of(EventKind::discard)];
  EXPECT_EQ(chances(game, s, draw_one)[number_of(EventKind::discard)], 1.) << "the last card is known to all";
  game.memory(s).pile = all_events;
  const auto anew = chances(game, s, draw_one);
  for (std::size_t kind = 0; kind < event_kinds; ++kind) EXPECT_NEAR(anew[kind], all_events[kind] / 30., 1e-12);
}

TEST(EventChances, UNI_18_ThePileLiesUnderTheDeck) {
  const UniversityGame game(3);
  State s = game.fresh();
  game.memory(s).pile = all_events;
  --game.memory(s).pile[number_of(EventKind::founded)];
  --game.memory(s).pile[number_of(EventKind::nothing)];
  const auto nth = [&](unsigned n) {
    return chances(game, s, [n](auto& c) {
      make_deep_enough(c, 4);
      for (unsigned i = 1; i < n; ++i) draw_event(c, uni_clause(5));
      return draw_event(c, uni_clause(5));
    });
  };
  for (const unsigned n : {1U, 2U}) {
    EXPECT_NEAR(nth(n)[number_of(EventKind::founded)], 1 / 2., 1e-12) << "one of the two on top";
    EXPECT_NEAR(nth(n)[number_of(EventKind::nothing)], 1 / 2., 1e-12);
  }
  EXPECT_NEAR(nth(3)[number_of(EventKind::founded)], 6 / 28., 1e-12) << "one of the pile";
  EXPECT_NEAR(nth(3)[number_of(EventKind::discard)], 3 / 28., 1e-12);
}

TEST(EventChances, UNI_3_EachPairOfRegionsIsEquallyLikely) {
  const UniversityGame game(2);
  std::map<std::pair<unsigned, unsigned>, double> pairs;
  EnumeratingChance chance;
  NullSink sink;
  do {
    State s = game.rules.initial;
    Game::Context<EnumeratingChance, NullSink> c{{game.rules, s, chance, sink}};
    Universities::act(At<Moment::setup_modules>{}, c, universities_slot(game.rules), no_seat, no_region);
    pairs[{game.memory(s).places[0], game.memory(s).places[1]}] += chance.probability();
  } while (chance.next());
  EXPECT_EQ(pairs.size(), 8U * 7U);
  for (const auto& [pair, p] : pairs) EXPECT_NEAR(p, 1 / 56., 1e-12);
}

// --- what somebody knows ---

KnownEvents known_as(std::initializer_list<KnownEvent> events) {
  KnownEvents all{};
  std::copy(events.begin(), events.end(), all.begin());
  known::sort(all);
  return all;
}
constexpr std::size_t founded = 0, church = 3, discard = 8, nothing = 9;

TEST(KnownEventCards, UNI_17_GoWhenAllSeeThemGo) {
  KnownEvents own =
      known_as({KnownEvent::of(founded, 1, 3), KnownEvent::of(founded, 1, 5), KnownEvent::of(church, 4, 4)});
  known::gone(own, founded);
  EXPECT_EQ(own, known_as({KnownEvent::of(founded, 1, 4), KnownEvent::of(church, 3, 3)}))
      << "of two alike the one that was known more exactly: less is said by that which is left";
  known::gone(own, nothing);
  EXPECT_EQ(own, known_as({KnownEvent::of(founded, 1, 3), KnownEvent::of(church, 2, 2)}));
}

TEST(KnownEventCards, UNI_17_AreMixedByAnother) {
  KnownEvents own =
      known_as({KnownEvent::of(founded, 1, 1), KnownEvent::of(church, 4, 4), KnownEvent::of(discard, 5, 5)});
  known::mixed(own, 4);
  EXPECT_EQ(own,
            known_as({KnownEvent::of(founded, 1, 4), KnownEvent::of(church, 1, 4), KnownEvent::of(discard, 5, 5)}));
  known::mixed(own, 6);
  known::mixed(own, 4);
  EXPECT_EQ(own,
            known_as({KnownEvent::of(founded, 1, 6), KnownEvent::of(church, 1, 6), KnownEvent::of(discard, 1, 6)}));
}

TEST(KnownEventCards, UNI_17_AreFoundOrLieDeeper) {
  KnownEvents own = known_as({KnownEvent::of(founded, 1, 6), KnownEvent::of(church, 1, 6)});
  const std::array<std::uint8_t, 4> kinds{founded + 1, nothing + 1, nothing + 1, discard + 1};
  known::seen(own, kinds.data(), 4);
  EXPECT_EQ(own, known_as({KnownEvent::of(founded, 1, 4), KnownEvent::of(nothing, 1, 4), KnownEvent::of(nothing, 1, 4),
                           KnownEvent::of(discard, 1, 4), KnownEvent::of(church, 5, 6)}));
  known::put(own, nothing, 1, 4);
  known::put(own, founded, 2, 4);
  known::put(own, discard, 3, 4);
  EXPECT_EQ(own, known_as({KnownEvent::of(nothing, 1, 1), KnownEvent::of(founded, 2, 2), KnownEvent::of(discard, 3, 3),
                           KnownEvent::of(nothing, 4, 4), KnownEvent::of(church, 5, 6)}));
}

/// A seat that knows a card among the first two and another among the first three: all ways that agree equally often.
TEST(EventWorlds, UNI_17_AllOrdersThatAgreeAreEquallyLikely) {
  const UniversityGame game(3);
  State s = game.fresh();
  Memory& memory = game.memory(s);
  EventCounts left{};
  left[founded] = left[church] = 1;
  left[nothing] = 2;
  for (std::size_t kind = 0; kind < event_kinds; ++kind)
    memory.pile[kind] = static_cast<std::uint8_t>(all_events[kind] - left[kind]);
  memory.top = {founded + 1, nothing + 1, church + 1, 0, 0, 0};
  memory.knows[0] = known_as({KnownEvent::of(founded, 1, 2), KnownEvent::of(church, 1, 3)});
  ASSERT_EQ(what_is_broken(game.rules, s), "");
  Rng rng(Seed{3, 4});
  std::map<std::array<std::uint8_t, deepest_known>, unsigned> worlds;
  constexpr unsigned draws = 4000;
  for (unsigned i = 0; i < draws; ++i) ++worlds[game.memory(sample(View(game.rules, s, 0), rng)).top];
  ASSERT_EQ(worlds.size(), 4U) << "four ways for the two that are known, one kind for the third";
  double chi = 0;
  for (const auto& [world, times] : worlds) chi += (times - 1000.) * (times - 1000.) / 1000.;
  EXPECT_LT(chi, 16.3) << "three degrees of freedom, one in a thousand";
  worlds.clear();
  for (unsigned i = 0; i < 100; ++i) ++worlds[game.memory(sample(View(game.rules, s, 1), rng)).top];
  EXPECT_EQ(worlds.size(), 1U);
  EXPECT_EQ(worlds.begin()->first, (std::array<std::uint8_t, deepest_known>{})) << "he knows nothing: dealt late";
}

// --- positions ---

std::vector<std::string> against(const Json& memory, const Json& modules = {"universities"}) {
  const Json json{{"format", "rattus-position"},
                  {"setup", {{"players", 2}, {"modules", modules}}},
                  {"modules", {{"universities", memory}}}};
  codec::Faults faults;
  const Position position = codec::read_position(codec::Value(json, "", faults));
  EXPECT_TRUE(faults.empty());
  std::vector<std::string> codes;
  const auto built = build(position, codec::game_data().classic);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&built))
    for (const Refusal& one : *reasons) codes.push_back(one.code + " " + to_string(one.clause) + " " + one.subject);
  return codes;
}

TEST(UniversityPositions, R10_UNI_1_3_12_18_WhatDoesNotAddUpHasItsReason) {
  using testing::ElementsAre;
  const Json places{"gallia", "italia"};
  EXPECT_THAT(against({{"places", places}}), testing::IsEmpty());
  EXPECT_THAT(against({{"places", {"gallia", "gallia"}}}), ElementsAre("university-pieces UNI-3 1"));
  EXPECT_THAT(against({{"places", places}, {"tokens", {2}}}), ElementsAre("university-token UNI-9 1"));
  EXPECT_THAT(against({{"places", places}, {"tokens", {1, 1, 1, 0, 1, 0, 1, 1}}}),
              ElementsAre("university-tokens-full UNI-12 6"));
  EXPECT_THAT(against({{"places", places}, {"points", {20, 11}}}), ElementsAre("point-sum UNI-1 31"));
  EXPECT_THAT(against({{"places", places}, {"pile", {8}}}), ElementsAre("event-sum UNI-1 founded 8"));
  EXPECT_THAT(against({{"places", places}, {"looked", 4}}), ElementsAre("event-in-use UNI-18 looked 4"));
}

}  // namespace
}  // namespace rattus::board::test
