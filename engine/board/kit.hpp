#pragma once
// What the parts of the board game are called: for templates that are written once for every game and need no rules.
#include <algorithm>
#include <string_view>

#include "engine/board/parts/decision.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"
#include "engine/board/setup/setup.hpp"
#include "engine/board/view.hpp"

namespace rattus::board {

struct Kit {
  static constexpr std::string_view name = "rattus";  ///< as set-ups, views and command lines name the game
  using Rules = board::Rules;
  using State = board::State;
  using View = board::View;
  using Query = board::Query;
  using SetUp = board::SetUp;
  using CheckedSetUp = board::CheckedSetUp;
  using Tables = board::Tables;
  using Action = board::Action;
  using ActionList = board::ActionList;
  using Event = board::Event;
  using Decision = board::Decision;
  static constexpr std::size_t max_seats = board::max_seats;
  /// The one answer of which others see nothing until it is complete (REG-6).
  static constexpr bool takes_several(Decision decision) {
    return decision == region_card_answer.first || decision == region_card_answer.second;
  }
  static constexpr bool half_picked(const State& s) { return s.asked == region_card_answer.second; }
  static constexpr bool stays_open(const State& s, Action action) {
    return s.asked == region_card_answer.first && action.kind == Choice::card;
  }
  /// In a game of this set-up a choice can be half made while others know nothing of it (REG-6).
  static bool picks_in_secret(const SetUp& setup) {
    return std::find(setup.modules.begin(), setup.modules.end(), "region-cards") != setup.modules.end();
  }
  /// No answer that is not asked depends on what others may not know (R11).
  static constexpr bool answers_unasked(const State&, const Event&) { return false; }
  /// Gives a face to what lies hidden and has none yet (late dealing).
  static void deal_all(const Rules& rules, State& s) { board::deal_all(rules, s); }
  static constexpr Clause game_over = base_clause(91), take_back = base_clause(111), taken_back = base_clause(110),
                          opened_at_end = base_clause(103);
};

}  // namespace rattus::board
