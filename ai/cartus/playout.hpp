#pragma once
// Plays imagined games of Rattus Cartus on by rules of thumb, and judges single options by where they lead.
#include <span>

#include "ai/cartus/belief.hpp"
#include "ai/cartus/inputs.hpp"
#include "ai/cartus/thumb.hpp"
#include "ai/learned.hpp"

namespace rattus::ai::card_game {

using SeatValues = SeatValuesOf<cartus::Kit>;

struct PlayoutStyle {
  Weights weights{};
  unsigned rounds = 2;       ///< rounds to play, this one included, before the evaluation; 0: to the end of the game
  std::uint32_t whims = 60;  ///< of 1024 decisions, how many are taken at random
  std::shared_ptr<const Net> net{};  ///< judges in place of the evaluation
  bool blend = true;                 ///< with a net: the mean of both
  bool believes = false;  ///< worlds in which others have played as players do, in place of all alike (belief.hpp)
};

/// One player's own: it knows what its observer must expect of the nun row.
class Playout {
 public:
  explicit Playout(const PlayoutStyle& style = {}) : style_(style), thumb_(style.weights), learned_(style.net) {}
  void reset(const Rules& rules, const State& known, Seat observer) {
    thumb_.reset(rules, known, observer);
    learned_.reset(rules, known, observer);
  }

  /// A world that agrees with a view, as likely as the style takes it to be.
  [[nodiscard]] State imagine(const cartus::View& view, Rng& rng) const {
    State world = cartus::sample(view, rng);
    if (style_.believes) believe(view, world, rng);
    return world;
  }
  /// Plays on from `s`, whose decision has these options, and says what share of the win each seat gets.
  void play(const Rules& rules, State& s, ActionList& options, SeatValues& values);
  /// The same in finer parts.
  void play_on(const Rules& rules, State& s, ActionList& options, Shares& shares);
  /// The rule of thumb for one decision.
  [[nodiscard]] Action choose(const Query& q, Rng& rng, const ActionList& options) {
    return thumb_.choose(q, rng, options);
  }
  /// How often the policy of the style's net chooses each of these options, `win` together; all alike where there is
  /// none that knows the decision.
  void odds(const Query& q, const ActionList& options, std::span<Value> out) const;

 private:
  void judge(const Query& q, Shares& shares);

  PlayoutStyle style_;
  Thumb thumb_;
  LearnedOf<cartus::Kit> learned_;
};

/// Carries an option through to the end of the round, all going by rules of thumb, and evaluates what comes of it.
class Judge {
 public:
  explicit Judge(const PlayoutStyle& style = {.weights = {}, .rounds = 1}) : playout_(style) {}
  void reset(const Rules& rules, const State& known, Seat observer) { playout_.reset(rules, known, observer); }
  /// The decider's share of the win, of `sure`.
  [[nodiscard]] Points judge(const Rules& rules, const State& s, Action action);

 private:
  Playout playout_;
};

/// Nothing is in the middle of being done.
inline bool between_actions(const State& s) {
  return s.asked == Decision::supply || s.asked == Decision::enter || s.asked == Decision::action;
}

/// Applies a legal action in an imagined game and leaves the next options; nobody listens.
void step(const Rules& rules, State& s, Action action, ActionList& options);

}  // namespace rattus::ai::card_game
