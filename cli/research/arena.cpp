// rattus arena: how strong computer players are against each other.
#include "ai/arena/arena.hpp"

#include <atomic>
#include <iostream>
#include <mutex>
#include <optional>
#include <thread>

#include "ai/net/blocks.hpp"
#include "cli/nets.hpp"
#include "cli/progress.hpp"
#include "cli/research/arena_sprt.hpp"
#include "cli/screens/screen.hpp"
#include "cli/screens/sentence.hpp"
#include "cli/setup_choice.hpp"
#include "codec/record/record.hpp"
#include "engine/board/game.hpp"

namespace rattus::cli {
namespace {

constexpr std::uint32_t usual_games = 100;

struct Options {
  std::string game = "rattus";
  std::optional<std::uint32_t> games;
  std::uint32_t time_ms = 0, iterations = 0;
  std::string seed = "1", agents = "search,greedy", sprt;
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
        "--time-ms and --iterations need a search without a budget of its own: name one with --agents, or leave them "
        "out");
}

/// What was played and what came of it.
struct Outcome {
  codec::Json what;   ///< the game as JSON names it
  std::string title;  ///< and as people read it
  int players = 0;
  std::vector<ai::Agent> agents;
  Seed seed;
  ai::Tally tally;
  std::optional<ai::Sprt> sprt;
  bool plague = false;  ///< a game in which players are killed
};

codec::Json to_json(const Outcome& outcome, double seconds) {
  codec::Json agents = codec::Json::array(), shares = codec::Json::object(), intervals = codec::Json::object();
  codec::Json killed = codec::Json::object();
  for (const ai::Agent& agent : outcome.agents) agents.push_back(agent.name);
  for (const std::string& name : outcome.tally.names()) {
    const ai::Share share = outcome.tally.share(name);
    shares[name] = share.mean;
    intervals[name] = {share.low, share.high};
    killed[name] = outcome.tally.killed(name);
  }
  codec::Json json = outcome.what;
  json.update({{"players", outcome.players},
               {"agents", std::move(agents)},
               {"seed", codec::hex(outcome.seed)},
               {"games", outcome.tally.games()},
               {"seconds", seconds},
               {"win_share", std::move(shares)},
               {"ci95", std::move(intervals)}});
  if (outcome.plague) json["killed_share"] = std::move(killed);
  if (outcome.sprt) json["sprt"] = sprt_json(*outcome.sprt, outcome.agents.front().name);
  return json;
}

void print(const Outcome& outcome) {
  const Paint paint = Paint::automatic();
  const auto figure = [](double share) { return number(100 * share, 1); };
  const std::string players = std::to_string(outcome.players);
  std::cout << paint.bold(std::to_string(outcome.tally.games()) + " games, " + outcome.title + ", " + players +
                          " players")
            << ", seed " << codec::hex(outcome.seed) << ", every seat order of " << players << "\n";
  for (const std::string& name : outcome.tally.names()) {
    const ai::Share share = outcome.tally.share(name);
    const std::size_t count = outcome.tally.count(name);
    std::cout << "  " << pad(count == 1 ? name : std::to_string(count) + " x " + name, 26)
              << paint.bold(percent(share.mean, 1))
              << paint.dim("  of the games (95%: " + figure(share.low) + " to " + figure(share.high) + ")");
    if (outcome.plague) std::cout << paint.dim("; killed in " + percent(outcome.tally.killed(name), 1));
    std::cout << "\n";
  }
  if (outcome.sprt) print_sprt(*outcome.sprt, outcome.agents.front().name, paint);
}

/// The test of the first agent against the others, if one is asked for.
std::optional<ai::Sprt> sprt_of(const Options& options, const ai::Tally& tally, unsigned players) {
  if (options.sprt.empty()) return std::nullopt;
  const std::size_t seats = tally.count(tally.names().front());
  if (seats == players)
    throw Usage("--sprt compares the first computer player with the others: name another one with --agents");
  return ai::Sprt(read_sprt(options.sprt), static_cast<double>(seats) / players, players);
}

/// Plays a match of either game between the players asked for.
template <class Kit>
Outcome contest(const typename Kit::Rules& rules, const Options& options,
                std::function<typename Kit::Rules(Seed)> draw = {}) {
  ai::MatchOf<Kit> match;
  match.draw = std::move(draw);
  match.rules = &rules;
  match.seed = read_seed(options.seed);
  match.agents = read_agents(options.agents, rules.players);
  refuse_other_nets<Kit>(match.agents);
  match.clock = clock();
  set_budget(match.agents, options);
  // Whole blocks only: each agent sits in each seat equally often. They are counted in order, up to the one with which
  // a test is decided, so that the number of threads changes nothing.
  const std::uint32_t players = rules.players;
  const std::uint32_t wanted = options.games.value_or(options.sprt.empty() ? usual_games : sprt_games);
  const std::uint32_t games = (wanted + players - 1) / players * players;
  ai::Tally tally(match);
  auto sprt = sprt_of(options, tally, players);
  using Result = decltype(ai::play_game(match, 0));
  ai::Blocks<Result> blocks(players);
  std::mutex mutex;
  std::atomic<std::uint32_t> next{0};
  std::atomic<bool> decided{false};
  std::uint32_t done = 0;
  Progress progress("games", games);
  const auto count = [&](const std::vector<Result>& block) {
    if (decided) return;
    for (const Result& result : block) tally.add(result);
    if (!sprt) return;
    sprt->add(tally.block_share(block.front().game / players, tally.names().front()));
    decided = sprt->verdict() != ai::Sprt::Verdict::undecided;
  };
  const auto work = [&] {
    for (std::uint32_t i; !decided && (i = next++) < games;) {
      const Result result = ai::play_game(match, i);
      const std::lock_guard lock(mutex);
      blocks.add(result, count);
      progress.show(++done, sprt ? sprt_note(*sprt) : "");
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < options.threads; ++i) helpers.emplace_back(work);
    work();
  }
  return {{}, {}, rules.players, match.agents, match.seed, std::move(tally), sprt};
}

Outcome contest(cartus::Kit kit, const Options& options, const SetUpChoice& choice) {
  Outcome outcome = contest<cartus::Kit>(rules_of(choice.read(kit)), options);
  outcome.what = {{"game", kit.name}};
  outcome.title = "Cartus";
  outcome.plague = true;
  return outcome;
}

Outcome contest(board::Kit kit, const Options& options, const SetUpChoice& choice) {
  const board::SetUp setup = choice.read(kit);
  const auto make = [&setup](Seed seed) {
    Rng rng(seed);
    return std::get<board::Rules>(  // the choice has been checked
        board::BoardGame::make(setup, game_data().tables(setup.board), rng));
  };
  // Cards by chance are other ones in each block, so that no set decides a match.
  Outcome outcome = by_chance(setup.card_choice) ? contest<board::Kit>(make(read_seed(options.seed)), options, make)
                                                 : contest<board::Kit>(make(read_seed(options.seed)), options);
  outcome.what = {{"board", setup.board}};
  outcome.title = setup.board;
  return outcome;
}

int run(const Options& options, const SetUpChoice& choice) {
  if (options.games.value_or(1) == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  const auto begun = clock()();
  const Outcome outcome = table::with_game(options.game, [&](auto kit) { return contest(kit, options, choice); });
  if (options.json) {
    const double seconds = std::chrono::duration<double>(clock()() - begun).count();
    std::cout << to_json(outcome, seconds).dump(1) << "\n";
  } else {
    print(outcome);
  }
  return outcome.sprt ? sprt_status(*outcome.sprt) : 0;
}

void add_arena(CLI::App& app) {
  auto* command =
      subcommand(app, "arena", "Let computer players compete in every seat order and compare their strength.",
                 "rattus arena --players 2 --agents search@200ms,greedy --games 100 --seed 1\n"
                 "  rattus arena --game cartus --players 2 --agents greedy,random --games 400\n"
                 "  rattus arena --players 2 --agents search@1000it,search@250it --sprt 0,20");
  auto options = std::make_shared<Options>();
  auto choice = std::make_shared<SetUpChoice>(*command);
  add_game(*command, options->game);
  command->add_option(
      "--agents", options->agents,
      "computer players, one for each seat, comma-separated: random, greedy, greedy:easy, search, search:normal, "
      "search@200ms, search@5000it (default search,greedy)");
  command->add_option(
      "--games", options->games,
      "number of games, rounded up so that all sit in each seat equally often (default 100; with --sprt 40000)");
  command->add_option("--sprt", options->sprt, sprt_help());
  command->add_option("--seed", options->seed, "seed: a whole number or 32 hexadecimal digits (default 1)");
  command->add_option("--time-ms", options->time_ms, "thinking time per decision, for searches");
  command->add_option("--iterations", options->iterations, "iterations per decision, for searches");
  command->add_option("--threads", options->threads, "games to run in parallel (default: one per core)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options, choice] { finish(run(*options, *choice)); });
}

const Registered registered(add_arena);

}  // namespace
}  // namespace rattus::cli
