#include "codec/names.hpp"

#include <cassert>

namespace rattus::codec {
namespace {
const std::string nothing;
}

Names::Names(const board::Rules& rules, const board::Tables& tables)
    : Names(rules, tables, std::make_shared<const FaceTexts>(tables.tokens)) {}

Names::Names(const board::Rules& rules, const board::Tables& tables, std::shared_ptr<const FaceTexts> faces_of_tables)
    : region_rows(tables.board.regions), faces(std::move(faces_of_tables)) {
  const auto id = [&](unsigned slot) {
    const auto number = rules.cards[slot]->number;
    for (const board::CardRow& row : tables.cards)
      if (row.number == number) return row.id;
    return std::to_string(number);
  };
  cards.reserve(rules.slots);
  for (unsigned slot = 0; slot < rules.slots; ++slot) cards.push_back(id(slot));
  for (const unsigned slot : rules.abilities) abilities[slot] = id(slot);
  for (const board::RegionCardRow& row : tables.region_cards)
    if (rules.in_use.has(row.card.region)) region_cards.push_back(&row);
  for (const unsigned slot : rules.parts& board::modules) {
    modules[slot] = rules.cards[slot]->module;
    choices[slot] = rules.cards[slot]->choices;
  }
}

const std::string& Names::region(unsigned region) const {
  return region < region_rows.size() ? region_rows[region].id : nothing;
}
const std::string& Names::card(unsigned slot) const {
  if (slot < cards.size()) return cards[slot];
  return slot < abilities.size() ? abilities[slot] : nothing;
}
const board::ChoiceRow& Names::choice(board::Action action) const {
  assert(action.is_of_module() && action.row() < choices[action.module()].size());
  return choices[action.module()][action.row()];
}

}  // namespace rattus::codec
