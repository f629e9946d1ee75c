// The worked example of a module (wells.hpp) beside all modules that can meet: there is room for one more.
#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/run.hpp"
#include "engine/core/hash.hpp"
#include "tests/engine/random_tables.hpp"
#include "tests/engine/wells.hpp"

namespace rattus::board::test {
namespace {

template <class... Types>
CardTypes<Types..., Wells> with_wells(CardTypes<Types...>);
using Game = Machine<decltype(with_wells(AllCards{}))>;

class BesideAllModules : public testing::TestWithParam<SetUp> {};

TEST_P(BesideAllModules, R10_OneModuleMoreIsPlayedAndStaysSound) {
  Rng cards(Seed{1, 2});
  const Tables& tables = codec::game_data().tables(GetParam().board);
  unsigned dug = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto made = Game::make(GetParam(), tables, cards);
    ASSERT_TRUE(std::holds_alternative<Rules>(made)) << std::get<1>(made).front().code;
    const Rules& rules = std::get<Rules>(made);
    const Slot last = rules.module_slot("wells");
    ASSERT_LE(rules.memory_at[last] + sizeof(Wells::Memory), sizeof(State));
    Rng choices(Seed{seed, 3});
    SeededChance chance;
    Heard heard;
    ActionList options;
    State s = Game::start(rules, Rng(Seed{4, seed}), chance, heard, options);
    while (!s.over()) {
      ASSERT_EQ(what_is_broken(rules, s), "") << "seed " << seed;
      const auto choice = choices.below(static_cast<std::uint32_t>(options.size()));
      Game::apply(rules, s, options[choice], chance, heard, options);
    }
    for (const Event& event : heard.events) dug += event.type == Wells::well_dug;
  }
  EXPECT_GT(dug, 0U);
}

SetUp set_up(std::string board, int players, std::vector<std::string> modules) {
  SetUp setup;
  setup.board = std::move(board);
  setup.players = players;
  setup.card_choice = CardChoice::random;
  setup.modules = std::move(modules);
  return setup;
}
INSTANTIATE_TEST_SUITE_P(
    Boards, BesideAllModules,
    testing::Values(set_up("big-box", 6, {"region-cards", "universities", "upgrades", "guilds", "inns", "wells"}),
                    set_up("classic", 4, {"mercatus", "universities", "upgrades", "guilds", "inns", "wells"})),
    [](const auto& one) { return one.param.board == "classic" ? "Classic" : "BigBox"; });

}  // namespace
}  // namespace rattus::board::test
