#pragma once
// The course of one game, without clocks, threads, input or output: choices and take-backs go in, what each viewer may
// know comes out. Steps are never removed; a course is its set-up, its seed and its steps replayed. Who may act, and
// which message has been dealt with already, is the match's matter (table/match.hpp).
#include <cstdint>
#include <optional>
#include <vector>

#include "table/answer.hpp"
#include "table/game.hpp"

namespace rattus::table {

/// What led to one version of a course: the set-up, one choice, one taken back, or an answer that is not asked. What
/// happened then is not kept: it is played again when somebody asks (`since`).
struct Step {
  enum class Kind : std::uint8_t { start, choice, taken_back, unasked };
  Kind kind = Kind::start;
  Seat seat = no_seat;      ///< whose choice or take-back, or for whom it was answered
  std::uint8_t option = 0;  ///< place among the legal options
  bool secret = false;      ///< nobody but its seat may know of it: a pick within a choice of cards, or one taken back
};

/// A game and the steps that its decider may take back (BASE-110, -111, CART-5).
template <class Kit>
class UndoOf {
 public:
  explicit UndoOf(GameOf<Kit> game) : game_(std::move(game)) {}
  [[nodiscard]] const GameOf<Kit>& game() const { return game_; }
  [[nodiscard]] bool can_take_back() const { return !before_.empty(); }
  /// The choice of cards that is open is answered unasked: go_on() is what comes next.
  [[nodiscard]] bool unasked() const { return !held_.empty(); }
  void choose(std::size_t option, EventsOf<Kit>& events);
  void take_back();
  void go_on(EventsOf<Kit>& events);

 private:
  /// A part of what a choice brought that has still to come.
  struct Held {
    typename Kit::State state;  ///< of the game after it
    EventsOf<Kit> events;
  };

  GameOf<Kit> game_;
  std::vector<typename Kit::State> before_;  ///< the states before each step since the decider's last barrier
  std::vector<Held> held_;                   ///< the last is the next
};

/// What has happened since an earlier version of a course.
template <class Kit>
struct SinceOf {
  typename Kit::State state{};        ///< of the game in that version; means nothing for version 0
  std::vector<EventsOf<Kit>> events;  ///< of each version after it, in order, unredacted
};

template <class Kit>
class CourseOf {
 public:
  using SetUp = typename Kit::SetUp;

  /// Begins a game, or says with every reason why its set-up cannot be played.
  static std::variant<CourseOf, std::vector<Refusal>> open(SetUp setup, const typename Kit::Tables& tables,
                                                           Origin origin);

  [[nodiscard]] const SetUp& setup() const { return setup_; }
  [[nodiscard]] const Origin& origin() const { return origin_; }  ///< nobody's before the game is over
  [[nodiscard]] Seed seed() const { return origin_.seed; }        ///< likewise
  [[nodiscard]] const GameOf<Kit>& game() const { return undo_.game(); }

  /// The number of steps so far, the set-up being the first: grows by one each time, without holes.
  [[nodiscard]] std::uint64_t version() const { return steps_.size(); }
  /// Step `version - 1` is what led to that version.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  /// The choices that still stand, as places in the steps, first to last.
  [[nodiscard]] const std::vector<std::size_t>& line() const { return line_; }
  /// The choice of cards that is open is answered unasked: nobody may act, and go_on() carries it out (CART-4).
  [[nodiscard]] bool unasked() const { return undo_.unasked(); }
  /// The seat that had to decide in a version from 1 to version(); no_seat when the game was over or nobody was asked.
  [[nodiscard]] Seat decider_in(std::uint64_t version) const;
  /// What has happened since a version from 0 (nothing had) to version(). Of the latest version it is at hand; for
  /// older ones the game is played again, some 20 microseconds for a whole one.
  [[nodiscard]] SinceOf<Kit> since(std::uint64_t version) const;

  // --- what a viewer may know (BASE-100 to -104, CART-25 to -29); no_seat is a spectator ---
  [[nodiscard]] typename Kit::View view(Seat viewer) const { return game().view(viewer); }
  /// The legal options if it is the viewer's decision, else none.
  [[nodiscard]] const typename Kit::ActionList* options_for(Seat viewer) const;
  /// May the viewer take back his latest step (BASE-110, -111, CART-5)?
  [[nodiscard]] bool can_take_back(Seat viewer) const;

  // --- steps; a refusal changes nothing ---
  /// The decider's choice: refused with `game-over`, `not-your-decision` (an answer is not asked) or `no-such-option`.
  std::optional<Refused> choose(std::size_t option);
  /// The decider's latest step is taken back: refused likewise, or with `nothing-to-take-back`.
  std::optional<Refused> take_back();
  /// Carries out the answer that is not asked; there must be one. For the host, after the time that a choice takes.
  void go_on();

 private:
  CourseOf(SetUp setup, Origin origin, GameOf<Kit> game, EventsOf<Kit> events);
  [[nodiscard]] std::optional<Refused> refuse() const;
  /// Makes room for what a step brings.
  void begin_step();

  SetUp setup_;
  Origin origin_;
  UndoOf<Kit> undo_;
  std::vector<Step> steps_;
  std::vector<std::size_t> line_;
  typename Kit::State previous_;  ///< of the version before
  EventsOf<Kit> latest_;          ///< what happened under this version
};

/// Of the board game.
using Course = CourseOf<board::Kit>;

}  // namespace rattus::table
