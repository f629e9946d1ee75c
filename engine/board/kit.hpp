#pragma once
// What the parts of the board game are called: for templates that are written once for every game and need no rules.
#include "engine/board/event.hpp"
#include "engine/board/setup.hpp"
#include "engine/board/view.hpp"

namespace rattus::board {

struct Kit {
  using Rules = board::Rules;
  using State = board::State;
  using View = board::View;
  using SetUp = board::SetUp;
  using Tables = board::Tables;
  using Action = board::Action;
  using ActionList = board::ActionList;
  using Event = board::Event;
  using Decision = board::Decision;
  static constexpr std::size_t max_seats = board::max_seats;
  /// Nothing is chosen in secret here: each step of a choice is seen at once, and no answer that is not asked depends
  /// on what others may not know (R11). The game of secret choices is Cartus.
  static constexpr bool takes_several(Decision) { return false; }
  static constexpr bool half_picked(const State&) { return false; }
  static constexpr bool stays_open(const State&, Action) { return false; }
  static constexpr bool answers_unasked(const State&, const Event&) { return false; }
  static constexpr Clause game_over = base_clause(91), take_back = base_clause(111), taken_back = base_clause(110);
};

}  // namespace rattus::board
