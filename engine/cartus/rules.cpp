#include "engine/cartus/rules.hpp"

#include <algorithm>

namespace rattus::cartus {

Rules make_rules(const CheckedSetUp& setup, const Tables& tables) {
  Rules rules;
  rules.players = static_cast<std::uint8_t>(setup.players);
  rules.row_size = setup.players <= 3 ? 2 : 3;
  rules.replacements = setup.players == 2 ? 10 : setup.players == 3 ? 12 : 6;
  rules.rounds = static_cast<std::uint8_t>((building_cards - rules.replacements) / rules.row_size);
  rules.options = setup.options;
  rules.tables = tables;
  rules.first = setup.first;

  State& s = rules.initial;
  s.row.fill(no_card);
  s.nuns.fill(no_kind);
  s.vp_owner.fill(no_seat);
  s.line.fill(no_seat);
  for (auto& entrants : s.entrants) entrants.fill(no_seat);
  for (auto& order : s.arrival)
    for (Seat seat = 0; seat < max_seats; ++seat) order[seat] = seat;
  for (Seat seat = 0; seat < rules.players; ++seat) s.rats[seat] = tables.rats;  // CART-22
  return rules;
}

}  // namespace rattus::cartus
