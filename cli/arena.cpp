// rattus arena: how strong computer players are against each other.
#include "ai/arena.hpp"

#include <atomic>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <sstream>
#include <thread>

#include "cli/progress.hpp"
#include "cli/screen.hpp"
#include "cli/setup_choice.hpp"
#include "codec/record.hpp"
#include "engine/board/game.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::uint32_t games = 100, time_ms = 0, iterations = 0;
  std::string seed = "1", agents = "search,greedy";
  bool json = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

/// Gives every search that names no budget of its own the one of the command line.
void set_budget(std::vector<ai::Agent>& agents, const Options& options) {
  if (options.time_ms == 0 && options.iterations == 0) return;
  bool any = false;
  for (ai::Agent& agent : agents) {
    if (agent.kind != ai::Kind::search || agent.name.find('@') != std::string::npos) continue;
    agent.budget = {options.iterations, std::chrono::milliseconds(options.time_ms)};
    if (options.time_ms != 0) agent.name += "@" + std::to_string(options.time_ms) + "ms";
    if (options.iterations != 0) agent.name += "@" + std::to_string(options.iterations) + "it";
    any = true;
  }
  if (!any)
    throw Usage(
        "--time-ms and --iterations are for searches without a budget of their own: name one, or leave them out");
}

/// Plays all games, several at a time.
ai::Tally play(const ai::Match& match, std::uint32_t games, unsigned threads) {
  ai::Tally tally(match);
  std::mutex mutex;
  std::atomic<std::uint32_t> next{0};
  Progress progress("games", games);
  const auto work = [&] {
    for (std::uint32_t game; (game = next++) < games;) {
      const ai::GameResult result = ai::play_game(match, game);
      const std::lock_guard lock(mutex);
      tally.add(result);
      progress.show(tally.games());
    }
  };
  std::vector<std::jthread> helpers;
  for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  helpers.clear();
  return tally;
}

codec::Json to_json(const board::SetUp& setup, const ai::Match& match, const ai::Tally& tally, double seconds) {
  codec::Json agents = codec::Json::array(), shares = codec::Json::object(), intervals = codec::Json::object();
  for (const ai::Agent& agent : match.agents) agents.push_back(agent.name);
  for (const std::string& name : tally.names()) {
    const ai::Share share = tally.share(name);
    shares[name] = share.mean;
    intervals[name] = {share.low, share.high};
  }
  return {{"board", setup.board},           {"players", setup.players},    {"agents", std::move(agents)},
          {"seed", codec::hex(match.seed)}, {"games", tally.games()},      {"seconds", seconds},
          {"win_share", std::move(shares)}, {"ci95", std::move(intervals)}};
}

void print(const board::SetUp& setup, const ai::Match& match, const ai::Tally& tally) {
  const Paint paint = Paint::automatic();
  const auto percent = [](double share) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * share;
    return text.str();
  };
  std::cout << paint.bold(std::to_string(tally.games()) + " games, " + setup.board + ", " +
                          std::to_string(setup.players) + " players")
            << ", seed " << codec::hex(match.seed) << ", every seat order of " << setup.players << "\n";
  for (const std::string& name : tally.names()) {
    const ai::Share share = tally.share(name);
    const std::size_t count = tally.count(name);
    std::cout << "  " << pad(count == 1 ? name : std::to_string(count) + " x " + name, 26)
              << paint.bold(percent(share.mean) + " %")
              << paint.dim("  of the games; 95 %: " + percent(share.low) + " to " + percent(share.high)) << "\n";
  }
}

int run(const Options& options, const SetUpChoice& choice) {
  const board::SetUp setup = choice.read();
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  ai::Match match;
  match.seed = read_seed(options.seed);
  match.agents = read_agents(options.agents, setup.players);
  match.clock = clock();
  set_budget(match.agents, options);
  Rng rng(match.seed);
  const auto made = board::BoardGame::make(setup, game_data().tables(setup.board), rng);
  match.rules = &std::get<board::Rules>(made);  // the choice has been checked
  // Whole blocks only: each agent sits in each seat equally often.
  const auto players = static_cast<std::uint32_t>(setup.players);
  const std::uint32_t games = (options.games + players - 1) / players * players;
  const auto begun = clock()();
  const ai::Tally tally = play(match, games, options.threads);
  if (options.json) {
    const double seconds = std::chrono::duration<double>(clock()() - begun).count();
    std::cout << to_json(setup, match, tally, seconds).dump(1) << "\n";
  } else {
    print(setup, match, tally);
  }
  return 0;
}

void add_arena(CLI::App& app) {
  auto* command = subcommand(app, "arena", "Measures the strength of computer players over all seat orders.",
                             "rattus arena --players 2 --agents search@200ms,greedy --games 100 --seed 1");
  auto options = std::make_shared<Options>();
  auto choice = std::make_shared<SetUpChoice>(*command);
  command->add_option("--agents", options->agents,
                      "one for each player, with commas between: random, greedy, greedy:easy, search, search:normal, "
                      "search@200ms, search@5000it (default search,greedy)");
  command->add_option("--games", options->games, "how many, rounded up to whole rotations (default 100)");
  command->add_option("--seed", options->seed, "a whole number or 32 hexadecimal digits (default 1)");
  command->add_option("--time-ms", options->time_ms, "thinking time of searches, for each decision");
  command->add_option("--iterations", options->iterations, "iterations of searches, for each decision");
  command->add_option("--threads", options->threads, "how many games at a time (default: one for each core)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options, choice] { finish(run(*options, *choice)); });
}

const Registered registered(add_arena);

}  // namespace
}  // namespace rattus::cli
