#pragma once
// Chance that somebody else decides: outcomes named in advance (tests, `ask`, replay by hand), and all outcomes one
// after another (exact odds).
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/chance.hpp"

namespace rattus::board {

/// Which token is turned up next, as far as it is said; among those that fit the state's stream decides.
struct Reveal {
  std::optional<Face> face{};
  std::optional<bool> drawn{}, marked{};  ///< tag and mark
  std::optional<unsigned> lookers{};      ///< as Token::lookers
  std::optional<unsigned> place{};        ///< in State::tokens of the region, from 0
};

/// Outcomes by chance point, used first to last. Where a list has run out, the state's own stream decides.
struct Script {
  std::deque<Reveal> reveals;  ///< in the order of revealing
  std::deque<Face> looks;      ///< faces that lookers see
  std::deque<Region> regions;  ///< plague-start
  std::deque<Seat> seats;      ///< first-player
  std::deque<unsigned> picks;  ///< place in the group of tokens that look alike
  /// Of MERC-12 (the pair of types, then for each region the place among the goods left, in the order of the types);
  /// of CARD-332 and -337, each below the number of its outcomes: eight for each fall; for each push 0 to 5, at 0 who
  /// (by seat, of one owner by kind, CARD-9), then four.
  std::deque<unsigned> numbers;
  std::deque<RegionCard> region_cards;  ///< of REG-2 and each draw from the region deck
  std::deque<Region> universities;      ///< of the green piece, then the white one (UNI-3)
  std::deque<EventKind> events;         ///< event cards as they come from the deck and nobody knew them
};

/// Follows a script. An outcome that is not possible is dropped, and `error` says which.
class ScriptedChance {
 public:
  static constexpr bool opens = true;
  static constexpr bool eager = false;
  [[nodiscard]] bool deals_ahead() const { return script.reveals.empty() && script.looks.empty(); }
  Script script;
  std::optional<std::string> error;

  unsigned region(const Rules& rules, State& s, Mask regions);
  unsigned seat(const Rules& rules, State& s, unsigned players);
  unsigned reveal(const Rules& rules, State& s, std::span<const Token> tokens);
  unsigned pick(const Rules& rules, State& s, std::span<const Token> group);
  unsigned face(const Rules& rules, State& s, const FacePool& pool);
  unsigned number(const Rules& rules, State& s, unsigned n);
  unsigned region_card(const Rules& rules, State& s, RegionCardSet deck);
  unsigned university(const Rules& rules, State& s, Mask regions);
  EventKind event_card(const Rules& rules, State& s, const EventCounts& cards);

 private:
  SeededChance fallback_;
  bool revealing_ = false;      ///< the face asked for next is that of a token that has just been turned up
  std::optional<Face> turned_;  ///< what it is to be
  unsigned choose_token(const Rules& rules, State& s, std::span<const Token> tokens, const Reveal& wanted);
};

/// Walks through all outcomes: run the same steps from the same state until `next()` says that none is left. Each
/// run has the probability `probability()`; those of all runs add up to 1.
///
///   EnumeratingChance chance;
///   do { State s = start; ...apply with chance...; total += chance.probability() * f(s); } while (chance.next());
class EnumeratingChance {
 public:
  static constexpr bool opens = false;
  static constexpr bool eager = false;
  static constexpr bool deals_ahead() { return false; }

  unsigned region(const Rules& rules, State& s, Mask regions);
  unsigned seat(const Rules& rules, State& s, unsigned players);
  unsigned reveal(const Rules& rules, State& s, std::span<const Token> tokens);
  unsigned pick(const Rules& rules, State& s, std::span<const Token> group);
  unsigned face(const Rules& rules, State& s, const FacePool& pool);
  unsigned number(const Rules& rules, State& s, unsigned n);
  unsigned region_card(const Rules& rules, State& s, RegionCardSet deck);
  unsigned university(const Rules& rules, State& s, Mask regions);
  EventKind event_card(const Rules& rules, State& s, const EventCounts& cards);

  /// Goes on to the next outcome; false when all have been seen.
  bool next();
  /// The probability of the outcomes of the run just made.
  [[nodiscard]] double probability() const;

 private:
  /// One chance point of the run: which of its branches, and their weights.
  struct Point {
    std::size_t branch = 0;
    std::vector<std::uint64_t> weights;
  };
  std::size_t choose(const std::vector<std::uint64_t>& weights);
  std::vector<Point> points_;
  std::size_t depth_ = 0;
};

}  // namespace rattus::board
