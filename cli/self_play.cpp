// rattus selfplay, rattus samples: games to learn from, and what a net is told of them (docs/learning.md).
#include "ai/self_play.hpp"

#include <iostream>
#include <set>

#include "cli/kept_games.hpp"
#include "cli/nets.hpp"
#include "cli/results_file.hpp"
#include "cli/sample_files.hpp"
#include "cli/setup_choice.hpp"
#include "cli/workers.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, agent = "greedy", kinds = "base,random,modules,mercatus", players = "2-6", seed = "1";
  std::uint32_t games = 1000;
  unsigned slips = 50, threads = 1;
};

SelfPlayRun read_run(const Options& options) {
  if (options.file.empty()) throw Usage("--file names the file that the games are added to");
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  if (options.games > most_games) throw Usage("--games: at most " + std::to_string(most_games));
  SelfPlayRun run{read_agent(options.agent), read_kinds(options.kinds), read_sizes(options.players), options.slips,
                  read_seed(options.seed)};
  const std::string_view game = table_kinds()[run.kinds.front()].game;
  for (const std::size_t kind : run.kinds) {
    sizes_at(kind, run.sizes);
    if (table_kinds()[kind].game != game)
      throw Usage("--kinds " + options.kinds + ": a net learns one game; name cartus alone, or leave it out");
  }
  table::with_game(game, [&]<class Kit>(Kit) { refuse_other_nets<Kit>({run.agent}); });
  return run;
}

int run(const Options& options) {
  const SelfPlayRun run = read_run(options);
  std::set<std::uint32_t> there;
  ResultsFile file(options.file, header_of(run), [&](const codec::Json& json) {
    const auto kept = read_kept(json);
    if (kept) there.insert(kept->game);
    return kept.has_value();
  });
  const auto play_one = [&](std::uint32_t game) { return play_to_learn(run, game); };
  play_numbered(numbers_without(there, options.games), options.threads, play_one,
                [&](const KeptGame& kept) { file.add(to_json(kept)); });
  return 0;
}

void add_self_play(CLI::App& app) {
  auto* command = subcommand(app, "selfplay", "Plays games between computer players of one kind, to learn from.",
                             "rattus selfplay --file games.jsonl --games 10000 --agent search@200it --kinds base");
  auto options = std::make_shared<Options>();
  command->add_option("--file", options->file, "games are added to it; those that it has are not played again");
  command->add_option("--games", options->games, "how many the file is to have (default 1000)");
  command->add_option("--agent", options->agent, "who plays (default greedy)");
  command->add_option("--kinds", options->kinds,
                      "kinds of tables, in turn, with commas between (default all but cartus): " + kind_names());
  command->add_option("--players", options->players, "how many play, or the least and the most (default 2-6)");
  command->add_option("--slips", options->slips, "of 1024 decisions, how many are taken at random (default 50)");
  command->add_option("--seed", options->seed, "a whole number or 32 hexadecimal digits (default 1)");
  command->add_option("--threads", options->threads, "how many games at a time (default 1)");
  command->callback([options] { finish(run(*options)); });
}

struct SampleOptions {
  std::vector<std::string> files;
  std::string out;
  double share = 0.25;
};

int write_samples(const SampleOptions& options) {
  if (options.files.empty() || options.out.empty()) throw Usage("name files of games, and the folder for --out");
  if (options.share <= 0 || options.share > 1) throw Usage("--share is a part of the decisions: above 0, at most 1");
  SampleFiles samples(options.out);
  const auto share = static_cast<unsigned>(options.share * 1024);
  std::uint64_t games = 0, refused = 0;
  const auto take = [&](const codec::Json& json) {
    const auto kept = read_kept(json);
    if (!kept) return false;
    samples.are_of(inputs_for(*kept));
    ++(samples_of(*kept, share, [&](const ai::Sample& sample) { samples.add(sample); }) ? games : refused);
    return true;
  };
  for (const std::string& path : options.files) read_results(path, "selfplay", take);
  samples.finish();
  std::cout << samples.count() << " samples of " << games << " games\n";
  if (refused == 0) return 0;
  std::cerr << refused << " games cannot have been played so: they are of another version of the program\n";
  return 1;
}

void add_samples(CLI::App& app) {
  auto* command = subcommand(app, "samples", "Writes what a net is told of positions of games played by itself.",
                             "rattus samples games.jsonl --out samples --share 0.25");
  auto options = std::make_shared<SampleOptions>();
  command->add_option("files", options->files, "files of rattus selfplay");
  command->add_option("--out", options->out, "the folder for the samples, which is made");
  command->add_option("--share", options->share, "which part of the decisions (default 0.25)");
  command->callback([options] { finish(write_samples(*options)); });
}

const Registered registered(add_self_play);
const Registered samples_registered(add_samples);

}  // namespace
}  // namespace rattus::cli
