#pragma once
// Where the inputs of the frame stand among those of a position of the board game (inputs.hpp).
#include "engine/board/types.hpp"

namespace rattus::ai {

using board::max_regions;
using board::max_seats;

namespace of_seat {
enum At : unsigned {
  observes,
  active,
  order,  ///< turns until his next
  first,
  acts_on,  ///< his actions go on, and he has not increased population
  supply,
  haven,
  on_map,
  regions,
  cards,
  points,
  lost_here,
  lost_near,
  lost_second,
  lost_far,
  leads,
  ties,
  by_tokens,
  by_distance = by_tokens + 4,
  citizens = by_distance + 4,
  lost = citizens + max_regions,
  count = lost + max_regions,
};
}  // namespace of_seat

namespace of_game {
constexpr unsigned asked_kinds = 8, phases = 7;
enum At : unsigned {
  players,
  big_box = players + max_seats - 1,
  phase,
  asked = phase + phases,
  card_taken = asked + asked_kinds,
  increased,
  ending,
  turns_left,  ///< of the final round, or of a game that ends with a number of rounds
  rats,
  round,
  tokens_down,
  plague,
  tokens = plague + max_regions,
  count = tokens + max_regions,
};
}  // namespace of_game

}  // namespace rattus::ai
