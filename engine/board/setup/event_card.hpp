#pragma once
// Event cards (UNI-1): thirty of ten kinds.
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string_view>

#include "engine/board/types.hpp"

namespace rattus::board {

/// A bonus of a class is the first of them and the number of the class.
enum class EventKind : std::uint8_t { founded, first_bonus, discard = first_bonus + class_count, nothing };
inline constexpr std::size_t event_kinds = static_cast<std::size_t>(EventKind::nothing) + 1;

inline constexpr std::array<std::string_view, event_kinds> event_words{
    "founded",     "bonus-peasantry", "bonus-bourgeoisie", "bonus-church", "bonus-chivalry",
    "bonus-magic", "bonus-royalty",   "bonus-islamic",     "discard",      "none"};

/// How many cards of each kind.
using EventCounts = std::array<std::uint8_t, event_kinds>;
inline constexpr EventCounts all_events{7, 2, 2, 2, 2, 2, 2, 2, 3, 6};

constexpr std::size_t number_of(EventKind kind) { return static_cast<std::size_t>(kind); }
constexpr EventKind bonus_of(Class c) {
  return static_cast<EventKind>(number_of(EventKind::first_bonus) + static_cast<std::size_t>(c));
}
constexpr bool is_bonus(EventKind kind) { return kind >= EventKind::first_bonus && kind < EventKind::discard; }
/// The class of a bonus.
constexpr std::size_t class_of(EventKind kind) { return number_of(kind) - number_of(EventKind::first_bonus); }

constexpr unsigned sum_of(const EventCounts& cards) { return std::accumulate(cards.begin(), cards.end(), 0U); }
inline constexpr unsigned event_cards = sum_of(all_events);
static_assert(event_cards == 30);

/// The kind of the n-th card, kind by kind.
constexpr EventKind nth_event(const EventCounts& cards, unsigned n) {
  std::size_t kind = 0;
  for (; n >= cards[kind]; ++kind) n -= cards[kind];
  return static_cast<EventKind>(kind);
}

}  // namespace rattus::board
