#pragma once
// Rattus Cartus as a small machine: set up, what is asked, what is legal, apply. The one entrance to its engine.
#include "engine/cartus/kit.hpp"
#include "engine/cartus/run.hpp"
#include "engine/cartus/view.hpp"
#include "engine/core/game.hpp"

namespace rattus::cartus {

/// A set-up that can be played, or every reason why not.
using MadeRules = std::variant<Rules, std::vector<Refusal>>;

struct Cartus : Kit {
  using SeededChance = cartus::SeededChance;

  /// Checks a set-up (CART-24). Nothing of a set-up is left to chance before the game begins.
  template <class Random>
  static MadeRules make(const SetUp& setup, const Tables& tables, Random&) {
    auto reasons = check_tables(tables);
    if (!reasons.empty()) return reasons;
    CheckedSetUp checked;
    reasons = check_setup(setup, checked);
    if (!reasons.empty()) return reasons;
    return make_rules(checked, tables);
  }

  /// Lays out the game and goes on to the first decision. `rng` is the game's own stream from here on.
  template <class Chance, class Sink>
  static State start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options) {
    State s = rules.initial;
    s.rng = rng;
    Context<Chance, Sink> c{rules, s, chance, sink};
    c.push(FrameKind::game, 0);
    options.clear();
    run(c, options);
    return s;
  }

  /// Applies a legal action of the seat that has to decide and goes on to the next decision, whose options it leaves
  /// in `options`. Returns true if the step cannot be taken back (CART-5).
  template <class Chance, class Sink>
  static bool apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options) {
    Context<Chance, Sink> c{rules, s, chance, sink};
    s.asked = Decision::none;
    choose_frame(c, s.top(), action);
    run(c, options);
    return c.barrier;
  }

  /// Goes on from a state that was put together by hand and stands before a frame's next step.
  template <class Chance, class Sink>
  static void resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options) {
    Context<Chance, Sink> c{rules, s, chance, sink};
    s.asked = Decision::none;
    run(c, options);
  }

  static State sample(const View& view, Rng& rng) { return cartus::sample(view, rng); }
};
static_assert(Game<Cartus>);

/// The legal options of the decision that the state waits for; of a view, if the viewer has to decide.
void legal(const Rules& rules, const State& s, ActionList& out);

}  // namespace rattus::cartus

template <>
struct rattus::MachineOf<rattus::cartus::Kit> {
  using type = rattus::cartus::Cartus;
};
