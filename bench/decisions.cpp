// How long a computer player, who has the program's net if there is one, thinks about a decision with everything in the
// box on the table, beside what his level may take: the longest of a game's first forty.
#include <algorithm>
#include <chrono>
#include <string>

#include <benchmark/benchmark.h>

#include "ai/agents.hpp"
#include "ai/board/step.hpp"
#include "bench/tables.hpp"
#include "host/nets.hpp"

namespace rattus {
namespace {

using std::chrono::steady_clock;

constexpr Seed seed{1, 19};

void decides(benchmark::State& state) {
  const ai::Level& level = ai::levels()[static_cast<std::size_t>(state.range(0))];
  const board::Rules rules = bench::everything(static_cast<int>(state.range(1)), seed);
  std::string error;
  auto agent = ai::parse_agent("search:" + std::string(level.name), error);
  host::carried_nets().equip(*agent);
  const auto player = ai::make_player(*agent, seed, [] { return steady_clock::now().time_since_epoch(); });
  std::chrono::duration<double> longest{0};
  unsigned decisions = 0;
  while (state.KeepRunning()) {
    board::ActionList options;
    board::State s = ai::start(rules, Rng(seed), options);
    Rng others(seed);
    while (!s.over() && decisions < 40) {
      board::Action action = options[others.below(static_cast<std::uint32_t>(options.size()))];
      if (s.decider == 0) {
        const board::View view(rules, s, 0);
        const auto begun = steady_clock::now();
        action = player->choose(view, options);
        longest = std::max<std::chrono::duration<double>>(longest, steady_clock::now() - begun);
        ++decisions;
      }
      ai::step(rules, s, action, options);
    }
  }
  state.SetLabel(std::string(level.name) + ", " + std::to_string(rules.players) + " players");
  state.counters["decisions"] = decisions;
  state.counters["longest_s"] = longest.count();
  state.counters["budget_s"] = std::chrono::duration<double>(level.search.time).count();
}
BENCHMARK(decides)
    ->ArgsProduct({benchmark::CreateDenseRange(0, static_cast<std::int64_t>(ai::levels().size()) - 1, 1), {4, 6}})
    ->Iterations(1)
    ->Unit(benchmark::kSecond)
    ->UseRealTime();

}  // namespace
}  // namespace rattus
