#include "engine/cartus/chance.hpp"

namespace rattus::cartus {
namespace {

template <class T>
std::optional<T> take(std::deque<T>& list) {
  if (list.empty()) return std::nullopt;
  T front = std::move(list.front());
  list.pop_front();
  return front;
}

/// CART-24: whose building is drawn now. Class by class in the order of the file each gets its known copies.
Class class_drawn(const State& s) {
  std::size_t pair = 0;
  while (pair + 1 < class_count &&
         s.first_copies[static_cast<std::size_t>(class_of(static_cast<Building>(2 * pair)))] != 0)
    ++pair;
  return class_of(static_cast<Building>(2 * pair));
}

}  // namespace

unsigned ScriptedChance::below(State& s, unsigned n, ChancePoint point) {
  if (point == ChancePoint::starting_player) {
    const auto seat = take(script.starting_players);
    if (seat && *seat < n) return *seat;
    if (seat) error = "seat-" + std::to_string(*seat + 1);
  } else {
    const auto building = take(script.buildings);
    if (building && class_of(*building) == class_drawn(s)) return static_cast<unsigned>(*building) % 2;
    if (building) error = std::string(id_of(class_drawn(s))) + "=" + std::string(id_of(*building));
  }
  return fallback_.below(s, n, point);
}

void ScriptedChance::shuffle(State& s, Pile pile, ChancePoint point) {
  fallback_.shuffle(s, pile, point);
  std::vector<std::uint8_t> order;
  switch (point) {
    case ChancePoint::population: order = std::exchange(script.population, {}); break;
    case ChancePoint::buildings: order = std::exchange(script.building_cards, {}); break;
    case ChancePoint::vp: order = std::exchange(script.vp, {}); break;
    default:
      if (auto next = take(script.reshuffles)) order = std::move(*next);
  }
  std::size_t top = pile.size();
  for (const std::uint8_t card : order) {
    const auto end = pile.begin() + static_cast<std::ptrdiff_t>(top);
    const auto found = std::find(pile.begin(), end, card);
    if (found == end) {
      error = point == ChancePoint::vp          ? std::to_string(card)
              : point == ChancePoint::buildings ? id_of_card(card)
                                                : std::string(id_of_kind(card));
      continue;
    }
    std::swap(*found, pile[--top]);
  }
}

void ScriptedChance::choose(State& s, Pile pile, std::size_t wanted, ChancePoint point) {
  fallback_.choose(s, pile, wanted, point);
  const auto named = take(script.choices);
  if (!named) return;
  std::size_t place = 0;
  for (const BuildingCard card : *named) {
    const auto found = std::find(pile.begin() + static_cast<std::ptrdiff_t>(place), pile.end(), card);
    if (found == pile.end() || place == wanted) {
      error = id_of_card(card);
      continue;
    }
    std::swap(*found, pile[place++]);
  }
}

}  // namespace rattus::cartus
