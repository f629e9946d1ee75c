// What a viewer is sent depends on nothing that he may not know (BASE-104): in two worlds that differ only in that,
// his messages are equal, text for text.
#include <gtest/gtest.h>

#include "codec/board/events.hpp"
#include "codec/board/options.hpp"
#include "codec/board/view.hpp"
#include "codec/match_messages.hpp"
#include "engine/board/cards/jester.hpp"
#include "table/computers.hpp"
#include "tests/table/tables.hpp"

namespace rattus::codec {
namespace {

using board::EventType;
using board::Seat;
using table::Game;

/// Everything that a viewer is told of a game as it stands, and of what has just happened.
std::string messages(const Game& game, Seat viewer, const table::EventList& events, const Names& names) {
  const board::View view = game.view(viewer);
  std::string text = to_json(view, names).dump() + decision_json(view, game.options(), names, false).dump();
  for (const auto& event : events) text += event_json(game.rules(), event, viewer, names).dump();
  return text;
}

/// From here on the worlds may part in what the viewer sees: a face turned up, or a token picked by chance.
bool chance_shown(const table::EventList& events, Seat viewer) {
  for (const auto& event : events) {
    if (event.type == EventType::token_revealed || event.type == EventType::opened) return true;
    if (event.type == EventType::token_looked && event.seat == viewer) return true;
    if (event.type == EventType::token_picked && event.token.lookers() != 0) return true;
  }
  return false;
}

/// Plays on in both worlds with the same choices until chance shows the viewer a difference, or the other world's
/// player does not have the choice (he may know other faces). Returns the number of steps compared.
int compare(Game real, Game other, Seat viewer, const Names& names, std::mt19937& random) {
  int steps = 0;
  for (; steps < 8 && !real.over(); ++steps) {
    switch (board::number_of(real.state().asked)) {  // the drop is chance, which everybody sees (CARD-332, -337)
      case board::number_of(board::Jester::asks_point):
      case board::number_of(board::Jester::asks_landing):
      case board::number_of(board::Jester::asks_push): return steps;
      default: break;
    }
    const auto option = static_cast<std::size_t>(random() % real.options().size());
    const board::Action action = real.options()[option];
    if (!other.options().contains(action)) return steps;
    table::EventList real_events, other_events;
    real.choose(option, real_events);
    other.choose(table::option_of(other.options(), action), other_events);
    if (chance_shown(real_events, viewer) || chance_shown(other_events, viewer)) return steps;
    EXPECT_EQ(messages(real, viewer, real_events, names), messages(other, viewer, other_events, names));
  }
  return steps;
}

TEST(NonInterference, TwoWorldsThatAViewerCannotTellApartGiveHimEqualMessages_W_104a_W_104b) {
  Rng rng({7, 7});
  for (const auto& setup : test::all_set_ups()) {
    const board::Tables& tables = game_data().tables(setup.board);
    table::EventList events;
    Game game = std::get<Game>(Game::start(setup, tables, {1, static_cast<std::uint64_t>(setup.players)}, events));
    const Names names(game.rules(), tables);
    std::mt19937 random(static_cast<unsigned>(setup.players));
    int compared = 0, hidden = 0;
    for (int step = 0; !game.over(); ++step) {
      game.choose(random() % game.options().size());
      if (step % 5 != 0) continue;
      // Seats in turn, and a spectator.
      const int place = step / 5 % (setup.players + 1);
      const Seat viewer = place == setup.players ? board::no_seat : static_cast<Seat>(place);
      Game other = game;
      other.restore(sample(game.view(viewer), rng));
      hidden += other.hash() != game.hash();
      ASSERT_EQ(messages(game, viewer, {}, names), messages(other, viewer, {}, names));
      // What odds, computer players and reasons are made from.
      ASSERT_EQ(game.view(viewer).known(), other.view(viewer).known());
      if (step % 100 == 0) {
        ASSERT_EQ(odds_message(game.view(viewer), names), odds_message(other.view(viewer), names));
      }
      compared += compare(game, other, viewer, names, random);
    }
    EXPECT_GT(compared, 40);
    EXPECT_GT(hidden, 10);
  }
}

}  // namespace
}  // namespace rattus::codec
