#include "engine/cartus/scoring.hpp"

#include <algorithm>

namespace rattus::cartus {
namespace {

using BySeat = std::array<std::uint8_t, max_seats>;

/// CART-79, -80: 2 for the most, 1 each if tied; nothing for none (CART-83).
BySeat most(const BySeat& counts, unsigned players) {
  BySeat points{};
  const unsigned best = *std::max_element(counts.begin(), counts.begin() + players);
  if (best == 0) return points;
  const auto tied = std::count(counts.begin(), counts.begin() + players, best);
  for (Seat seat = 0; seat < players; ++seat)
    if (counts[seat] == best) points[seat] = tied == 1 ? 2 : 1;
  return points;
}

unsigned nuns_in_row(const State& s) {
  unsigned nuns = 0;
  for (const Kind kind : s.nuns) nuns += nuns_of(kind);
  return nuns;
}

/// Points first, then fewer rats.
bool better(const Score& x, const Score& y) {
  return x.points() != y.points() ? x.points() > y.points() : x.rats < y.rats;
}

}  // namespace

std::array<Seat, max_seats> ranking(const Query& q, Class cls) {
  const auto c = static_cast<std::size_t>(cls);
  std::array<Seat, max_seats> ranks;
  ranks.fill(no_seat);
  std::size_t n = 0;
  for (const Seat seat : q.s.arrival[c])  // of two on one space the lower one comes first
    if (seat < q.rules.players && q.s.influence[c][seat] > 0) ranks[n++] = seat;
  std::stable_sort(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(n),
                   [&](Seat x, Seat y) { return q.s.influence[c][x] > q.s.influence[c][y]; });
  return ranks;
}

BySeat gold_points(BySeat golds, unsigned players) {
  BySeat points{};
  const auto award = [&](unsigned prize) -> std::size_t {
    const unsigned best = *std::max_element(golds.begin(), golds.begin() + players);
    if (best == 0) return 0;
    const auto tied = static_cast<std::size_t>(std::count(golds.begin(), golds.begin() + players, best));
    if (tied > 1 && prize == 6) prize = 9;  // both prizes, and no second place
    for (Seat seat = 0; seat < players; ++seat)
      if (golds[seat] == best) {
        points[seat] = static_cast<std::uint8_t>(prize / tied);
        golds[seat] = 0;
      }
    return tied;
  };
  if (award(6) == 1 && players > 2) award(3);
  return points;
}

Scores score(const Query& q) {
  const State& s = q.s;
  const unsigned n = q.rules.players;
  Scores scores{};
  constexpr std::array<std::uint8_t, 3> prizes{10, 5, 2};
  for (std::size_t c = 0; c < class_count; ++c) {
    const auto ranks = ranking(q, static_cast<Class>(c));
    for (std::size_t i = 0; i < (n == 2 ? 2U : 3U); ++i)
      if (ranks[i] != no_seat) scores[ranks[i]].influence[c] = prizes[i];
  }
  BySeat cards{}, golds{};
  for (Seat seat = 0; seat < n; ++seat) {
    for (Kind kind = 0; kind <= joker; ++kind)
      cards[seat] = static_cast<std::uint8_t>(cards[seat] + s.hand[seat][kind]);
    golds[seat] = s.hand[seat][gold];
    scores[seat].rats = s.rats[seat];
  }
  const BySeat hand = most(cards, n), treasure = gold_points(golds, n);
  for (Seat seat = 0; seat < n; ++seat) scores[seat].hand = hand[seat], scores[seat].gold = treasure[seat];
  for (Kind kind = sword; kind <= pass; ++kind) {
    BySeat counts{};
    for (Seat seat = 0; seat < n; ++seat) counts[seat] = s.hand[seat][kind];
    const BySeat points = most(counts, n);
    for (Seat seat = 0; seat < n; ++seat) scores[seat].specials[kind - sword] = points[seat];
  }
  for (unsigned i = 0; i < s.vp_taken; ++i)
    scores[s.vp_owner[i]].tokens = static_cast<std::uint8_t>(scores[s.vp_owner[i]].tokens + s.vp[i]);

  const unsigned nuns = nuns_in_row(s);
  std::array<bool, max_seats> counts_as_survivor{};
  bool any = false;
  for (Seat seat = 0; seat < n; ++seat) {
    scores[seat].killed = s.rats[seat] > nuns;
    any |= counts_as_survivor[seat] = !scores[seat].killed;
  }
  if (!any && q.rules.options.all_dead == 1) {  // CART-86
    const unsigned fewest = *std::min_element(s.rats.begin(), s.rats.begin() + n);
    for (Seat seat = 0; seat < n; ++seat) counts_as_survivor[seat] = s.rats[seat] == fewest;
  }
  unsigned survivors = 0;
  for (Seat seat = 0; seat < n; ++seat) survivors += counts_as_survivor[seat];
  for (Seat seat = 0; seat < n; ++seat) {
    Score& own = scores[seat];
    unsigned above = survivors;
    if (counts_as_survivor[seat]) {
      above = 0;
      for (Seat other = 0; other < n; ++other) above += counts_as_survivor[other] && better(scores[other], own);
      own.wins = above == 0;
    }
    own.place = static_cast<std::uint8_t>(above + 1);
  }
  return scores;
}

Outcome outcome(const Query& q) {
  const Scores scores = score(q);
  Outcome outcome{};
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    const Score& own = scores[seat];
    outcome[seat] = {static_cast<std::uint8_t>(own.points()), own.place, own.wins};
  }
  return outcome;
}

}  // namespace rattus::cartus
