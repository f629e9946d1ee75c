#pragma once
// What one viewer may know of a game (BASE-100 to -105). Players, computer players, hints and spectators are given
// a View and nothing else; whatever leaves the engine towards them is made from one.
#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// A state with everything that the viewer may not know taken out: no random stream, no face that he has not seen.
/// What is left is itself a legal state, in which unseen tokens have not been dealt yet.
class View {
 public:
  /// `viewer` is a seat, or no_seat for a spectator. When the game is over everything is open (BASE-103).
  View(const Rules& rules, const State& state, Seat viewer);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  /// The redacted state. Its `undealt` are the tokens whose place the viewer does not know.
  [[nodiscard]] const State& known() const { return known_; }
  [[nodiscard]] bool may_decide() const { return viewer_ != no_seat && known_.decider == viewer_; }

 private:
  const Rules* rules_;
  State known_;
  Seat viewer_;
};

/// A world that agrees with the view, all such worlds equally likely (BASE-105). Tokens that others have looked at
/// are dealt; tokens that nobody has looked at are dealt when they are revealed.
State sample(const View& view, Rng& rng);

/// Gives a face to every token on the board that has none yet, by the state's own stream; the distribution is that of
/// dealing them when they are revealed.
void deal_all(const Rules& rules, State& s);

}  // namespace rattus::board
