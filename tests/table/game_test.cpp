// One game: whether anybody watches it changes nothing.
#include "table/game.hpp"

#include <gtest/gtest.h>

#include "tests/codec/random_game.hpp"
#include "tests/table/courses.hpp"

namespace rattus::table {
namespace {

TEST(Game, GoesTheSameWayWhetherItsEventsAreHeardOrNot) {
  for (const auto& kind : test::game_kinds())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const board::SetUp setup = test::setup_of(kind);
      EventList events;
      Game heard = std::get<Game>(Game::start(setup, codec::game_data().tables(setup.board), {seed, 3}, events));
      Game unheard = heard;
      std::mt19937 random(static_cast<unsigned>(seed));
      while (!heard.over()) {
        const std::size_t option = random() % heard.options().size();
        ASSERT_EQ(heard.choose(option, events), unheard.choose(option));
        ASSERT_EQ(heard.hash(), unheard.hash()) << kind.board << kind.players << ", seed " << seed;
      }
    }
}

TEST(Game, FromItsStartItIsTheSameAgain) {
  for (auto setup : test::all_set_ups()) {
    setup.card_choice = board::CardChoice::random;
    EventList events, again_events;
    const Game game = std::get<Game>(Game::start(setup, codec::game_data().tables(setup.board), {4, 5}, events));
    Game later = game;
    later.choose(0);
    const Game again = later.from_start(again_events);
    EXPECT_EQ(again.hash(), game.hash());
    EXPECT_EQ(again_events.size(), events.size());
  }
}

}  // namespace
}  // namespace rattus::table
