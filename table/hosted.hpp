#pragma once
// What a game brings to tables, beside its machine: what its kit says (engine/*/kit.hpp).
#include <concepts>
#include <string_view>
#include <type_traits>

#include "engine/core/clause.hpp"
#include "engine/core/game.hpp"

namespace rattus::table {

template <class Kit>
concept Hosted = rattus::Game<Machine<Kit>> &&
    requires(const typename Kit::Rules& rules, typename Kit::State& s, const typename Kit::State& known,
             typename Kit::Decision decision, const typename Kit::Event& event, typename Kit::Action action,
             const typename Kit::SetUp& setup, Rng& place) {
  { Kit::name } -> std::convertible_to<std::string_view>;
  requires Kit::max_seats <= no_seat;
  { setup.players } -> std::convertible_to<int>;
  { Kit::takes_several(decision) } -> std::same_as<bool>;
  { Kit::half_picked(known) } -> std::same_as<bool>;
  { Kit::picks_in_secret(setup) } -> std::same_as<bool>;
  { Kit::stays_open(known, action) } -> std::same_as<bool>;
  { Kit::answers_unasked(known, event) } -> std::same_as<bool>;
  Kit::deal_all(rules, s);
  requires std::same_as<std::remove_cv_t<decltype(Kit::game_over)>, Clause>;
  requires std::same_as<std::remove_cv_t<decltype(Kit::take_back)>, Clause>;
  requires std::same_as<std::remove_cv_t<decltype(Kit::taken_back)>, Clause>;
  requires std::same_as<std::remove_cv_t<decltype(Kit::opened_at_end)>, Clause>;
};

}  // namespace rattus::table
