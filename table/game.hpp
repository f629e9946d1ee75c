#pragma once
// One board game being played: its rules, its state and what is legal now. A game is its set-up, its seed and the
// choices made; started again from these it comes to the same state, byte for byte.
#include <memory>
#include <variant>
#include <vector>

#include "engine/board/event.hpp"
#include "engine/board/rules.hpp"
#include "engine/board/setup.hpp"
#include "engine/board/view.hpp"

namespace rattus::table {

using EventList = std::vector<board::Event>;

/// A value: copies share the rules, which never change.
class Game {
 public:
  /// Lays out the board and goes on to the first decision; `events` receives what happened. A set-up that cannot be
  /// played is answered with every reason (BASE-11).
  static std::variant<Game, std::vector<board::Refusal>> start(const board::SetUp& setup, const board::Tables& tables,
                                                               Seed seed, EventList& events);

  [[nodiscard]] const board::Rules& rules() const { return *rules_; }
  [[nodiscard]] const board::State& state() const { return state_; }
  [[nodiscard]] const board::ActionList& options() const { return options_; }
  [[nodiscard]] bool over() const { return state_.over(); }
  [[nodiscard]] board::Seat decider() const { return state_.decider; }
  [[nodiscard]] board::View view(board::Seat viewer) const { return {*rules_, state_, viewer}; }
  [[nodiscard]] std::uint64_t hash() const;
  /// The same game before the first decision; `events` receives what happened up to there.
  [[nodiscard]] Game from_start(EventList& events) const { return {rules_, cards_drawn_, start_, events}; }

  /// Carries out an option of `options()`. Returns true if it cannot be taken back (BASE-111).
  bool choose(std::size_t option, EventList& events);
  /// The same without saying what happened: for games that nobody watches.
  bool choose(std::size_t option);
  /// Back to an earlier state of this game.
  void restore(const board::State& state);

 private:
  Game(std::shared_ptr<const board::Rules> rules, bool cards_drawn, Rng rng, EventList& events);

  std::shared_ptr<const board::Rules> rules_;
  bool cards_drawn_;  ///< the class cards were selected at random
  Rng start_;         ///< the game's stream before anything was laid out
  board::State state_;
  board::ActionList options_;
};

/// The `index`-th of a series of seeds that follow from one: games of a simulation, players of a game.
Seed derive(Seed seed, std::uint64_t index);

/// The tokens that lay face down nowhere on the board when the game was over, dealt out to the end (BASE-103): an
/// engine may deal late, the distribution is the same (BASE-106). Indices in the token table.
struct Remainder {
  std::vector<unsigned> supply;   ///< in the order in which they would have been drawn
  std::vector<unsigned> removed;  ///< at set-up, unseen (BASE-13)
};

/// Only for a game that is over. The state's own stream decides, so that the same game has the same remainder.
Remainder remainder(const Game& game);

}  // namespace rattus::table
