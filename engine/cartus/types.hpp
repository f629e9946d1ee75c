#pragma once
// The small vocabulary of Rattus Cartus (CART-3): seats, classes, kinds of cards, buildings, decisions.
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/seat.hpp"

namespace rattus::cartus {

using rattus::no_seat;
using rattus::Seat;

inline constexpr std::size_t max_seats = 5;

/// The catalogue's canonical order (CART section 11).
enum class Class : std::uint8_t { peasantry, bourgeoisie, church, chivalry, magic, royalty };
inline constexpr std::size_t class_count = 6;

/// What makes cards interchangeable: population cards by class, then nuns 0 to 4, in canonical order; then the rest.
using Kind = std::uint8_t;
inline constexpr Kind joker = 30, sword = 31, flute = 32, pass = 33, gold = 34;
inline constexpr Kind population_kinds = 30, kind_count = 35;
inline constexpr Kind no_kind = 63;  ///< face down, for whoever does not know the card
constexpr Kind population_kind(Class c, unsigned nuns) {
  return static_cast<Kind>(static_cast<unsigned>(c) * 5 + nuns);
}
constexpr bool is_population(Kind kind) { return kind < population_kinds; }
constexpr Class class_of(Kind kind) { return static_cast<Class>(kind / 5); }
constexpr unsigned nuns_of(Kind kind) { return kind % 5U; }

/// How many cards of each kind; the last bytes are always 0, so that eight kinds can be looked at together.
using Counts = std::array<std::uint8_t, 40>;

/// In the order of data/cartus-buildings.json, two of each class (CART-7).
enum class Building : std::uint8_t {
  farm,
  brewery,
  marketplace,
  office,
  monastery,
  hospital,
  castle,
  guard_tower,
  palace,
  treasury,
  tent,
  pipers_hut,
};
inline constexpr std::size_t building_count = 12;
inline constexpr std::size_t copies_of_building = 5;

constexpr Class class_of(Building b) {
  constexpr std::array<Class, 6> by_pair{Class::peasantry, Class::bourgeoisie, Class::church,
                                         Class::chivalry,  Class::royalty,     Class::magic};
  return by_pair[static_cast<std::size_t>(b) / 2];
}

/// A building card: building x 5 + copy.
using BuildingCard = std::uint8_t;
inline constexpr BuildingCard no_card = 63;
constexpr Building building_of(BuildingCard card) { return static_cast<Building>(card / copies_of_building); }

inline constexpr std::size_t population_cards = 84, building_cards = 30, vp_tokens = 20, nun_row_size = 5;
inline constexpr unsigned last_space = 15;  ///< of an influence track (CART-12)
inline constexpr std::size_t max_row = 3;
/// In a view: somebody has chosen his supply in secret (CART-35).
inline constexpr std::uint8_t secret_choice = 15;

/// Names of decisions (CART section 11).
enum class Decision : std::uint8_t {
  none,
  supply,
  look,
  enter,
  play_card,
  sword_victim,
  sword_give,
  flute_victim,
  action,
  hospital_card,
  tower_give,
};
inline constexpr std::size_t decision_count = static_cast<std::size_t>(Decision::tower_give) + 1;

/// The phases of a round (CART-30), by their letters.
enum class Phase : std::uint8_t { draw, supplies, enter, resolve, end, over };

/// Names of chance points (CART-24).
enum class ChancePoint : std::uint8_t {
  starting_player,
  building,
  mixed,
  copies,
  population,
  buildings,
  vp,
  reshuffle
};

}  // namespace rattus::cartus
