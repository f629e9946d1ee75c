#pragma once
// What the parts of Rattus Cartus are called: for templates that are written once for every game and need no rules.
#include "engine/cartus/event.hpp"
#include "engine/cartus/setup.hpp"
#include "engine/cartus/view.hpp"

namespace rattus::cartus {

struct Kit {
  using Rules = cartus::Rules;
  using State = cartus::State;
  using View = cartus::View;
  using SetUp = cartus::SetUp;
  using Tables = cartus::Tables;
  using Action = cartus::Action;
  using ActionList = cartus::ActionList;
  using Event = cartus::Event;
  using Decision = cartus::Decision;
  static constexpr std::size_t max_seats = cartus::max_seats;
  static constexpr Clause game_over = cart_clause(76), take_back = cart_clause(5), taken_back = cart_clause(5);
};

}  // namespace rattus::cartus
