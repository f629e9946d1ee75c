#pragma once
// What an option of Rattus Cartus shows at a glance: the cues that its policy weighs (ai/net/policy.hpp).
#include "ai/cartus/thumb.hpp"
#include "ai/net/policy.hpp"

namespace rattus::ai::card_game {

/// Reads the options of one decision. Of a building to enter (CART-40): each building a thing of its own, with what the
/// seat has for it, how likely it is premium player there and what the rules of thumb take that to be worth. Of a
/// supply: what its symbols bring. Of a card to be played or given away: what kind of card it is, and what it costs and
/// brings. It looks at no more of a world than its decider's view.
class CuesOfDecision {
 public:
  static const PolicyShape& shape();
  /// Reads the decision that `q` asks; `thumb` has been reset for this game. It and the rules must stay in place.
  CuesOfDecision(const Query& q, const Thumb& thumb);
  CuesOfDecision(const CuesOfDecision&) = delete;
  CuesOfDecision& operator=(const CuesOfDecision&) = delete;
  /// Those of one of its options.
  void read(Action option, Cues& out) const;

 private:
  void read_supply(unsigned position, Cues& out) const;
  void read_building(unsigned position, Cues& out) const;
  void read_pass(Cues& out) const;
  void read_play(Action option, Cues& out) const;
  void read_gift(Action option, Cues& out) const;
  void read_victim(Seat victim, Cues& out) const;
  /// Points of a class that the decider can expect more with `from` + `more` sixteenths of a step than with `from`.
  [[nodiscard]] Points gain(unsigned cls, int from, int more) const;

  cartus::View view_;  ///< the decider's
  Query q_;
  const Thumb& thumb_;
  Seat me_;
  int left_;  ///< rounds that begin from now on
};

}  // namespace rattus::ai::card_game
