#pragma once
// What there is to see of a building, for a judge that learns (ai/cartus/inputs.hpp): numbers that whoever has the view
// knows, besides those that all buildings have. They are declared beside the building's rules (buildings.hpp).
#include <span>
#include <string_view>

#include "engine/cartus/query.hpp"

namespace rattus::cartus {

/// What a building shows. Every building says it, if only that there is nothing: one that is silent does not compile.
struct Sight {
  Kind gives = no_kind;                         ///< what it gives out: how many are left, and how many each seat has
  std::span<const std::string_view> of_seat{};  ///< numbers of each seat that its `look` tells, by name
};

/// One row of what there is to see, for all buildings.
struct SightRow {
  Building building{};
  Sight sight;
  /// Writes the seat's own numbers, in the order of their names; null: it has none.
  void (*look)(const Query& known, Seat seat, std::span<std::int16_t> out) = nullptr;
};

/// In the order of `Building`.
std::span<const SightRow, building_count> sights();

}  // namespace rattus::cartus
