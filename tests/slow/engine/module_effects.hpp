#pragma once
// What is alike wherever effects of modules are counted in random games.
#include <string>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/beginnings.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {

/// Names say when: nothing for a regular turn, "final" for the final round, "at last" for the final ravaging.
class ModuleCounter {
 public:
  static constexpr bool enabled = true;
  ModuleCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  /// At three tables in four cards and tiles have been handed out.
  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 5});
    if (rng.below(4) != 0) deal_cards(rules_, s, rng);
    block_one(rules_, s, rng);
    state_ = &s;
    effects_.count("games of " + std::to_string(rules_.players));
    for (const unsigned slot : rules_.parts& modules) effects_.count("with " + std::string(rules_.cards[slot]->module));
  }
  void is_over() const {}

 protected:
  /// Who could end his turn or decline thinks twice about it: what modules offer is worth having.
  static Action second_thought(const ActionList& options, Rng& choices) {
    const Action action = any_of(options, choices);
    const bool declines =
        action.kind == Choice::end_actions || action.kind == Choice::done || action.kind == Choice::none;
    return declines ? any_of(options, choices) : action;
  }
  [[nodiscard]] Query query() const { return {rules_, *state_}; }
  void count(const std::string& what) const {
    effects_.count((state_->last == no_seat ? "" : state_->active == no_seat ? "at last " : "final ") + what);
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
};

}  // namespace rattus::board::test
