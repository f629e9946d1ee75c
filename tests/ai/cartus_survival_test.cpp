#include <gtest/gtest.h>

#include "ai/cartus/survival.hpp"
#include "engine/cartus/game.hpp"
#include "tests/cartus/random_games.hpp"

namespace rattus::ai {
namespace {

using cartus::Cartus;
using cartus::View;

struct Begun {
  cartus::Rules rules;
  cartus::State state;
};

Begun begun(int players) {
  Rng none;
  cartus::SetUp setup;
  setup.players = players;
  Begun game{std::get<cartus::Rules>(Cartus::make(setup, cartus::test::tables(), none)), {}};
  cartus::SeededChance chance;
  NullSink nobody;
  cartus::ActionList options;
  game.state = Cartus::start(game.rules, Rng({3, 4}), chance, nobody, options);
  return game;
}

TEST(NunRow, Cart84EveryWayToFillTheUnseenPositionsCountsOnce) {
  const Begun game = begun(4);
  const View stranger(game.rules, game.state, cartus::no_seat), player(game.rules, game.state, 0);
  EXPECT_EQ(NunRow(stranger).all, 30'872'016U);  // 84 over 5
  EXPECT_EQ(NunRow(player).all, 22'537'515U);    // 79 over 5: he holds five others
  EXPECT_EQ(NunRow(stranger).ways[0], 42'504U);  // 24 over 5: all without a nun
  EXPECT_EQ(NunRow(stranger).ways[20], 42'504U);
  EXPECT_EQ(NunRow(stranger).ways[1], 10'626U * 12U);  // 24 over 4, and one card with one nun
  EXPECT_DOUBLE_EQ(NunRow(stranger).survival(0), 1);
  EXPECT_DOUBLE_EQ(NunRow(stranger).survival(21), 0);
}

TEST(NunRow, Cart26WhoHasSeenAllOfItKnowsWhetherHeLives) {
  Begun game = begun(3);
  unsigned nuns = 0;
  for (unsigned i = 0; i < cartus::nun_row_size; ++i) {
    game.state.seen[i] = 1U << 1;
    nuns += cartus::nuns_of(game.state.nuns[i]);
  }
  const NunRow row(View(game.rules, game.state, 1));
  EXPECT_EQ(row.all, 1U);
  EXPECT_EQ(row.certain, nuns);
  EXPECT_EQ(row.survival(nuns), 1);      // CART-84: as many rats as nuns
  EXPECT_EQ(row.survival(nuns + 1), 0);  // one more
}

TEST(NunRow, Cart26AgreesWithSampledWorlds) {
  Begun game = begun(5);
  game.state.seen[2] = 1U << 3;
  const View view(game.rules, game.state, 3);
  const NunRow row(view);
  Rng rng({5, 6});
  constexpr unsigned worlds = 20'000;
  std::array<unsigned, most_nuns + 1> seen{};
  for (unsigned i = 0; i < worlds; ++i) {
    unsigned nuns = 0;
    for (const cartus::Kind kind : Cartus::sample(view, rng).nuns) nuns += cartus::nuns_of(kind);
    ++seen[nuns];
  }
  double chi = 0;
  unsigned cells = 0;
  for (unsigned nuns = 0; nuns <= most_nuns; ++nuns) {
    const double expected = worlds * static_cast<double>(row.ways[nuns]) / static_cast<double>(row.all);
    if (row.ways[nuns] == 0) {
      EXPECT_EQ(seen[nuns], 0U) << nuns;
    }
    if (expected < 5) continue;
    ++cells;
    chi += (seen[nuns] - expected) * (seen[nuns] - expected) / expected;
  }
  EXPECT_GE(cells, 12U);
  EXPECT_LT(chi, 45) << "with " << cells << " cells; seed 5, 6";  // one in 10,000 for 17 cells
}

}  // namespace
}  // namespace rattus::ai
