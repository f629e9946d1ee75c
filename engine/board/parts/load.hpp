#pragma once
// What citizens carry (CARD-8). A type of load is one row beside the rules of its card; everything else reads the rows.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/clause.hpp"

namespace rattus::board {

struct EventType;

/// The bits of a load that a state has room for, and of those the ones that byte `a` of an action holds.
inline constexpr unsigned load_bits = 7, load_bits_in_a = 5;

/// One type of load. Each stands once, beside the rules of its card, and is known by its address.
struct LoadType {
  /// A load that its owner may give in place of the citizen who carries it (CARD-132).
  struct Given {
    std::string_view word{};           ///< of the option; empty: it cannot be given
    const EventType* event = nullptr;  ///< what is told then
    Clause clause{};
  };
  /// A load of which an owner has at most one in a region.
  struct Alone {
    std::string_view refusal{};  ///< of a position where he has two; empty: he can have any number
    Clause clause{};
  };

  std::string_view word;  ///< the field of messages and positions that tells it
  Clause clause;          ///< that brings it
  std::uint8_t supply;    ///< how many there are
  /// Where it is kept among the bits of a load, and in how many; no other type's, and it stays for ever: states are
  /// hashed. Of two types the one in the higher bits is named first and lost last.
  std::uint8_t at;
  std::uint8_t bits = 1;            ///< 1: a citizen carries it or not; more: he can carry several
  const EventType* laid = nullptr;  ///< what is told when a citizen gets one
  Given given{};
  Alone alone{};
  bool lost_last = false;  ///< whoever carries it is lost after those who do not (CARD-222)

  [[nodiscard]] constexpr bool can_be_given() const { return !given.word.empty(); }
  [[nodiscard]] constexpr bool stands_alone() const { return !alone.refusal.empty(); }
  [[nodiscard]] constexpr bool counted() const { return bits > 1; }
  [[nodiscard]] constexpr unsigned most() const { return (1U << bits) - 1; }
  /// Its bits among those of a load.
  [[nodiscard]] constexpr std::uint8_t mask() const { return static_cast<std::uint8_t>(most() << at); }
};

/// What one citizen carries. Plain citizens carry nothing.
struct Load {
  std::uint8_t bits = 0;

  [[nodiscard]] constexpr unsigned of(const LoadType& type) const { return (unsigned{bits} >> type.at) & type.most(); }
  [[nodiscard]] constexpr bool has(const LoadType& type) const { return of(type) > 0; }
  [[nodiscard]] constexpr Load with(const LoadType& type, unsigned count) const {
    return {static_cast<std::uint8_t>((bits & ~unsigned{type.mask()}) | (count << type.at))};
  }
  [[nodiscard]] constexpr Load more(const LoadType& type) const { return with(type, of(type) + 1); }
  [[nodiscard]] constexpr Load less(const LoadType& type) const { return with(type, of(type) - 1); }
  friend constexpr bool operator==(Load, Load) = default;
};

/// A list of types, for those that a card brings.
template <std::size_t N>
using LoadTypes = std::array<const LoadType*, N>;

/// All types of the class cards that the program has, in the order of their bits: what messages tell of a load.
const std::vector<const LoadType*>& load_types();

}  // namespace rattus::board
