#include "engine/board/setup/catalogue.hpp"

#include <algorithm>

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
    for (const PieceType* type : part->piece_types)  // of what lies on cards there is one type for all of them
      if (std::find(all.pieces.begin(), all.pieces.end(), type) == all.pieces.end()) all.pieces.push_back(type);
    all.loads.insert(all.loads.end(), part->loads.begin(), part->loads.end());
  }
  return all;
}

}  // namespace rattus::board
