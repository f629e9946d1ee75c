#pragma once
// What holds in every game, whichever it is, shown by random play: a game's tests call these once for each of its
// tables. `Own` is what a game brings to them:
//   Game                       its machine
//   any(options, choices)      one of the options, by chance
//   undone_in_sight(event, s)  an event that may be told of a step that can be taken back
//   undone_is_seen(s)          taking back a step from here changes what others see
#include <array>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.hpp"
#include "engine/core/hash.hpp"

namespace rattus::properties {

template <class ActionList>
void same_options(const ActionList& x, const ActionList& y) {
  ASSERT_EQ(x.size(), y.size());
  for (std::size_t i = 0; i < x.size(); ++i) ASSERT_EQ(x[i], y[i]);
}

/// Keeps every event.
template <class Event>
struct Heard {
  static constexpr bool enabled = true;
  std::vector<Event> events{};
  void operator()(const Event& event) { events.push_back(event); }
};

/// Random games by their numbers: what the k-th of them follows from.
struct Games {
  unsigned count;
  std::uint64_t seed;
};

/// Plays random games, up to the first failure, and shows `look(state, options)` every state at which somebody decides,
/// and the last one.
template <class Own, class Chance = typename Own::Game::SeededChance, class Look>
void play(const typename Own::Game::Rules& rules, Games games, Look look) {
  using Game = typename Own::Game;
  Chance chance;
  NullSink nobody;
  for (unsigned game = 0; game < games.count; ++game) {
    Rng choices(Seed{games.seed, game});
    typename Game::ActionList options;
    auto s = Game::start(rules, Rng(Seed{game, games.seed}), chance, nobody, options);
    look(s, options);
    while (!s.over()) {
      Game::apply(rules, s, Own::any(options, choices), chance, nobody, options);
      look(s, options);
      if (testing::Test::HasFailure()) FAIL() << "game " << game;
    }
  }
}

/// Every state is sound; whoever has to decide has options, not more than can be counted, and they follow from the
/// state. Says what was asked.
template <class Own, class Chance = typename Own::Game::SeededChance>
std::set<typename Own::Game::Decision> states_stay_sound(const typename Own::Game::Rules& rules, Games games) {
  using Game = typename Own::Game;
  std::set<typename Game::Decision> asked;
  play<Own, Chance>(rules, games, [&](const auto& s, const auto& options) {
    ASSERT_EQ(what_is_broken(rules, s), "");
    ASSERT_EQ(options.empty(), s.over());
    ASSERT_LE(options.size(), 255U);
    asked.insert(s.asked);
    typename Game::ActionList again;
    Game::legal(rules, s, again);
    same_options(again, options);
    for (const auto action : options) ASSERT_TRUE(options.contains(action));
  });
  return asked;
}

/// A state is its bytes and nothing else: one that was saved goes on as the one that was not, as does one that follows
/// it in another state's place.
template <class Own>
void a_state_is_its_bytes(const typename Own::Game::Rules& rules, Games games) {
  using Game = typename Own::Game;
  typename Game::SeededChance chance;
  NullSink nobody;
  for (unsigned game = 0; game < games.count; ++game) {
    typename Game::ActionList options, there;
    Rng choices(Seed{games.seed, game});
    auto s = Game::start(rules, Rng(Seed{game, games.seed}), chance, nobody, options);
    auto before = s;
    while (!s.over()) {
      std::array<unsigned char, sizeof s> saved{};
      std::memcpy(saved.data(), &s, sizeof s);
      const auto action = Own::any(options, choices);
      Game::apply(rules, s, action, chance, nobody, options);
      typename Game::State loaded;
      std::memcpy(&loaded, saved.data(), sizeof loaded);
      Game::apply(rules, loaded, action, chance, nobody, there);
      ASSERT_EQ(loaded, s);
      same_options(there, options);
      if constexpr (requires { before.follow(s); }) {
        before.follow(s);
        ASSERT_EQ(before, s);
      }
    }
  }
}

/// Seed and choices are enough: played again, a game comes to the same hash at every step, whether somebody listens or
/// not.
template <class Own>
void replays_to_the_same_hash(const typename Own::Game::Rules& rules, Games games) {
  using Game = typename Own::Game;
  typename Game::SeededChance chance;
  for (unsigned game = 0; game < games.count; ++game) {
    typename Game::ActionList options, again;
    Rng choices(Seed{games.seed, game});
    NullSink nobody;
    Heard<typename Game::Event> log;
    const Rng origin(Seed{game, games.seed});
    auto s = Game::start(rules, origin, chance, nobody, options);
    auto replayed = Game::start(rules, origin, chance, log, again);
    while (!s.over()) {
      ASSERT_EQ(hash_bytes(s), hash_bytes(replayed));
      const auto action = Own::any(options, choices);
      Game::apply(rules, s, action, chance, nobody, options);
      Game::apply(rules, replayed, action, chance, log, again);
    }
    ASSERT_EQ(hash_bytes(s), hash_bytes(replayed));
    ASSERT_FALSE(log.events.empty());
  }
}

/// A step that can be taken back has shown nothing hidden, used no chance and left the decision with who had it; the
/// state before can be put back and asks the same. Says how many there were.
template <class Own>
unsigned steps_taken_back_leave_nothing(const typename Own::Game::Rules& rules, Games games) {
  using Game = typename Own::Game;
  typename Game::SeededChance chance;
  unsigned taken_back = 0;
  for (unsigned game = 0; game < games.count && !testing::Test::HasFailure(); ++game) {
    Rng choices(Seed{games.seed, game});
    Heard<typename Game::Event> log;
    typename Game::ActionList options, again;
    auto s = Game::start(rules, Rng(Seed{game, games.seed}), chance, log, options);
    while (!s.over()) {
      const auto before = s;
      const auto offered = options;
      log.events.clear();
      if (Game::apply(rules, s, Own::any(options, choices), chance, log, options)) continue;
      ++taken_back;
      EXPECT_EQ(before.decider, s.decider);
      EXPECT_EQ(before.rng, s.rng) << "chance was used";
      for (const auto& event : log.events) EXPECT_TRUE(Own::undone_in_sight(event, s));
      Game::legal(rules, before, again);
      same_options(again, offered);
      if (Own::undone_is_seen(before)) continue;
      for (Seat viewer = 0; viewer < rules.players; ++viewer) {
        if (viewer == s.decider) continue;
        EXPECT_EQ(typename Game::View(rules, before, viewer).known(), typename Game::View(rules, s, viewer).known());
      }
    }
  }
  return taken_back;
}

/// A world that a viewer imagines is sound, looks to him and to all as the real one does, and offers him what that one
/// does. `look(s, view, world)` sees each.
template <class Own, class Chance = typename Own::Game::SeededChance, class Look>
void sampled_worlds_agree(const typename Own::Game::Rules& rules, Games games, Rng rng, Look look) {
  using Game = typename Own::Game;
  using View = typename Game::View;
  play<Own, Chance>(rules, games, [&](const auto& s, const auto& options) {
    for (Seat viewer = 0; viewer <= rules.players; ++viewer) {
      const Seat eyes = viewer == rules.players ? no_seat : viewer;
      const View view(rules, s, eyes);
      const auto world = Game::sample(view, rng);
      ASSERT_EQ(what_is_broken(rules, world), "");
      ASSERT_EQ(View(rules, world, eyes).known(), view.known());
      ASSERT_EQ(View(rules, world, no_seat).known(), View(rules, s, no_seat).known());
      if (eyes == s.decider) {  // options are a function of the decider's view
        typename Game::ActionList there;
        Game::legal(rules, world, there);
        same_options(there, options);
      }
      look(s, view, world);
    }
  });
}
template <class Own, class Chance = typename Own::Game::SeededChance>
void sampled_worlds_agree(const typename Own::Game::Rules& rules, Games games, Rng rng) {
  sampled_worlds_agree<Own, Chance>(rules, games, rng, [](const auto&, const auto&, const auto&) {});
}

}  // namespace rattus::properties
