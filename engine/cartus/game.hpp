#pragma once
// Rattus Cartus as a state machine: set up, ask, list legal options, apply. The entry point for all code outside its
// engine.
#include "engine/cartus/kit.hpp"
#include "engine/cartus/run.hpp"
#include "engine/cartus/sound.hpp"
#include "engine/cartus/view.hpp"
#include "engine/core/game.hpp"
#include "engine/core/machine.hpp"

namespace rattus::cartus {

/// The rules of a set-up, or every reason why it cannot be played.
using MadeRules = std::variant<Rules, std::vector<Refusal>>;

/// Lists the legal options of the decision that the state waits for. For View::known() only if the viewer is the
/// decider.
void legal(const Rules& rules, const State& s, ActionList& out);

struct Cartus : MachineOn<Kit, Cartus> {
  using SeededChance = cartus::SeededChance;
  template <class Chance, class Sink>
  using Context = cartus::Context<Chance, Sink>;
  static void legal(const Rules& rules, const State& s, ActionList& out) { cartus::legal(rules, s, out); }
  static std::string broken(const Rules& rules, const State& s) { return what_is_broken(rules, s); }
  static State sample(const View& view, Rng& rng) { return cartus::sample(view, rng); }
  static Outcome result(const Rules& rules, const State& s) { return outcome({rules, s}); }

  /// Checks a set-up (CART-24) and makes its rules. The source of chance is unused, because no Cartus set-up is random.
  template <class Random>
  static MadeRules make(const SetUp& setup, const Tables& tables, Random&) {
    auto reasons = check_tables(tables);
    if (!reasons.empty()) return reasons;
    CheckedSetUp checked;
    reasons = check_setup(setup, checked);
    if (!reasons.empty()) return reasons;
    return make_rules(checked, tables);
  }
};
static_assert(Game<Cartus>);

}  // namespace rattus::cartus

template <>
struct rattus::MachineOf<rattus::cartus::Kit> {
  using type = rattus::cartus::Cartus;
};
