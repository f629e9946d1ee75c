#pragma once
// The end of a game of Cartus (CART-77 to -87). No decisions.
#include <array>

#include "engine/cartus/query.hpp"
#include "engine/core/outcome.hpp"

namespace rattus::cartus {

/// What one player has scored, whether he lives, and where he comes in.
struct Score {
  std::array<std::uint8_t, class_count> influence{};  ///< CART-78
  std::uint8_t hand = 0;                              ///< CART-79
  std::array<std::uint8_t, 3> specials{};             ///< Sword, Flute, Pass: CART-80
  std::uint8_t gold = 0;                              ///< CART-81
  std::uint8_t tokens = 0;                            ///< CART-82
  std::uint8_t rats = 0;
  bool killed = false;     ///< CART-84
  bool wins = false;       ///< CART-85, -86
  std::uint8_t place = 0;  ///< CART-87
  [[nodiscard]] unsigned points() const {
    unsigned sum = hand + gold + tokens;
    for (const auto points : influence) sum += points;
    for (const auto points : specials) sum += points;
    return sum;
  }
};
using Scores = std::array<Score, max_seats>;

/// Ranks of a class (CART-78): seats with influence from the first, the rest no_seat.
std::array<Seat, max_seats> ranking(const Query& q, Class cls);

/// CART-81: what so many Golds are worth to each player.
std::array<std::uint8_t, max_seats> gold_points(std::array<std::uint8_t, max_seats> golds, unsigned players);

/// The reckoning as if the game ended now.
Scores score(const Query& q);
/// The same, as it is said of any game.
Outcome outcome(const Query& q);

}  // namespace rattus::cartus
