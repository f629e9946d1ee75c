// rattus rate: how strong computer players are in one pool, over many kinds of tables.
#include "cli/research/rate.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <thread>

#include "cli/nets.hpp"
#include "cli/research/results_file.hpp"
#include "cli/screens/screen.hpp"
#include "cli/serving/workers.hpp"
#include "cli/setup_choice.hpp"
#include "engine/core/hex.hpp"

namespace rattus::cli {
namespace {

using codec::Json;

struct Options {
  std::uint32_t games = 1000;
  std::string seed = "1", agents = all_agents(), kinds, players = "2-6", file;
  bool json = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

/// The pool over all tables, and over those of each kind.
struct Ratings {
  ai::Pool all;
  std::map<std::size_t, ai::Pool> by_kind;
  std::uint32_t games = 0;
};

std::vector<ai::Agent> read_pool(const std::string& text) {
  std::vector<ai::Agent> pool;
  for (const std::string& name : split_at(text, ',')) {
    const ai::Agent agent = read_agent(name);
    if (std::find_if(pool.begin(), pool.end(), [&](const ai::Agent& a) { return a.name == name; }) != pool.end())
      throw Usage("--agents names " + name + " twice: name each player once");
    pool.push_back(agent);
  }
  if (pool.size() < 2) throw Usage("--agents: name at least two computer players, comma-separated");
  return pool;
}

RateRun read_run(const Options& options) {
  if (options.games == 0 || options.threads == 0) throw Usage("--games and --threads must be at least 1");
  if (options.games > most_games) throw Usage("--games: give at most " + std::to_string(most_games));
  RateRun run{read_pool(options.agents), read_kinds(options.kinds), read_sizes(options.players),
              read_seed(options.seed)};
  if (run.sizes.least > static_cast<int>(run.pool.size()))
    throw Usage("--players " + options.players + ": --agents names fewer players: name more, or lower --players");
  for (const std::size_t kind : run.kinds) {
    sizes_at(kind, run.sizes);
    table::with_game(table_kinds()[kind].game, [&]<class Kit>(Kit) { refuse_other_nets<Kit>(run.pool); });
  }
  return run;
}

/// Plays the games that the file has not, and rates all of them in their order.
Ratings play(const RateRun& run, const Options& options) {
  std::map<std::uint32_t, Met> met;
  const auto take = [&](const Json& json) {
    const auto read = read_met(json, run);
    if (read && read->game < options.games) met.emplace(read->game, *read);
    return read.has_value();
  };
  ResultsFile file(options.file, header_of(run), take);
  const auto missing = numbers_without(met, options.games);
  const auto play_one = [&](std::uint32_t game) { return play_for_rating(run, game); };
  play_numbered(missing, options.threads, play_one, [&](const Met& played) {
    file.add(to_json(played, run));
    met.emplace(played.game, played);
  });
  Ratings ratings{ai::Pool(run.pool.size()), {}, static_cast<std::uint32_t>(met.size())};
  for (const auto& [game, of] : met) {
    ratings.all.add(of.agents, of.places);
    ratings.by_kind.try_emplace(of.kind, run.pool.size()).first->second.add(of.agents, of.places);
  }
  return ratings;
}

Json rating_json(const ai::Pool& pool, std::size_t agent) {
  const ai::Rating& rating = pool.rating(agent);
  return {{"rating", rating.mean}, {"deviation", rating.deviation}, {"games", pool.games(agent)}};
}

Json ratings_json(const RateRun& run, const Ratings& ratings) {
  Json agents = Json::object(), pairs = Json::array();
  const auto order = ratings.all.order();
  for (const std::size_t agent : order) {
    Json json = rating_json(ratings.all, agent), kinds = Json::object();
    for (const auto& [kind, pool] : ratings.by_kind)
      kinds[std::string(table_kinds()[kind].name)] = rating_json(pool, agent);
    json["by_kind"] = std::move(kinds);
    agents[run.pool[agent].name] = std::move(json);
  }
  for (const std::size_t one : order)
    for (const std::size_t other : order)
      if (one != other && ratings.all.meetings(one, other) > 0)
        pairs.push_back({{"agent", run.pool[one].name},
                         {"other", run.pool[other].name},
                         {"games", ratings.all.meetings(one, other)},
                         {"above", ratings.all.above(one, other)}});
  Json json = header_of(run);
  json["results"] = "ratings";
  json.update({{"games", ratings.games}, {"ratings", std::move(agents)}, {"pairs", std::move(pairs)}});
  return json;
}

std::string rating_text(const ai::Pool& pool, std::size_t agent) {
  return pool.games(agent) == 0 ? "-" : number(pool.rating(agent).mean, 1);
}

void print(const RateRun& run, const Ratings& ratings) {
  const Paint paint = Paint::automatic();
  const auto order = ratings.all.order();
  std::cout << paint.bold(std::to_string(ratings.games) + " games") << ", seed " << hex(run.seed) << "\n";
  std::vector<std::vector<std::string>> rows{{"", "rating", "deviation", "games"}};
  for (const auto& [kind, pool] : ratings.by_kind) rows[0].emplace_back(table_kinds()[kind].name);
  for (const std::size_t agent : order) {
    rows.push_back({run.pool[agent].name, rating_text(ratings.all, agent),
                    number(ratings.all.rating(agent).deviation, 1), std::to_string(ratings.all.games(agent))});
    for (const auto& [kind, pool] : ratings.by_kind) rows.back().push_back(rating_text(pool, agent));
  }
  std::cout << lay_out(rows) << paint.bold("Finished above the other, % of the games with both") << "\n";
  rows = {{""}};
  for (std::size_t column = 1; column <= order.size(); ++column) rows[0].push_back(std::to_string(column));
  for (std::size_t row = 0; row < order.size(); ++row) {
    rows.push_back({std::to_string(row + 1) + " " + run.pool[order[row]].name});
    for (const std::size_t other : order)
      rows.back().push_back(
          ratings.all.meetings(order[row], other) == 0 ? "-" : number(100 * ratings.all.above(order[row], other), 0));
  }
  std::cout << lay_out(rows);
}

int run(const Options& options) {
  const RateRun run = read_run(options);
  const Ratings ratings = play(run, options);
  if (options.json)
    std::cout << ratings_json(run, ratings).dump(1) << "\n";
  else
    print(run, ratings);
  return 0;
}

void add_rate(CLI::App& app) {
  auto* command = subcommand(
      app, "rate", "Rate computer players over many kinds of games (OpenSkill's Plackett-Luce model).",
      "rattus rate --games 2000 --file results.jsonl\n"
      "  rattus rate --agents greedy,search@300it,random --kinds base,cartus --players 2-4 --games 500 --json");
  auto options = std::make_shared<Options>();
  command->add_option("--agents", options->agents, "players to rate, comma-separated (default: every level)");
  command->add_option("--kinds", options->kinds,
                      "kinds of games, in turn, comma-separated (default: all): " + kind_names());
  command->add_option("--players", options->players, "number of players, or a range (default 2-6)");
  command->add_option("--games", options->games, "number of games (default 1000)");
  command->add_option("--file", options->file,
                      "file for the result of each game; with an existing file, play continues where it stopped");
  command->add_option("--seed", options->seed, "seed: a whole number or 32 hexadecimal digits (default 1)");
  command->add_option("--threads", options->threads, "games to run in parallel (default: one per core)");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_rate);

}  // namespace
}  // namespace rattus::cli
