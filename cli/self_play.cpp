// rattus selfplay, rattus samples: games to learn from, and what a net is told of them (docs/learning.md).
#include "ai/self_play.hpp"

#include <atomic>
#include <fstream>
#include <iostream>
#include <mutex>
#include <set>
#include <thread>

#include "cli/progress.hpp"
#include "cli/setup_choice.hpp"
#include "cli/training_files.hpp"
#include "engine/board/game.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, agent = "greedy", mix = "all", players = "2,3,4", seed = "1", net;
  std::uint32_t games = 1000;
  unsigned slips = 50, threads = 1;
};

/// The seed of a game of a file: it does not depend on which games have been played before.
Seed seed_of(Seed file, std::uint32_t game) {
  std::uint64_t x = file.low + game;
  return {file.high ^ split_mix(x), split_mix(x)};
}

std::vector<int> read_players(const std::string& text) {
  std::vector<int> list;
  for (const std::string& one : split_at(text, ',')) {
    if (one.size() != 1 || one[0] < '2' || one[0] > '6') throw Usage("--players: numbers from 2 to 6, as in 2,3,4");
    list.push_back(one[0] - '0');
  }
  if (list.empty()) throw Usage("--players names no number of players");
  return list;
}

/// Game number `game`: what is played follows from the seed and the number alone.
KeptGame play(const Options& options, const ai::Agent& agent, const std::vector<int>& players, std::uint32_t game) {
  KeptGame kept;
  kept.game = game;
  kept.seed = seed_of(read_seed(options.seed), game);
  Rng rng({kept.seed.low, kept.seed.high ^ 0x5e7});
  const int count = players[rng.below(static_cast<std::uint32_t>(players.size()))];
  kept.setup = drawn_setup(options.mix, count, rng);
  const board::Rules rules = rules_of(kept.setup, kept.seed);
  kept.played = ai::play_itself(rules, agent, kept.seed, options.slips);
  return kept;
}

/// Takes in what a file already has; what has been cut off at its end is dropped, and told.
std::set<std::uint32_t> games_in(const std::string& path) {
  std::set<std::uint32_t> there;
  const std::uintmax_t good = read_games(path, [&](const KeptGame& kept) { there.insert(kept.game); });
  if (drop_after(path, good)) std::cerr << path << ": its last game was cut off and is played anew\n";
  return there;
}

int run(const Options& options) {
  if (options.file.empty()) throw Usage("--file names the file that the games are added to");
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  const std::vector<int> players = read_players(options.players);
  const ai::Agent agent = read_agents(options.agent, 1).front();
  const std::set<std::uint32_t> there = games_in(options.file);
  std::ofstream out(options.file, std::ios::app);
  if (!out) throw Usage(options.file + ": cannot be written");
  std::mutex mutex;
  std::atomic<std::uint32_t> next{0};
  std::uint32_t done = static_cast<std::uint32_t>(there.size());
  Progress progress("games", options.games);
  const auto work = [&] {
    for (std::uint32_t i; (i = next++) < options.games;) {
      if (there.contains(i)) continue;
      const std::string line = to_line(play(options, agent, players, i));
      const std::lock_guard lock(mutex);
      out << line << std::flush;
      progress.show(++done);
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < options.threads; ++i) helpers.emplace_back(work);
    work();
  }
  if (!out) throw Usage(options.file + ": could not be written to its end");
  return 0;
}

void add_self_play(CLI::App& app) {
  auto* command = subcommand(app, "selfplay", "Plays games between computer players of one kind, to learn from.",
                             "rattus selfplay --file games.jsonl --games 10000 --agent search@200it --mix all");
  auto options = std::make_shared<Options>();
  command->add_option("--file", options->file, "games are added to it; those that it has are not played again");
  command->add_option("--games", options->games, "how many the file is to have (default 1000)");
  command->add_option("--agent", options->agent, "who plays (default greedy)");
  command->add_option("--mix", options->mix,
                      "what is played: base, cards, modules, mercatus, or all of it by turns (default all)");
  command->add_option("--players", options->players, "numbers of players (default 2,3,4)");
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
  std::uint64_t games = 0, refused = 0;
  for (const std::string& path : options.files)
    read_games(path, [&](const KeptGame& kept) {
      const board::Rules rules = rules_of(kept.setup, kept.seed);
      const auto share = static_cast<unsigned>(options.share * 1024);
      const auto take = [&](const ai::Sample& sample) { samples.add(rules.players, sample); };
      ++(ai::replay_samples(rules, kept.played, kept.seed, share, take) ? games : refused);
    });
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
