#pragma once
// The state of a game of Cartus: a plain value of fixed size. Everything that never changes during a game stands in
// `Rules`. Bytes that mean nothing are zero, so that equal states are equal byte for byte.
#include <array>
#include <cstdint>

#include "engine/cartus/types.hpp"
#include "engine/core/frame.hpp"
#include "engine/core/rng.hpp"

namespace rattus::cartus {

/// What a frame on the stack is doing; `step` numbers its parts.
enum class FrameKind : std::uint8_t { none, game, supply, look, turn, give, resolve, action, hospital, tower };
using Frame = FrameOf<FrameKind>;
inline constexpr std::size_t max_frames = 6;

/// At 16 bytes no part that is copied at once crosses a cache line, and every allocation gives as much.
struct alignas(16) State : StateOf<State> {
  Rng rng;                                            ///< the game's own stream, or its place in one; in no view
  std::array<std::uint8_t, population_cards> deck{};  ///< kinds; the top is deck[deck_size - 1]
  std::array<std::uint8_t, 36> discard{};             ///< population cards by kind; open
  std::array<Counts, max_seats> hand{};               ///< by seat and kind
  std::array<std::array<std::uint8_t, 36>, max_seats> played{};  ///< on the table, by seat and kind
  std::array<std::uint8_t, 36> picked{};                         ///< by the decider in the choice that is open
  std::array<BuildingCard, building_cards> buildings{};          ///< the top is buildings[buildings_size - 1]
  std::array<BuildingCard, 12> replacement{};                    ///< the top likewise, [0] the bottom
  std::array<BuildingCard, max_row> row{};
  std::array<std::uint8_t, 8> used{};  ///< building cards out of the game, as bits
  std::array<Kind, nun_row_size> nuns{};
  std::array<std::uint8_t, nun_row_size> seen{};  ///< seats that have looked at it, as bits
  std::array<std::uint8_t, vp_tokens> vp{};       ///< values in the order of taking
  std::array<Seat, vp_tokens> vp_owner{};         ///< of those taken
  std::array<std::uint8_t, 5> stock{};            ///< jokers, Swords, Flutes, Passes, Golds
  std::array<std::uint8_t, max_seats> rats{};
  std::array<std::uint8_t, max_seats> hand_size{};              ///< as all see it: not changed by an open choice
  std::array<std::uint8_t, max_seats> face_down{};              ///< cards before the player, likewise
  std::array<std::uint8_t, max_seats> chosen{};                 ///< 1 + row position of his supply card; 0: none yet
  std::array<std::array<Seat, max_seats>, max_row> entrants{};  ///< of a row position, by entry number
  std::array<std::uint8_t, max_row> entrant_count{};
  std::array<Seat, max_seats> line{};  ///< who waits in phase C, the first in front; then no_seat
  std::array<std::array<std::uint8_t, max_seats>, class_count> influence{};
  /// Seats in the order in which they came to the space where they stand: of two on one space the earlier is lower.
  std::array<std::array<Seat, max_seats>, class_count> arrival{};
  std::array<std::uint8_t, class_count>
      first_copies{};  ///< 1 + copies of the class's first building in the game, if all know it
  std::uint8_t deck_size = 0, discard_size = 0, buildings_size = 0, replacement_size = 0;
  std::uint8_t vp_taken = 0;
  std::uint8_t put_under = 0;       ///< cards put under the replacement deck so far, at most its size
  std::uint8_t first_in = no_seat;  ///< who entered a building first this round (CART-57)
  Seat best = no_seat;              ///< with 2 players, from phase D: the premium player
  std::uint8_t turned = 0;          ///< seats whose played cards lie open, as bits
  Seat start = no_seat;             ///< starting player of the round
  std::uint8_t round = 0;
  Phase phase = Phase::draw;
  Decision asked = Decision::none;  ///< who must decide what; none: the game is over
  Seat decider = no_seat;
  std::uint8_t depth = 0;
  std::array<Frame, max_frames> stack{};

  [[nodiscard]] bool over() const { return phase == Phase::over; }
  [[nodiscard]] bool final_round() const { return buildings_size == 0; }  ///< from phase A on (CART-30)
};
static_assert(PlainState<State>);

}  // namespace rattus::cartus
