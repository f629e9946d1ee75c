#include "engine/cartus/sight.hpp"

#include "engine/cartus/buildings.hpp"

namespace rattus::cartus {

std::span<const SightRow, building_count> sights() {
  static constexpr auto rows = AllBuildings::rows();
  return rows;
}

}  // namespace rattus::cartus
