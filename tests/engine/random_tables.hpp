#pragma once
// Random set-ups and random games over them.
#include <algorithm>
#include <string>
#include <vector>

#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"

namespace rattus::board::test {

/// Keeps every event.
struct Heard {
  static constexpr bool enabled = true;
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

/// A set-up that can be played, by chance: board, players, cards and house rules.
inline SetUp random_setup(Rng& rng) {
  SetUp setup;
  setup.board = rng.below(2) ? "big-box" : "classic";
  setup.players = 2 + static_cast<int>(rng.below(setup.board == "classic" ? 3 : 5));
  setup.card_choice = CardChoice::random;
  const auto one_in = [&](unsigned n) { return rng.below(n) == 0; };
  if (one_in(4)) setup.options.emplace_back("mayor_each", "must");
  if (one_in(4)) setup.options.emplace_back("inquisitor_final", "none");
  if (one_in(2)) setup.options.emplace_back("jester_push", "on");
  if (one_in(4)) setup.options.emplace_back("knight_final", "moved");
  if (one_in(4)) setup.options.emplace_back("spread_3", "3");
  if (one_in(4)) setup.options.emplace_back("citizens", "12");
  return setup;
}

inline Rules rules_of(const SetUp& setup, Rng& rng) {
  auto made = BoardGame::make(setup, codec::game_data().tables(setup.board), rng);
  return std::get<Rules>(std::move(made));
}

/// Plays a random game and shows `look(state, options)` every state at which somebody decides, and the last one.
template <class Chance, class Sink, class Look>
void play_random(const Rules& rules, Seed seed, Chance& chance, Sink& sink, Look look) {
  Rng choices(seed);
  ActionList options;
  State s = BoardGame::start(rules, Rng(Seed{seed.low, seed.high}), chance, sink, options);
  look(s, options);
  while (!s.over()) {
    BoardGame::apply(rules, s, options[choices.below(static_cast<std::uint32_t>(options.size()))], chance, sink,
                     options);
    look(s, options);
  }
}

}  // namespace rattus::board::test
