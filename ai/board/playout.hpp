#pragma once
// Plays imagined games to their end, fast: most choices as a policy has learned them, or by simple rules of thumb, with
// some chance in them.
#include <array>
#include <cstdint>
#include <span>

#include "ai/board/learned.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

using SeatValues = SeatValuesOf<board::Kit>;

struct PlayoutStyle {
  unsigned tries = 3;                ///< of the options of a card without a rule of thumb, how many are looked at
  bool random = false;               ///< take any option at every decision
  std::uint32_t whims = 100;         ///< of 1024 decisions, how many are taken at random
  std::uint32_t margin = 200;        ///< of 1024, how much of the value is the margin of points instead of the win
  Weights weights{};                 ///< of the evaluation
  std::shared_ptr<const Net> net{};  ///< judges in place of the evaluation, and its policy chooses
  std::uint32_t rounds = 1;          ///< stop after so many rounds and let the evaluation judge; 0: play to the end
};

/// Plays games on. One player's own: it knows what its observer expects of unseen faces.
class Playout {
 public:
  explicit Playout(const PlayoutStyle& style = {}) : style_(style), evaluation_(style.weights), learned_(style.net) {}
  void reset(const Rules& rules, const State& known, Seat observer) {
    evaluation_.reset(rules, known, observer);
    learned_.reset(rules, known, observer);
  }

  /// A world that agrees with a view, all of them alike.
  [[nodiscard]] static State imagine(const View& view, Rng& rng) { return board::sample(view, rng); }
  /// Plays on from `s`, whose decision has these options, and says what share of the win each seat gets.
  void play(const Rules& rules, State& s, ActionList& options, SeatValues& values);
  /// What is chosen in one decision: by the policy of the style's net, if it has one that knows the decision; else by a
  /// rule of thumb.
  [[nodiscard]] Action choose(const Query& q, Rng& rng, const ActionList& options);
  /// How often the policy chooses each of these options, `win` together; all alike where there is none that knows the
  /// decision.
  void odds(const Query& q, const ActionList& options, std::span<Value> out);

 private:
  [[nodiscard]] Action act(const Query& q, Rng& rng, const ActionList& options) const;
  /// The policy, if there is one that knows this decision.
  [[nodiscard]] const Policy* policy_for(const Query& q) const;
  [[nodiscard]] Action as_learned(const Policy& policy, const Query& q, Rng& rng, const ActionList& options);
  [[nodiscard]] Points rate(const Query& q, Action action);
  [[nodiscard]] Action best_of_few(const Query& q, Rng& rng, const ActionList& options);
  void judge(const Query& q, SeatValues& values);
  void settle(const Query& q, SeatValues& values) const;

  PlayoutStyle style_;
  Evaluation evaluation_;
  Learned learned_;
};

}  // namespace rattus::ai
