#pragma once
// Cities (INN-1 to -7): one in each region in use that has one, for one citizen. Everything is public (GLD-11).
#include "engine/board/modules/side_boards.hpp"

namespace rattus::board {

/// What the module remembers and tells.
struct Cities {
  static constexpr std::string_view module = "inns";
  static constexpr std::array<std::string_view, 1> seen{"cities"};
  static constexpr Sight sight{.of_seat = seen};
  struct Memory {
    std::array<std::uint8_t, max_regions> cities;  ///< by region: whose citizen is there, seat + 1, or 0
    std::uint8_t came;                             ///< region + 1 of the city that was entered this turn (INN-4)
    std::array<std::uint8_t, 3> extras;  ///< regions whose city has its extra still to give in this increase, as bits
  };
  static constexpr std::array fields{
      MemoryField{"cities", 0, max_regions, MemoryField::Unit::seat, MemoryField::Each::region},
      MemoryField{"came", max_regions, 1, MemoryField::Unit::region},
      MemoryField{"extras", max_regions + 1, 3},
  };
  /// From the region itself, or from supply.
  static constexpr EventType city_entered{"city-entered", {Told::seat, Told::from_if_any, Told::to}};
  static constexpr EventType city_left{"city-left", {Told::seat, Told::region}};  ///< to his supply
  static constexpr EventType cities_scored{"cities-scored", {Told::seat, Told::count}};
};

inline const Cities::Memory& cities(const Query& q) { return q.memory<Cities>(q.rules.module_slot(Cities::module)); }
template <class C>
Cities::Memory& cities_of(C& c) {
  return c.template memory<Cities>(c.rules.module_slot(Cities::module));
}

/// Regions of the cities in which a citizen of the seat is.
inline Mask own_cities(const Cities::Memory& memory, Seat seat) {
  Mask own;
  for (unsigned region = 0; region < max_regions; ++region)
    if (memory.cities[region] == seat + 1) own.add(region);
  return own;
}
/// Those of them that give an extra: entered in an earlier turn (INN-4).
inline Mask giving_cities(const Cities::Memory& memory, Seat seat) {
  Mask giving = own_cities(memory, seat);
  if (memory.came != 0) giving.remove(memory.came - 1U);
  return giving;
}
inline Mask open_extras(const Cities::Memory& memory) {
  return Mask{memory.extras[0] | std::uint32_t{memory.extras[1]} << 8 | std::uint32_t{memory.extras[2]} << 16};
}
inline void set_open_extras(Cities::Memory& memory, Mask regions) {
  for (unsigned i = 0; i < memory.extras.size(); ++i)
    memory.extras[i] = static_cast<std::uint8_t>(regions.bits >> (8 * i));
}

/// May the seat put a citizen into the city now (INN-2)?
inline bool is_open_city(const Query& q, const Cities::Memory& memory, unsigned region, Seat seat) {
  return memory.cities[region] == 0 ? q.s.supply[seat] > 0 : q.s.presence[seat].has(region);
}
/// Cities into which he may.
inline Mask open_cities(const Query& q, Seat seat) {
  const auto& memory = cities(q);
  Mask open;
  for (const unsigned region : q.rules.cities)
    if (is_open_city(q, memory, region, seat)) open.add(region);
  return open;
}
inline bool may_enter_city(const Query& q, Seat seat) {
  const auto& memory = cities(q);
  for (const unsigned region : q.rules.cities)
    if (is_open_city(q, memory, region, seat)) return true;
  return false;
}

/// INN-2, -3: the citizen of this seat comes from supply, or with this load from the city's region, into the city.
template <class C>
void enter_city(C& c, Seat seat, Region region, Load load) {
  auto& memory = cities_of(c);
  std::uint8_t& city = memory.cities[region];
  const bool occupied = city != 0;
  if (occupied)
    c.take_citizen_off(seat, region, load);
  else
    --c.s.supply[seat];
  const Seat former = enter_place(c, seat, city);
  memory.came = static_cast<std::uint8_t>(region + 1);
  c.emit({.type = Cities::city_entered,
          .clause = inn_clause(2),
          .seat = seat,
          .region = occupied ? region : no_region,
          .to = region});
  if (former != no_seat) c.emit({.type = Cities::city_left, .clause = inn_clause(2), .seat = former, .region = region});
}

}  // namespace rattus::board
