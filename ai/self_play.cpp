#include "ai/self_play.hpp"

#include <bit>

#include "ai/search.hpp"
#include "engine/board/game.hpp"

namespace rattus::ai {
namespace {

using board::BoardGame;

constexpr Value most_255 = 255;

/// Where chance in the play of a game comes from, apart from the game's own.
Rng own_chance(Seed seed) { return Rng({seed.low, ~seed.high}); }

}  // namespace

SelfPlayed play_itself(const Rules& rules, const Agent& agent, Seed seed, unsigned slips) {
  std::vector<std::unique_ptr<Player>> players;
  for (Seat seat = 0; seat < rules.players; ++seat)
    players.push_back(make_player<board::Kit>(agent, {seed.high, seed.low + 1 + seat}));
  SelfPlayed game;
  Rng rng = own_chance(seed);
  board::SeededChance chance;
  NullSink sink;
  ActionList options;
  State s = BoardGame::start(rules, Rng(seed), chance, sink, options);
  while (!s.over()) {
    Player& player = *players[s.decider];
    std::array<std::uint8_t, board::max_seats> expected{};
    std::size_t choice = 0;
    if (options.size() > 1) {
      const Action action = player.choose(View(rules, s, s.decider), options);
      while (choice + 1 < options.size() && !(options[choice] == action)) ++choice;
      if (const auto* search = dynamic_cast<const SearchPlayer*>(&player)) {
        const auto shares = search->expected();
        for (Seat seat = 0; seat < rules.players; ++seat)
          expected[seat] = static_cast<std::uint8_t>((shares[seat] * most_255 + win / 2) / win);
      }
      if (rng.below(1024) < slips) choice = rng.below(static_cast<std::uint32_t>(options.size()));
    }
    game.choices.push_back(static_cast<std::uint8_t>(choice));
    if (agent.kind == Kind::search) game.expected.push_back(expected);
    BoardGame::apply(rules, s, options[choice], chance, sink, options);
  }
  return game;
}

namespace {

/// Applies each decision of a kept game; `before(state, number)` sees every one first. The end, or nothing.
template <class Before>
std::optional<State> replay(const Rules& rules, const SelfPlayed& game, Seed seed, Before before) {
  board::SeededChance chance;
  NullSink sink;
  ActionList options;
  State s = BoardGame::start(rules, Rng(seed), chance, sink, options);
  for (std::size_t i = 0; i < game.choices.size(); ++i) {
    if (s.over() || game.choices[i] >= options.size()) return std::nullopt;
    before(s, options, i);
    BoardGame::apply(rules, s, options[game.choices[i]], chance, sink, options);
  }
  return s.over() ? std::optional(s) : std::nullopt;
}

}  // namespace

bool replay_samples(const Rules& rules, const SelfPlayed& game, Seed seed, unsigned share,
                    const std::function<void(const Sample&)>& take) {
  if (!game.expected.empty() && game.expected.size() != game.choices.size()) return false;
  const auto end = replay(rules, game, seed, [](const State&, const ActionList&, std::size_t) {});
  if (!end) return false;
  Sample sample;
  const Outcome outcome = BoardGame::result(rules, *end);
  const unsigned won = winners(outcome);
  for (Seat seat = 0; seat < rules.players; ++seat) {
    sample.points[seat] = static_cast<std::int16_t>(outcome[seat].points);
    sample.result[seat] = won >> seat & 1 ? win / std::popcount(won) : 0;
  }
  Inputs inputs;
  sample.inputs = &inputs;
  Rng rng = own_chance(seed);
  replay(rules, game, seed, [&](const State& s, const ActionList& options, std::size_t i) {
    if (options.size() < 2 || rng.below(1024) >= share) return;
    // A search judges positions in which others are to move, too: half of them are seen by another seat.
    const Seat other = static_cast<Seat>(rng.below(rules.players));
    const View view(rules, s, rng.below(2) == 0 ? other : s.decider);
    inputs.reset(rules, view.known(), view.viewer());
    inputs.read({rules, view.known()});
    const bool thought = !game.expected.empty();
    for (Seat seat = 0; seat < rules.players; ++seat)
      sample.expected[seat] = thought ? game.expected[i][seat] * win / most_255 : -1;
    take(sample);
  });
  return true;
}

}  // namespace rattus::ai
