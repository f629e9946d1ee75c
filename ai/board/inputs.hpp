#pragma once
// What a net is told of a position (docs/learning.md): whole numbers that the observer knows, the same ones whatever is
// in play. Some are of the game, the others of one seat each, so that one net serves any number of players. What the
// frame shows is listed here; parts declare the rest beside their rules (engine/board/sight.hpp).
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ai/board/evaluation.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

/// How many inputs there are, what they are called, and where those of each part begin.
struct InputLayout {
  struct Part {
    std::uint8_t number;
    std::string_view module;
    board::Sight sight;
    std::uint16_t seat, game;  ///< its first inputs
  };
  std::vector<std::string> seat, game;  ///< names, an even number of each
  std::vector<Part> parts;
  std::uint64_t hash = 0;  ///< of all names in their order: a net for other inputs does not fit
};
/// Of the whole program, whatever parts a build knows.
const InputLayout& input_layout();

inline constexpr std::size_t max_inputs = 384;  ///< of a seat, and of the game

/// The inputs of a position, as one observer sees it. One player's own.
class Inputs {
 public:
  /// Takes up a new position of the observer, a seat: `known` is his view's state.
  void reset(const Rules& rules, const State& known, Seat observer);
  /// Reads a position: his view's state, or a world that agrees with it, of which only what he knows is told.
  void read(const Query& q);

  /// Of a seat, and of the game; 1/16 is the unit of points and of expected losses.
  [[nodiscard]] std::span<const std::int16_t> seat(Seat seat) const { return {seats_[seat].data(), seat_size_}; }
  [[nodiscard]] std::span<const std::int16_t> game() const { return {game_.data(), game_size_}; }

 private:
  using Row = std::array<std::int16_t, max_inputs>;
  void read_game(const Query& q);
  void read_map(const Query& q);
  void read_seat(const Query& q, Seat seat);
  void read_parts(const Query& q);
  void read_pieces(const Query& q, unsigned slot, unsigned seat_at, unsigned game_at);
  void read_loads(const Query& q, unsigned slot, unsigned seat_at);

  Evaluation evaluation_ = Evaluation::of_what_is_known();
  Seat observer_ = 0;
  std::size_t seat_size_ = 0, game_size_ = 0;
  std::array<const InputLayout::Part*, board::max_parts> parts_{};  ///< by slot; null: a part that no net knows
  std::array<Row, board::max_seats> seats_{};
  Row game_{};
  SeatPoints points_{};
};

}  // namespace rattus::ai
