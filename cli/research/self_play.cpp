// rattus selfplay, rattus samples: games to learn from, and what a net is told of them (docs/learning.md).
#include "ai/arena/self_play.hpp"

#include <iostream>
#include <set>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/research/choice_files.hpp"
#include "cli/research/kept_games.hpp"
#include "cli/research/results_file.hpp"
#include "cli/research/sample_files.hpp"
#include "cli/serving/queue.hpp"
#include "cli/serving/workers.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, queue;
  std::uint32_t games = 1000;
  unsigned threads = 1;
  SelfPlayAsked asked;
};

void check(const Options& options) {
  if (options.file.empty()) throw Usage("no file for the games: name one with --file");
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  if (options.games > most_games) throw Usage("--games: give at most " + std::to_string(most_games));
  if (!options.queue.empty()) refuse_own_data();
}

int run(const Options& options) {
  check(options);
  const SelfPlayRun run = read_run(options.asked);
  std::set<std::uint32_t> there;
  ResultsFile file(options.file, header_of(run), [&](const codec::Json& json) {
    const auto kept = read_kept(json);
    if (kept) there.insert(kept->game);
    return kept.has_value();
  });
  const auto missing = numbers_without(there, options.games);
  const auto add = [&](const KeptGame& kept) { file.add(to_json(kept)); };
  if (!options.queue.empty()) {
    play_by_queue(options.queue, {options.asked, run, options.file, missing}, add);
  } else {
    play_numbered(
        missing, options.threads, [&](std::uint32_t game) { return play_to_learn(run, game); }, add);
  }
  return 0;
}

void add_self_play(CLI::App& app) {
  auto* command = subcommand(app, "selfplay", "Play training games between computer players of one kind.",
                             "rattus selfplay --file games.jsonl --games 10000 --agent search@200it --kinds base");
  auto options = std::make_shared<Options>();
  command->add_option("--file", options->file, "add games to this file; games already in it are kept");
  command->add_option("--games", options->games, "total number of games in the file (default 1000)");
  command->add_option("--agent", options->asked.agent, "computer player (default greedy)");
  command->add_option("--kinds", options->asked.kinds,
                      "kinds of games, in turn, comma-separated (default: all but cartus): " + kind_names());
  command->add_option("--players", options->asked.players, "number of players, or a range (default 2-6)");
  const CLI::Range slips(0U, ai::Slips::all);
  command->add_option("--slips", options->asked.slips.decisions, "random decisions among 1024 (default 50)")
      ->check(slips);
  command
      ->add_option("--strays", options->asked.slips.turns,
                   "turns among 1024 in which half of the decisions are random (default 0)")
      ->check(slips);
  command->add_option("--seed", options->asked.seed, "seed: a whole number or 32 hexadecimal digits (default 1)");
  auto* threads = command->add_option("--threads", options->threads, "games to run in parallel (default 1)");
  command
      ->add_option("--queue", options->queue,
                   "NATS server (nats://host:4222) from which rattus worker takes the games, on this machine or others")
      ->excludes(threads);
  command->callback([options] { finish(run(*options)); });
}

struct SampleOptions {
  std::vector<std::string> files;
  std::string out;
  double share = 0.25;
  std::string net;
  std::optional<double> trace;
  bool choices = false;
};

constexpr double usual_trace = 0.95;

/// Who looks back on a game, if anybody does; Usage if it cannot be the net that is named, or the player.
ai::Hindsight hindsight_for(const SampleOptions& options, const std::shared_ptr<const ai::Net>& net,
                            const KeptGame& kept) {
  if (net && net->inputs() != inputs_for(kept).hash)
    throw Usage("--hindsight " + options.net + ": this net is for another game than the files");
  if (!net && options.trace && kept.played.expected.empty())
    throw Usage("--trace needs a net (--hindsight), or files with games of a search: give one of them");
  if (!net && !options.trace) return {};
  return {net, static_cast<unsigned>(options.trace.value_or(usual_trace) * 1024)};
}

/// Goes through all games of the files; `use(kept)` says whether one can have been played so. The exit status, when
/// `finish(games)` has told what came of it.
int through(const SampleOptions& options, const std::function<bool(const KeptGame&)>& use,
            const std::function<void(std::uint64_t)>& finish) {
  std::uint64_t games = 0, refused = 0;
  const auto take = [&](const codec::Json& json) {
    const auto kept = read_kept(json);
    if (!kept) return false;
    ++(use(*kept) ? games : refused);
    return true;
  };
  for (const std::string& path : options.files) read_results(path, "selfplay", take);
  finish(games);
  if (refused == 0) return 0;
  std::cerr << refused << " games were left out: they are from another version of the program\n";
  return 1;
}

int write_choices(const SampleOptions& options, unsigned share) {
  if (!options.net.empty() || options.trace)
    throw Usage("--choices does not look back: leave out --hindsight and --trace");
  ChoiceFiles files(options.out);
  const auto add = [&](const ai::Choices& choices) { files.add(choices); };
  return through(
      options,
      [&](const KeptGame& kept) {
        files.are_of(inputs_for(kept));
        return choices_of(kept, share, add);
      },
      [&](std::uint64_t games) {
        files.finish();
        std::cout << files.count() << " choices of " << games << " games\n";
      });
}

int write_samples(const SampleOptions& options) {
  if (options.files.empty() || options.out.empty()) throw Usage("give the files of games, and a folder with --out");
  if (options.share <= 0 || options.share > 1) throw Usage("--share: give a number above 0 and at most 1");
  if (options.trace.value_or(0) < 0 || options.trace.value_or(0) > 1) throw Usage("--trace: give a number from 0 to 1");
  const auto share = static_cast<unsigned>(options.share * 1024);
  if (options.choices) return write_choices(options, share);
  const auto net = options.net.empty() ? nullptr : read_net(read_file(options.net), options.net);
  SampleFiles samples(options.out);
  const auto add = [&](const ai::Sample& sample) { samples.add(sample); };
  const auto use = [&](const KeptGame& kept) {
    samples.are_of(inputs_for(kept));
    return samples_of(kept, share, hindsight_for(options, net, kept), add);
  };
  return through(options, use, [&](std::uint64_t games) {
    samples.finish();
    std::cout << samples.count() << " samples of " << games << " games\n";
  });
}

void add_samples(CLI::App& app) {
  auto* command = subcommand(app, "samples", "Turn training games into samples for the net.",
                             "rattus samples games.jsonl --out samples --share 0.25");
  auto options = std::make_shared<SampleOptions>();
  command->add_option("files", options->files, "files written by rattus selfplay");
  command->add_option("--out", options->out, "folder for the samples (created)");
  command->add_option("--share", options->share, "fraction of the decisions to use (default 0.25)");
  command->add_option("--hindsight", options->net,
                      "net file: its judgement of the later positions corrects the samples");
  command->add_option(
      "--trace", options->trace,
      "look back from later positions, with the search of the games if there is no --hindsight: weight of a decision "
      "counts beside the one before it (default 0.95)");
  command->add_flag("--choices", options->choices, "write options and choices instead of positions, to train a policy");
  command->callback([options] { finish(write_samples(*options)); });
}

const Registered registered(add_self_play);
const Registered samples_registered(add_samples);

}  // namespace
}  // namespace rattus::cli
