#pragma once
// One game being played: its rules, its state and what is legal now. A game is its set-up, its seed and the
// choices made; started again from these it comes to the same state, byte for byte.
#include <memory>
#include <variant>
#include <vector>

#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::table {

/// A seat of any game; `no_seat` is a spectator.
using board::Seat;
using board::no_seat;
static_assert(std::is_same_v<Seat, cartus::Seat> && no_seat == cartus::no_seat);

template <class Kit>
using EventsOf = std::vector<typename Kit::Event>;

/// A value: copies share the rules, which never change.
template <class Kit>
class GameOf {
 public:
  using Rules = typename Kit::Rules;
  using State = typename Kit::State;
  using View = typename Kit::View;
  using Events = EventsOf<Kit>;

  /// Lays out the board and goes on to the first decision; `events` receives what happened. A set-up that cannot be
  /// played is answered with every reason (BASE-11).
  static std::variant<GameOf, std::vector<Refusal>> start(const typename Kit::SetUp& setup,
                                                          const typename Kit::Tables& tables, Seed seed,
                                                          Events& events);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const typename Kit::ActionList& options() const { return options_; }
  [[nodiscard]] bool over() const { return state_.over(); }
  [[nodiscard]] Seat decider() const { return state_.decider; }
  [[nodiscard]] View view(Seat viewer) const { return {*rules_, state_, viewer}; }
  [[nodiscard]] std::uint64_t hash() const;
  /// The same game before the first decision; `events` receives what happened up to there.
  [[nodiscard]] GameOf from_start(Events& events) const { return {rules_, made_, start_, events}; }

  /// Carries out an option of `options()`. Returns true if it cannot be taken back (BASE-111, CART-5).
  bool choose(std::size_t option, Events& events);
  /// The same without saying what happened: for games that nobody watches.
  bool choose(std::size_t option);
  /// Back to an earlier state of this game.
  void restore(const State& state);

 private:
  GameOf(std::shared_ptr<const Rules> rules, Events made, Rng rng, Events& events);

  std::shared_ptr<const Rules> rules_;
  Events made_;  ///< what chance decided when the rules were made
  Rng start_;    ///< the game's stream before anything was laid out
  State state_;
  typename Kit::ActionList options_;
};

/// The board game, and the card game.
using Game = GameOf<board::Kit>;
using CartusGame = GameOf<cartus::Kit>;
using EventList = EventsOf<board::Kit>;

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
