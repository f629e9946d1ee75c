#pragma once
// Rules of thumb for every decision of Rattus Cartus, with some chance in them: fast enough to play games on with.
#include "ai/cartus/evaluation.hpp"

namespace rattus::ai::card_game {

/// The rules of thumb as one observer uses them for everybody: each seat goes by its own hand and by what it has seen.
class Thumb {
 public:
  explicit Thumb(const Weights& weights = {}) : evaluation_(weights) {}
  void reset(const Rules& rules, const State& known, Seat observer) {
    evaluation_.reset(rules, known, observer);
    forget();
  }
  /// Plans made in one imagined game do not hold in the next.
  void forget() { plans_ = {}; }

  /// One of the options.
  [[nodiscard]] Action choose(const Query& q, Rng& rng, const ActionList& options);
  [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }
  /// What a seat's action at a building is worth, as premium player or not, if it has bid so much.
  [[nodiscard]] Points action(const Query& q, Seat seat, unsigned position, int bid, bool premium) const;
  /// How likely, of 1024, a bid makes its player the premium player.
  [[nodiscard]] int premium(const Query& q, Seat seat, unsigned position, int bid) const;

 private:
  /// What a seat means to have played on a building in the end.
  struct Plan {
    std::uint8_t position = cartus::max_row, jokers = 0, others = 0, swords = 0, flutes = 0;
    Points worth = 0;
  };
  [[nodiscard]] Plan plan(const Query& q, Seat seat, unsigned position, Rng& rng) const;
  [[nodiscard]] Action supply(const Query& q, Rng& rng, const ActionList& options) const;
  [[nodiscard]] Action enter(const Query& q, Rng& rng, const ActionList& options);
  [[nodiscard]] Action play(const Query& q, Rng& rng, const ActionList& options);
  [[nodiscard]] Action part_with(const Query& q, Rng& rng, const ActionList& options) const;
  /// What a card in hand is worth.
  [[nodiscard]] Points card(const Query& q, Kind kind) const;

  Evaluation evaluation_;
  std::array<Plan, max_seats> plans_{};
};

/// The class of which a card is missed least, among those in `kinds` but for `except`; class_count if there is none.
unsigned least_wanted(const Query& q, std::uint64_t kinds, unsigned except);

}  // namespace rattus::ai::card_game
