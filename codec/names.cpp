#include "codec/names.hpp"

namespace rattus::codec {
namespace {
const std::string nothing;
}

Names::Names(const board::Rules& rules, const board::Tables& tables) {
  for (const board::RegionRow& row : tables.board.regions) regions.push_back(row.id);
  for (board::Slot slot = 0; slot < rules.slots; ++slot) {
    const auto number = rules.cards[slot]->number;
    cards.push_back(std::to_string(number));
    for (const board::CardRow& row : tables.cards)
      if (row.number == number) cards.back() = row.id;
  }
}

const std::string& Names::region(unsigned region) const { return region < regions.size() ? regions[region] : nothing; }
const std::string& Names::card(unsigned slot) const { return slot < cards.size() ? cards[slot] : nothing; }

}  // namespace rattus::codec
