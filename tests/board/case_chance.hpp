#pragma once
// Chance as a case prescribes it: faces in the order of revealing and of looking, all others [6:A].
#include <deque>
#include <string>

#include "engine/board/scripted.hpp"
#include "tests/board/case_notation.hpp"

namespace rattus::cases {

class CaseChance {
 public:
  /// A number that shall be drawn from 0 to below - 1; below 0: from any.
  struct Draw {
    unsigned below = 0, value = 0;
  };

  static constexpr bool opens = true;
  static constexpr bool eager = false;
  static constexpr bool deals_ahead() { return false; }

  std::deque<board::Face> reveals, looks;
  std::deque<board::Face> supply;              ///< faces of the tokens laid next, where they are dealt at once
  std::deque<board::Region> regions;           ///< plague-start
  std::deque<board::Seat> seats;               ///< first-player
  std::deque<Cell> landings;                   ///< where the citizens dropped shall land
  std::deque<board::RegionCard> region_cards;  ///< drawn next
  std::deque<board::EventKind> events;         ///< event cards that come next unknown
  std::deque<board::Region> universities;      ///< where the pieces start
  std::deque<Draw> draws;                      ///< numbers drawn for the Jester
  board::Face usual{6, 0, 1, {}};              ///< of whatever is not listed
  board::EnumeratingChance* every = nullptr;   ///< all outcomes in turn instead
  std::string error;                           ///< an outcome that the case wants and that cannot be

  unsigned region(const board::Rules& rules, board::State& s, Mask in_use) {
    if (every) return every->region(rules, s, in_use);
    if (regions.empty()) return in_use.nth(s.rng.below(in_use.count()));
    return next(regions);
  }
  unsigned seat(const board::Rules& rules, board::State& s, unsigned players) {
    if (every) return every->seat(rules, s, players);
    return seats.empty() ? s.rng.below(players) : next(seats);
  }
  unsigned pick(const board::Rules& rules, board::State& s, std::span<const board::Token> group) {
    return every ? every->pick(rules, s, group) : s.rng.below(static_cast<std::uint32_t>(group.size()));
  }
  unsigned number(const board::Rules& rules, board::State& s, unsigned n);
  unsigned region_card(const board::Rules& rules, board::State& s, board::RegionCardSet deck);
  unsigned university(const board::Rules& rules, board::State& s, Mask regions) {
    if (every) return every->university(rules, s, regions);
    return universities.empty() ? regions.nth(s.rng.below(regions.count())) : next(universities);
  }
  board::EventKind event_card(const board::Rules& rules, board::State& s, const board::EventCounts& cards);
  /// The Jester aims at this cell: the landings become the draws that lead there (CARD-332).
  void aim(int column, int row);
  unsigned reveal(const board::Rules& rules, board::State& s, std::span<const board::Token> tokens);
  unsigned face(const board::Rules& rules, board::State& s, const board::FacePool& pool);

 private:
  template <class T>
  static T next(std::deque<T>& queue) {
    const T value = queue.front();
    queue.pop_front();
    return value;
  }
  std::deque<board::Face> dealing_;  ///< the face that the token being revealed shall get
};

/// Deals tokens when they are laid, so that the order of the supply is something that could leak.
struct EagerCaseChance : CaseChance {
  static constexpr bool eager = true;
};

}  // namespace rattus::cases
