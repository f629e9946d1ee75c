#include "cli/research/kept_games.hpp"

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/research/results_file.hpp"
#include "cli/setup_choice.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"
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

/// The rules that a game is played by; nothing for a set-up that cannot be played.
template <class Kit>
std::optional<typename Kit::Rules> rules_of(const KeptGame& kept) {
  const auto& setup = std::get<typename Kit::SetUp>(kept.setup);
  Rng rng(kept.seed);
  auto made = Machine<Kit>::make(setup, game_data().tables(setup), rng);
  if (auto* rules = std::get_if<typename Kit::Rules>(&made)) return std::move(*rules);
  return std::nullopt;
}

}  // namespace

SelfPlayRun read_run(const SelfPlayAsked& asked) {
  SelfPlayRun run{read_agent(asked.agent), read_kinds(asked.kinds), read_sizes(asked.players), asked.slips,
                  read_seed(asked.seed)};
  const std::string_view game = table_kinds()[run.kinds.front()].game;
  for (const std::size_t kind : run.kinds) {
    sizes_at(kind, run.sizes);
    if (table_kinds()[kind].game != game)
      throw Usage("--kinds " + asked.kinds + ": a net learns one game: give cartus alone, or leave it out");
  }
  refuse_unfit_net(run);
  table::with_game(game, [&]<class Kit>(Kit) {
    const auto net = ai::net_for<Kit>(run.agent);
    run.agent.nets.assign(net ? 1 : 0, net);
  });
  return run;
}

void refuse_unfit_net(const SelfPlayRun& run) {
  table::with_game(table_kinds()[run.kinds.front()].game, [&]<class Kit>(Kit) { refuse_other_nets<Kit>({run.agent}); });
}

Seed seed_of(const SelfPlayRun& run, std::uint32_t game) { return table::derive(run.seed, game); }

KeptGame play_to_learn(const SelfPlayRun& run, std::uint32_t game) {
  KeptGame kept;
  kept.game = game;
  kept.seed = seed_of(run, game);
  Rng chance(table::derive(kept.seed, 0));
  const std::size_t kind = run.kinds[game % run.kinds.size()];
  const int players = drawn_size(sizes_at(kind, run.sizes), chance);
  kept.setup = drawn_setup(kind, players, chance);
  kept.played = table::with_kit(kept.setup, [&]<class Kit>(Kit) {
    return ai::play_itself<Kit>(rules_of<Kit>(kept).value(), run.agent, kept.seed, run.slips);
  });
  return kept;
}

bool samples_of(const KeptGame& kept, unsigned share, const ai::Hindsight& hindsight,
                const std::function<void(const ai::Sample&)>& take) {
  return table::with_kit(kept.setup, [&]<class Kit>(Kit) {
    return ai::replay_samples<Kit>(rules_of<Kit>(kept).value(), kept.played, kept.seed, share, hindsight, take);
  });
}

bool choices_of(const KeptGame& kept, unsigned share, const std::function<void(const ai::Choices&)>& take) {
  return table::with_kit(kept.setup, [&]<class Kit>(Kit) {
    return ai::replay_choices<Kit>(rules_of<Kit>(kept).value(), kept.played, kept.seed, share, take);
  });
}

const ai::InputLayout& inputs_for(const KeptGame& kept) {
  return table::with_kit(kept.setup, []<class Kit>(Kit) -> const ai::InputLayout& { return ai::input_layout<Kit>(); });
}

std::string name_without_file(const ai::Agent& agent) {
  std::string name = agent.name;
  if (!agent.net_file.empty()) name.erase(name.find('+'), agent.net_file.size() + 1);
  return name;
}

Json header_of(const SelfPlayRun& run) {
  Json kinds = Json::array();
  for (const std::size_t kind : run.kinds) kinds.push_back(table_kinds()[kind].name);
  Json header{{"results", "selfplay"},
              {"version", 1},
              {"agent", name_without_file(run.agent)},
              {"net", mark_of_net(run.agent)},
              {"kinds", std::move(kinds)},
              {"players", {run.sizes.least, run.sizes.most}},
              {"slips", run.slips.decisions},
              {"seed", rattus::hex(run.seed)}};
  // Left out where nobody strays: files from before there was straying are taken up, too.
  if (run.slips.turns != 0) header["strays"] = run.slips.turns;
  return header;
}

Json to_json(const KeptGame& kept) {
  Json expected = Json::array();
  for (const auto& shares : kept.played.expected)
    for (int seat = 0; seat < table::players_of(kept.setup); ++seat)
      expected.push_back(shares[static_cast<std::size_t>(seat)]);
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
  if (const auto setup = value.need("setup")) kept.setup = codec::read_any_setup(*setup);
  if (const auto seed = value.need("seed")) kept.seed = codec::read_seed(seed->text().value_or("")).value_or(Seed{});
  if (const auto choices = value.need("choices")) read_bytes(*choices, kept.played.choices);
  if (const auto list = value.need("expected")) read_bytes(*list, expected);
  if (!faults.empty()) return std::nullopt;
  if (!table::with_kit(kept.setup, [&]<class Kit>(Kit) { return rules_of<Kit>(kept).has_value(); }))
    return std::nullopt;
  const auto players = static_cast<std::size_t>(table::players_of(kept.setup));
  if (expected.size() % players != 0) return std::nullopt;
  for (auto at = expected.begin(); at != expected.end(); at += static_cast<std::ptrdiff_t>(players))
    std::copy_n(at, players, kept.played.expected.emplace_back().begin());
  return kept;
}

}  // namespace rattus::cli
