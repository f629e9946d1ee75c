// Building a position with all class cards, and looking whether a game can go on from it.
#include "engine/board/game.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board {

std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& p, const Tables& tables) {
  auto result = build(p, tables, card_facts());
  const auto* built = std::get_if<BuiltPosition>(&result);
  if (!built) return result;
  Reasons reasons;
  State next = built->state;
  if (p.exact && !what_is_broken(built->rules, next).empty()) reasons.add("exact-broken", ruling(10), "");
  if (reasons.empty()) {
    SeededChance chance;
    auto nobody = Listener::deaf();
    ActionList options;
    BoardGame::resume(built->rules, next, chance, nobody, options);
    const std::string broken = what_is_broken(built->rules, next);
    if (p.exact && next != built->state)  // it stands at a decision, which is asked again
      reasons.add("exact-broken", ruling(10), "");
    else if (!broken.empty())
      reasons.add("unsound", ruling(10), broken);
  }
  if (!reasons.empty()) return reasons.take();
  return result;
}

const std::vector<const PieceType*>& piece_types() {
  static const std::vector<const PieceType*> types = catalogue_of(card_facts()).pieces;
  return types;
}

}  // namespace rattus::board
