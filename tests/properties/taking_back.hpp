#pragma once
// A reveal is a barrier wherever it stands (BASE-111, CART-5), shown by random play of any game. `Own` is what a game
// brings to it:
//   Kit
//   any(game, random)                  an option; rather one that leads to decisions which show something
//   same_choice(real, option, other)   the option that looks the same to others; nothing if there is none
//   knows_more(rules, before, after)   true if the later of two views of a viewer knows a place or a face which the
//                                      former did not
#include <optional>
#include <random>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "codec/board/words.hpp"
#include "codec/cartus/words.hpp"
#include "tests/properties/messages.hpp"

namespace rattus::properties {

/// What a choice that can be taken back tells of hidden things, each viewer knew before it: his view knows no more, and
/// in a world that he could not tell apart from the real one he is told the same, text for text. Returns how many
/// worlds were compared, and adds the names of the decisions to `asked`.
template <class Own>
int nothing_hidden_is_told_and_taken_back(const typename Own::Kit::SetUp& setup,
                                          const typename Own::Kit::Tables& tables, std::uint64_t seed,
                                          std::set<std::string>& asked) {
  using Kit = typename Own::Kit;
  using Game = table::GameOf<Kit>;
  Rng rng({seed, 7});
  std::mt19937 random(static_cast<unsigned>(seed));
  typename Game::Events events, there;
  Game game = std::get<Game>(Game::start(setup, tables, {seed, static_cast<std::uint64_t>(setup.players)}, events));
  const codec::NamesOf<Kit> names(game.rules(), tables);
  int compared = 0;
  while (!game.over() && !testing::Test::HasFailure()) {
    const std::size_t option = Own::any(game, random);
    const Game before = game;
    events.clear();
    if (game.choose(option, events)) continue;
    const std::string name(codec::word(game.rules(), before.state().asked));
    asked.insert(name);
    for (int place = 0; place <= setup.players; ++place) {
      const Seat viewer = place == setup.players ? no_seat : static_cast<Seat>(place);
      const auto view = before.view(viewer);
      EXPECT_FALSE(Own::knows_more(game.rules(), view.known(), game.view(viewer).known()))
          << "seed " << seed << ", viewer " << int{viewer} << ": " << name << " can be taken back";
      Game other = before;
      other.restore(sample(view, rng));
      if (other.state().asked != before.state().asked) continue;
      const auto same = Own::same_choice(before, option, other);
      there.clear();
      if (!same || other.choose(*same, there)) continue;
      ++compared;
      EXPECT_EQ(messages(game, viewer, events, names), messages(other, viewer, there, names))
          << "seed " << seed << ", viewer " << int{viewer} << ": " << name << " can be taken back";
    }
  }
  return compared;
}

}  // namespace rattus::properties
