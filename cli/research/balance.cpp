// rattus balance: what class cards, tiles, modules and seats are worth among strong players.
#include "cli/research/balance.hpp"

#include <algorithm>
#include <iostream>
#include <optional>
#include <set>
#include <thread>

#include "cli/nets.hpp"
#include "cli/output_file.hpp"
#include "cli/research/results_file.hpp"
#include "cli/screens/screen.hpp"
#include "cli/screens/sentence.hpp"
#include "cli/serving/workers.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::uint32_t games = 1000;
  std::string seed = "1", agents = "search@300it", file, page, language = "en";
  bool json = false, vary = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

/// Every choice of modules that chance can make must be playable.
void check_all_modules(const BalanceRun& run) {
  const auto& names = run.setup.modules;
  for (unsigned some = 0; run.vary && some < 1U << names.size(); ++some) {
    board::SetUp setup = run.setup;
    setup.modules.clear();
    for (std::size_t i = 0; i < names.size(); ++i)
      if (some >> i & 1) setup.modules.push_back(names[i]);
    table::EventList events;
    const auto started = table::Game::start(setup, run.tables(), Seed{}, events);
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&started)) {
      std::string message = "--vary-modules: without some of the modules this set-up cannot be played:";
      for (const Refusal& reason : *reasons) message.append("\n  ").append(game_data().text().sentence(reason));
      throw Usage(message);
    }
  }
}

BalanceRun read_run(const Options& options, const SetUpChoice& choice) {
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  if (options.games > most_games) throw Usage("--games: give at most " + std::to_string(most_games));
  BalanceRun run;
  run.setup = choice.read(board::Kit{});
  run.vary = options.vary;
  run.agents = read_agents(options.agents, run.setup.players);
  refuse_other_nets<board::Kit>(run.agents);
  run.seed = read_seed(options.seed);
  if (run.vary && run.setup.modules.empty())
    throw Usage("--vary-modules leaves some modules out of some games: name them with --modules");
  check_all_modules(run);
  return run;
}

/// Plays the games that the file has not, and counts all of them.
ai::Balance play(const BalanceRun& run, const Options& options) {
  ai::Balance balance(static_cast<unsigned>(run.setup.players), run.setup.modules);
  std::set<std::uint32_t> there;
  const auto take = [&](const Json& json) {
    const auto read = read_course(json, run);
    if (read && read->game < options.games && there.insert(read->game).second) balance.add(read->course);
    return read.has_value();
  };
  ResultsFile file(options.file, header_of(run), take);
  const auto missing = numbers_without(there, options.games);
  const auto play_one = [&](std::uint32_t game) { return play_for_balance(run, game); };
  play_numbered(missing, options.threads, play_one, [&](const NumberedCourse& played) {
    file.add(to_json(played, run.tables()));
    balance.add(played.course);
  });
  return balance;
}

void print(const BalanceRun& run, const ai::Balance& balance) {
  const Paint paint = Paint::automatic();
  const auto share = [](const ai::Count& count) {
    return count.games == 0 ? std::string("-") : percent(1.0 * count.won / count.games, 1);
  };
  std::vector<std::vector<std::string>> rows{{"card", "games", "taken early", "taken first", "held at the end"}};
  for (const auto& [number, card] : balance.cards)
    rows.push_back({card_id(run.tables(), number), std::to_string(card.games), share(card.early), share(card.first),
                    share(card.holder)});
  std::cout << paint.bold(std::to_string(balance.games) + " games, " + run.setup.board + ", " +
                          std::to_string(run.setup.players) + " players")
            << ": shares won (a fair one is " << percent(balance.fair(), 1) << ")\n"
            << lay_out(rows);
}

int run(const Options& options, const BalanceRun& run) {
  // What cannot be written is told before the games, not after.
  terminal_texts(options.language);
  std::optional<OutputFile> page;
  if (!options.page.empty()) page.emplace(options.page);
  const ai::Balance balance = play(run, options);
  if (page) {
    page->write(balance_page(run, balance, options.language));
    page->finish();
  }
  if (options.json)
    std::cout << balance_json(run, balance).dump(1) << "\n";
  else
    print(run, balance);
  return 0;
}

void add_balance(CLI::App& app) {
  auto* command =
      subcommand(app, "balance", "Play many games and report how often cards, tiles, modules and seats win.",
                 "rattus balance --players 4 --games 2000 --file games.jsonl --page balance.html\n"
                 "  rattus balance --board big-box --modules upgrades,inns --vary-modules --page balance.html");
  auto options = std::make_shared<Options>();
  auto choice = std::make_shared<SetUpChoice>(*command, std::string(board::random_word));
  command->add_option("--games", options->games, "number of games (default 1000)");
  command->add_flag("--vary-modules", options->vary, "use each module in only half of the games");
  command->add_option(
      "--agents", options->agents,
      "computer players: one for all seats, or one for each, comma-separated; they change seats from game to game "
      "(default search@300it)");
  command->add_option("--file", options->file,
                      "file for the result of each game; with an existing file, play continues where it stopped");
  command->add_option("--page", options->page, "also write the report as an HTML page with charts");
  command->add_option("--language", options->language, "language of the page: en or de");
  command->add_option("--seed", options->seed, "seed: a whole number or 32 hexadecimal digits (default 1)");
  command->add_option("--threads", options->threads, "games to run in parallel (default: one per core)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options, choice] { finish(run(*options, read_run(*options, *choice))); });
}

const Registered registered(add_balance);

}  // namespace
}  // namespace rattus::cli
