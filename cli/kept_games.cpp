#include "cli/kept_games.hpp"

#include "cli/command.hpp"
#include "cli/results_file.hpp"
#include "cli/setup_choice.hpp"
#include "codec/record.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"
#include "engine/core/hex.hpp"
#include "table/game.hpp"

namespace rattus::cli {
namespace {

using codec::Json;
using codec::Value;

constexpr int most_byte = 255;

void read_bytes(const Value& list, std::vector<std::uint8_t>& out) {
  for (const Value& one : list.list()) out.push_back(static_cast<std::uint8_t>(one.whole(0, most_byte).value_or(0)));
}

}  // namespace

SelfPlayRun read_run(const SelfPlayAsked& asked) {
  SelfPlayRun run{read_agent(asked.agent), read_kinds(asked.kinds), read_sizes(asked.players), asked.slips,
                  read_seed(asked.seed)};
  for (const std::size_t kind : run.kinds) {
    sizes_at(kind, run.sizes);
    if (table_kinds()[kind].name == "cartus") throw Usage("--kinds cartus: nets are for the board game; leave it out");
  }
  return run;
}

Seed seed_of(const SelfPlayRun& run, std::uint32_t game) { return table::derive(run.seed, game); }

KeptGame play_to_learn(const SelfPlayRun& run, std::uint32_t game) {
  KeptGame kept;
  kept.game = game;
  kept.seed = seed_of(run, game);
  Rng chance(table::derive(kept.seed, 0));
  const std::size_t kind = run.kinds[game % run.kinds.size()];
  const int players = drawn_size(sizes_at(kind, run.sizes), chance);
  kept.setup = std::get<board::SetUp>(drawn_setup(kind, players, chance));
  kept.played = ai::play_itself(rules_of(kept), run.agent, kept.seed, run.slips);
  return kept;
}

board::Rules rules_of(const KeptGame& kept) {
  Rng rng(kept.seed);
  return std::get<board::Rules>(board::BoardGame::make(kept.setup, game_data().tables(kept.setup), rng));
}

std::string name_without_file(const ai::Agent& agent) {
  std::string name = agent.name;
  if (!agent.net_file.empty()) name.erase(name.find('+'), agent.net_file.size() + 1);
  return name;
}

Json header_of(const SelfPlayRun& run) {
  Json kinds = Json::array();
  for (const std::size_t kind : run.kinds) kinds.push_back(table_kinds()[kind].name);
  return {{"results", "selfplay"},
          {"version", 1},
          {"agent", name_without_file(run.agent)},
          {"net", run.agent.net ? Json(rattus::hex(run.agent.net->hash())) : Json()},
          {"kinds", std::move(kinds)},
          {"players", {run.sizes.least, run.sizes.most}},
          {"slips", run.slips},
          {"seed", rattus::hex(run.seed)}};
}

Json to_json(const KeptGame& kept) {
  Json expected = Json::array();
  for (const auto& shares : kept.played.expected)
    for (int seat = 0; seat < kept.setup.players; ++seat) expected.push_back(shares[static_cast<std::size_t>(seat)]);
  return {{"game", kept.game},
          {"setup", codec::to_json(kept.setup)},
          {"seed", rattus::hex(kept.seed)},
          {"choices", kept.played.choices},
          {"expected", std::move(expected)}};
}

std::optional<KeptGame> read_kept(const Json& json) {
  codec::Faults faults;
  const Value value(json, "", faults);
  KeptGame kept;
  std::vector<std::uint8_t> expected;
  value.whole("game", 0, most_games, kept.game);
  if (const auto setup = value.need("setup")) kept.setup = codec::read_setup(*setup);
  if (const auto seed = value.need("seed")) kept.seed = codec::read_seed(seed->text().value_or("")).value_or(Seed{});
  if (const auto choices = value.need("choices")) read_bytes(*choices, kept.played.choices);
  if (const auto list = value.need("expected")) read_bytes(*list, expected);
  Rng rng(kept.seed);
  if (!faults.empty() ||
      !std::holds_alternative<board::Rules>(board::BoardGame::make(kept.setup, game_data().tables(kept.setup), rng)))
    return std::nullopt;
  const auto players = static_cast<std::size_t>(kept.setup.players);
  if (expected.size() % players != 0) return std::nullopt;
  for (auto at = expected.begin(); at != expected.end(); at += static_cast<std::ptrdiff_t>(players))
    std::copy_n(at, players, kept.played.expected.emplace_back().begin());
  return kept;
}

}  // namespace rattus::cli
