#pragma once
// What stands against a position by what it says alone, before anything is laid out.
#include <array>

#include "engine/cartus/positions/position.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::cartus {

/// What of a position can be gone on with; the rest depends on something refused.
struct Said {
  bool round = true;    ///< the round and the number of cards in the row
  bool entries = true;  ///< who has entered what, and who waits
  /// Cards named anywhere, by kind.
  std::array<std::size_t, kind_count> cards{};
};

/// "seat-1"
std::string seat_name(unsigned seat);

/// Adds every reason against seats, places, numbers and cards that there cannot be.
Said check_said(const Position& position, const Rules& rules, Reasons& reasons);

}  // namespace rattus::cartus
