#pragma once
// What class cards and modules bring to a game, for whoever has to know of them but does not run them.
#include <vector>

#include "engine/board/parts/decision.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/rules.hpp"

namespace rattus::board {

/// The program's list of card types: all class cards and modules that it knows, in the order of cards/known.hpp.
const std::vector<const CardFacts*>& card_facts();

/// Those of them that an engine of the base game alone knows (cards/known.hpp).
const std::vector<const CardFacts*>& base_card_facts();

/// The cards and modules of a list: what a set-up may name.
Available available_of(const std::vector<const CardFacts*>& facts);

/// All that is asked and told in games with the cards of a list, the frame's first, then each card's own, and all types
/// of pieces and loads that they bring.
struct Catalogue {
  std::vector<const DecisionRow*> decisions;
  std::vector<const EventType*> events{frame_events.begin(), frame_events.end()};
  std::vector<const PieceType*> pieces;
  std::vector<const LoadType*> loads;
};
Catalogue catalogue_of(const std::vector<const CardFacts*>& facts);

}  // namespace rattus::board
