// The computer players of Rattus Cartus.
#include "ai/agents.hpp"

#include <cstdlib>

#include "ai/cartus/craft.hpp"
#include "ai/greedy.hpp"
#include "ai/random.hpp"
#include "ai/search_definition.hpp"

namespace rattus::ai {

using cartus::Kit;

/// The judge plays rounds on with much chance in them: it takes some worlds for an opinion.
constexpr unsigned worlds_for_one = 4;

template class SearchPlayerOf<Kit>;

namespace {
// TRIAL
card_game::PlayoutStyle judged_by(const std::shared_ptr<const Net>& net, unsigned rounds, const char* which) {
  card_game::PlayoutStyle style{.rounds = rounds, .net = net};
  const char* leaf = std::getenv(which);
  if (!net || !leaf) return style;
  if (leaf[0] == 'o') style.at_once = true;
  if (leaf[0] == '1') style.rounds = 1;
  if (leaf[0] == '2') style.rounds = 2;
  if (leaf[1] == 'b') style.blend = true;
  return style;
}
}  // namespace

template <>
std::unique_ptr<PlayerOf<Kit>> make_player<Kit>(const Agent& agent, Seed seed, Clock clock) {
  const Level& level = levels()[agent.level];
  switch (agent.kind) {
    case Kind::greedy: {
      card_game::PlayoutStyle style = judged_by(agent.net, 1, "LEAF_GREEDY");
      return std::make_unique<GreedyPlayerOf<Kit>>(seed, worlds_for_one * level.greedy_worlds, level.slips,
                                                   card_game::Judge(style));
    }
    case Kind::search: {
      SearchStyleOf<Kit> style;
      style.playout = judged_by(agent.net, style.playout.rounds, "LEAF");
      return std::make_unique<SearchPlayerOf<Kit>>(seed, agent.budget, level.whims, std::move(clock), style);
    }
    case Kind::random: break;
  }
  return std::make_unique<RandomPlayerOf<Kit>>(seed);
}

}  // namespace rattus::ai
