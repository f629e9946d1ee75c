#pragma once
// What somebody knows of the event cards on top of the deck (UNI-17): which cards are there, and between which places.
// Cards of a kind are alike, so all of it follows from what he has seen with his own eyes and what all have seen.
#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/board/setup/event_card.hpp"

namespace rattus::board {

/// The Professor looks at so many at most (UPG-44), so nobody knows of a card that lies deeper.
inline constexpr unsigned deepest_known = 6;

/// A card that is known to lie somewhere from the place `first` to the place `last`, from the top, counted from 1.
struct KnownEvent {
  std::uint8_t kind = 0;     ///< + 1; 0: no card
  std::uint8_t between = 0;  ///< first and last place, as the two digits of a number

  static constexpr KnownEvent of(std::size_t kind, unsigned first, unsigned last) {
    return {static_cast<std::uint8_t>(kind + 1), static_cast<std::uint8_t>(first * 10 + last)};
  }
  [[nodiscard]] constexpr unsigned first() const { return between / 10U; }
  [[nodiscard]] constexpr unsigned last() const { return between % 10U; }
  [[nodiscard]] constexpr bool any() const { return kind != 0; }
  constexpr void lies(unsigned first, unsigned last) { between = static_cast<std::uint8_t>(first * 10 + last); }
  friend constexpr auto operator<=>(const KnownEvent&, const KnownEvent&) = default;
};

/// In an order of their own, so that who knows the same has the same bytes: cards first, then empty entries.
using KnownEvents = std::array<KnownEvent, deepest_known>;

namespace known {

inline void sort(KnownEvents& events) {
  std::sort(events.begin(), events.end(),
            [](const KnownEvent& x, const KnownEvent& y) { return x.any() != y.any() ? x.any() : x < y; });
}
/// Nothing is known, as long as nobody has looked.
inline bool is_nothing(const KnownEvents& events) { return !events.front().any(); }
/// The entry of a kind that may lie among the first `within` and says most of where: with the least last place.
inline KnownEvent* nearest(KnownEvents& events, std::size_t kind, unsigned within) {
  KnownEvent* found = nullptr;
  for (KnownEvent& event : events)
    if (event.kind == kind + 1 && event.first() <= within && (!found || event.last() < found->last())) found = &event;
  return found;
}

/// A card of that kind has gone from the top, or from among those that the Professor has in hand: for all to see.
inline void gone(KnownEvents& events, std::size_t kind) {
  if (is_nothing(events)) return;
  if (KnownEvent* event = nearest(events, kind, 1)) *event = {};
  for (KnownEvent& event : events)
    if (event.any()) event.lies(std::max(event.first(), 2U) - 1, event.last() - 1);
  sort(events);
}
/// Another has the first `count` in hand and puts them back as he likes.
inline void mixed(KnownEvents& events, unsigned count) {
  if (is_nothing(events)) return;
  for (KnownEvent& event : events)
    if (event.any() && event.first() <= count) event.lies(1, std::max(count, event.last()));
  sort(events);
}
/// He himself has the first `count` in hand, these; what he knew and does not find lies deeper.
inline void seen(KnownEvents& events, const std::uint8_t* kinds, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    if (KnownEvent* event = nearest(events, kinds[i] - 1U, count)) *event = {};
  for (KnownEvent& event : events)
    if (event.any() && event.first() <= count) event.lies(count + 1, event.last());
  sort(events);
  auto free = std::find_if(events.begin(), events.end(), [](const KnownEvent& event) { return !event.any(); });
  for (unsigned i = 0; i < count; ++i, ++free) *free = KnownEvent::of(kinds[i] - 1U, 1, count);
  sort(events);
}
/// He puts one of those in hand, places `next` to `last`, to its place.
inline void put(KnownEvents& events, std::size_t kind, unsigned next, unsigned last) {
  const KnownEvent in_hand = KnownEvent::of(kind, next, last);
  if (const auto event = std::find(events.begin(), events.end(), in_hand); event != events.end())
    event->lies(next, next);
  for (KnownEvent& event : events)
    if (event.any() && event.first() == next && event.last() == last) event.lies(next + 1, last);
  sort(events);
}
/// All cards of the deck are these: everybody can tell from those that lie open.
inline void all_are(KnownEvents& events, EventCounts deck) {
  const unsigned size = sum_of(deck);
  for (const KnownEvent& event : events)
    if (event.any() && deck[event.kind - 1U] > 0) --deck[event.kind - 1U];
  auto free = std::find_if(events.begin(), events.end(), [](const KnownEvent& event) { return !event.any(); });
  for (std::size_t kind = 0; kind < event_kinds; ++kind)
    for (; deck[kind] > 0 && free != events.end(); --deck[kind], ++free) *free = KnownEvent::of(kind, 1, size);
  sort(events);
}

/// In how many ways the entries from the i-th on can lie in places that are not taken and where `fits` lets them.
template <class Fits>
unsigned ways(const KnownEvents& events, std::size_t i, unsigned taken, const Fits& fits) {
  if (i == events.size() || !events[i].any()) return 1;
  unsigned all = 0;
  for (unsigned place = events[i].first(); place <= events[i].last(); ++place)
    if ((taken >> place & 1U) == 0 && fits(events[i], place)) all += ways(events, i + 1, taken | 1U << place, fits);
  return all;
}

/// True if `own` says of each card of `others`, from its i-th entry on, where it lies, as closely or more so.
/// `taken`: entries of `own` that stand for one of them.
inline bool include(const KnownEvents& own, const KnownEvents& others, std::size_t i = 0, unsigned taken = 0) {
  if (i == others.size() || !others[i].any()) return true;
  for (std::size_t k = 0; k < own.size(); ++k)
    if ((taken >> k & 1U) == 0 && own[k].kind == others[i].kind && own[k].first() >= others[i].first() &&
        own[k].last() <= others[i].last() && include(own, others, i + 1, taken | 1U << k))
      return true;
  return false;
}

}  // namespace known
}  // namespace rattus::board
