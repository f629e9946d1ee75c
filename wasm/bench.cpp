// rattus_bench: the figures of `rattus bench --json`, measured inside WebAssembly with the same work.
#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "ai/workload.hpp"
#include "codec/game_data.hpp"
#include "codec/json.hpp"
#include "engine/board/game.hpp"

namespace rattus {
namespace {

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

/// Repeats `work`, which returns how much it did, for at least so long; how much a second.
template <class Work>
double rate(double least, Work work) {
  const double begun = seconds();
  double done = 0, passed = 0;
  while ((passed = seconds() - begun) < least) done += work();
  return done / passed;
}

double iterations(const board::View& view, const board::ActionList& options) {
  ai::SearchPlayer player({1, 2}, {20'000, {}}, 0, {}, ai::full_playouts());
  return rate(0.3, [&] {
    player.begin(view, options);
    while (!player.think({})) {
    }
    return player.iterations();
  });
}

double clone_ns(const board::State& state) {
  std::vector<board::State> places(16, state);
  std::size_t i = 0;
  const double copies = rate(0.1, [&] {
    for (unsigned k = 0; k < 100'000; ++k, ++i) {
      places[i % 16] = places[(i + 7) % 16];
      asm volatile("" : : "r"(places.data()) : "memory");
    }
    return 100'000;
  });
  return 1e9 / copies;
}

using Figures = std::vector<std::pair<std::string, double>>;

Figures measure(const board::Rules& rules, const ai::Middle& middle) {
  Rng rng({1, 2});
  double decisions = 0, games = 0;
  const double per_second = rate(0.5, [&] {
    double more = 0;
    for (unsigned i = 0; i < 100; ++i, ++games) more += ai::random_game(rules, rng);
    decisions += more;
    return more;
  });
  const board::View view(rules, middle.state, middle.state.decider);
  return {{"random_games_per_s", per_second * games / decisions},
          {"decisions_per_s", per_second},
          {"clone_ns", clone_ns(middle.state)},
          {"search_iterations_per_s", iterations(view, middle.options)}};
}

std::string text;

}  // namespace

/// Medians of so many runs, as JSON.
extern "C" __attribute__((export_name("rattus_bench"), used)) const char* rattus_bench(int runs) {
  runs = std::clamp(runs, 1, 99);
  Rng rng({1, 2});
  const board::SetUp setup;  // classic, 4 players, cards 1 to 6
  const auto made = board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng);
  const auto& rules = std::get<board::Rules>(made);
  const ai::Middle middle = ai::middle_position(rules, {1, 2});
  std::vector<Figures> all;
  for (int i = 0; i < runs; ++i) all.push_back(measure(rules, middle));
  codec::Json json = {{"runs", runs}, {"state_bytes", sizeof(board::State)}};
  for (std::size_t k = 0; k < all[0].size(); ++k) {
    std::vector<double> values;
    for (const Figures& figures : all) values.push_back(figures[k].second);
    std::sort(values.begin(), values.end());
    json[all[0][k].first] = values[values.size() / 2];
  }
  text = json.dump();
  return text.c_str();
}

}  // namespace rattus
