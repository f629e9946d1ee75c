#pragma once
// What the parts of Rattus Cartus are called: for templates that are written once for every game and need no rules.
#include <string_view>

#include "engine/cartus/event.hpp"
#include "engine/cartus/query.hpp"
#include "engine/cartus/setup.hpp"
#include "engine/cartus/view.hpp"

namespace rattus::cartus {

struct Kit {
  static constexpr std::string_view name = "cartus";  ///< as set-ups, views and command lines name the game
  using Rules = cartus::Rules;
  using State = cartus::State;
  using View = cartus::View;
  using Query = cartus::Query;
  using SetUp = cartus::SetUp;
  using CheckedSetUp = cartus::CheckedSetUp;
  using Tables = cartus::Tables;
  using Action = cartus::Action;
  using ActionList = cartus::ActionList;
  using Event = cartus::Event;
  using Decision = cartus::Decision;
  static constexpr std::size_t max_seats = cartus::max_seats;
  /// A decision that takes several cards, one at a time; others are told of it once (CART-4).
  static constexpr bool takes_several(Decision decision) {
    return decision == Decision::play_card || decision == Decision::sword_give || decision == Decision::tower_give ||
           decision == Decision::hospital_card;
  }
  /// A choice of several cards is open in which something has been picked: its chooser alone knows (CART-25).
  static bool half_picked(const State& s) { return kinds_in(s.picked) != 0; }
  /// An option of an open choice of several cards that does not complete it.
  static bool stays_open(const State& s, Action action) {
    if (action.kind != Choice::card) return false;
    const Frame& f = s.top();
    if (f.kind != FrameKind::give) return true;
    const auto& give = f.as<frames::Give>();
    return give.picked + 1 < give.owed;
  }
  /// In a game of this set-up a choice can be half made while others know nothing of it: in any (CART-4).
  static constexpr bool picks_in_secret(const SetUp&) { return true; }
  /// The event begins the answer to a choice of several cards that is not asked though only its chooser may know that
  /// (CART-4).
  static bool answers_unasked(const State& s, const Event& event) {
    return event.type == EventType::forced && event.to != everybody && !half_picked(s);
  }
  static void deal_all(const Rules&, State&) {}  ///< nothing is dealt late
  static constexpr Clause game_over = cart_clause(76), take_back = cart_clause(5), taken_back = cart_clause(5),
                          opened_at_end = cart_clause(29);
};

}  // namespace rattus::cartus
