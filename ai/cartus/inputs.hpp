#pragma once
// What a net is told of a position of Rattus Cartus. What the frame shows is listed in inputs.cpp; buildings declare
// the rest beside their rules (engine/cartus/buildings.hpp).
#include <array>

#include "ai/cartus/beforehand.hpp"
#include "ai/net/inputs.hpp"

namespace rattus::ai {

template <>
class InputsOf<cartus::Kit> {
 public:
  void reset(const cartus::Rules& rules, const cartus::State& known, Seat observer);
  void read(const cartus::Query& q);

  [[nodiscard]] std::span<const std::int16_t> seat(Seat seat) const { return {seats_[seat].data(), seat_size_}; }
  [[nodiscard]] std::span<const std::int16_t> game() const { return {game_.data(), game_size_}; }

 private:
  using Row = std::array<std::int16_t, max_inputs>;
  void read_game(const cartus::Query& known);
  void read_seat(const cartus::Query& known, Seat seat);
  void read_table(const cartus::Query& known, Seat seat, const card_game::PlayedBySeat& all);
  void read_classes(const cartus::Query& known, const card_game::Hands& hands);
  void read_points(const cartus::Query& known, const card_game::Hands& hands);
  void read_buildings(const cartus::Query& known, const card_game::Hands& hands);

  card_game::Evaluation evaluation_;
  Seat observer_ = 0;
  std::size_t seat_size_ = 0, game_size_ = 0;
  std::array<Row, cartus::max_seats> seats_{};
  Row game_{};
  card_game::SeatPoints points_{};
};

}  // namespace rattus::ai
