#pragma once
// Reading the component tables of Rattus Cartus: data/cartus-buildings.json, data/cartus-cards.json.
#include "codec/text/reader.hpp"
#include "engine/cartus/tables.hpp"

namespace rattus::codec {

void read_cartus_buildings(const Value& file, cartus::Tables& tables);
void read_cartus_cards(const Value& file, cartus::Tables& tables);

}  // namespace rattus::codec
