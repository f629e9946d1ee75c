// Speed of playing and searching, in the units of `rattus bench`.
#include <string>

#include <benchmark/benchmark.h>

#include "ai/agents.hpp"
#include "ai/board/workload.hpp"
#include "codec/game_data.hpp"
#include "engine/board/game.hpp"
#include "host/nets.hpp"

namespace rattus {
namespace {

board::Rules rules_of(int players) {
  board::SetUp setup;
  setup.players = players;
  if (players > 4) setup.board = "big-box";
  Rng rng({1, 2});
  return std::get<board::Rules>(board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng));
}

void random_games(benchmark::State& state) {
  const board::Rules rules = rules_of(static_cast<int>(state.range(0)));
  Rng rng({1, 2});
  double decisions = 0;
  while (state.KeepRunning()) decisions += ai::random_game(rules, rng);
  state.SetItemsProcessed(state.iterations());
  state.counters["decisions"] = benchmark::Counter(decisions, benchmark::Counter::kIsRate);
}
BENCHMARK(random_games)->DenseRange(2, 6);

void clone(benchmark::State& state) {
  const board::Rules rules = rules_of(4);
  const board::State from = ai::middle_position(rules, {1, 2}).state;
  board::State to;
  while (state.KeepRunning()) {
    to = from;
    benchmark::DoNotOptimize(&to);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(sizeof from));
}
BENCHMARK(clone);

void search(benchmark::State& state, const ai::SearchStyle& style) {
  const board::Rules rules = rules_of(static_cast<int>(state.range(0)));
  const ai::Middle middle = ai::middle_position(rules, {1, 2});
  const board::View view(rules, middle.state, middle.state.decider);
  ai::SearchPlayer player({1, 2}, {20'000, {}}, 0, {}, style);
  std::int64_t iterations = 0;
  while (state.KeepRunning()) {
    benchmark::DoNotOptimize(player.choose(view, middle.options));
    iterations += player.iterations();
  }
  state.SetItemsProcessed(iterations);
}
BENCHMARK_CAPTURE(search, full_playouts, ai::full_playouts())->DenseRange(2, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, as_played, ai::SearchStyle{})->DenseRange(2, 6)->Unit(benchmark::kMillisecond);

/// Iterations of a player as the program has it: with net, policy and what is built on them, or as it was before nets.
void searches(benchmark::State& state, const std::string& name) {
  const board::Rules rules = rules_of(static_cast<int>(state.range(0)));
  const ai::Middle middle = ai::middle_position(rules, {1, 2});
  const board::View view(rules, middle.state, middle.state.decider);
  std::string error;
  auto agent = ai::parse_agent(name + "@4000it", error);
  host::carried_nets().equip(*agent);
  std::int64_t iterations = 0;
  while (state.KeepRunning()) {  // each time from an empty tree, as in a game
    const auto player = ai::make_player(*agent, Seed{1, 2});
    benchmark::DoNotOptimize(player->choose(view, middle.options));
    iterations += dynamic_cast<const ai::SearchPlayer&>(*player).iterations();
  }
  state.SetItemsProcessed(iterations);
}
BENCHMARK_CAPTURE(searches, before_nets, std::string("old-search"))->DenseRange(2, 6, 2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searches, with_net, std::string("search"))->DenseRange(2, 6, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace rattus
