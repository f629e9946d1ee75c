#pragma once
// A game that is over, looked at by a teacher: everybody's chances at each decision, what each choice cost, and what
// chance did. Each decision is judged by what its seat knew then. Sans input and output; it works in slices.
#include <memory>
#include <vector>

#include "ai/net/net.hpp"
#include "ai/player.hpp"
#include "table/advice.hpp"
#include "table/game.hpp"

namespace rattus::table {

struct ReviewStyle {
  std::uint32_t iterations = 600;                      ///< of the search, for one decision
  unsigned worlds = 240;                               ///< imagined for what chance did, before and after each time
  std::vector<std::shared_ptr<const ai::Net>> nets{};  ///< by which it judges; a game without is judged by hand
};

/// A decision with more than one option.
struct Judgement {
  std::size_t step = 0;  ///< choices before it
  Advice advice;
};

/// Chance turned something up: what everybody could expect, in the eyes of whose choice led there, just before and
/// after.
struct Stroke {
  std::size_t step = 0;   ///< choices before the one that led there
  std::size_t event = 0;  ///< place among what that choice brought
  Seat seat = no_seat;
  Chances before{}, after{};
  /// The greatest change of anybody's chances.
  [[nodiscard]] ai::Value weight() const;
};

/// What everybody's chances have come to when the game is over: nobody has any if all are dead (CART-86).
Chances come_to(const Outcome& outcome);

class Review {
 public:
  Review() = default;
  Review(const Review&) = delete;
  Review& operator=(const Review&) = delete;
  virtual ~Review() = default;

  /// Works on within `slice`, at least a little. True when the review is complete.
  virtual bool work(ai::Budget slice) = 0;

  /// How many of the choices have been looked at, and how many there are.
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t all() const { return all_; }
  [[nodiscard]] const std::vector<Judgement>& judgements() const { return judgements_; }
  [[nodiscard]] const std::vector<Stroke>& strokes() const { return strokes_; }
  /// A seat's costliest choices, at most `most`, the costliest first; none that cost less than `least`.
  [[nodiscard]] std::vector<const Judgement*> costliest(Seat seat, std::size_t most, ai::Value least) const;

 protected:
  std::size_t done_ = 0, all_ = 0;
  std::vector<Judgement> judgements_;
  std::vector<Stroke> strokes_;
};

/// Of the game that these choices lead to from the first decision on; they must be legal.
template <class Kit>
std::unique_ptr<Review> review_of(const GameOf<Kit>& start, std::vector<std::uint8_t> choices, const ReviewStyle& style,
                                  ai::Clock clock);
extern template std::unique_ptr<Review> review_of(const Game&, std::vector<std::uint8_t>, const ReviewStyle&,
                                                  ai::Clock);
extern template std::unique_ptr<Review> review_of(const CartusGame&, std::vector<std::uint8_t>, const ReviewStyle&,
                                                  ai::Clock);

}  // namespace rattus::table
