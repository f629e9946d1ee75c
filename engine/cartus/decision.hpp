#pragma once
// What players of Cartus are asked: each decision once (CART section 11).
#include <array>
#include <string_view>

#include "engine/cartus/types.hpp"
#include "engine/core/clause.hpp"

namespace rattus::cartus {

/// All that is said of a decision beside the rules that ask it.
struct DecisionRow {
  Decision decision = Decision::none;
  std::string_view name;
  Clause clause{};
};

/// In the order of `Decision`, whose first is none.
inline constexpr std::array<DecisionRow, decision_count> decision_rows{{
    {Decision::none, "none"},
    {Decision::supply, "supply", cart_clause(33)},
    {Decision::look, "look", cart_clause(26)},
    {Decision::enter, "enter", cart_clause(40)},
    {Decision::play_card, "play-card", cart_clause(41)},
    {Decision::sword_victim, "sword-victim", cart_clause(51)},
    {Decision::sword_give, "sword-give", cart_clause(52)},
    {Decision::flute_victim, "flute-victim", cart_clause(53)},
    {Decision::action, "action", cart_clause(58)},
    {Decision::hospital_card, "hospital-card", cart_clause(66)},
    {Decision::tower_give, "tower-give", cart_clause(68)},
}};
static_assert([] {
  for (std::size_t i = 0; i < decision_count; ++i)
    if (decision_rows[i].decision != static_cast<Decision>(i)) return false;
  return true;
}());
constexpr const DecisionRow& row_of(Decision decision) { return decision_rows[static_cast<std::size_t>(decision)]; }

}  // namespace rattus::cartus
