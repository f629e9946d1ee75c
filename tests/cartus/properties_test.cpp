// What holds in every game of Cartus: random games for every number of players, way to choose buildings and way to
// choose supplies. The seeds stand at the calls; a failure shows which game it was.
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "engine/cartus/sound.hpp"
#include "tests/cartus/event_text.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::cartus::test {
namespace {

using namespace properties;

bool takes_cards(const State& s) { return Kit::takes_several(s.asked); }

class EveryCartusTable : public testing::TestWithParam<Table> {
 protected:
  const Rules rules_ = GetParam().rules();
};

TEST_P(EveryCartusTable, CART_14_StatesStaySoundAndOptionsAreNeverNoneOrMoreThan255) {
  const auto asked = states_stay_sound<Cards>(rules_, {40, 11});
  for (const Decision common :
       {Decision::supply, Decision::look, Decision::enter, Decision::play_card, Decision::action})
    EXPECT_TRUE(asked.contains(common)) << static_cast<int>(common);
}
TEST_P(EveryCartusTable, CART_14_AStateIsItsBytes) { a_state_is_its_bytes<Cards>(rules_, {2, 13}); }
TEST_P(EveryCartusTable, CART_24_SeedAndChoicesReplayToTheSameHash) {
  replays_to_the_same_hash<Cards>(rules_, {4, 17});
}
TEST_P(EveryCartusTable, CART_5_WhatCanBeTakenBackShowsNothingAndLeavesTheTurn) {
  EXPECT_GT(steps_taken_back_leave_nothing<Cards>(rules_, {20, 14}), 100U);
}

/// CART section 11: options by decision, at most so many.
TEST_P(EveryCartusTable, CART_4_ADecisionHasTwoOptionsUnlessItsEndOrItselfIsAlwaysAsked) {
  constexpr std::array<std::size_t, decision_count> most{0, 3, 5, 4, 34, 4, 35, 4, 2, 36, 35};
  play<Cards>(rules_, {30, 12}, [&](const State& s, const ActionList& options) {
    if (s.over()) return;
    EXPECT_LE(options.size(), most[static_cast<std::size_t>(s.asked)]);
    if (options.size() > 1) return;
    EXPECT_TRUE(Kit::half_picked(s)) << "one option without a pick before it: decision " << static_cast<int>(s.asked);
  });
}

TEST_P(EveryCartusTable, CART_5_OnlyEnteringAndPicksCanBeTakenBack) {
  SeededChance chance;
  NullSink nobody;
  for (std::uint64_t game = 0; game < 20; ++game) {
    Rng choices(Seed{18, game});
    ActionList options;
    State s = Cartus::start(rules_, Rng(Seed{game, 18}), chance, nobody, options);
    while (!s.over()) {
      const bool may = s.asked == Decision::enter || takes_cards(s);
      const bool final = Cartus::apply(rules_, s, any(options, choices), chance, nobody, options);
      ASSERT_TRUE(final || may) << "game " << game;
    }
  }
}

TEST_P(EveryCartusTable, CART_25_28_35_SampledWorldsAgreeWithTheView) {
  const bool secret = GetParam().supplies == "simultaneous";
  sampled_worlds_agree<Cards>(rules_, {8, 15}, Rng(Seed{5, 6}), [&](const State& s, const View& view, const State& w) {
    ActionList there;
    legal(rules_, w, there);
    ASSERT_TRUE(view.viewer() == s.decider || s.over() || there.size() > 1) << "CART-25: it is a decision there too";
    if (s.asked != Decision::supply || !secret) return;
    for (Seat seat = 0; seat < rules_.players; ++seat)  // CART-35: others see that he has chosen, not what
      ASSERT_TRUE(seat == view.viewer() || view.known().chosen[seat] == (s.chosen[seat] == 0 ? 0 : secret_choice));
  });
}

/// What a viewer hears of one public act in a world: a step, and the rest of what others then choose in secret.
class Act {
 public:
  Act(const Rules& rules, const State& world, Seat viewer) : rules_(rules), s(world), viewer_(viewer) {}

  bool run(Action action) {
    legal(rules_, s, options_);
    if (!options_.contains(action)) return false;
    apply(action);
    // Cards that others pick are theirs to know: none is played, none discarded, any given.
    while (!s.over() && s.decider != viewer_ && takes_cards(s))
      apply(options_[s.asked == Decision::play_card || s.asked == Decision::hospital_card ? options_.size() - 1 : 0]);
    return true;
  }
  /// Everything heard but cards and values that the viewer has just come to see.
  [[nodiscard]] std::string heard() const {
    std::string text;
    for (const Event& e : log_.events)
      if (heard_by(e, viewer_) && !shows(e)) text += to_text(e) + "\n";
    return text;
  }
  [[nodiscard]] bool learned() const {
    return std::any_of(log_.events.begin(), log_.events.end(),
                       [&](const Event& e) { return heard_by(e, viewer_) && shows(e); });
  }
  [[nodiscard]] bool revealed() const {
    return std::any_of(log_.events.begin(), log_.events.end(), [&](const Event& e) {
      const bool other_seat = e.seat != viewer_, secret = rules_.options.supplies == 1;
      return (e.type == EventType::turned_over && other_seat) ||
             (e.type == EventType::supply_chosen && other_seat && secret) || e.type == EventType::card_drawn ||
             e.type == EventType::opened_nun;
    });
  }

 private:
  void apply(Action action) { Cartus::apply(rules_, s, action, chance_, log_, options_); }
  static bool shows(const Event& e) {
    return e.type == EventType::kind_drawn || e.type == EventType::nun_seen || e.type == EventType::token_value ||
           e.type == EventType::kind_given;
  }

  const Rules& rules_;

 public:
  State s;

 private:
  Seat viewer_;
  SeededChance chance_;
  Heard<Event> log_;
  ActionList options_;
};

TEST_P(EveryCartusTable, CART_25_WorldsThatAgreeForAViewerGoOnAlikeForHim) {
  Rng rng(Seed{7, 8});
  unsigned compared = 0, whole = 0;
  play<Cards>(rules_, {6, 16}, [&](const State& s, const ActionList& options) {
    if (s.over()) return;
    for (Seat viewer = 0; viewer < rules_.players; ++viewer) {
      if (viewer != s.decider && Kit::half_picked(s)) continue;  // the second world stands before the first pick
      const State other = sample(View(rules_, s, viewer), rng);
      ASSERT_EQ(View(rules_, other, viewer).known(), View(rules_, s, viewer).known());
      const bool secret = viewer != s.decider && options[0].kind == Choice::card;
      for (const Action action : options) {
        if (secret && options.size() > 1 && action.kind == Choice::card && s.asked != Decision::sword_give &&
            s.asked != Decision::tower_give)
          continue;
        Act here(rules_, s, viewer), there(rules_, other, viewer);
        if (!here.run(action) || !there.run(action)) continue;
        if (here.revealed() || there.revealed()) continue;  // what is turned over was hidden
        ++compared;
        ASSERT_EQ(here.heard(), there.heard());
        ASSERT_EQ(here.s.asked, there.s.asked);
        ASSERT_EQ(View(rules_, here.s, no_seat).known(), View(rules_, there.s, no_seat).known());
        if (here.learned() || there.learned()) continue;
        ++whole;
        ASSERT_EQ(View(rules_, here.s, viewer).known(), View(rules_, there.s, viewer).known());
      }
    }
  });
  EXPECT_GT(compared, 500U);
  EXPECT_GT(whole, 250U);
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryCartusTable, testing::ValuesIn(all_tables()),
                         [](const auto& info) { return info.param.name(); });

/// The first state of a random game in round `round` at which somebody chooses his supply.
State state_in_round(const Rules& rules, unsigned round, std::uint64_t seed) {
  std::optional<State> found;
  play<Cards>(rules, {1, seed}, [&](const State& s, const ActionList&) {
    if (!found && s.round == round && s.asked == Decision::supply) found = s;
  });
  return found.value();
}

TEST(CartusSampling, CART_26_NunRowsAreUniformOverTheCardsThatCannotBePlaced) {
  const Rules rules = Table{4, "mixed", "turn-order"}.rules();
  const State s = state_in_round(rules, 4, 21);
  const View view(rules, s, 1);
  const auto cards = unplaced(view);
  const unsigned all = std::accumulate(cards.begin(), cards.begin() + population_kinds, 0U);
  std::vector<std::size_t> hidden;
  for (std::size_t i = 0; i < nun_row_size; ++i)
    if (view.known().nuns[i] == no_kind) hidden.push_back(i);
  ASSERT_GT(all, 20U);
  ASSERT_GE(hidden.size(), 1U);
  constexpr unsigned worlds = 40000;
  Rng rng(Seed{22, 23});
  std::vector<std::array<double, population_kinds>> counts(hidden.size());
  for (unsigned i = 0; i < worlds; ++i) {
    const State world = sample(view, rng);
    for (std::size_t k = 0; k < hidden.size(); ++k) ++counts[k].at(world.nuns[hidden[k]]);
  }
  for (const auto& at_position : counts) {
    double chi_square = 0, cells = 0;
    for (unsigned kind = 0; kind < population_kinds; ++kind) {
      const double expected = worlds * cards[kind] / static_cast<double>(all);
      if (cards[kind] == 0) {
        EXPECT_EQ(at_position[kind], 0) << "kind " << kind;
        continue;
      }
      chi_square += (at_position[kind] - expected) * (at_position[kind] - expected) / expected;
      ++cells;
    }
    // Mean `cells - 1`, deviation sqrt(2 cells): five deviations would come once in millions of runs.
    EXPECT_LT(chi_square, cells + 5 * std::sqrt(2 * cells)) << "seeds 21 to 23";
    EXPECT_GT(chi_square, cells - 5 * std::sqrt(2 * cells));
  }
}

TEST(CartusSampling, CART_25_EachHiddenPlaceIsAsLikelyForASpecialCard) {
  const Rules rules = Table{4, "mixed", "turn-order"}.rules();
  const State s = state_in_round(rules, 6, 24);
  const View view(rules, s, 0);
  std::array<unsigned, 5> missing{};
  unsigned places = 0;
  for (Kind kind = joker; kind < kind_count; ++kind)
    missing[kind - joker] = rules.tables.stock[kind - joker] - s.stock[kind - joker] - s.hand[0][kind];
  for (Seat seat = 1; seat < 4; ++seat) places += s.hand_size[seat];
  constexpr unsigned worlds = 20000;
  std::array<std::array<double, 5>, 4> found{};
  Rng rng(Seed{25, 26});
  for (unsigned i = 0; i < worlds; ++i) {
    const State world = sample(view, rng);
    for (Seat seat = 1; seat < 4; ++seat)
      for (Kind kind = joker; kind < kind_count; ++kind) found[seat][kind - joker] += world.hand[seat][kind];
  }
  unsigned kinds = 0;
  for (std::size_t kind = 0; kind < missing.size(); ++kind) {
    if (missing[kind] == 0) continue;
    ++kinds;
    for (Seat seat = 1; seat < 4; ++seat) {
      const double share = s.hand_size[seat] / static_cast<double>(places), mean = missing[kind] * share,
                   deviation = std::sqrt(missing[kind] * share * (1 - share) / worlds);
      EXPECT_NEAR(found[seat][kind] / worlds, mean, 5 * deviation + 1e-9) << "kind " << kind << ", seat " << int{seat};
    }
  }
  EXPECT_GT(kinds, 0U) << "seed 24 has no hidden special card";
}

}  // namespace
}  // namespace rattus::cartus::test
