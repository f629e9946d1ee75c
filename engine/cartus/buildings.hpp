#pragma once
// The buildings (CART-61 to -72), each in one place: what is done there, whether that could change anything (CART-60),
// and what there is to see of it.
#include <array>
#include <concepts>

#include "engine/cartus/event.hpp"
#include "engine/cartus/sight.hpp"

namespace rattus::cartus {
namespace buildings {

/// So many of what a building gives.
constexpr unsigned two_or_one(bool premium) { return premium ? 2 : 1; }

struct Farm {
  static constexpr Building id = Building::farm;
  static constexpr Sight sight{};
  static bool could_act(const Query& q, Seat, bool) { return q.can_draw(); }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.draw(seat, 2 * two_or_one(premium), cart_clause(61));
  }
};

struct Brewery {
  static constexpr Building id = Building::brewery;
  static constexpr Sight sight{};
  static unsigned cards(const Query& q, Seat seat, bool premium) { return q.bid(seat) / (premium ? 1 : 2); }
  static bool could_act(const Query& q, Seat seat, bool premium) { return cards(q, seat, premium) > 0 && q.can_draw(); }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.draw(seat, cards(c.query(), seat, premium), cart_clause(62));
  }
};

/// Gives cards out of the stock.
template <Building building, Kind kind, Clause clause>
struct Gives {
  static constexpr Building id = building;
  static constexpr Sight sight{.gives = kind};
  static bool could_act(const Query& q, Seat, bool) { return q.stock(kind) > 0; }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.take(seat, kind, two_or_one(premium), clause);
  }
};
using Marketplace = Gives<Building::marketplace, joker, cart_clause(63)>;
using Office = Gives<Building::office, pass, cart_clause(64)>;
using Castle = Gives<Building::castle, sword, cart_clause(67)>;
using Treasury = Gives<Building::treasury, gold, cart_clause(70)>;
using PipersHut = Gives<Building::pipers_hut, flute, cart_clause(72)>;

struct Monastery {
  static constexpr Building id = Building::monastery;
  static constexpr Sight sight{};
  static bool could_act(const Query& q, Seat seat, bool) { return q.s.rats[seat] > 0; }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.discard_rats(seat, two_or_one(premium), cart_clause(65));
  }
};

struct Hospital {
  static constexpr Building id = Building::hospital;
  static constexpr Sight sight{};
  static bool could_act(const Query& q, Seat seat, bool premium) {
    return q.s.rats[seat] > 0 && (premium || q.s.hand_size[seat] > 0);
  }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    if (premium) c.discard_rats(seat, 1, cart_clause(66));
    c.push(seat, frames::Hospital{.most = static_cast<std::uint8_t>(premium ? 3 : 2)});
  }
};

/// CART-68. Who is in it himself is safe from it.
struct GuardTower {
  static constexpr Building id = Building::guard_tower;
  static constexpr std::array<std::string_view, 2> seen{"givers", "safe"};
  static constexpr Sight sight{.of_seat = seen};
  static bool could_act(const Query& q, Seat seat, bool premium) { return premium && q.tower_givers(seat) != 0; }
  template <class C>
  static void act(C& c, Seat seat, bool) {
    const auto givers = static_cast<std::uint8_t>(c.query().tower_givers(seat));
    for (Seat other = c.query().next(seat); other != seat; other = c.query().next(other))
      if (givers >> other & 1)
        c.emit({.type = EventType::tower_givers,
                .clause = cart_clause(68),
                .seat = seat,
                .other_seat = other,
                .count = std::min<std::uint8_t>(3, c.s.hand_size[other])});
    c.push(seat, frames::Tower{.givers = givers, .last = seat});
  }
  static void look(const Query& known, Seat seat, std::span<std::int16_t> out) {
    out[0] = static_cast<std::int16_t>(std::popcount(known.tower_givers(seat)));
    out[1] = known.in_tower(seat);
  }
};

struct Palace {
  static constexpr Building id = Building::palace;
  static constexpr std::array<std::string_view, 2> seen{"tokens", "value-known"};
  static constexpr Sight sight{.of_seat = seen};
  static bool could_act(const Query& q, Seat, bool) { return q.s.vp_taken < vp_tokens; }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.take_tokens(seat, two_or_one(premium));
  }
  static void look(const Query& known, Seat seat, std::span<std::int16_t> out) {
    for (unsigned i = 0; i < known.s.vp_taken; ++i) {
      if (known.s.vp_owner[i] != seat) continue;
      ++out[0];
      out[1] = static_cast<std::int16_t>(out[1] + known.s.vp[i]);
    }
  }
};

struct Tent {
  static constexpr Building id = Building::tent;
  static constexpr std::array<std::string_view, 1> seen{"looked-at"};
  static constexpr Sight sight{.of_seat = seen};
  static bool could_act(const Query&, Seat, bool) { return true; }
  template <class C>
  static void act(C& c, Seat seat, bool premium) {
    c.push(seat, frames::Look{.left = static_cast<std::uint8_t>(two_or_one(premium)), .tent = 1});
  }
  static void look(const Query& known, Seat seat, std::span<std::int16_t> out) {
    for (const unsigned seats : known.s.seen) out[0] = static_cast<std::int16_t>(out[0] + (seats >> seat & 1));
  }
};

}  // namespace buildings

/// A building that says all that it has to, what there is to see of it among it.
template <class B>
concept SaysWhatThereIsToSee = std::same_as<decltype(B::id), const Building> &&
    std::same_as<decltype(B::sight), const Sight> &&(B::sight.of_seat.empty() != requires { &B::look; });

template <SaysWhatThereIsToSee... Types>
struct BuildingTypes {
  /// Calls `f` with the type of a building.
  template <class F>
  static void with(Building id, F f) {
    static_cast<void>(((id == Types::id && (f(Types{}), true)) || ...));
  }
  static constexpr bool in_order() {
    unsigned i = 0;
    return ((Types::id == static_cast<Building>(i++)) && ...) && i == building_count;
  }
  static constexpr std::array<SightRow, sizeof...(Types)> rows() { return {row<Types>()...}; }

 private:
  template <class B>
  static constexpr SightRow row() {
    SightRow row{B::id, B::sight};
    if constexpr (requires { &B::look; }) row.look = B::look;
    return row;
  }
};
using AllBuildings = BuildingTypes<buildings::Farm, buildings::Brewery, buildings::Marketplace, buildings::Office,
                                   buildings::Monastery, buildings::Hospital, buildings::Castle, buildings::GuardTower,
                                   buildings::Palace, buildings::Treasury, buildings::Tent, buildings::PipersHut>;
static_assert(AllBuildings::in_order());

/// Could the seat's action at a building change anything now (CART-60)?
inline bool could_act(const Query& q, Seat seat, unsigned position, bool premium) {
  bool could = false;
  AllBuildings::with(q.building_at(position), [&]<class B>(B) { could = B::could_act(q, seat, premium); });
  return could;
}

/// What is done at a building.
template <class C>
void act(C& c, Seat seat, unsigned position, bool premium) {
  AllBuildings::with(c.query().building_at(position), [&]<class B>(B) { B::act(c, seat, premium); });
}

}  // namespace rattus::cartus
