#pragma once
// What is sent and saved of every game, whichever it is: a game's tests call these once for each of its set-ups. `Own`
// is what a game brings to them:
//   Kit
//   every, ahead, hidden    a second world is made after so many steps, and played on for at most so many; more than
//                           `hidden` of them differ from the first
//   comparable(real, other) both worlds can go on alike
//   parted(real, real_events, other, other_events, viewer)
//                           what has happened may be told differently: something hidden was shown, or chance decided
#include <random>

#include <gtest/gtest.h>

#include "codec/board/events.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/view.hpp"
#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/view.hpp"
#include "codec/positions.hpp"
#include "codec/text/writer.hpp"
#include "engine/core/hash.hpp"
#include "host/study.hpp"
#include "table/computers.hpp"
#include "table/games.hpp"

namespace rattus::properties {

/// Everything that a viewer is told of a game as it stands, and of what has just happened.
template <class Kit>
std::string messages(const table::GameOf<Kit>& game, Seat viewer, const table::EventsOf<Kit>& events,
                     const codec::NamesOf<Kit>& names) {
  const auto view = game.view(viewer);
  codec::Writer to;
  write_view(to, view, names);
  write_decision(to, view, game.options(), names, false);
  for (const auto& event : events)
    if (codec::heard(event, viewer)) write_event(to, game.rules(), event, viewer, names);
  return to.take();
}

/// Plays on in both worlds with the same choices until they may part. Returns the number of steps compared.
template <class Own, class Game, class Names>
int compare(Game real, Game other, Seat viewer, const Names& names, std::mt19937& random) {
  int steps = 0;
  for (; steps < Own::ahead && !real.over() && Own::comparable(real, other); ++steps) {
    const auto option = static_cast<std::size_t>(random() % real.options().size());
    const auto action = real.options()[option];
    if (!other.options().contains(action)) return steps;
    typename Game::Events real_events, other_events;
    real.choose(option, real_events);
    other.choose(table::option_of(other.options(), action), other_events);
    if (Own::parted(real, real_events, other, other_events, viewer)) return steps;
    EXPECT_EQ(messages(real, viewer, real_events, names), messages(other, viewer, other_events, names));
  }
  return steps;
}

/// Two worlds that a viewer cannot tell apart give him equal messages, text for text: seats in turn, and a spectator.
/// `look(game, other, viewer)` sees each pair. Not all of it is worth comparing: some must be.
template <class Own, class Look>
void worlds_alike_are_told_alike(const typename Own::Kit::SetUp& setup, const typename Own::Kit::Tables& tables,
                                 Look look) {
  using Kit = typename Own::Kit;
  using Game = table::GameOf<Kit>;
  Rng rng({7, 7});
  typename Game::Events events;
  Game game = std::get<Game>(Game::start(setup, tables, {1, static_cast<std::uint64_t>(setup.players)}, events));
  const codec::NamesOf<Kit> names(game.rules(), tables);
  std::mt19937 random(static_cast<unsigned>(setup.players));
  int compared = 0, hidden = 0;
  for (int step = 0; !game.over(); ++step) {
    game.choose(random() % game.options().size());
    if (step % Own::every != 0 || game.over()) continue;
    const int place = step / Own::every % (setup.players + 1);
    const Seat viewer = place == setup.players ? no_seat : static_cast<Seat>(place);
    Game other = game;
    other.restore(sample(game.view(viewer), rng));
    hidden += other.hash() != game.hash();
    ASSERT_EQ(messages<Kit>(game, viewer, {}, names), messages<Kit>(other, viewer, {}, names)) << "step " << step;
    ASSERT_EQ(game.view(viewer).known(), other.view(viewer).known());  // what computer players and reasons are given
    look(game, other, viewer);
    compared += compare<Own>(game, other, viewer, names, random);
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(compared, 40);
  EXPECT_GT(hidden, Own::hidden);
}

/// Any decision of a random game is saved and taken up again byte for byte, and asks the same.
template <class Kit>
void any_decision_is_saved_and_taken_up(const typename Kit::SetUp& setup, const codec::GameData& data, unsigned seed) {
  using Game = table::GameOf<Kit>;
  const auto& tables = data.tables(setup);
  typename Game::Events events;
  Game game = std::get<Game>(Game::start(setup, tables, {2, seed}, events));
  std::mt19937 random(seed);
  int decisions = 0;
  for (; !game.over(); ++decisions, game.choose(random() % game.options().size())) {
    const std::string saved = codec::full_state_json(game.rules(), game.state(), tables).dump();
    const auto opened = codec::open_position(Kit{}, codec::Json::parse(saved), data);
    ASSERT_EQ(opened.index(), 0U) << std::get<1>(opened)[0].code << "\n" << saved;
    const auto& built = std::get<0>(opened).built;
    ASSERT_EQ(hash_bytes(built.state), hash_bytes(game.state())) << saved;
    typename host::Scripting<Kit>::Script script;
    const auto again = host::StudyOf<Kit>::resume(built.rules, built.state, tables, script);
    ASSERT_EQ(again.index(), 0U) << saved;
    const auto& study = std::get<0>(again);
    ASSERT_EQ(study.state(), game.state()) << saved;
    ASSERT_EQ(study.options().size(), game.options().size());
    for (std::size_t i = 0; i < game.options().size(); ++i) ASSERT_EQ(study.options()[i], game.options()[i]);
  }
  EXPECT_GT(decisions, 20);
}

}  // namespace rattus::properties
