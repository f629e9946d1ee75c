#include "table/computers.hpp"

#include <cassert>

namespace rattus::table {

Computers::Computers(const Table& table, const MakePlayer& make) {
  for (board::Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatPlan& plan = table.seats()[seat];
    players_.push_back(plan.computer ? make(seat, plan) : nullptr);
  }
}

bool Computers::to_decide(const Table& table) const {
  return !table.game().over() && players_[table.game().decider()] != nullptr;
}

bool Computers::think(Table& table, ai::Budget slice) {
  if (!to_decide(table)) return false;
  const board::Seat seat = table.game().decider();
  ai::Player& player = *players_[seat];
  if (begun_ != table.version()) {
    player.begin(table.view(seat), table.game().options());
    begun_ = table.version();
  }
  if (!player.think(slice)) return false;
  [[maybe_unused]] const Answer answer =
      table.act(seat, table.version(), option_of(table.game().options(), player.choice()));
  assert(answer.accepted());
  return true;
}

std::size_t option_of(const board::ActionList& options, board::Action action) {
  std::size_t place = 0;
  while (options[place] != action) ++place;
  return place;
}

}  // namespace rattus::table
