#include "ai/board/learned.hpp"
#include "codec/nets.hpp"
#include "codec/replayed.hpp"

namespace rattus::codec {

Json net_values(const table::GameOf<board::Kit>& game) {
  ai::Learned learned(board_net());
  if (!learned.on() || game.over()) return {};
  const board::Rules& rules = game.rules();
  Json all = Json::array();
  for (board::Seat observer = 0; observer < rules.players; ++observer) {
    const board::View view = game.view(observer);
    ai::SeatValuesOf<board::Kit> values{};
    learned.reset(rules, view.known(), observer);
    learned.values(board::Query{rules, view.known()}, values);
    all.push_back(Json::array());
    for (board::Seat seat = 0; seat < rules.players; ++seat) all.back().push_back(values[seat]);
  }
  return all;
}

}  // namespace rattus::codec
