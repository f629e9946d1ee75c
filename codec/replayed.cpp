#include "codec/replayed.hpp"

#include "codec/record.hpp"

namespace rattus::codec {

Json replayed(std::string_view record, const GameData& data, OfPosition values) {
  Json json{{"hashes", Json::array()}};
  const auto see = [&]<class Kit>(std::size_t, const table::GameOf<Kit>& game, const table::EventsOf<Kit>&) {
    json["hashes"].push_back(hex(game.hash()));
    if constexpr (std::is_same_v<Kit, board::Kit>)
      if (values) json["values"].push_back(values(game));
  };
  const auto checked = check_record(record, data, see);
  if (const auto* fault = std::get_if<RecordFault>(&checked)) return {{"step", fault->step}, {"reason", fault->reason}};
  return json;
}

}  // namespace rattus::codec
