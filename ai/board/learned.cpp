#include "ai/board/learned.hpp"

namespace rattus::ai {

void Learned::values(const Query& q, SeatValuesOf<board::Kit>& out) {
  inputs_.read(q);
  const std::size_t n = q.rules.players;
  std::array<Net::Row, board::max_seats> rows;
  for (Seat seat = 0; seat < n; ++seat) rows[seat] = inputs_.seat(seat);
  net_->values(inputs_.game(), std::span(rows).first(n), std::span(out).first(n));
}

}  // namespace rattus::ai
