#pragma once
// Inns (INN-1 to -7): whoever has a citizen in a city places one more when he increases population in its region. The
// Inn Keeper puts them there (CARD-300).
#include "engine/board/context.hpp"
#include "engine/board/modules/inns/cities.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

struct Inns : Cities {
  static constexpr ModuleNeeds needs{.clause = inn_clause(1), .card = 30, .stands_for = 1};
  static constexpr EventTypes<3> events{&city_entered, &city_left, &cities_scored};

  static void look(const Query& q, Slot slot, const Sightings& out) {
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      out.at(seat, 0) = static_cast<std::int16_t>(own_cities(q.memory<Inns>(slot), seat).count());
  }

  // --- extras (INN-4, -5) ---

  static Mask answer(question::IncreaseThere asked, const Query& q, Slot slot) {
    return giving_cities(q.memory<Inns>(slot), asked.seat);
  }
  static Mask answer(question::ModuleExtras, const Query& q, Slot slot) { return open_extras(q.memory<Inns>(slot)); }
  template <class C>
  static void act(At<Moment::increase_served>, C& c, Slot slot, Seat seat, Region region) {
    auto& memory = c.template memory<Inns>(slot);
    set_open_extras(memory, open_extras(memory) | (giving_cities(memory, seat) & Mask::of(region)));
  }
  template <class C>
  static void act(At<Moment::extra_taken>, C& c, Slot slot, Seat, Region region) {
    auto& memory = c.template memory<Inns>(slot);
    set_open_extras(memory, open_extras(memory) & ~Mask::of(region));
  }
  template <class C>
  static void act(At<Moment::extras_over>, C& c, Slot slot, Seat, Region) {
    set_open_extras(c.template memory<Inns>(slot), Mask{});
  }

  // --- turns and score ---

  template <class C>
  static void act(At<Moment::marks_cleared>, C& c, Slot slot, Seat, Region) {
    c.template memory<Inns>(slot).came = 0;
  }
  template <class C>
  static void act(At<Moment::score>, C& c, Slot slot, Seat, Region) {
    tell_places_scored(c, cities_scored, inn_clause(7), c.template memory<Inns>(slot).cities);
  }
  static int answer(question::Points asked, const Query& q, Slot slot) {
    return points_for_places(q.memory<Inns>(slot).cities, q.rules.players, asked.seat);
  }

  // --- what it may remember ---

  static int answer(question::Aside asked, const Query& q, Slot slot) {
    return static_cast<int>(places_of(q.memory<Inns>(slot).cities, asked.seat));
  }
  static bool remembers(const Query& q, Slot slot) {
    const auto& memory = q.memory<Inns>(slot);
    for (unsigned region = 0; region < max_regions; ++region)
      if (memory.cities[region] > (q.rules.cities.has(region) ? q.rules.players : 0)) return false;
    if (memory.came > max_regions || (memory.came != 0 && memory.cities[memory.came - 1U] == 0)) return false;
    const Mask open = open_extras(memory);
    return open.none() ||
           (increasing(q) && q.s.active != no_seat && (open & ~giving_cities(memory, q.s.active)).none());
  }
  static void against(const Query& q, Slot slot, const MemoryReasons& reasons);
};

}  // namespace rattus::board
