// How long a net takes for a position, with and without reading it: 3 microseconds are the aim.
#include "tests/ai/nets.hpp"

#include <string>

#include <benchmark/benchmark.h>

#include "ai/board/learned.hpp"
#include "ai/board/step.hpp"
#include "bench/tables.hpp"

namespace rattus {
namespace {

board::State middle_of(const board::Rules& rules) {
  board::ActionList options;
  board::State s = ai::start(rules, Rng({1, 2}), options);
  Rng rng({3, 4});
  for (int i = 0; i < 120 && !s.over(); ++i)
    ai::step(rules, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], options);
  return s;
}

/// Inputs read and net asked: what a search does at each leaf.
void evaluates(benchmark::State& state) {
  const board::Rules rules = state.range(1) != 0 ? bench::everything(static_cast<int>(state.range(0)), {1, 19})
                                                 : bench::base_game(static_cast<int>(state.range(0)));
  const board::State s = middle_of(rules);
  ai::Learned learned(test::net_of(test::NetNumbers({1, 2})));
  learned.reset(rules, s, 0);
  ai::SeatValuesOf<board::Kit> values{};
  while (state.KeepRunning()) {
    learned.values({rules, s}, values);
    benchmark::DoNotOptimize(values);
  }
  state.SetLabel(std::to_string(rules.players) + (state.range(1) != 0 ? " players, everything on" : " players"));
}
BENCHMARK(evaluates)->ArgsProduct({{2, 4, 6}, {0, 1}});

}  // namespace
}  // namespace rattus
