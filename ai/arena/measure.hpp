#pragma once
// The figures of speed, taken the same way natively and in WebAssembly, so that the two can be compared. The clock is
// handed in: `seconds()` says the time as a double.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ai/board/workload.hpp"

namespace rattus::ai {

/// Figures of one run, by name; per second unless the name says otherwise.
using Figures = std::vector<std::pair<std::string, double>>;

/// Repeats `work`, which returns how much it did, for at least `least` seconds; how much a second.
template <class Seconds, class Work>
double rate(Seconds seconds, double least, Work work) {
  const double begun = seconds();
  double done = 0, passed = 0;
  while ((passed = seconds() - begun) < least) done += work();
  return done / passed;
}

/// Iterations of one player who thinks again and again; setting aside his memory is not counted.
template <class Seconds>
double iterations_per_s(const View& view, const ActionList& options, const SearchStyle& style, Seconds seconds) {
  SearchPlayer player({1, 2}, {20'000, {}}, 0, {}, style);
  return rate(seconds, 0.3, [&] {
    player.choose(view, options);
    return player.iterations();
  });
}

/// The work as something that the compiler cannot see through. Merged into the measuring loop it would never be called
/// again, and it is by calls that a browser learns which functions to compile well.
template <class Work>
Work* apart(Work* work) {
  asm volatile("" : "+r"(work));
  return work;
}

/// What the rules of a game do alone: the functions of its workload.hpp.
template <class Rules, class State>
struct RulesWork {
  std::uint32_t (*play)(const Rules&, Rng&);  ///< a random game: `random_game`
  std::uint32_t (*copy)(std::span<State, 16>, std::uint32_t);
};

template <class Rules, class State, class Seconds>
double clone_ns(const RulesWork<Rules, State>& work, const State& state, Seconds seconds) {
  std::vector<State> places(16, state);
  const auto called = apart(work.copy);
  const double copies = rate(seconds, 0.1, [&] { return called(std::span<State, 16>(places), 1'000); });
  return 1e9 / copies;
}

/// Whole random games, and copies of a state.
template <class Rules, class State, class Seconds>
Figures measure_rules(const RulesWork<Rules, State>& work, const Rules& rules, const State& state, Seconds seconds) {
  Rng rng({1, 2});
  double decisions = 0, games = 0;
  const auto called = apart(work.play);
  const double per_second = rate(seconds, 0.5, [&] {
    double more = 0;
    for (unsigned i = 0; i < 100; ++i, ++games) more += called(rules, rng);
    decisions += more;
    return more;
  });
  return {{"random_games_per_s", per_second * games / decisions},
          {"decisions_per_s", per_second},
          {"clone_ns", clone_ns(work, state, seconds)},
          {"state_bytes", sizeof(State)}};
}

/// All figures of the board game once.
template <class Seconds>
Figures measure(const Rules& rules, const Middle& middle, Seconds seconds) {
  Figures figures = measure_rules<Rules, State>({&random_game, &copy_states}, rules, middle.state, seconds);
  const View view(rules, middle.state, middle.state.decider);
  figures.emplace_back("search_iterations_per_s", iterations_per_s(view, middle.options, full_playouts(), seconds));
  figures.emplace_back("search_as_played_iterations_per_s", iterations_per_s(view, middle.options, {}, seconds));
  return figures;
}

/// The median of each figure over several runs.
inline Figures medians(const std::vector<Figures>& runs) {
  Figures result = runs.front();
  for (std::size_t k = 0; k < result.size(); ++k) {
    std::vector<double> values;
    for (const Figures& run : runs) values.push_back(run[k].second);
    std::sort(values.begin(), values.end());
    result[k].second = values[values.size() / 2];
  }
  return result;
}

}  // namespace rattus::ai
