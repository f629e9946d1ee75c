// The computer players of Rattus Cartus.
#include "ai/agents.hpp"

#include "ai/cartus/craft.hpp"
#include "ai/greedy.hpp"
#include "ai/random.hpp"
#include "ai/search_definition.hpp"

namespace rattus::ai {

using cartus::Kit;

/// The judge plays rounds on with much chance in them: it takes some worlds for an opinion.
constexpr unsigned worlds_for_one = 4;
/// Exploration by what a policy has learned, in shares of a win.
constexpr double guidance = 0.5;

template class SearchPlayerOf<Kit>;

template <>
std::unique_ptr<PlayerOf<Kit>> make_player<Kit>(const Agent& agent, Seed seed, Clock clock) {
  const Level& level = levels()[agent.level];
  switch (agent.kind) {
    case Kind::greedy: {
      const card_game::PlayoutStyle style{.rounds = 1, .net = net_for<Kit>(agent), .blend = false};
      return std::make_unique<GreedyPlayerOf<Kit>>(seed, worlds_for_one * level.greedy_worlds,
                                                   level.overlooks_in_cartus, card_game::Judge(style));
    }
    case Kind::search: {
      SearchStyleOf<Kit> style;
      style.playout.net = net_for<Kit>(agent);
      style.playout.believes = style.playout.net != nullptr;  // who judges by hand plays as before
      // Who overlooks options does not know what is usually chosen, either: no level is to be too far above others.
      if (style.playout.net && style.playout.net->policy() && level.overlooks_in_cartus == 0) style.guidance = guidance;
      style.playout.weights.heed = level.heeds;
      style.playout.weights.counts = level.counts;
      return std::make_unique<SearchPlayerOf<Kit>>(seed, agent.budget, level.overlooks_in_cartus, std::move(clock),
                                                   style);
    }
    case Kind::random: break;
  }
  return std::make_unique<RandomPlayerOf<Kit>>(seed);
}

}  // namespace rattus::ai
