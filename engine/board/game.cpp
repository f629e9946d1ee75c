#include "engine/board/game.hpp"

namespace rattus::board {

const std::vector<const CardFacts*>& card_facts() {
  static const std::vector<const CardFacts*> facts = card_facts(AllCards{});
  return facts;
}

}  // namespace rattus::board
