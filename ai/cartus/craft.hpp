#pragma once
// The craft of Rattus Cartus.
#include "ai/cartus/playout.hpp"
#include "ai/craft.hpp"

namespace rattus::ai::card_game {

/// A key of what one viewer knows of a state.
std::uint64_t info_key(const Rules& rules, const State& s, Seat viewer);

/// Leaves out what comes to the same: cards of one class but for one (their nuns matter in the nun row alone),
/// positions of the nun row not seen but for one, orders of picking the same cards; and cards of a foreign class but
/// for the one missed least.
void narrow(const Rules& rules, const State& s, ActionList& options);

}  // namespace rattus::ai::card_game

namespace rattus::ai {

template <>
struct Craft<cartus::Kit> {
  using Rules = cartus::Rules;
  using State = cartus::State;
  using ActionList = cartus::ActionList;
  using Playout = card_game::Playout;
  using PlayoutStyle = card_game::PlayoutStyle;
  using Judge = card_game::Judge;
  /// The judge sees one world at a time, which is no opinion worth having where iterations see thousands.
  static Judge judge(const PlayoutStyle&) { return Judge(); }
  static constexpr std::uint32_t judged = 0, judged_inside = 0;
  static constexpr double worth = 0;

  static void step(const Rules& rules, State& s, cartus::Action action, ActionList& options) {
    card_game::step(rules, s, action, options);
  }
  static State sample(const cartus::View& view, Rng& rng) { return cartus::sample(view, rng); }
  static std::uint64_t info_key(const Rules& rules, const State& s, cartus::Seat viewer) {
    return card_game::info_key(rules, s, viewer);
  }
  static std::uint64_t node_key(const Rules& rules, const State& s, cartus::Seat viewer, const ActionList& options) {
    return card_game::info_key(rules, s, viewer) ^ (options.size() * 0x9e3779b97f4a7c15ULL);
  }
  static void narrow(const Rules& rules, const State& s, ActionList& options) { card_game::narrow(rules, s, options); }
  static bool plain(const Rules&, cartus::Action) { return false; }
  static bool same_turn(const State& before, const State& now) {
    return before.round == now.round && before.decider == now.decider;
  }
  static bool own_turn(const State& s, const State& root) { return s.round == root.round && s.decider == root.decider; }
  static bool inside(const State&) { return false; }
};

}  // namespace rattus::ai
