// The tables at which rattus rate lets players meet, and the lines of its file.
#include <algorithm>
#include <set>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/research/rate.hpp"
#include "cli/research/results_file.hpp"
#include "cli/setup_choice.hpp"
#include "codec/record/record.hpp"
#include "codec/text/reader.hpp"
#include "table/computers.hpp"

namespace rattus::cli {
namespace {

using codec::Json;
using codec::Value;

/// Plays a game of these, by seat: who came in where.
template <class Kit>
std::vector<int> places_of(const typename Kit::SetUp& setup, Seed seed, const std::vector<const ai::Agent*>& agents) {
  table::EventsOf<Kit> events;
  const auto& tables = *game_data().tables(table::AnySetUp(setup)).template as<Kit>();
  auto game = std::get<table::GameOf<Kit>>(table::GameOf<Kit>::start(setup, tables, seed, events));
  std::vector<std::unique_ptr<ai::PlayerOf<Kit>>> players;
  players.reserve(agents.size());
  for (const ai::Agent* agent : agents)
    players.push_back(ai::make_player<Kit>(*agent, table::derive(seed, players.size() + 1), clock()));
  while (!game.over()) {
    const auto action = players[game.decider()]->choose(game.view(game.decider()), game.options());
    game.choose(table::option_of(game.options(), action));
  }
  const Outcome outcome = game.result();
  std::vector<int> places;
  for (std::size_t seat = 0; seat < agents.size(); ++seat) places.push_back(outcome[seat].place);
  return places;
}

std::optional<std::size_t> find_agent(const Value& value, const RateRun& run) {
  std::vector<std::string_view> names;
  for (const ai::Agent& agent : run.pool) names.push_back(agent.name);
  return value.among(names);
}

}  // namespace

std::string all_agents() {
  std::string names = "random";
  std::set<std::pair<unsigned, unsigned>> greedy;
  for (const ai::Level& level : ai::levels())
    if (greedy.emplace(level.greedy_worlds, level.overlooks).second) names.append(",greedy:").append(level.name);
  for (const ai::Level& level : ai::levels()) names.append(",search:").append(level.name);
  return names;
}

Met play_for_rating(const RateRun& run, std::uint32_t game) {
  const Seed seed = table::derive(run.seed, game);
  Rng chance(table::derive(seed, 0));
  Met met{game, run.kinds[game % run.kinds.size()], {}, {}};
  Sizes sizes = sizes_at(met.kind, run.sizes);
  sizes.most = std::min(sizes.most, static_cast<int>(run.pool.size()));
  const int players = drawn_size(sizes, chance);
  std::vector<std::size_t> waiting;
  for (std::size_t agent = 0; agent < run.pool.size(); ++agent) waiting.push_back(agent);
  std::vector<const ai::Agent*> seated;
  for (int seat = 0; seat < players; ++seat) {
    const auto next = waiting.begin() + chance.below(static_cast<std::uint32_t>(waiting.size()));
    met.agents.push_back(*next);
    seated.push_back(&run.pool[*next]);
    waiting.erase(next);
  }
  const table::AnySetUp setup = drawn_setup(met.kind, players, chance);
  met.places = table::with_kit(setup, [&]<class Kit>(Kit) {
    return places_of<Kit>(std::get<typename Kit::SetUp>(setup), table::derive(seed, 7), seated);
  });
  return met;
}

Json header_of(const RateRun& run) {
  Json agents = Json::array(), nets = Json::array(), kinds = Json::array();
  for (const ai::Agent& agent : run.pool) {
    agents.push_back(agent.name);
    nets.push_back(mark_of_net(agent));
  }
  for (const std::size_t kind : run.kinds) kinds.push_back(table_kinds()[kind].name);
  return {{"results", "rate"},           {"version", 1},
          {"agents", std::move(agents)}, {"nets", std::move(nets)},
          {"kinds", std::move(kinds)},   {"players", {run.sizes.least, run.sizes.most}},
          {"seed", codec::hex(run.seed)}};
}

Json to_json(const Met& game, const RateRun& run) {
  Json agents = Json::array();
  for (const std::size_t agent : game.agents) agents.push_back(run.pool[agent].name);
  return {{"game", game.game},
          {"kind", table_kinds()[game.kind].name},
          {"agents", std::move(agents)},
          {"places", game.places}};
}

std::optional<Met> read_met(const Json& json, const RateRun& run) {
  codec::Faults faults;
  const Value value(json, "", faults);
  Met met;
  if (const auto game = value.need("game"))
    met.game = static_cast<std::uint32_t>(game->whole(0, most_games).value_or(0));
  std::vector<std::string_view> kinds;
  for (const TableKind& kind : table_kinds()) kinds.push_back(kind.name);
  if (const auto kind = value.need("kind")) met.kind = kind->among(kinds).value_or(0);
  std::set<std::size_t> seen;
  if (const auto agents = value.need("agents"))
    for (const Value& one : agents->list())
      if (const auto agent = find_agent(one, run); agent && seen.insert(*agent).second) met.agents.push_back(*agent);
  if (const auto places = value.need("places"))
    for (const Value& one : places->list())
      if (const auto place = one.whole(1, 6)) met.places.push_back(*place);
  if (!faults.empty() || met.agents.size() < 2 || met.agents.size() != met.places.size()) return std::nullopt;
  return met;
}

}  // namespace rattus::cli
