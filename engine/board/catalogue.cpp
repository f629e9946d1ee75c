#include "engine/board/catalogue.hpp"

namespace rattus::board {

Available available_of(const std::vector<const CardFacts*>& facts) {
  Available all;
  for (const CardFacts* part : facts)
    if (part->is_module()) {
      all.modules.push_back(part->module);
      for (const ModuleRule* rule : part->house_rules) all.module_rules.emplace_back(part->module, rule);
      if (part->needs.clause != Clause{}) all.module_needs.emplace_back(part->module, part->needs);
    } else {
      all.cards.push_back(part->number);
    }
  return all;
}

Catalogue catalogue_of(const std::vector<const CardFacts*>& facts) {
  Catalogue all;
  for (const DecisionRow& row : frame_decisions) all.decisions.push_back(&row);
  for (const CardFacts* part : facts) {
    for (const DecisionRow& row : part->decisions) all.decisions.push_back(&row);
    all.events.insert(all.events.end(), part->events.begin(), part->events.end());
    all.pieces.insert(all.pieces.end(), part->piece_types.begin(), part->piece_types.end());
    all.loads.insert(all.loads.end(), part->loads.begin(), part->loads.end());
  }
  return all;
}

}  // namespace rattus::board
