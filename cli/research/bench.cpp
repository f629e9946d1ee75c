// rattus bench: how fast rules and computer players are here.
#include <functional>
#include <iomanip>
#include <iostream>
#include <vector>

#include "ai/arena/measure.hpp"
#include "ai/cartus/workload.hpp"
#include "cli/progress.hpp"
#include "cli/screens/screen.hpp"
#include "cli/setup_choice.hpp"
#include "engine/board/game.hpp"

namespace rattus::cli {
namespace {

struct Options {
  explicit Options(CLI::App& command) : setup(command) {}
  SetUpChoice setup;
  std::string game = "rattus";
  unsigned runs = 7;
  bool json = false;
};

double seconds() { return std::chrono::duration<double>(clock()()).count(); }

ai::Figures board_game(const board::SetUp& setup, unsigned run) {
  Rng rng({1, 2 + run});  // random cards: others in each run
  const auto made = board::BoardGame::make(setup, game_data().tables(setup.board), rng);
  const auto& rules = std::get<board::Rules>(made);
  return ai::measure(rules, ai::middle_position(rules, {1, 2}), seconds);
}

/// The figures of one run of a game, and what was played.
using Measured = std::pair<std::function<ai::Figures(unsigned)>, std::string>;

Measured measured(cartus::Kit kit, const SetUpChoice& choice) {
  const cartus::Rules rules = rules_of(choice.read(kit));
  const std::string what = "Cartus, " + std::to_string(rules.players) + " players";
  const ai::RulesWork<cartus::Rules, cartus::State> work{&ai::random_game, &ai::copy_states};
  return {[rules, work](unsigned) {
            return ai::measure_rules(work, rules, ai::first_position(rules, {1, 2}), seconds);
          },
          what};
}

Measured measured(board::Kit kit, const SetUpChoice& choice) {
  const board::SetUp setup = choice.read(kit);
  return {[setup](unsigned run) { return board_game(setup, run); },
          setup.board + " board, " + std::to_string(setup.players) + " players; search from a middle position"};
}

int run(const Options& options) {
  if (options.runs == 0) throw Usage("--runs must be at least 1");
  const auto [figures, what] = table::with_game(options.game, [&](auto kit) { return measured(kit, options.setup); });
  std::vector<ai::Figures> all;
  {
    Progress progress("runs", options.runs);
    for (unsigned i = 0; i < options.runs; ++i) {
      all.push_back(figures(i));
      progress.show(i + 1);
    }
  }
  codec::Json json = {{"runs", options.runs}};
  for (const auto& [name, value] : ai::medians(all)) {
    json[name] = name == "state_bytes" ? codec::Json(static_cast<unsigned>(value)) : codec::Json(value);
    if (!options.json)
      std::cout << "  " << pad(name, 36) << std::fixed << std::setprecision(value < 1000 ? 1 : 0) << value << "\n";
  }
  if (options.json) {
    std::cout << json.dump(1) << "\n";
  } else {
    std::cout << Paint::automatic().dim("medians of " + std::to_string(options.runs) + " runs; one thread, " + what)
              << "\n";
  }
  return 0;
}

void add_bench(CLI::App& app) {
  auto* command =
      subcommand(app, "bench", "Measure how fast games are played and searched.", "rattus bench --json --cards random");
  auto options = std::make_shared<Options>(*command);
  add_game(*command, options->game);
  command->add_option("--runs", options->runs, "number of runs; the median is reported (default 7)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_bench);

}  // namespace
}  // namespace rattus::cli
