// rattus bench: how fast rules and computer players are here.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

#include "ai/workload.hpp"
#include "cli/progress.hpp"
#include "cli/screen.hpp"
#include "cli/setup_choice.hpp"
#include "engine/board/game.hpp"

namespace rattus::cli {
namespace {

struct Options {
  unsigned runs = 7;
  bool json = false;
};

double seconds() { return std::chrono::duration<double>(clock()()).count(); }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Figures of one run, by name; per second unless the name says otherwise.
using Figures = std::vector<std::pair<std::string, double>>;

/// Repeats `work`, which returns how much it did, for at least so long; how much a second.
template <class Work>
double rate(double least, Work work) {
  const double begun = seconds();
  double done = 0, passed = 0;
  while ((passed = seconds() - begun) < least) done += work();
  return done / passed;
}

double iterations(const board::View& view, const board::ActionList& options, const ai::SearchStyle& style) {
  return rate(0.3, [&] {
    ai::SearchPlayer player({1, 2}, {20'000, {}}, 0, {}, style);
    player.choose(view, options);
    return player.iterations();
  });
}

/// Copies between places that the processor must not keep in registers.
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

Figures measure(const board::Rules& rules, const ai::Middle& middle) {
  Figures figures;
  Rng rng({1, 2});
  double decisions = 0, games = 0;
  const double per_second = rate(0.5, [&] {
    double more = 0;
    for (unsigned i = 0; i < 100; ++i, ++games) more += ai::random_game(rules, rng);
    decisions += more;
    return more;
  });
  const board::View view(rules, middle.state, middle.state.decider);
  figures.emplace_back("random_games_per_s", per_second * games / decisions);
  figures.emplace_back("decisions_per_s", per_second);
  figures.emplace_back("clone_ns", clone_ns(middle.state));
  figures.emplace_back("state_bytes", sizeof(board::State));
  figures.emplace_back("search_iterations_per_s", iterations(view, middle.options, ai::full_playouts()));
  figures.emplace_back("search_as_played_iterations_per_s", iterations(view, middle.options, {}));
  return figures;
}

int run(const Options& options) {
  if (options.runs == 0) throw Usage("--runs must be at least 1");
  Rng rng({1, 2});
  const board::SetUp setup;  // classic, 4 players, cards 1 to 6
  const auto made = board::BoardGame::make(setup, game_data().tables(setup.board), rng);
  const auto& rules = std::get<board::Rules>(made);
  const ai::Middle middle = ai::middle_position(rules, {1, 2});
  std::vector<Figures> all;
  {
    Progress progress("runs", options.runs);
    for (unsigned i = 0; i < options.runs; ++i) {
      all.push_back(measure(rules, middle));
      progress.show(i + 1);
    }
  }
  codec::Json json = {{"runs", options.runs}};
  for (std::size_t k = 0; k < all[0].size(); ++k) {
    std::vector<double> values;
    for (const Figures& figures : all) values.push_back(figures[k].second);
    const double value = median(values);
    json[all[0][k].first] = all[0][k].first == "state_bytes" ? codec::Json(sizeof(board::State)) : codec::Json(value);
    if (!options.json)
      std::cout << "  " << pad(all[0][k].first, 36) << std::fixed << std::setprecision(value < 1000 ? 1 : 0) << value
                << "\n";
  }
  if (options.json) {
    std::cout << json.dump(1) << "\n";
  } else {
    std::cout << Paint::automatic().dim("medians of " + std::to_string(options.runs) +
                                        " runs; one thread, classic board, 4 players; search from a middle position")
              << "\n";
  }
  return 0;
}

void add_bench(CLI::App& app) {
  auto* command = subcommand(app, "bench", "Measures how fast games are played and searched.", "rattus bench --json");
  auto options = std::make_shared<Options>();
  command->add_option("--runs", options->runs, "how many, of which the median counts (default 7)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_bench);

}  // namespace
}  // namespace rattus::cli
