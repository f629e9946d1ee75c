// What players make of cards that others have laid face down.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "ai/cartus/belief.hpp"
#include "ai/cartus/craft.hpp"
#include "ai/search.hpp"
#include "engine/cartus/query.hpp"
#include "tests/ai/nets.hpp"
#include "tests/ai/positions.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using cartus::Cartus;
using cartus::Kit;
using World = cartus::State;

/// Shows every decision of a game of players who search.
template <class See>
void played_positions(const cartus::Rules& rules, Seed seed, See see) {
  cartus::SeededChance chance;
  NullSink sink;
  cartus::ActionList options;
  const auto player = make_player<Kit>(test::agent("search@60it"), seed);
  for (World s = Cartus::start(rules, Rng(seed), chance, sink, options); !s.over();) {
    see(s);
    const auto action = player->choose(cartus::View(rules, s, s.decider), options);
    Cartus::apply(rules, s, action, chance, sink, options);
  }
}

unsigned foreign_on_table(const cartus::Rules& rules, const World& s, cartus::Seat seat) {
  const cartus::Query q{rules, s};
  const auto own = class_bits(class_of(q.building_at(q.position_of(seat))));
  unsigned count = 0;
  cartus::for_each_kind(cartus::kinds_in(s.played[seat]) & cartus::population_bits & ~own,
                        [&](cartus::Kind kind) { count += s.played[seat][kind]; });
  return count;
}

// CART-25: what is believed moves nothing that the viewer knows, and every card is still there once.
TEST(CartusBelief, CART_25_AgreesWithTheView) {
  Rng rng({5, 6});
  unsigned changed = 0;
  for (const auto& table : cartus::test::all_tables()) {
    const cartus::Rules rules = table.rules();
    properties::play<cartus::test::Cards>(rules, {1, 7}, [&](const World& s, const cartus::ActionList&) {
      for (cartus::Seat viewer = 0; viewer < rules.players; ++viewer) {
        const cartus::View view(rules, s, viewer);
        const World world = Cartus::sample(view, rng);
        World believed = world;
        card_game::believe(view, believed, rng);
        changed += !(believed == world);
        ASSERT_EQ(hash_bytes(cartus::View(rules, believed, viewer).known()), hash_bytes(view.known())) << table.name();
        ASSERT_EQ(cartus::unplaced(cartus::View(rules, believed, cartus::no_seat)),
                  cartus::unplaced(cartus::View(rules, s, cartus::no_seat)));
        for (cartus::Seat seat = 0; seat < rules.players; ++seat) {
          const auto count = [](const auto& cards) { return std::accumulate(cards.begin(), cards.end(), 0U); };
          ASSERT_EQ(count(believed.hand[seat]), count(world.hand[seat]));
          ASSERT_EQ(count(believed.played[seat]), count(world.played[seat]));
        }
      }
    });
  }
  EXPECT_GT(changed, 1000U);
}

// CART-46, -49: a card of another class brings a rat, so players hardly lay one down. Worlds that are all alike are
// full of them.
TEST(CartusBelief, CART_49_ExpectsAboutAsManyRatsAsPlayersTake) {
  const cartus::Rules rules = cartus::test::rules_of(3, {});
  Rng rng({5, 6});
  unsigned played = 0, believed = 0, alike = 0;
  for (std::uint64_t game = 0; game < 8; ++game)
    played_positions(rules, {7, game}, [&](const World& s) {
      const cartus::View view(rules, s, s.decider);
      World world = Cartus::sample(view, rng);
      const World before = world;
      card_game::believe(view, world, rng);
      for (cartus::Seat seat = 0; seat < rules.players; ++seat) {
        if (seat == s.decider || s.face_down[seat] == 0 || (s.turned >> seat & 1) != 0) continue;
        played += foreign_on_table(rules, s, seat);
        alike += foreign_on_table(rules, before, seat);
        believed += foreign_on_table(rules, world, seat);
      }
    });
  SCOPED_TRACE(testing::Message() << played << " played, " << believed << " believed, " << alike
                                  << " in worlds all alike");
  EXPECT_GT(alike, 3 * played);
  EXPECT_LT(believed, 2 * played);
  EXPECT_GT(2 * believed, played);
}

// The strongest believe, whose searches judge by a net; who judges by hand takes all worlds to be alike, as before.
TEST(Agents, CART_25_ASearchWithANetBelieves) {
  const cartus::Rules rules = cartus::test::rules_of(3, {});
  const auto net = test::net_of(test::NetNumbers({1, 2}, input_layout<Kit>()));
  const Seed seed{3, 4};
  const Budget budget{40, {}};
  unsigned otherwise = 0;
  played_positions(rules, {7, 1}, [&](const World& s) {
    if (s.asked != cartus::Decision::enter || std::ranges::count(s.face_down, 0) == cartus::max_seats) return;
    const cartus::View view(rules, s, s.decider);
    cartus::ActionList options;
    Cartus::legal(rules, s, options);
    const auto expected = [&](const std::shared_ptr<const Net>& by, bool believes) {
      SearchStyleOf<Kit> style;
      style.playout.net = by;
      style.playout.believes = believes;
      SearchPlayerOf<Kit> player(seed, budget, 0, {}, style);
      (void)player.choose(view, options);
      return player.expected();
    };
    for (const bool with : {false, true}) {
      Agent agent = test::agent("search@40it");
      if (with) agent.nets = {net};
      const auto player = make_player<Kit>(agent, seed);
      (void)player->choose(view, options);
      EXPECT_EQ(dynamic_cast<const SearchPlayerOf<Kit>&>(*player).expected(), expected(with ? net : nullptr, with));
    }
    otherwise += expected(net, true) != expected(net, false);
  });
  EXPECT_GT(otherwise, 2U);
}

}  // namespace
}  // namespace rattus::ai
