#pragma once
// Random games for properties that hold at every decision.
#include <string>
#include <vector>

#include "engine/board/game.hpp"
#include "tests/table/courses.hpp"

namespace rattus::test {

struct Collect {
  static constexpr bool enabled = true;
  std::vector<board::Event>& events;
  void operator()(const board::Event& event) { events.push_back(event); }
};

struct GameKind {
  std::string board;
  int players;
  std::vector<std::string> cards;  ///< empty: the standard ones
  std::vector<std::string> modules{};
};

/// Every number of players on both boards, the cards of the expansions, and Mercatus with each of its cards.
inline std::vector<GameKind> game_kinds() {
  std::vector<GameKind> kinds;
  for (int n = 2; n <= 4; ++n) kinds.push_back({"classic", n, {}});
  for (int n = 2; n <= 6; ++n) kinds.push_back({"big-box", n, {}});
  for (int n = 2; n <= 4; ++n) kinds.push_back({"big-box", n, {"2", "3", "4", "6", "21", "22"}});
  for (const auto& cards : card_groups()) kinds.push_back({"big-box", cards.size() == 8 ? 5 : 3, cards});
  for (int n = 2; n <= 4; ++n) kinds.push_back({"classic", n, mercatus_groups()[n % 2], {"mercatus"}});
  return kinds;
}

inline board::SetUp setup_of(const GameKind& kind) {
  board::SetUp setup;
  setup.board = kind.board;
  setup.players = kind.players;
  setup.cards = kind.cards;
  setup.card_choice = kind.cards.empty() ? board::CardChoice::standard : board::CardChoice::listed;
  setup.modules = kind.modules;
  return setup;
}

/// A game that anybody plays at random. `seen(rules, state, options)` is called at every decision and at the end;
/// it returns false to stop.
template <class Chance = board::SeededChance, class Seen>
void play(const GameKind& kind, std::uint64_t seed, Seen seen) {
  const board::Tables& tables = codec::game_data().tables(kind.board);
  Rng rng(Seed{seed, 1});
  auto made = board::BoardGame::make(setup_of(kind), tables, rng);
  const auto& rules = std::get<board::Rules>(made);
  Chance chance;
  NullSink nobody;
  board::ActionList options;
  board::State state = board::BoardGame::start(rules, rng, chance, nobody, options);
  Rng player(Seed{seed, 2});
  while (seen(rules, state, options) && !state.over()) {
    const auto choice = player.below(static_cast<std::uint32_t>(options.size()));
    board::BoardGame::apply(rules, state, options[choice], chance, nobody, options);
  }
}

}  // namespace rattus::test
