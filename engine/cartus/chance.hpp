#pragma once
// Chance policies of Cartus: who decides a random outcome. The engine asks a policy at each chance point (CART-24):
//   below(...)    a number below n: the starting player, one of a class's two buildings
//   shuffle(...)  the order of a pile, whose top is the last element
//   choose(...)   which of several building cards: those wanted come first in the pile, in no order that means anything
#include <algorithm>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/cartus/rules.hpp"
#include "engine/core/stream.hpp"

namespace rattus::cartus {

using Pile = std::span<std::uint8_t>;

/// Every order equally likely; `below(n)` gives a number below n.
template <class Below>
void shuffle(Pile pile, Below below) {
  for (std::size_t i = pile.size(); i > 1; --i) std::swap(pile[i - 1], pile[below(static_cast<std::uint32_t>(i))]);
}
inline void shuffle(Rng& rng, Pile pile) {
  shuffle(pile, [&](std::uint32_t n) { return rng.below(n); });
}

/// Everything from the stream of the game.
struct SeededChance {
  AnyStream stream{};

  unsigned below(State& s, unsigned n, ChancePoint) { return stream.below(s.rng, n); }
  void shuffle(State& s, Pile pile, ChancePoint) {
    cartus::shuffle(pile, [&](std::uint32_t n) { return stream.below(s.rng, n); });
  }
  void choose(State& s, Pile pile, std::size_t wanted, ChancePoint) {
    for (std::size_t i = 0; i < wanted; ++i)
      std::swap(pile[i], pile[i + stream.below(s.rng, static_cast<std::uint32_t>(pile.size() - i))]);
  }
};

/// Outcomes by chance point, used first to last. Where a list has run out, the state's own stream decides.
struct Script {
  std::deque<Seat> starting_players;
  std::deque<Building> buildings;                 ///< of random-per-class, class by class
  std::deque<std::vector<BuildingCard>> choices;  ///< of `mixed` and `copies`
  std::vector<Kind> population;                   ///< from the top: nun row, hands, deck
  std::vector<BuildingCard> building_cards;       ///< from the top: replacement deck, building deck
  std::vector<std::uint8_t> vp;                   ///< values from the top
  std::deque<std::vector<Kind>> reshuffles;       ///< from the top
};

/// Follows a script: a pile gets the named cards on top, the rest of it by the state's stream. An outcome that is not
/// possible is dropped, and `error` says which.
class ScriptedChance {
 public:
  Script script;
  std::optional<std::string> error;

  unsigned below(State& s, unsigned n, ChancePoint point);
  void shuffle(State& s, Pile pile, ChancePoint point);
  void choose(State& s, Pile pile, std::size_t wanted, ChancePoint point);

 private:
  SeededChance fallback_;
};

}  // namespace rattus::cartus
