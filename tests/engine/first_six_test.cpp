// Games with cards 1 to 6 alone are played by a machine of their own when nobody watches: the same game, byte for byte.
#include <cstring>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"
#include "tests/properties/engine.hpp"

namespace rattus::board::test {
namespace {

Rules rules_of(const std::string& board, int players, const std::vector<std::string>& options,
               std::vector<std::string> modules = {}) {
  SetUp setup;
  setup.board = board;
  setup.players = players;
  for (const std::string& key : options) setup.options.emplace_back(key, "on");
  setup.modules = std::move(modules);
  Rng rng({7, 8});
  return std::get<Rules>(BoardGame::make(setup, codec::game_data().tables(board), rng));
}

/// Plays the same random games by both machines; every state and every list of options is the same.
template <class Chance>
void same_games(const Rules& rules, std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Rng rng({seed, 1});
  for (int k = 0; k < 100; ++k) {
    const Rng own({rng.next(), rng.next()});
    Chance chance;
    NullSink sink;
    ActionList all, six;
    State s = Machine<KnownCards>::start(rules, own, chance, sink, all);
    State t = Machine<FirstSix>::start(rules, own, chance, sink, six);
    while (!s.over()) {
      ASSERT_EQ(std::memcmp(&s, &t, sizeof s), 0);
      ASSERT_NO_FATAL_FAILURE(properties::same_options(all, six));
      const Action action = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      ASSERT_EQ(Machine<KnownCards>::apply(rules, s, action, chance, sink, all),
                Machine<FirstSix>::apply(rules, t, action, chance, sink, six));
    }
    ASSERT_EQ(std::memcmp(&s, &t, sizeof s), 0);
  }
}

TEST(FirstSix, BASE_9_IsTheGameThatAllCardsPlay) {
  for (const auto& [board, least] : {std::pair{"classic", 2}, std::pair{"big-box", 2}})
    for (int players = least; players <= 4; ++players) {
      const Rules rules = rules_of(
          board, players, players == 3 ? std::vector<std::string>{"initial_split"} : std::vector<std::string>{});
      ASSERT_TRUE(rules.first_six);
      same_games<PlayoutChance>(rules, 100 + static_cast<std::uint64_t>(players));
      same_games<SeededChance>(rules, 200 + static_cast<std::uint64_t>(players));
    }
}

TEST(FirstSix, OtherCardsAndModulesAreNot) {
  EXPECT_FALSE(rules_of("big-box", 5, {}).first_six);  // with 21 and 22 (BASE-9)
  EXPECT_FALSE(rules_of("classic", 4, {}, {"upgrades"}).first_six);
}

}  // namespace
}  // namespace rattus::board::test
