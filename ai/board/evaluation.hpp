#pragma once
// A hand-written guess at how a position will end, for players that look one step ahead and for searches that stop
// before the end of the game.
#include <array>

#include "ai/board/danger.hpp"
#include "ai/board/trade.hpp"
#include "engine/board/modules/region_cards/hands.hpp"
#include "engine/board/modules/universities/memory.hpp"
#include "engine/board/query.hpp"

namespace rattus::ai {

/// What counts how much; `point` is one citizen or certainty.
struct Weights {
  Points far = 420;         ///< share of the expected losses in a region that the plague is far from, early on
  Points second = 520;      ///< the same two steps away
  Points near = 640;        ///< the same one step away
  Points supply = 330;      ///< a citizen in supply while the rat supply is full
  Points haven = 100;       ///< a citizen in the safe haven beyond his point
  Points card = 200;        ///< a card held while the rat supply is full
  Points last_card = 150;   ///< a card held when it is empty
  Points increase = 350;    ///< a citizen still to be placed by this turn's increase, beyond his worth in supply
  Points tile = 150;        ///< each level of a tile on a card held, while the rat supply is full
  Points hand = 230;        ///< a region card in hand, for what it can still protect
  Points university = 300;  ///< leading alone at a university piece, while the rat supply is full
  Points city = 350;        ///< a citizen in a city, while the rat supply is full: supply's worth, and its extras
  Points space = 450;       ///< a citizen on a space of the guild board, for what it lends
  Points leader = 512;      ///< how much the strongest opponent counts beyond the others
  Points heed = point;      ///< how much of what the plague may cost later is minded; the rest is greed for points
  bool counts = true;       ///< faces that have turned up are no longer expected
  TradeWeights trade{};
};

/// Estimates of final points. One observer's own: faces that he has not seen are a distribution.
class Evaluation {
 public:
  explicit Evaluation(const Weights& weights = {}) : w_(weights) {}
  /// Whose points say the same in every world that agrees with what the observer knows: what others hold in secret does
  /// not count.
  static Evaluation of_what_is_known() {
    Evaluation evaluation;
    evaluation.known_alone_ = true;
    return evaluation;
  }

  /// Takes up a new position of the observer: `known` is his view's state.
  void reset(const board::Rules& rules, const board::State& known, board::Seat observer) {
    danger_.reset(rules, w_.counts ? known : rules.initial);
    trades_ = trades(rules);
    tiles_ = rules.asks<board::question::Level>();
    hands_ = board::has_region_cards(rules);
    side_boards_ = rules.asks<board::question::Aside>();
    universities_ = board::has_universities(rules);
    observer_ = observer;
  }

  /// The points that each seat can expect in the end; `acting`: the active player goes on with his actions.
  void points(const board::Query& q, SeatPoints& out, bool acting = true);
  /// The same if the plague piece stands in `region` and strikes there next, with `neutral` citizens.
  void points_if_struck(const board::Query& q, unsigned region, unsigned neutral, SeatPoints& out);
  /// Citizens that each seat can expect to lose if the region's tokens were revealed now; `more`: further unseen
  /// drawn tokens in it. Tokens whose faces `seer` has seen count with those.
  void losses(const board::Query& q, unsigned region, unsigned more, unsigned neutral, board::Seat seer,
              SeatPoints& out);
  /// How good `points` are for a seat among `players`: its own against the others'.
  [[nodiscard]] Points utility(const SeatPoints& points, unsigned players, board::Seat seat) const;
  [[nodiscard]] Danger& danger() { return danger_; }
  /// What the last `points` expected each seat to lose in a region with citizens if its tokens were revealed then.
  [[nodiscard]] const SeatPoints& lost(unsigned region) const { return lost_[region]; }

 private:
  /// How far the rat supply has run down: `point` at the start, 0 when it is empty.
  [[nodiscard]] static Points progress(const board::Query& q);
  void add_region(const board::Query& q, unsigned region, Points risk, Points kept, unsigned neutral, SeatPoints& out);
  void count(const board::Query& q, unsigned struck, unsigned neutral, SeatPoints& out);
  [[nodiscard]] Points pending_increase(const board::Query& q) const;
  /// What tiles, hands of region cards, university pieces, and places on side boards, are good for besides points.
  void add_extras(const board::Query& q, Points left, SeatPoints& out) const;
  void add_places(const board::Query& q, Points left, SeatPoints& out) const;

  Weights w_;
  Danger danger_;
  std::array<SeatPoints, board::max_regions> lost_{};
  board::Seat observer_ = board::no_seat;
  bool known_alone_ = false;
  bool trades_ = false, tiles_ = false, hands_ = false, side_boards_ = false, universities_ = false;
};

}  // namespace rattus::ai
