#pragma once
// One game being played: its rules, its state and what is legal now. A game is its set-up, the origin of its chance and
// the choices made; started again from these it comes to the same state, byte for byte.
#include <memory>
#include <variant>
#include <vector>

#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/stream.hpp"
#include "table/origin.hpp"

namespace rattus::table {

template <class Kit>
using EventsOf = std::vector<typename Kit::Event>;

/// A place within what one choice brought where others see a choice of several cards open that is answered unasked
/// (CART-4).
template <class Kit>
struct PauseOf {
  typename Kit::State state;  ///< as it stands there: whose choice is open, and which
  std::size_t events;         ///< so many events came before it
};

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
                                                          const typename Kit::Tables& tables, const Origin& origin,
                                                          Events& events);
  /// Of a seed alone, with the fast generator.
  static std::variant<GameOf, std::vector<Refusal>> start(const typename Kit::SetUp& setup,
                                                          const typename Kit::Tables& tables, Seed seed,
                                                          Events& events) {
    return start(setup, tables, Origin(seed), events);
  }

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const typename Kit::ActionList& options() const { return options_; }
  [[nodiscard]] bool over() const { return state_.over(); }
  [[nodiscard]] Seat decider() const { return state_.decider; }
  [[nodiscard]] View view(Seat viewer) const { return {*rules_, state_, viewer}; }
  [[nodiscard]] std::uint64_t hash() const;
  /// How it came out, or would if it ended now.
  [[nodiscard]] Outcome result() const;
  /// The same game before the first decision; `events` receives what happened up to there.
  [[nodiscard]] GameOf from_start(Events& events) const { return {rules_, made_, stream_, start_, events}; }
  /// Where its chance comes from; nobody's before the game is over.
  [[nodiscard]] const GameStream& stream() const { return stream_; }

  /// Carries out an option of `options()`. Returns true if it cannot be taken back (BASE-111, CART-5).
  bool choose(std::size_t option, Events& events);
  /// The same; `pauses` receives where it has to be told in parts.
  bool choose(std::size_t option, Events& events, std::vector<PauseOf<Kit>>& pauses);
  /// The same without saying what happened: for games that nobody watches.
  bool choose(std::size_t option);
  /// Back to an earlier state of this game.
  void restore(const State& state);

 private:
  GameOf(std::shared_ptr<const Rules> rules, Events made, GameStream stream, Rng place, Events& events);

  std::shared_ptr<const Rules> rules_;
  Events made_;  ///< what chance decided when the rules were made
  GameStream stream_;
  Rng start_;  ///< what the state had of the stream before anything was laid out
  State state_;
  typename Kit::ActionList options_;
};

/// Carries out a legal option in a state of one's own, a step ahead in thought; `options` receives what is legal then.
template <class Kit>
void go_ahead(const typename Kit::Rules& rules, typename Kit::State& state, typename Kit::Action action,
              typename Kit::ActionList& options);

/// Goes on, in a state of one's own, from the middle of what a choice brought to the next decision.
template <class Kit>
void take_up(const typename Kit::Rules& rules, typename Kit::State& state, typename Kit::ActionList& options);

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

/// Only for a game that is over. The game's own stream decides, so that the same game has the same remainder.
Remainder remainder(const Game& game);

}  // namespace rattus::table
