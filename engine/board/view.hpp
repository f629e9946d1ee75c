#pragma once
// A View holds what one viewer may know of a game (BASE-100 to -105). Computer players, hints and messages to clients
// are made from views only; passing them a State would reveal hidden faces.
#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// A state without what the viewer may not know: the random stream, and faces that the viewer has not seen. Invariant:
/// the rest is a legal state in which unseen tokens have not been dealt. Rules must outlive the view.
class View {
 public:
  /// `viewer`: a seat, or no_seat for a spectator. Once the game is over, every face is known (BASE-103).
  View(const Rules& rules, const State& state, Seat viewer);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  /// The redacted state; `undealt` holds the tokens whose place the viewer does not know.
  [[nodiscard]] const State& known() const { return known_; }
  [[nodiscard]] bool may_decide() const { return viewer_ != no_seat && known_.decider == viewer_; }

 private:
  const Rules* rules_;
  State known_;
  Seat viewer_;
};

/// Returns a random state that agrees with the view; all such states are equally likely (BASE-105). Tokens that a
/// player has looked at have faces in it; all others get theirs when they are revealed.
State sample(const View& view, Rng& rng);

/// Deals a face to every token on the board that has none, by the state's own stream. The distribution is the same as
/// if they were dealt when revealed.
void deal_all(const Rules& rules, State& s);

}  // namespace rattus::board
