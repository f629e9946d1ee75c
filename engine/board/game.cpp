#include "engine/board/game_definition.hpp"

namespace rattus::board {

const std::vector<const CardFacts*>& card_facts() {
  static const std::vector<const CardFacts*> facts = card_facts(KnownCards{});
  return facts;
}

const std::vector<const CardFacts*>& base_card_facts() {
  static const std::vector<const CardFacts*> facts = card_facts(BaseCards{});
  return facts;
}

const std::vector<const LoadType*>& load_types() {
  static const std::vector<const LoadType*> types = loads_of(AllCards{});
  return types;
}

const std::vector<SightRow>& sights() {
  static const std::vector<SightRow> rows = sights_of(AllCards{});
  return rows;
}

template State BoardGame::start(const Rules&, Rng, SeededChance&, NullSink&, ActionList&);
template bool BoardGame::apply(const Rules&, State&, Action, SeededChance&, NullSink&, ActionList&);
template void BoardGame::resume(const Rules&, State&, SeededChance&, NullSink&, ActionList&);

}  // namespace rattus::board
