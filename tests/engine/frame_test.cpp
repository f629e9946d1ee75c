// The frame of moments and questions (BASE-140, -141), seen by a card that writes down each of them: every moment
// comes, in the catalogue's order, in a regular turn, a final turn and at the end; every question is asked.
#include <algorithm>
#include <set>
#include <string>
#include <typeindex>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/board/cards/all.hpp"
#include "engine/board/run.hpp"
#include "engine/board/scripted.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::board::test {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;

/// What the recorders saw. A card has no state of its own, so it stands beside them.
struct Notes {
  std::vector<Moment> moments;
  std::vector<Seat> holders;
  std::set<std::type_index> questions;
  bool reveal_all = false;  ///< Recorder asks for reveal mode "all"
};
Notes notes;

template <std::uint8_t Number>
struct Recorder {
  static constexpr std::uint8_t number = Number;
  static constexpr Sight sight{.holder = true};
  template <Moment M, class C>
  static void act(At<M>, C& c, Slot, Seat holder, Region) {
    notes.moments.push_back(M);
    notes.holders.push_back(holder);
    if (M == Moment::before_reveal && notes.reveal_all) c.s.reveal_all = 1;
  }
  template <class Q>
  static typename Q::Answer answer(Q, const Query&, Slot) {
    notes.questions.insert(typeid(Q));
    if constexpr (std::same_as<Q, question::FinalPlague>) return {.steps = 1};
    return {};
  }
};

/// Puts another card back on the table, as events will.
struct Discarder {
  static constexpr std::uint8_t number = 102;
  static constexpr Sight sight{.holder = true};
  static bool offered(const Query&, Slot, Seat) { return true; }
  template <class C>
  static void run(C& c, Frame& f) {
    const Slot slot = c.rules.slot_of(101);
    if (f.step++ == 0 && flow::moment<Moment::card_discarded>(c, slot)) return;
    c.discard_card(slot);
    c.pop();
  }
};

using Cards = CardTypes<Peasant, Monk, Merchant, King, Recorder<101>, Discarder>;
using Game = Machine<Cards>;

/// Only Mercatus asks which cards bear goods.
const std::set<std::type_index> not_asked{typeid(question::BearsGood)};

class Frame141 : public ::testing::Test {
 protected:
  /// Two players, P1 first, the piece in hispania, two citizens of P1 in gallia and of P2 in italia; every token
  /// bears [1:A], so each has an outbreak. The end comes after `rounds` rounds.
  void start(int rounds, bool reveal_all = false) {
    notes = {};
    notes.reveal_all = reveal_all;
    Tables tables = cases::tables_of("classic");
    for (TokenRow& row : tables.tokens) row.face = Face{1, 0, 1, {}};
    CheckedSetUp setup;
    setup.players = 2;
    setup.options.first_player = 1;
    setup.options.max_rounds = static_cast<std::uint8_t>(rounds);
    rules = make_rules(setup, tables, {1, 2, 3, 5, 101, 102}, card_facts(Cards{}));
    chance.script.regions = {cases::region_number("hispania")};
    state = Game::start(rules, Rng(Seed{1, 1}), chance, sink, options);
    for (const char* region : {"gallia", "italia", "italia", "gallia"}) place(region);
  }
  void apply(Action action) {
    ASSERT_TRUE(options.contains(action)) << "not among the options of decision " << static_cast<int>(state.asked);
    Game::apply(rules, state, action, chance, sink, options);
  }
  void place(const char* region) { apply({Choice::region, cases::region_number(region)}); }
  void take(unsigned number) { apply({Choice::take, rules.slot_of(number)}); }
  void use(unsigned number) { apply({Choice::use, rules.slot_of(number)}); }
  void end_actions() { apply({Choice::end_actions}); }
  /// Ends the turn whatever is asked, always by the first option.
  void rest_of_turn() {
    const Seat active = state.active;
    if (state.asked == Decision::action) end_actions();
    while (state.active == active && !state.over() && state.phase != Phase::final_turns) apply(options[0]);
  }
  std::vector<Moment> take_notes() { return std::exchange(notes.moments, {}); }

  Rules rules;
  State state;
  ScriptedChance chance;
  NullSink sink;
  ActionList options;
};

TEST_F(Frame141, BASE_141_SetUpThenFirstTurn) {
  start(9);
  EXPECT_THAT(take_notes(),
              ElementsAre(Moment::setup_modules, Moment::after_placement, Moment::marks_cleared, Moment::turn_start));
}

TEST_F(Frame141, BASE_141_ARegularTurnInOrder) {
  start(9);
  take_notes();
  take(101);
  EXPECT_THAT(take_notes(), ElementsAre(Moment::card_taken)) << "a card from the table leaves nobody (BASE-26)";
  apply({Choice::increase});
  place("gallia");
  EXPECT_THAT(take_notes(), ElementsAre(Moment::increase_served, Moment::extras_over, Moment::increased));
  end_actions();
  EXPECT_THAT(take_notes(), ElementsAre(Moment::action_end));
  place("gallia");
  EXPECT_THAT(take_notes(), ElementsAre(Moment::plague_moved));
  place("anglia");
  EXPECT_THAT(take_notes(), ElementsAre(Moment::spread_done, Moment::before_reveal, Moment::reveal_mode,
                                        Moment::revealed, Moment::struck, Moment::resolved, Moment::plague_done,
                                        Moment::turn_end, Moment::marks_cleared, Moment::turn_start));
}

TEST_F(Frame141, BASE_26_ACardLeavesBeforeItIsTaken) {
  start(9);
  take(101);
  rest_of_turn();
  take_notes();
  notes.holders.clear();
  take(101);
  EXPECT_THAT(take_notes(), ElementsAre(Moment::card_leaves, Moment::card_taken));
  EXPECT_THAT(notes.holders, ElementsAre(Seat{0}, Seat{1})) << "first its holder's, then the taker's";
}

TEST_F(Frame141, BASE_26_ACardIsDiscardedWhileItsHolderStillHasIt) {
  start(9);
  take(101);
  rest_of_turn();
  take(102);
  take_notes();
  notes.holders.clear();
  use(102);
  EXPECT_THAT(take_notes(), ElementsAre(Moment::card_discarded));
  EXPECT_THAT(notes.holders, ElementsAre(Seat{0}));
  EXPECT_EQ((Query{rules, state}.holder(rules.slot_of(101))), no_seat);
}

TEST_F(Frame141, BASE_141_AllTokensRevealedAtOnce) {
  start(9, true);
  take(101);
  end_actions();
  place("gallia");
  take_notes();
  place("anglia");
  EXPECT_THAT(take_notes(),
              ElementsAre(Moment::spread_done, Moment::before_reveal, Moment::reveal_mode, Moment::all_revealed,
                          Moment::revealed, Moment::struck, Moment::resolved, Moment::plague_done, Moment::turn_end,
                          Moment::marks_cleared, Moment::turn_start));
}

TEST_F(Frame141, BASE_141_NothingToRavage) {
  start(9);
  take(101);
  end_actions();
  take_notes();
  place("italia");
  rest_of_turn();
  const auto with = take_notes();
  EXPECT_EQ(std::count(with.begin(), with.end(), Moment::before_reveal), 1) << "citizens of P2 stand in italia";
  start(9);
  take(101);
  end_actions();
  state.citizens[cases::region_number("gallia")] = {};
  for (Mask& presence : state.presence) presence.remove(cases::region_number("gallia"));
  take_notes();
  place("gallia");
  place("anglia");
  EXPECT_THAT(take_notes(), ElementsAre(Moment::plague_moved, Moment::spread_done, Moment::plague_done,
                                        Moment::turn_end, Moment::marks_cleared, Moment::turn_start));
}

TEST_F(Frame141, BASE_141_AFinalTurnInOrder) {
  start(1);
  take(101);
  rest_of_turn();
  take_notes();
  rest_of_turn();
  EXPECT_THAT(take_notes(),
              ElementsAre(Moment::turn_end, Moment::final_start, Moment::marks_cleared, Moment::final_turn_start))
      << "the turn was P2's, so at its other moments P1's card does not act";
  ASSERT_EQ(state.asked, Decision::final);
  apply({Choice::final_plague});
  take_notes();
  apply(options[0]);
  const auto seen = take_notes();
  ASSERT_GE(seen.size(), 3U);
  EXPECT_EQ(seen[0], Moment::final_plague);
  EXPECT_EQ(seen[1], Moment::final_turn_end);
  EXPECT_EQ(seen[2], Moment::before_final_ravage);
}

TEST_F(Frame141, BASE_141_TheEndInOrder) {
  start(1);
  take(101);
  rest_of_turn();
  rest_of_turn();
  take_notes();
  apply({Choice::done});
  ASSERT_TRUE(state.over());
  const auto seen = take_notes();
  // What comes once, around the regions.
  std::vector<Moment> frame;
  std::size_t regions = 0, tokens = 0;
  for (const Moment m : seen) {
    if (m == Moment::region_ravaged)
      ++regions;
    else if (m == Moment::before_reveal || m == Moment::reveal_mode || m == Moment::revealed || m == Moment::struck ||
             m == Moment::resolved)
      tokens += m == Moment::revealed;
    else
      frame.push_back(m);
  }
  EXPECT_THAT(frame, ElementsAre(Moment::final_turn_end, Moment::before_final_ravage, Moment::after_final_ravage,
                                 Moment::score, Moment::over));
  EXPECT_EQ(regions, rules.in_use.count()) << "for every region in use, ravaged or skipped (BASE-88)";
  EXPECT_GE(tokens, 1U);
  // One ravage: its moments in order, and before the region's own.
  const auto begin = std::find(seen.begin(), seen.end(), Moment::before_reveal);
  const auto end = std::find(begin, seen.end(), Moment::region_ravaged);
  ASSERT_NE(end, seen.end());
  EXPECT_THAT(std::vector<Moment>(begin, begin + 5),
              ElementsAreArray(
                  {Moment::before_reveal, Moment::reveal_mode, Moment::revealed, Moment::struck, Moment::resolved}));
}

TEST_F(Frame141, BASE_140_EveryQuestionIsAsked) {
  start(1);
  take(101);
  apply({Choice::increase});
  place("gallia");
  rest_of_turn();
  take(3);
  // Diplomats are asked about where they may go.
  const Region italia = cases::region_number("italia"), gallia = cases::region_number("gallia");
  state.citizens[italia][1] = 3;
  state.presence[1].add(italia);
  state.carriers[0] = Carrier::of(italia, 1, Load{}.more(Sultan::podium));
  state.carrier_count = 1;
  use(3);  // from italia, the only region where P2 stands
  apply({Choice::region, gallia});
  apply({Choice::count, 1});
  while (state.asked == Decision::pick_citizen) apply(options[0]);
  // The King's question, with a diplomat beside no token.
  state.token_count[gallia] = 0;
  state.with_tokens.remove(gallia);
  state.full.remove(gallia);
  state.presence[1].add(gallia);
  state.citizens[gallia][1] = 1;
  King::sources(Query{rules, state}, 1, 1);
  rest_of_turn();
  EXPECT_EQ((Query{rules, state}.final_reach(rules.slot_of(101), 0).steps), 1);
  apply({Choice::done});
  while (!state.over()) apply(options[0]);  // whose citizens are lost is asked: without the Sultan all are alike
  score(Query{rules, state});
  EXPECT_EQ((Query{rules, state}.aside(0)), 0U);
  std::set<std::type_index> missing;
  const auto look = [&]<class Q>(const AnswerTo<Q>&) {
    if (!notes.questions.contains(typeid(Q))) missing.insert(typeid(Q));
  };
  std::apply([&](const auto&... all) { (look(all), ...); }, ForQuestions<AnswerTo>{});
  EXPECT_EQ(missing, not_asked);
}

}  // namespace
}  // namespace rattus::board::test
