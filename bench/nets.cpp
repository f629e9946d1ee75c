// How long a net takes for a position, inputs read and net asked, as a search does at each leaf: 3 microseconds are the
// aim.
#include "tests/ai/nets.hpp"

#include <string>

#include <benchmark/benchmark.h>

#include "ai/board/learned.hpp"
#include "ai/cartus/inputs.hpp"
#include "bench/tables.hpp"

namespace rattus {
namespace {

/// The position after so many decisions at random, or the last before the end.
template <class Kit>
typename Kit::State position_after(int decisions, const typename Kit::Rules& rules) {
  typename Machine<Kit>::SeededChance chance;
  NullSink sink;
  typename Kit::ActionList options;
  auto s = Machine<Kit>::start(rules, Rng({1, 2}), chance, sink, options);
  auto before = s;
  Rng rng({3, 4});
  for (int i = 0; i < decisions && !s.over(); ++i) {
    before = s;
    const auto action = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    Machine<Kit>::apply(rules, s, action, chance, sink, options);
  }
  return s.over() ? before : s;
}

template <class Kit>
void evaluate(benchmark::State& state, const typename Kit::Rules& rules, const typename Kit::State& s) {
  ai::LearnedOf<Kit> learned(test::net_of(test::NetNumbers({1, 2}, ai::input_layout<Kit>())));
  learned.reset(rules, typename Kit::View(rules, s, 0).known(), 0);
  ai::SeatValuesOf<Kit> values{};
  while (state.KeepRunning()) {
    learned.values({rules, s}, values);
    benchmark::DoNotOptimize(values);
  }
}

void evaluates(benchmark::State& state) {
  const board::Rules rules = state.range(1) != 0 ? bench::everything(static_cast<int>(state.range(0)), {1, 19})
                                                 : bench::base_game(static_cast<int>(state.range(0)));
  evaluate<board::Kit>(state, rules, position_after<board::Kit>(120, rules));
  state.SetLabel(std::to_string(rules.players) + (state.range(1) != 0 ? " players, everything on" : " players"));
}
BENCHMARK(evaluates)->ArgsProduct({{2, 4, 6}, {0, 1}});

/// Early in a round, and while cards lie on the table.
void evaluates_cartus(benchmark::State& state) {
  const cartus::Rules rules = bench::cartus_game(static_cast<int>(state.range(0)));
  evaluate<cartus::Kit>(state, rules, position_after<cartus::Kit>(static_cast<int>(state.range(1)), rules));
  state.SetLabel(std::to_string(rules.players) + " players, Cartus");
}
BENCHMARK(evaluates_cartus)->ArgsProduct({{2, 3, 5}, {60, 75}});

}  // namespace
}  // namespace rattus
