#pragma once
// What a computer player is: it is given a view of a game and some thinking time, and names one of the options.
#include <chrono>
#include <cstdint>
#include <functional>

#include "engine/board/kit.hpp"

namespace rattus::ai {

using board::Action;
using board::ActionList;
using board::Query;
using board::Rules;
using board::State;
using board::View;
using rattus::Seat;

/// Where players learn the time from; handed in, so that nothing here reads a clock. May be empty.
using Clock = std::function<std::chrono::nanoseconds()>;

/// How much thinking: so many iterations, so much time, whichever is used up first; 0 sets no bound.
struct Budget {
  std::uint32_t iterations = 0;
  std::chrono::milliseconds time{0};
  friend bool operator==(const Budget&, const Budget&) = default;
};

/// A computer player of one game. Thinking can be spread over slices, so that a browser or a server stays responsive:
///   player.begin(view, options); while (!player.think(slice)) {...} use(player.choice());
/// With a budget of iterations the choice depends on seed, view and options alone, however it is sliced.
template <class Kit>
class PlayerOf {
 public:
  using View = typename Kit::View;
  using Action = typename Kit::Action;
  using ActionList = typename Kit::ActionList;

  PlayerOf() = default;
  PlayerOf(const PlayerOf&) = delete;
  PlayerOf& operator=(const PlayerOf&) = delete;
  virtual ~PlayerOf() = default;

  /// Takes up a decision of the viewer; `options` are its legal options, at least one. The view's rules must stay
  /// in place until the choice is made.
  virtual void begin(const View& view, const ActionList& options) = 0;
  /// Thinks on within `slice`, at least a little. True when the choice is made.
  virtual bool think(Budget slice) = 0;
  /// The choice, once think() has returned true; before that the best so far.
  [[nodiscard]] virtual Action choice() const = 0;

  /// Decides without a pause.
  Action choose(const View& view, const ActionList& options) {
    begin(view, options);
    while (!think({})) {
    }
    return choice();
  }
};

/// Of the board game.
using Player = PlayerOf<board::Kit>;

}  // namespace rattus::ai
