#pragma once
// Chance policies: who decides a random outcome. The engine asks a policy at each chance point (BASE-106):
//   region(...)  the region where the plague piece starts
//   seat(...)    the starting seat
//   reveal(...)  which of a region's face-down tokens is turned up (BASE-46)
//   pick(...)    which token of a group that looks alike (BASE-102)
//   face(...)    the face of a token that nobody has looked at
//   number(...)  a number from 0 to n - 1 (CARD-332, -337)
//   region_card(...)  which card of the region deck is drawn (REG-2)
//   university(...)   the region where a university piece starts (UNI-3)
//   event_card(...)   which kind of event card comes, of so many of each kind (UNI-3)
// `deals_ahead()`: a face may be dealt before somebody sees it; not where outcomes are prescribed, or counted.
// `opens`: all face-down tokens are dealt when the game is over (BASE-103); playouts need not.
// `eager`: tokens are dealt when they are laid instead of when somebody looks; the distribution is the same.
#include <span>

#include "engine/board/query.hpp"
#include "engine/board/setup/event_card.hpp"
#include "engine/core/stream.hpp"

namespace rattus::board {

/// Where the face of an unseen token comes from: `starting` of weight `starting_weight` as a whole, `regular`
/// likewise; within a set all are equally likely (BASE-105). Each of `back` has the weight 1.
struct FacePool {
  TokenSet starting, regular;
  unsigned starting_weight = 0, regular_weight = 0;
  TokenSet back{};  ///< tokens that are known to have gone back into the supply (MERC-136)
};

/// Tokens that are known to lie in the supply, or to have been drawn from it since they went back there: neither
/// removed at set-up nor where they lay at the start (MERC-136).
inline TokenSet known_in_supply(const Rules& rules, const State& s) {
  TokenSet tokens;
  if (!rules.asks<question::WentBack>()) [[likely]]
    return tokens;
  const Query q{rules, s};
  for (const unsigned slot : Mask{q.answering<question::WentBack>()})
    tokens = tokens | q.ask(question::WentBack{}, slot);
  return tokens;
}

/// The pool of a token with or without the tag "drawn".
inline FacePool face_pool(const Rules& rules, const State& s, bool drawn) {
  const TokenSet back = known_in_supply(rules, s) & s.undealt;
  FacePool pool{s.undealt & rules.starting & ~back, {}, 1, 0};
  if (!drawn) return pool;
  pool.back = back;
  pool.regular = s.undealt & ~rules.starting & ~back;
  // Left-over starting tokens were mixed into the supply, removed tokens out of it (BASE-13).
  pool.starting_weight = pool.starting.count() - s.setup_undealt;
  pool.regular_weight = pool.regular.count() - rules.removed;
  return pool;
}

/// The pool of a token that came back from the used pile: that pile as it was then (MERC-123).
inline FacePool redrawn_pool(const Rules& rules, const State& s, Token token) {
  const TokenSet back = known_in_supply(rules, s) & s.redrawn, grown = s.grown;
  if (!token.earlier() && back != TokenSet{}) return {{}, back, 0, back.count()};
  const TokenSet before = s.redrawn & ~grown;
  if (token.earlier() || grown == TokenSet{}) return {{}, before, 0, before.count()};
  // As many of those that lay there before are under tokens that came back before.
  const unsigned taken = Query{rules, s}.without_face([](Token one) { return one.earlier(); });
  const TokenSet since = s.redrawn & grown;
  return {before, since, before.count() - taken, since.count()};
}
/// The pool of a token on the board.
inline FacePool face_pool(const Rules& rules, const State& s, Token token) {
  return token.marked() ? redrawn_pool(rules, s, token) : face_pool(rules, s, token.drawn());
}

/// The token, undealt so far, bears this face from now on.
inline void give_face(State& s, Token& token, unsigned index) {
  if (token.marked()) {
    s.used.remove(index);
    s.redrawn.remove(index);
  } else {
    if (!token.drawn()) --s.setup_undealt;
    s.undealt.remove(index);
  }
  token.set_face(index + 1);
}
/// The contrary, for whoever does not know the face.
inline void take_face(State& s, Token& token) {
  if (token.marked()) {
    s.used.add(token.index());
    s.redrawn.add(token.index());
  } else {
    if (!token.drawn()) ++s.setup_undealt;
    s.undealt.add(token.index());
  }
  token.set_face(0);
}

/// The index of a face from the pool; `below(n)` gives a number below n.
template <class Below>
unsigned draw_face(const FacePool& pool, Below below) {
  if (const unsigned back = pool.back.count(); back > 0) [[unlikely]]
    if (const unsigned i = below(back + pool.starting_weight + pool.regular_weight); i < back) return pool.back.nth(i);
  const bool starting =
      pool.regular_weight == 0 ||
      (pool.starting_weight != 0 && below(pool.starting_weight + pool.regular_weight) < pool.starting_weight);
  const TokenSet& set = starting ? pool.starting : pool.regular;
  return set.nth(below(set.count()));
}

/// Everything from one stream, in which the state has its place.
template <class Stream>
struct ChanceFrom {
  static constexpr bool opens = true;
  static constexpr bool eager = false;
  static constexpr bool deals_ahead() { return true; }
  [[no_unique_address]] Stream stream;

  unsigned region(const Rules&, State& s, Mask regions) { return regions.nth(stream.below(s.rng, regions.count())); }
  unsigned seat(const Rules&, State& s, unsigned players) { return stream.below(s.rng, players); }
  unsigned reveal(const Rules&, State& s, std::span<const Token> tokens) {
    // The row is sorted: if its ends are equal, all are, and which one it is makes no difference.
    return tokens.front() == tokens.back() ? 0 : stream.below(s.rng, static_cast<std::uint32_t>(tokens.size()));
  }
  unsigned pick(const Rules&, State& s, std::span<const Token> group) {
    return stream.below(s.rng, static_cast<std::uint32_t>(group.size()));
  }
  unsigned face(const Rules&, State& s, const FacePool& pool) {
    return board::draw_face(pool, [&](std::uint32_t n) { return stream.below(s.rng, n); });
  }
  unsigned number(const Rules&, State& s, unsigned n) { return stream.below(s.rng, n); }
  unsigned region_card(const Rules&, State& s, RegionCardSet deck) {
    return deck.nth(stream.below(s.rng, deck.count()));
  }
  unsigned university(const Rules&, State& s, Mask regions) {
    return regions.nth(stream.below(s.rng, regions.count()));
  }
  EventKind event_card(const Rules&, State& s, const EventCounts& cards) {
    return nth_event(cards, stream.below(s.rng, sum_of(cards)));
  }
};

/// Everything from the stream of the game.
struct SeededChance : ChanceFrom<AnyStream> {
  static unsigned draw_face(Rng& rng, const FacePool& pool) {
    return board::draw_face(pool, [&](std::uint32_t n) { return rng.below(n); });
  }
};

/// As SeededChance, for games whose end nobody looks at.
struct PlayoutChance : ChanceFrom<OwnStream> {
  static constexpr bool opens = false;
};

/// As SeededChance, with every token dealt when it is laid.
struct EagerChance : ChanceFrom<OwnStream> {
  static constexpr bool eager = true;
};

}  // namespace rattus::board
