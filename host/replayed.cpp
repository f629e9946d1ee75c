#include "host/replayed.hpp"

#include "ai/board/learned.hpp"
#include "ai/cartus/inputs.hpp"
#include "codec/record/record.hpp"

namespace rattus::host {
namespace {

template <class Kit>
Json net_values(const table::GameOf<Kit>& game, const Nets& nets) {
  ai::LearnedOf<Kit> learned(nets.of<Kit>());
  if (!learned.on() || game.over()) return {};
  const auto& rules = game.rules();
  Json all = Json::array();
  for (Seat observer = 0; observer < rules.players; ++observer) {
    const auto view = game.view(observer);
    ai::SeatValuesOf<Kit> values{};
    learned.reset(rules, view.known(), observer);
    learned.values({rules, view.known()}, values);
    all.push_back(Json::array());
    for (Seat seat = 0; seat < rules.players; ++seat) all.back().push_back(values[seat]);
  }
  return all;
}

}  // namespace

Json replayed(std::string_view record, const GameData& data, const Nets& nets) {
  Json json{{"hashes", Json::array()}, {"values", Json::array()}};
  const auto see = [&]<class Kit>(std::size_t, const table::GameOf<Kit>& game, const table::EventsOf<Kit>&) {
    json["hashes"].push_back(hex(game.hash()));
    json["values"].push_back(net_values<Kit>(game, nets));
  };
  const auto checked = check_record(record, data, see);
  if (const auto* fault = std::get_if<RecordFault>(&checked)) return {{"step", fault->step}, {"reason", fault->reason}};
  return json;
}

}  // namespace rattus::host
