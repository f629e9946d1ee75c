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

}  // namespace

unsigned ScriptedChance::below(State& s, unsigned n, ChancePoint point) {
  std::optional<unsigned> named;
  if (point == ChancePoint::starting_player) {
    if (const auto seat = take(script.starting_players)) named = *seat;
  } else {
    named = take(script.buildings);
  }
  if (named && *named >= n) {
    error = "there is no outcome " + std::to_string(*named) + " of " + std::to_string(n);
    named.reset();
  }
  return named ? *named : fallback_.below(s, n, point);
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
      error = "card " + std::to_string(card) + " is not in the pile";
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
      error = "building card " + std::to_string(card) + " cannot be chosen";
      continue;
    }
    std::swap(*found, pile[place++]);
  }
}

}  // namespace rattus::cartus
