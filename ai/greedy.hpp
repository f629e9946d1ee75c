#pragma once
// A player that looks one step ahead: each option is carried through to the end of its action as well as possible,
// in a few sampled worlds, and what comes out is judged by the evaluation.
#include <optional>

#include "ai/evaluation.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

/// Judges single steps; greedy players choose by it.
class Judge {
 public:
  explicit Judge(const Weights& weights = {}) : evaluation_(weights) {}
  void reset(const Rules& rules, const State& known, Seat observer) { evaluation_.reset(rules, known, observer); }

  /// How good the state is after `action` for the seat that decides.
  Points judge(const Rules& rules, const State& s, Action action);
  /// How good the state is for `seat`.
  Points value(const Rules& rules, const State& s, Seat seat, bool acting = true);

 private:
  Points carry_on(const Rules& rules, const State& s, const ActionList& options, Seat seat, int steps);
  Points plague(const Rules& rules, const State& s, unsigned region, Seat seat);
  Points spread(const Rules& rules, const State& s, unsigned region, Seat seat);
  Evaluation evaluation_;
};

class GreedyPlayer final : public Player {
 public:
  /// Samples `worlds` worlds for each decision; in `slips` of 1024 decisions it takes a random option instead.
  GreedyPlayer(Seed seed, unsigned worlds, unsigned slips, const Weights& weights = {})
      : judge_(weights), seed_(seed), worlds_(worlds), slips_(slips) {}
  void begin(const View& view, const ActionList& options) override;
  bool think(Budget slice) override;
  [[nodiscard]] Action choice() const override { return choice_; }

 private:
  Judge judge_;
  Seed seed_;
  unsigned worlds_, slips_;
  std::optional<View> view_;
  ActionList options_;
  Action choice_;
};

}  // namespace rattus::ai
