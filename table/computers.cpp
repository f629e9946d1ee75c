#include "table/computers.hpp"

#include <cassert>

namespace rattus::table {

bool Computers::think(Match& match, ai::Budget slice) {
  if (!match.waits_for_computer()) return false;
  const Game& game = match.table()->game();
  const board::Seat seat = game.decider();
  if (!players_[seat]) players_[seat] = make_(seat, match.seats()[seat]);
  ai::Player& player = *players_[seat];
  if (begun_ != match.decision_version()) {
    player.begin(game.view(seat), game.options());
    begun_ = match.decision_version();
  }
  if (!player.think(slice)) return false;
  Input choice;
  choice.seat = seat;
  choice.version = match.decision_version();
  choice.option = static_cast<std::uint32_t>(option_of(game.options(), player.choice()));
  [[maybe_unused]] const Answer answer = match.apply(choice, {});
  assert(answer.accepted());
  return true;
}

std::size_t option_of(const board::ActionList& options, board::Action action) {
  std::size_t place = 0;
  while (options[place] != action) ++place;
  return place;
}

}  // namespace rattus::table
