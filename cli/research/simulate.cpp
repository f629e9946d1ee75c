// rattus simulate: many games between computer players, and what came of them.
#include <algorithm>
#include <bit>
#include <chrono>
#include <iostream>
#include <thread>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/research/simulation.hpp"
#include "cli/screens/screen.hpp"
#include "cli/screens/sentence.hpp"
#include "cli/setup_choice.hpp"
#include "codec/board/words.hpp"
#include "codec/text/sha256.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string game = "rattus";
  std::size_t games = 100;
  std::string seed = "1", agents = "greedy", records, trace;
  std::vector<std::string> shares;
  bool json = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

struct GameOutcome {
  Seat winner = 0;
  unsigned decisions = 0;
  unsigned rounds = 0;
  board::EndReason reason = board::EndReason::none;
  unsigned winning_points = 0;
};

std::vector<GameOutcome> play_all_on_board(const Simulation& simulation) {
  std::vector<GameOutcome> outcomes(simulation.games);
  play_all<board::Kit>(simulation, [&](std::size_t i, const table::Game& game, unsigned decisions) {
    GameOutcome& outcome = outcomes[i];
    const Outcome result = game.result();
    outcome.winner = static_cast<Seat>(std::countr_zero(winners(result)));
    outcome.winning_points = result[outcome.winner].points;
    outcome.rounds = game.state().round;
    outcome.reason = game.state().end_reason;
    outcome.decisions = decisions;
  });
  return outcomes;
}

struct Summary {
  double seconds = 0;
  double mean_decisions = 0, mean_rounds = 0, mean_points = 0;
  unsigned fewest_rounds = 0, most_rounds = 0;
  std::vector<std::size_t> wins;                  ///< by seat
  std::map<std::string, std::size_t> agent_wins;  ///< by name
  std::map<std::string, std::size_t> reasons;
};

Summary sum_up(const Simulation& simulation, const std::vector<GameOutcome>& outcomes, double seconds) {
  Summary sum;
  sum.seconds = seconds;
  sum.wins.resize(simulation.agents.size());
  for (const auto reason : {board::EndReason::rats, board::EndReason::placed, board::EndReason::rounds})
    sum.reasons[std::string(codec::word(reason))] = 0;
  for (const ai::Agent& agent : simulation.agents) sum.agent_wins[agent.name] = 0;
  sum.fewest_rounds = outcomes.front().rounds;
  for (const GameOutcome& outcome : outcomes) {
    const auto n = static_cast<double>(outcomes.size());
    ++sum.wins[outcome.winner];
    ++sum.agent_wins[simulation.agents[outcome.winner].name];
    ++sum.reasons[std::string(codec::word(outcome.reason))];
    sum.mean_decisions += outcome.decisions / n;
    sum.mean_rounds += outcome.rounds / n;
    sum.mean_points += outcome.winning_points / n;
    sum.fewest_rounds = std::min(sum.fewest_rounds, outcome.rounds);
    sum.most_rounds = std::max(sum.most_rounds, outcome.rounds);
  }
  return sum;
}

codec::Json to_json(const Simulation& simulation, const Summary& sum) {
  codec::Json agents = codec::Json::array();
  for (const ai::Agent& agent : simulation.agents) agents.push_back(agent.name);
  const auto& setup = std::get<board::SetUp>(simulation.setup);
  return {{"board", setup.board},
          {"players", setup.players},
          {"agents", std::move(agents)},
          {"seed", codec::hex(simulation.seed)},
          {"games", simulation.games},
          {"threads", simulation.threads},
          {"seconds", sum.seconds},
          {"games_per_s", static_cast<double>(simulation.games) / sum.seconds},
          {"wins_by_seat", sum.wins},
          {"wins_by_agent", sum.agent_wins},
          {"decisions", sum.mean_decisions},
          {"rounds", {{"mean", sum.mean_rounds}, {"least", sum.fewest_rounds}, {"most", sum.most_rounds}}},
          {"winning_points", sum.mean_points},
          {"end_reasons", sum.reasons}};
}

void print(const Simulation& simulation, const Summary& sum) {
  const Paint paint = Paint::automatic();
  const auto line = [&](const std::string& what, const std::string& value) {
    std::cout << summary_line(paint, what, value);
  };
  const auto share = [&](std::size_t wins) {
    return pad(std::to_string(wins), 8) + percent(static_cast<double>(wins) / static_cast<double>(simulation.games), 1);
  };
  const auto& setup = std::get<board::SetUp>(simulation.setup);
  std::cout << paint.bold(std::to_string(simulation.games) + " games, " + setup.board + ", " +
                          std::to_string(setup.players) + " players")
            << ", seed " << codec::hex(simulation.seed) << "\n";
  line("games/s", number(static_cast<double>(simulation.games) / sum.seconds, 1) + "  (" + number(sum.seconds, 2) +
                      " s, threads: " + std::to_string(simulation.threads) + ")");
  line("decisions per game", number(sum.mean_decisions, 1));
  line("rounds", number(sum.mean_rounds, 1) + "  (" + std::to_string(sum.fewest_rounds) + " to " +
                     std::to_string(sum.most_rounds) + ")");
  line("points of the winner", number(sum.mean_points, 1));
  for (std::size_t seat = 0; seat < sum.wins.size(); ++seat)
    line("wins of seat " + std::to_string(seat + 1), share(sum.wins[seat]) + "  " + simulation.agents[seat].name);
  if (sum.agent_wins.size() > 1)
    for (const auto& [name, wins] : sum.agent_wins) line("wins of " + name, share(wins));
  for (const auto& [reason, count] : sum.reasons) line("ended by " + reason, share(count));
}

/// Values of people's devices, the first that of seat 1, as at a table (docs/reference/protocol.md, "Chance").
std::vector<table::Share> read_shares(const std::vector<std::string>& values, unsigned players) {
  std::vector<table::Share> shares;
  for (const std::string& value : values) {
    if (!table::is_share_value(value)) throw Usage("--shares " + value + ": give values of 32 hexadecimal digits");
    if (shares.size() == players) throw Usage("--shares: more values than players; give at most one for each");
    shares.push_back({{static_cast<table::Seat>(shares.size())}, codec::sha256_hex(value), value});
  }
  return shares;
}

int run(const Options& options, const SetUpChoice& choice) {
  Simulation simulation;
  simulation.setup = choice.read(options.game);
  simulation.seed = read_seed(options.seed);
  simulation.agents = read_agents(options.agents, table::players_of(simulation.setup));
  table::with_kit(simulation.setup, [&]<class Kit>(Kit) { refuse_other_nets<Kit>(simulation.agents); });
  if (!options.shares.empty()) simulation.stream = table::Stream::chacha20;
  simulation.shares = read_shares(options.shares, table::players_of(simulation.setup));
  simulation.games = options.games;
  simulation.threads = options.threads;
  simulation.records = options.records;
  if (!options.trace.empty()) {
    if (options.records.empty()) throw Usage("--trace needs records: name a folder with --records DIR");
    if (options.trace != "full" && options.trace != "hashes")
      throw Usage("--trace " + options.trace + ": give hashes or full");
    simulation.trace = options.trace == "full" ? codec::Trace::full : codec::Trace::hashes;
  }
  if (simulation.games == 0 || simulation.threads == 0) throw Usage("--games and --threads must be at least 1");

  table::with_kit(simulation.setup, [&](auto kit) { simulate(kit, simulation, options.json); });
  return 0;
}

void add_simulate(CLI::App& app) {
  auto* command = subcommand(
      app, "simulate", "Play many games between computer players and summarise them.",
      "rattus simulate --players 4 --games 200 --seed 7 --agents search:easy,greedy,greedy,random\n"
      "  rattus simulate --game cartus --players 3 --games 200 --split peasantry:farm=3,peasantry:brewery=2");
  auto options = std::make_shared<Options>();
  auto choice = std::make_shared<SetUpChoice>(*command);
  add_game(*command, options->game);
  command->add_option("--games", options->games, "number of games (default 100)");
  command->add_option("--seed", options->seed, "seed: a whole number or 32 hexadecimal digits (default 1)");
  command
      ->add_option(
          "--shares", options->shares,
          "random numbers as in an online game: values of the players' devices, comma-separated, mixed with the seed "
          "(ChaCha20)")
      ->delimiter(',');
  command->add_option("--agents", options->agents,
                      "computer players: one for all seats, or one for each, comma-separated (default greedy)");
  command->add_option("--records", options->records, "folder for a record of each game");
  command
      ->add_option("--trace", options->trace,
                   "with --records, what to add after each step: hashes, or full (options, state and hash; default)")
      ->expected(0, 1)
      ->default_str("full");
  command->add_option("--threads", options->threads, "games to run in parallel (default: one per core)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options, choice] { finish(run(*options, *choice)); });
}

const Registered registered(add_simulate);

}  // namespace

void simulate(board::Kit, const Simulation& simulation, bool json) {
  const auto begun = std::chrono::steady_clock::now();
  const auto outcomes = play_all_on_board(simulation);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  const Summary sum = sum_up(simulation, outcomes, seconds);
  if (json)
    std::cout << to_json(simulation, sum).dump(1) << "\n";
  else
    print(simulation, sum);
}

}  // namespace rattus::cli
