// What a net is told of Rattus Cartus: only what may be known, the same whatever is in play; and what it does with it.
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/arena/self_play.hpp"
#include "ai/cartus/beforehand.hpp"
#include "ai/cartus/craft.hpp"
#include "engine/cartus/buildings.hpp"
#include "tests/ai/nets.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using cartus::Kit;
using CardInputs = InputsOf<Kit>;
using test::NetNumbers;

const InputLayout& layout() { return input_layout<Kit>(); }

/// Shows every `nth` decision of a random game at each table.
template <class See>
void some_positions(unsigned nth, See see) {
  for (const auto& table : cartus::test::all_tables()) {
    SCOPED_TRACE(table.name());
    const cartus::Rules rules = table.rules();
    unsigned i = 0;
    properties::play<cartus::test::Cards>(rules, {17, static_cast<std::uint64_t>(table.players)},
                                          [&](const cartus::State& s, const cartus::ActionList& options) {
                                            if (!s.over() && ++i % nth == 0) see(rules, s, options);
                                          });
  }
}

CardInputs read(const cartus::Rules& rules, const cartus::State& known, Seat observer, const cartus::State& world) {
  CardInputs inputs;
  inputs.reset(rules, known, observer);
  inputs.read({rules, world});
  return inputs;
}

std::size_t place(const std::vector<std::string>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  EXPECT_NE(found, names.end()) << name;
  return static_cast<std::size_t>(found - names.begin());
}

struct Silent {
  static constexpr cartus::Building id = cartus::Building::farm;
};
struct NamesWhatItDoesNotTell {
  static constexpr cartus::Building id = cartus::Building::farm;
  static constexpr std::array<std::string_view, 1> seen{"something"};
  static constexpr cartus::Sight sight{.of_seat = seen};
};

TEST(CartusInputs, ABuildingThatDeclaresNothingDoesNotCompile) {
  static_assert(cartus::SaysWhatThereIsToSee<cartus::buildings::Farm>);
  static_assert(cartus::SaysWhatThereIsToSee<cartus::buildings::Palace>);
  static_assert(!cartus::SaysWhatThereIsToSee<Silent>);
  static_assert(!cartus::SaysWhatThereIsToSee<NamesWhatItDoesNotTell>);
}

TEST(CartusInputs, EveryBuildingHasItsOwnAndTheNamesAreDistinct) {
  for (const auto* names : {&layout().seat, &layout().game}) {
    EXPECT_LE(names->size(), max_inputs);
    EXPECT_EQ(names->size() % 2, 0U);
    EXPECT_EQ(std::set<std::string>(names->begin(), names->end()).size(), names->size());
  }
  for (unsigned i = 0; i < cartus::building_count; ++i) {
    const std::string building(id_of(static_cast<cartus::Building>(i)));
    EXPECT_THAT(layout().seat, ::testing::Contains(building + ".entered"));
    EXPECT_THAT(layout().game, ::testing::Contains(building + ".to-come"));
  }
  EXPECT_THAT(layout().seat, ::testing::Contains("palace.tokens"));
  EXPECT_THAT(layout().game, ::testing::Contains("castle.stock"));
  EXPECT_NE(layout().hash, input_layout().hash);
}

/// Whatever a world has where the observer knows nothing, what a net is told of it is the same.
TEST(CartusInputs, CART_25_TellNothingThatTheObserverDoesNotKnow) {
  Rng rng({8, 8});
  unsigned compared = 0;
  some_positions(7, [&](const cartus::Rules& rules, const cartus::State& s, const cartus::ActionList&) {
    for (Seat viewer = 0; viewer < rules.players; ++viewer) {
      const cartus::View view(rules, s, viewer);
      const CardInputs known = read(rules, view.known(), viewer, view.known());
      const CardInputs world = read(rules, view.known(), viewer, cartus::sample(view, rng));
      for (std::size_t i = 0; i < known.game().size(); ++i)
        ASSERT_EQ(known.game()[i], world.game()[i]) << layout().game[i];
      for (Seat seat = 0; seat < rules.players; ++seat)
        for (std::size_t i = 0; i < known.seat(seat).size(); ++i)
          ASSERT_EQ(known.seat(seat)[i], world.seat(seat)[i]) << layout().seat[i] << " of seat " << int{seat};
      ++compared;
    }
  });
  EXPECT_GT(compared, 1'000U);
}

/// What is expected of others' hands is what they hold in the mean of worlds; one's own hand is told as it is.
TEST(CartusInputs, CART_26_HandsAreWhatWorldsHaveInTheMean) {
  constexpr unsigned worlds = 4'000;
  Rng rng({4, 9});
  unsigned looked = 0;
  some_positions(97, [&](const cartus::Rules& rules, const cartus::State& s, const cartus::ActionList&) {
    if (looked++ % 4 != 0) return;
    const Seat viewer = static_cast<Seat>((s.decider + 1) % rules.players);
    const cartus::View view(rules, s, viewer);
    const card_game::Hands expected = card_game::expected_hands(view);
    EXPECT_EQ(expected[viewer].of_class, card_game::hands_of({rules, s})[viewer].of_class);
    std::array<std::array<double, 11>, cartus::max_seats> mean{};
    for (unsigned i = 0; i < worlds; ++i) {
      const card_game::Hands hands = card_game::hands_of({rules, cartus::sample(view, rng)});
      for (Seat seat = 0; seat < rules.players; ++seat) {
        for (std::size_t k = 0; k < 6; ++k) mean[seat].at(k) += hands[seat].of_class.at(k) / double{worlds};
        for (std::size_t k = 0; k < 5; ++k) mean[seat].at(6 + k) += hands[seat].special.at(k) / double{worlds};
      }
    }
    for (Seat seat = 0; seat < rules.players; ++seat) {
      if (seat == viewer || seat == s.decider) continue;  // his hand must leave him a decision: another draw
      for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(expected[seat].of_class.at(k), mean[seat].at(k), 3);
      for (std::size_t k = 0; k < 5; ++k) EXPECT_NEAR(expected[seat].special.at(k), mean[seat].at(6 + k), 3);
    }
  });
  EXPECT_GT(looked, 12U);
}

/// A net serves any number of players: a seat nobody has is told nothing, and the shares are the whole win.
TEST(CartusLearned, SharesOutTheWinAmongThoseWhoPlay) {
  const auto net = test::net_of(NetNumbers({5, 6}, layout()));
  EXPECT_EQ(net->inputs(), layout().hash);
  LearnedOf<Kit> learned(net);
  some_positions(41, [&](const cartus::Rules& rules, const cartus::State& s, const cartus::ActionList&) {
    SeatValuesOf<Kit> values{};
    learned.reset(rules, cartus::View(rules, s, s.decider).known(), s.decider);
    learned.values({rules, s}, values);
    EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0), win, 3);
    for (std::size_t seat = rules.players; seat < values.size(); ++seat) EXPECT_EQ(values.at(seat), 0);
  });
}

TEST(CartusLearned, PlayersWithANetChooseLegallyAndTheSameAgain) {
  const auto net = test::net_of(NetNumbers({5, 6}, layout()));
  some_positions(61, [&](const cartus::Rules& rules, const cartus::State& s, const cartus::ActionList& options) {
    for (const char* name : {"greedy", "search@40it"}) {
      Agent agent = test::agent(name);
      agent.nets = {net};
      const cartus::View view(rules, s, s.decider);
      const cartus::Action choice = make_player<Kit>(agent, {3, 4})->choose(view, options);
      EXPECT_TRUE(options.contains(choice));
      EXPECT_EQ(make_player<Kit>(agent, {3, 4})->choose(view, options), choice);
    }
  });
}

TEST(CartusInputs, TellWhatLiesOnTheTable) {
  const cartus::Rules rules = cartus::test::Table{3, "mixed", "turn-order"}.rules();
  const std::size_t down = place(layout().seat, "down"), bid = place(layout().seat, "bid");
  const std::size_t tokens = place(layout().seat, "palace.tokens"), rats = place(layout().seat, "rats");
  unsigned open = 0, hidden = 0;
  properties::play<cartus::test::Cards>(rules, {6, 6}, [&](const cartus::State& s, const cartus::ActionList&) {
    if (s.over()) return;
    const CardInputs inputs = read(rules, cartus::View(rules, s, 0).known(), 0, s);
    for (Seat seat = 0; seat < 3; ++seat) {
      const auto in = inputs.seat(seat);
      EXPECT_EQ(in[tokens], std::count(s.vp_owner.begin(), s.vp_owner.begin() + s.vp_taken, seat));
      EXPECT_GE(in[rats], 0);
      EXPECT_LE(in[bid], in[down]);
      if (s.phase != cartus::Phase::enter || in[down] == 0) continue;
      EXPECT_EQ(in[down], seat == 0 && s.decider == 0 && s.face_down[0] == 0
                              ? std::accumulate(s.picked.begin(), s.picked.end(), 0)
                              : s.face_down[seat]);
      ++(in[bid] > 0 ? open : hidden);
      EXPECT_TRUE(seat == 0 || in[bid] == 0) << "others' cards lie face down";
    }
  });
  EXPECT_GT(open, 10U);
  EXPECT_GT(hidden, 10U);
}

TEST(CartusSelfPlay, AKeptGameGivesTheSameSamplesAgainAndAnotherNone) {
  const cartus::Rules rules = cartus::test::rules_of(4, {});
  const Seed seed{3, 9};
  SelfPlayed game = play_itself<Kit>(rules, test::agent("search@20it"), seed, {100});
  EXPECT_EQ(play_itself<Kit>(rules, test::agent("search@20it"), seed, {100}).choices, game.choices);
  unsigned samples = 0, thought = 0;
  const auto take = [&](const Sample& sample) {
    ++samples;
    EXPECT_EQ(sample.seats.size(), 4U);
    EXPECT_EQ(sample.seats[0].size(), layout().seat.size());
    EXPECT_EQ(sample.game.size(), layout().game.size());
    EXPECT_NEAR(std::accumulate(sample.result.begin(), sample.result.end(), 0), win, 3);
    const Value expected = std::accumulate(sample.expected.begin(), sample.expected.end(), 0);
    EXPECT_TRUE(expected == 0 || std::abs(expected - win) < 50) << "of all options but one nothing is thought";
    thought += expected != 0;
  };
  EXPECT_TRUE(replay_samples<Kit>(rules, game, seed, 1024, {}, take));
  EXPECT_GT(samples, 30U);
  EXPECT_GT(thought, 20U);
  game.choices.pop_back();
  game.expected.pop_back();
  EXPECT_FALSE(replay_samples<Kit>(rules, game, seed, 1024, {}, take));
}

}  // namespace
}  // namespace rattus::ai
