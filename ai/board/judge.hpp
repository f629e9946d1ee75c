#pragma once
// One step of looking ahead: an option is carried through to the end of its action as well as possible, and what comes
// out is judged by the evaluation, or by a net.
#include "ai/board/evaluation.hpp"
#include "ai/board/learned.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

/// Judges single steps; greedy players choose by it.
class Judge {
 public:
  explicit Judge(const Weights& weights = {}) : evaluation_(weights) {}
  explicit Judge(std::shared_ptr<const Net> net) : learned_(std::move(net)) {}
  void reset(const Rules& rules, const State& known, Seat observer) {
    evaluation_.reset(rules, known, observer);
    learned_.reset(rules, known, observer);
  }

  /// How good the state is after `action` for the seat that decides.
  Points judge(const Rules& rules, const State& s, Action action);
  /// How good the state is for `seat`.
  Points value(const Rules& rules, const State& s, Seat seat, bool acting = true);

 private:
  Points carry_on(const Rules& rules, const State& s, const ActionList& options, Seat seat, int steps);
  Points plague(const Rules& rules, const State& s, unsigned region, Seat seat);
  Points spread(const Rules& rules, const State& s, unsigned region, Seat seat);
  Evaluation evaluation_;
  Learned learned_;
};

}  // namespace rattus::ai
