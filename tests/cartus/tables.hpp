#pragma once
// The component tables of Cartus as data/ has them, for tests of the rules alone.
#include "engine/cartus/tables.hpp"

namespace rattus::cartus::test {

inline Tables tables() {
  Tables tables;
  for (auto& copies : tables.supplies) copies = {{{4, 0, 0}, {4, 0, 0}, {2, 0, 1}, {2, 0, 1}, {0, 2, 0}}};
  tables.population = {4, 2, 2, 2, 4};
  tables.stock = {15, 12, 12, 12, 15};
  for (const auto& [value, count] : {std::pair{1, 6}, {2, 8}, {3, 6}})
    tables.vp.insert(tables.vp.end(), static_cast<std::size_t>(count), static_cast<std::uint8_t>(value));
  return tables;
}

}  // namespace rattus::cartus::test
