#pragma once
// What a net is told of a position of the board game. What the frame shows is listed in inputs.cpp; parts declare the
// rest beside their rules (engine/board/parts/sight.hpp).
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/board/evaluation.hpp"
#include "ai/net/inputs.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

/// Where the inputs of a part begin.
struct InputPart {
  std::uint8_t number;
  std::string_view module;
  board::Sight sight;
  std::uint16_t seat, game;  ///< its first inputs
};
/// Of the whole program, whatever parts a build knows.
const std::vector<InputPart>& input_parts();

template <>
class InputsOf<board::Kit> {
 public:
  void reset(const Rules& rules, const State& known, Seat observer);
  void read(const Query& q);
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
  std::array<const InputPart*, board::max_parts> parts_{};  ///< by slot; null: a part that no net knows
  std::array<Row, board::max_seats> seats_{};
  Row game_{};
  SeatPoints points_{};
};
using Inputs = InputsOf<board::Kit>;

}  // namespace rattus::ai
