// Whatever a position says: it is refused with every reason, or it is sound and can be played to its end.
#include <gtest/gtest.h>

#include "codec/board/full_state.hpp"
#include "codec/positions.hpp"
#include "engine/board/game.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/cartus/game.hpp"
#include "engine/cartus/sound.hpp"
#include "tests/codec/position_mutator.hpp"
#include "tests/codec/random_game.hpp"

namespace rattus::codec {
namespace {

struct Counts {
  int refused = 0, played = 0;
};

void look(const std::vector<Refusal>& reasons, Counts& counts) {
  ++counts.refused;
  ASSERT_FALSE(reasons.empty());
  for (const char* language : {"en", "de"})
    for (const auto& reason : reasons)
      ASSERT_TRUE(game_data().text(language).refusals.contains(reason.code)) << language << " " << reason.code;
}

template <class Kit, class Built>
void play_out(const Built& built, Counts& counts) {
  ++counts.played;
  typename Machine<Kit>::SeededChance chance;
  NullSink nobody;
  typename Kit::ActionList options;
  auto state = built.state;
  Machine<Kit>::resume(built.rules, state, chance, nobody, options);
  Rng player(Seed{3, 4});
  int steps = 0;
  for (; !state.over() && steps < 4000; ++steps) {
    ASSERT_EQ(what_is_broken(built.rules, state), "") << "after " << steps << " steps";
    ASSERT_GT(options.size(), 0U);
    Machine<Kit>::apply(built.rules, state, options[player.below(static_cast<std::uint32_t>(options.size()))], chance,
                        nobody, options);
  }
  ASSERT_EQ(what_is_broken(built.rules, state), "");
}

void open_and_play(const Json& json, Counts& counts) {
  table::with_game(game_of(json), [&]<class Kit>(Kit kit) {
    const auto opened = open_position(kit, json, game_data());
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) return look(*reasons, counts);
    play_out<Kit>(std::get<0>(opened).built, counts);
  });
}

TEST(PositionMutations, R10_CART_14_RefusedWithReasonsOrSoundToTheEnd) {
  test::PositionMutator mutator(15);
  for (const Json& position : test::described_positions()) {
    Counts counts;
    open_and_play(position, counts);
    ASSERT_EQ(counts.played, 1) << position;
    for (int i = 0; i < 80; ++i) {
      const Json mutated = mutator.mutate(position);
      open_and_play(mutated, counts);
      ASSERT_FALSE(HasFatalFailure()) << mutated;
    }
    EXPECT_GT(counts.refused, 10) << position;
    EXPECT_GT(counts.played, 5) << position;
  }
}

/// A position that is saved in mid-action is sealed; that its frames make sense, the seal does not say.
TEST(PositionMutations, R10_ASealedPositionWithNonsenseInItsFramesIsRefusedOrSoundToTheEnd) {
  test::PositionMutator mutator(16);
  Counts counts;
  for (const test::GameKind& kind : test::game_kinds()) {
    const board::Tables& tables = game_data().tables(kind.board);
    test::play(kind, 21, [&](const board::Rules& rules, const board::State& state, const board::ActionList&) {
      if (state.over() || state.top().kind == board::FrameKind::turn) return true;
      const Json mutated = full_state_json(rules, mutator.mutate_frames(rules, state), tables);
      open_and_play(mutated, counts);
      EXPECT_FALSE(HasFatalFailure()) << mutated;
      return !HasFailure();
    });
    if (HasFailure()) return;
  }
  EXPECT_GT(counts.refused, 100);
  EXPECT_GT(counts.played, 10);
}

}  // namespace
}  // namespace rattus::codec
