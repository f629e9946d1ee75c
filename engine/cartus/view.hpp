#pragma once
// What one viewer may know of a game of Cartus (CART-25 to -29). Players, computer players, hints and spectators are
// given a View and nothing else; whatever leaves the engine towards them is made from one.
#include "engine/cartus/rules.hpp"

namespace rattus::cartus {

/// A state with everything that the viewer may not know taken out: hands and played cards of others, the order of
/// decks, the nun row but for what he has seen, values of tokens. What is missing is told by sizes.
class View {
 public:
  /// `viewer` is a seat, or no_seat for a spectator.
  View(const Rules& rules, const State& state, Seat viewer);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  /// The redacted state. Rats are in it for computer players, who may keep count (CART-27); screens ask `shows_rats`.
  [[nodiscard]] const State& known() const { return known_; }
  [[nodiscard]] bool may_decide() const { return viewer_ != no_seat && known_.decider == viewer_; }
  [[nodiscard]] bool shows_rats(Seat seat) const {
    return known_.over() || rules_->options.show_rats == 1 || seat == viewer_;
  }

 private:
  const Rules* rules_;
  State known_;
  Seat viewer_;
};

/// A world that agrees with the view, all such worlds equally likely. Cards that the viewer has merely handed on or
/// seen in passing need not be where he could remember them (CART-28).
State sample(const View& view, Rng& rng);

/// Cards that the viewer cannot place, by kind: they are in hands or face down on the table; population cards perhaps
/// in the deck or in the nun row.
Counts unplaced(const View& view);

}  // namespace rattus::cartus
