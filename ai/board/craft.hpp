#pragma once
// The craft of the board game.
#include "ai/board/info_key.hpp"
#include "ai/board/judge.hpp"
#include "ai/board/playout.hpp"
#include "ai/board/step.hpp"
#include "ai/craft.hpp"

namespace rattus::ai {

template <>
struct Craft<board::Kit> {
  using Playout = ai::Playout;
  using PlayoutStyle = ai::PlayoutStyle;
  using Judge = ai::Judge;
  static Judge judge(const PlayoutStyle& style) { return style.net ? Judge(style.net) : Judge(style.weights); }
  static constexpr std::uint32_t judged = 200, judged_inside = 3;
  static constexpr double worth = 0.2;
  static constexpr std::string_view free_good = "free-good";  ///< the choice of Mercatus (MERC-22)

  static void step(const Rules& rules, State& s, Action action, ActionList& options) {
    ai::step(rules, s, action, options);
  }
  static State sample(const View& view, Rng& rng) { return board::sample(view, rng); }
  static std::uint64_t info_key(const Rules& rules, const State& s, Seat viewer) {
    return ai::info_key(rules, s, viewer);
  }
  /// Options may differ between worlds that look alike to the player, where others know faces or hold cards: such nodes
  /// are kept apart, so that every option of a node is always there.
  static std::uint64_t node_key(const Rules& rules, const State& s, Seat viewer, const ActionList& options) {
    constexpr std::uint64_t spread = 0x9e3779b97f4a7c15ULL;
    std::uint64_t theirs = options.size();
    if (rules.hiding.any() && s.decider != viewer) {
      theirs = theirs * spread + static_cast<std::uint64_t>(s.asked);
      for (const board::Action option : options)
        theirs = theirs * spread + (unsigned{option.a} | unsigned{option.b} << 8U | unsigned(option.kind) << 16U);
    }
    return ai::info_key(rules, s, viewer) ^ (theirs * spread);
  }
  static void narrow(const Rules&, const State&, ActionList&) {}
  static bool plain(const Rules& rules, board::Action action) {
    if (action.is_of_module()) return rules.cards[action.module()]->choices[action.row()].word == free_good;
    return action.kind == board::Choice::increase;
  }
  static bool same_turn(const State& before, const State& now) {
    return before.active == now.active && before.round == now.round;
  }
  static bool own_turn(const State& s, const State& root) { return s.active == root.active; }
  static bool inside(const State& s) { return s.top().kind == board::FrameKind::card; }
};

}  // namespace rattus::ai
