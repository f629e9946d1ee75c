#pragma once
// What an option of the board game shows at a glance: the cues that its policy weighs (ai/net/policy.hpp).
#include <array>

#include "ai/board/evaluation.hpp"
#include "ai/net/policy.hpp"

namespace rattus::ai {

/// Reads the options of one decision. Of an action in a turn (BASE-21): what is done, each class card a thing of its
/// own, together with how far the turn and the game have come and how the seat stands. Of a region: who lives in it and
/// around it, its tokens and what they are likely to kill, the plague piece. Of anything else: what kind of choice it
/// is, a number's size, whose card or seat.
class CuesOfDecision {
 public:
  static const PolicyShape& shape();
  /// Reads the decision that `q` asks; `evaluation` knows what is expected of unseen faces. Both must stay in place.
  CuesOfDecision(const board::Query& q, Evaluation& evaluation);
  /// Those of one of its options.
  void read(board::Action option, Cues& out);

 private:
  void read_turn(board::Action option, Cues& out) const;
  void read_region(unsigned region, Cues& out);

  static constexpr std::size_t turn_cues = 13;
  const board::Query& q_;
  Evaluation& evaluation_;
  std::array<std::int16_t, turn_cues> turn_{};  ///< of D-ACTION: the same for all its options
};

}  // namespace rattus::ai
