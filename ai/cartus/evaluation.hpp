#pragma once
// A hand-written guess at how a position of Rattus Cartus will end, taken where a round begins: points that each seat
// can expect, and the share of the win that they and the plague leave it.
#include <algorithm>
#include <array>

#include "ai/cartus/survival.hpp"
#include "ai/value.hpp"
#include "engine/cartus/kit.hpp"
#include "engine/cartus/query.hpp"

/// The computer players of Rattus Cartus.
namespace rattus::ai::card_game {

using cartus::Action;
using cartus::ActionList;
using cartus::Building;
using cartus::Choice;
using cartus::class_bits;
using cartus::class_count;
using cartus::Decision;
using cartus::flute;
using cartus::gold;
using cartus::joker;
using cartus::Kind;
using cartus::kind_bit;
using cartus::kinds_in;
using cartus::max_seats;
using cartus::pass;
using cartus::Query;
using cartus::Rules;
using cartus::Seat;
using cartus::State;
using cartus::sword;

/// A share of a win in finer parts than `win`; `sure` is the whole.
using Share16 = std::int32_t;
inline constexpr Share16 sure = 1 << 16;
using Shares = std::array<Share16, max_seats>;
/// Victory points by seat; `point` is one.
using SeatPoints = std::array<Points, max_seats>;

/// Cards in a hand, in sixteenths of a card: those of a world, or those that an observer has to expect.
struct Hand16 {
  std::array<int, class_count> of_class{};
  std::array<int, cartus::kind_count - joker> special{};  ///< jokers, Swords, Flutes, Passes, Golds
};
using Hands = std::array<Hand16, max_seats>;
Hand16 hand_of(const State& s, Seat seat);
Hands hands_of(const Query& q);

/// What counts how much. Points unless it says otherwise; sixteenths are of a card, a rat or a step of influence.
struct Weights {
  int swing = 3;       ///< half steps by which one more building of a class may shift two players' distance
  int use = 7;         ///< sixteenths of a card in hand that will be played if its class keeps coming
  Points card = 80;    ///< a population card in hand, beside the influence it promises
  Points joker = 700;  ///< a joker, while there are rounds to play it
  Points sword = 1200, flute = 250, pass = 250;  ///< the same, beside the points for most
  Points look = 250;                             ///< a nun-row card that a player knows, at the start of the game
  int drift = 8;             ///< sixteenths of a rat that a player sheds in a round to come, all in all
  int blur = 12;             ///< sixteenths of a rat for each round to come: how uncertain that is
  Points lead = 3072;        ///< points behind that halve the strength about, in the end
  Points lead_round = 1200;  ///< the same for each round to come
  int heed = 1024;           ///< of 1024, how many of the rats are minded before the end; the rest is greed for points
  bool counts = true;        ///< of the nun row only cards are expected that have not turned up elsewhere
  Points life = 16 * 1024;   ///< what it is worth to live, in points, where only one player's rats are weighed
};

/// One observer's own: what he cannot see of the nun row is a distribution (CART-26).
class Evaluation {
 public:
  explicit Evaluation(const Weights& weights = {}) : w_(weights) {}
  /// Takes up a new position of the observer: `known` is his view's state.
  void reset(const Rules& rules, const State& known, Seat observer);

  /// The share of the win that each seat can expect.
  void shares(const Query& q, Shares& out) const;
  /// The same of a game that is over, over all nun rows that the observer must think possible (CART-84 to -86).
  void settle(const Query& q, Shares& out) const;
  /// Points that each seat can expect in the end; `hands` says who holds what.
  void points(const Query& q, SeatPoints& out) const { points(q, hands_of(q), out); }
  void points(const Query& q, const Hands& hands, SeatPoints& out) const;
  /// Of those, the points of a class, and those of everything else; both are added.
  void add_class(const Query& q, unsigned cls, const Hands& hands, SeatPoints& out) const;
  void add_others(const Query& q, const Hands& hands, SeatPoints& out) const;
  /// The share of the win that each seat can expect with such points, as if each lived or died for itself.
  void rough_shares(const Query& q, const SeatPoints& points, Shares& out) const;
  /// The chance over `sure` that the nun row bears nuns enough to live with so many rats, as its observer knows it.
  class Survival {
    using Least = std::array<std::int32_t, most_nuns + 2>;

   public:
    Survival(const Least& least, int certain) : least_(least), certain_(certain) {}
    [[nodiscard]] Share16 operator()(int rats) const {
      return least_[static_cast<std::size_t>(std::clamp<int>(rats - certain_, 0, most_nuns + 1))];
    }

   private:
    const Least& least_;
    int certain_;
  };
  [[nodiscard]] Survival survival(const State& s) const;

  /// Points that a seat can expect of a class (CART-78) if it had `more` sixteenths of a step there.
  [[nodiscard]] Points class_points(const Query& q, unsigned cls, Seat seat, int more) const;
  /// What it is worth in points to have one rat less than `rats`, given what the seat has seen.
  [[nodiscard]] Points rat(const Query& q, Seat seat, int rats) const;
  /// Buildings of a class that are still to come, in sixteenths.
  [[nodiscard]] static int to_come(const Query& q, unsigned cls);
  /// Sixteenths of a step that a card of a class in hand promises.
  [[nodiscard]] int promise(int to_come) const { return w_.use * to_come / (to_come + 16); }
  /// Rounds that begin from now on.
  [[nodiscard]] static int rounds_left(const Query& q);
  [[nodiscard]] const Weights& weights() const { return w_; }

 private:
  /// Chances over `sure` that cards of the row which are not seen bear exactly, or at least, so many nuns.
  struct Row {
    std::array<std::int32_t, most_nuns + 1> exactly{};
    std::array<std::int32_t, most_nuns + 2> least{};
  };
  struct Seen {
    unsigned open = 0, certain = 0;
  };
  [[nodiscard]] static Seen seen_by(const State& s, Seat seat);
  /// How much each seat's points count: 1 / (1 + what it is behind)^3, of 2^20.
  [[nodiscard]] std::array<std::int64_t, max_seats> strengths(const Query& q, const SeatPoints& points) const;

  Weights w_;
  Points token_ = 0;                                  ///< what a token is worth whose value is not known
  std::array<Row, cartus::nun_row_size + 1> rows_{};  ///< by cards not seen
  Seat observer_ = cartus::no_seat;
};

}  // namespace rattus::ai::card_game
