#include "ai/cartus/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/cartus/scoring.hpp"

namespace rattus::ai::card_game {

namespace {

/// 2^32 / n, rounded up: divides what is at most 512 n exactly, as the upper half of a product, faster than n does.
constexpr std::array<std::uint32_t, 2048> divisors = [] {
  std::array<std::uint32_t, 2048> table{};
  for (std::uint64_t n = 2; n < table.size(); ++n)
    table[n] = static_cast<std::uint32_t>(((std::uint64_t{1} << 32) + n - 1) / n);
  return table;
}();

/// How likely, of 1024, it is to end ahead: `ahead` now, `scale` the distance that is still easily made up.
[[gnu::always_inline]] inline int chance_ahead(int ahead, int scale) {
  const int distance = ahead < 0 ? -ahead : ahead, all = distance + scale;
  if (all < 2) return 512 + 512 * ahead;
  if (static_cast<std::size_t>(all) >= divisors.size()) return 512 + 512 * ahead / all;
  const auto part = static_cast<int>(static_cast<std::uint64_t>(512 * distance) * divisors[all] >> 32);
  return ahead < 0 ? 512 - part : 512 + part;
}

/// The same for each seat against each other: what one is likely to be ahead, the other is likely to be behind.
using Ahead = std::array<std::array<int, max_seats>, max_seats>;
template <class Lead>
Ahead chances_ahead(Seat n, int scale, Lead lead) {
  Ahead chances;
  for (Seat seat = 0; seat < n; ++seat)
    for (Seat other = static_cast<Seat>(seat + 1); other < n; ++other) {
      chances[seat][other] = chance_ahead(lead(seat, other), scale);
      chances[other][seat] = 1024 - chances[seat][other];
    }
  return chances;
}

/// The race on a class's track.
struct Race {
  const std::array<int, max_seats>& steps;   ///< sixteenths
  std::array<int, max_seats> scores{};       ///< how likely, of 1024, a seat gets onto the track
  std::array<std::uint8_t, max_seats> at{};  ///< of two on one space the one who came first is lower

  Race(const Query& q, unsigned cls, int come, const std::array<int, max_seats>& steps) : steps(steps) {
    const int later = 1024 * come / (come + 16);
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      scores[seat] = q.s.influence[cls][seat] > 0 || steps[seat] >= 16 ? 1024 : later;
    for (std::uint8_t i = 0; i < max_seats; ++i) at[q.s.arrival[cls][i]] = i;
  }
  [[nodiscard]] int lead(Seat seat, Seat other) const {
    return 2 * (steps[seat] - steps[other]) + (at[seat] < at[other] ? 16 : -16);
  }
  /// Points that a seat can expect (CART-78), by its chances to end ahead of each other.
  [[nodiscard]] Points worth(Seat n, Seat seat, const std::array<int, max_seats>& ahead) const {
    // how likely it is, of 1024, that none, one, two others end before him
    std::array<int, 3> before{1024, 0, 0};
    for (Seat other = 0; other < n; ++other) {
      if (other == seat) continue;
      const int passes = (1024 - ahead[other]) * scores[other] >> 10;
      before[2] += (before[1] - before[2]) * passes / 1024;
      before[1] += (before[0] - before[1]) * passes / 1024;
      before[0] -= before[0] * passes >> 10;
    }
    return (10 * before[0] + 5 * before[1] + 2 * before[2]) * scores[seat] >> 10;
  }
};

/// The place of a class's two buildings among the pairs of data/cartus-buildings.json.
unsigned pair_of(unsigned cls) {
  constexpr std::array<std::uint8_t, class_count> pairs{0, 1, 2, 3, 5, 4};
  return pairs[cls];
}
static_assert(cartus::class_of(static_cast<Building>(8)) == cartus::Class::royalty);

/// Adds what it is worth to have most of something, and second most.
void add_most(Seat n, const std::array<int, max_seats>& counts, int scale, Points first, Points second,
              SeatPoints& out) {
  const Ahead ahead =
      chances_ahead(n, scale, [&counts](Seat seat, Seat other) { return counts[seat] - counts[other]; });
  for (Seat seat = 0; seat < n; ++seat) {
    if (counts[seat] == 0 && scale == 0) continue;  // CART-83
    int none = 1024, one = 0;
    for (Seat other = 0; other < n; ++other) {
      if (other == seat) continue;
      const int passes = 1024 - ahead[seat][other];
      one += (none - one) * passes / 1024;
      none -= none * passes >> 10;
    }
    out[seat] += first * none + second * one;
  }
}

/// CART-86: so many rats are survived whatever the nuns, for nobody has fewer.
unsigned spared(const Query& q) {
  if (q.rules.options.all_dead == 0) return 0;
  return *std::min_element(q.s.rats.begin(), q.s.rats.begin() + q.rules.players);
}

/// Population cards of a class in a hand.
int cards_of(const State& s, Seat seat, unsigned cls) {
  int cards = 0;
  for (unsigned kind = 5 * cls; kind < 5 * cls + 5; ++kind) cards += s.hand[seat][kind];
  return cards;
}

}  // namespace

Hand16 hand_of(const State& s, Seat seat) {
  Hand16 hand;
  for (unsigned cls = 0; cls < class_count; ++cls) hand.of_class[cls] = 16 * cards_of(s, seat, cls);
  for (Kind kind = joker; kind < cartus::kind_count; ++kind) hand.special[kind - joker] = 16 * s.hand[seat][kind];
  return hand;
}

Hands hands_of(const Query& q) {
  Hands hands;
  for (Seat seat = 0; seat < q.rules.players; ++seat) hands[seat] = hand_of(q.s, seat);
  return hands;
}

void Evaluation::reset(const Rules& rules, const State& known, Seat observer) {
  observer_ = observer;
  Points tokens = 0;
  for (const std::uint8_t value : rules.tables.vp) tokens += point * value;
  token_ = tokens / static_cast<Points>(cartus::vp_tokens);
  auto pool = unplaced_nuns(cartus::View(rules, known, observer));
  if (!w_.counts)
    for (unsigned nuns = 0; nuns < pool.size(); ++nuns) pool[nuns] = class_count * rules.tables.population[nuns];
  for (unsigned open = 0; open < rows_.size(); ++open) {
    const NunRow row(pool, open, 0);
    Row& chances = rows_[open];
    for (unsigned nuns = 0; nuns <= most_nuns; ++nuns)
      chances.least[nuns] = static_cast<std::int32_t>(row.surviving(nuns) * sure / std::max<std::uint64_t>(row.all, 1));
    for (unsigned nuns = 0; nuns <= most_nuns; ++nuns)
      chances.exactly[nuns] = chances.least[nuns] - chances.least[nuns + 1];
  }
}

Evaluation::Seen Evaluation::seen_by(const State& s, Seat seat) {
  Seen seen;
  for (unsigned i = 0; i < cartus::nun_row_size; ++i) {
    if (seat < max_seats && (s.seen[i] >> seat & 1) != 0)
      seen.certain += cartus::nuns_of(s.nuns[i]);
    else
      ++seen.open;
  }
  return seen;
}

int Evaluation::rounds_left(const Query& q) {
  const int begun = q.s.phase == cartus::Phase::supplies ? 1 : 0;
  return q.rules.rounds - q.s.round + begun;
}

int Evaluation::to_come(const Query& q, unsigned cls) {
  const State& s = q.s;
  const unsigned pair = pair_of(cls);
  std::uint64_t gone = 0;
  std::memcpy(&gone, s.used.data(), sizeof gone);
  int here = 0;
  for (unsigned i = 0; i < q.rules.row_size; ++i)
    if (s.row[i] != cartus::no_card && s.row[i] / 10U == pair) ++here;
  int under = 0;
  for (unsigned i = 0; i < s.put_under; ++i) under += s.replacement[i] / 10U == pair;
  const int hidden = 5 - std::popcount(gone >> (10 * pair) & 0x3ff) - here - under;
  const int deck = s.buildings_size, all = deck + s.replacement_size - s.put_under;
  const int come = all == 0 ? 0 : 16 * std::max(hidden, 0) * deck / all;
  return come + (s.phase == cartus::Phase::supplies ? 16 * here : 0);
}

Points Evaluation::class_points(const Query& q, unsigned cls, Seat seat, int more) const {
  const int come = to_come(q, cls), each = promise(come);
  std::array<int, max_seats> steps{};
  for (Seat who = 0; who < q.rules.players; ++who)
    steps[who] = 16 * q.s.influence[cls][who] + cards_of(q.s, who, cls) * each;
  steps[seat] += more;
  const Race race(q, cls, come, steps);
  std::array<int, max_seats> ahead{};
  for (Seat other = 0; other < q.rules.players; ++other)
    if (other != seat) ahead[other] = chance_ahead(race.lead(seat, other), w_.swing * come);
  return race.worth(q.rules.players, seat, ahead);
}

void Evaluation::points(const Query& q, const Hands& hands, SeatPoints& out) const {
  out = {};
  for (unsigned cls = 0; cls < class_count; ++cls) add_class(q, cls, hands, out);
  add_others(q, hands, out);
}

void Evaluation::add_class(const Query& q, unsigned cls, const Hands& hands, SeatPoints& out) const {
  const Seat n = q.rules.players;
  const int come = to_come(q, cls), each = promise(come);
  std::array<int, max_seats> steps{};
  for (Seat seat = 0; seat < n; ++seat)
    steps[seat] = 16 * q.s.influence[cls][seat] + hands[seat].of_class[cls] * each / 16;
  const Race race(q, cls, come, steps);
  const Ahead ahead =
      chances_ahead(n, w_.swing * come, [&race](Seat seat, Seat other) { return race.lead(seat, other); });
  for (Seat seat = 0; seat < n; ++seat) out[seat] += race.worth(n, seat, ahead[seat]);
}

void Evaluation::add_others(const Query& q, const Hands& hands, SeatPoints& out) const {
  const State& s = q.s;
  const Seat n = q.rules.players;
  const int left = rounds_left(q), all = q.rules.rounds;
  std::array<int, max_seats> cards{};
  for (Seat seat = 0; seat < n; ++seat) {
    const auto& special = hands[seat].special;
    const auto has = [&special](Kind kind) { return special[kind - joker]; };
    int population = 0;
    for (const int some : hands[seat].of_class) population += some;
    cards[seat] = population + has(joker);
    out[seat] += (w_.card * population + w_.joker * has(joker) + w_.sword * has(sword) + w_.flute * has(flute) +
                  w_.pass * has(pass)) /
                 16 * std::min(left, 4) / 4;
    out[seat] += w_.look * static_cast<int>(cartus::nun_row_size - seen_by(s, seat).open) * left / all;
  }
  add_most(n, cards, 48 * left, 2, 0, out);
  const auto special = [&](Kind kind, Points first, Points second) {
    if (!q.put_out(kind)) return;
    std::array<int, max_seats> counts{};
    for (Seat seat = 0; seat < n; ++seat) counts[seat] = hands[seat].special[kind - joker];
    add_most(n, counts, 6 * left, first, second, out);
  };
  special(sword, 2, 0);
  special(flute, 2, 0);
  special(pass, 2, 0);
  special(gold, 6, n > 2 ? 3 : 0);
  for (unsigned i = 0; i < s.vp_taken; ++i) out[s.vp_owner[i]] += s.vp[i] == 0 ? token_ : point * s.vp[i];
}

Evaluation::Survival Evaluation::survival(const State& s) const {
  const Seen seen = seen_by(s, observer_);
  return {rows_[seen.open].least, static_cast<int>(seen.certain)};
}

Points Evaluation::rat(const Query& q, Seat seat, int rats) const {
  const Seen seen = seen_by(q.s, seat);
  const int drift = w_.drift * rounds_left(q) / 16;
  const int need = std::max(rats - drift, 0) - static_cast<int>(seen.certain);
  const auto& least = rows_[seen.open].least;
  const auto at = [&](int nuns) { return least[static_cast<std::size_t>(std::clamp<int>(nuns, 0, most_nuns + 1))]; };
  if (rounds_left(q) == 0) return static_cast<Points>(std::int64_t{at(need - 1) - at(need)} * w_.life / sure);
  return static_cast<Points>(std::int64_t{at(need - 2) - at(need + 1)} * w_.life / (3 * sure)) * w_.heed / 1024;
}

std::array<std::int64_t, max_seats> Evaluation::strengths(const Query& q, const SeatPoints& points) const {
  const Seat n = q.rules.players;
  const Points best = *std::max_element(points.begin(), points.begin() + n);
  std::array<std::int64_t, max_seats> strength{};
  const std::int64_t lead = w_.lead + w_.lead_round * rounds_left(q);
  for (Seat seat = 0; seat < n; ++seat) {
    const std::int64_t behind = 1024 + (best - points[seat]) * std::int64_t{256} / lead;
    strength[seat] = (std::int64_t{1} << 50) / (behind * behind * behind);
  }
  return strength;
}

void Evaluation::rough_shares(const Query& q, const SeatPoints& points, Shares& out) const {
  const Seat n = q.rules.players;
  auto strength = strengths(q, points);
  const int shed = w_.drift * rounds_left(q) / 16;
  const Survival survival = this->survival(q.s);
  std::int64_t sum = 1;
  for (Seat seat = 0; seat < n; ++seat) {
    const int rats = q.s.rats[seat] * w_.heed / 1024 - shed;
    const std::int64_t lives = survival(rats - 1) + survival(rats) + survival(rats + 1);
    sum += strength[seat] = (strength[seat] >> 8) * lives >> 8;
  }
  for (Seat seat = 0; seat < n; ++seat) out[seat] = static_cast<Share16>(strength[seat] * sure / sum);
}

void Evaluation::shares(const Query& q, Shares& out) const {
  const Seat n = q.rules.players;
  const int left = rounds_left(q);
  SeatPoints points;
  this->points(q, points);
  const auto strength = strengths(q, points);
  const Seen seen = seen_by(q.s, observer_);
  const int blur = w_.blur * left, whole = 16 + 2 * blur;
  const Row& row = rows_[seen.open];
  std::array<std::int64_t, max_seats> sums{};
  const unsigned least = spared(q);
  for (unsigned nuns = 0; nuns <= 4 * seen.open; ++nuns) {
    const std::int64_t weight = row.exactly[nuns];
    if (weight == 0) continue;
    std::array<std::int64_t, max_seats> lives{};
    std::int64_t sum = 0, dead = 1024;
    for (Seat seat = 0; seat < n; ++seat) {
      const int rats = std::max(16 * q.s.rats[seat] * w_.heed / 1024 - w_.drift * left, 0);
      const int above = 16 * static_cast<int>(std::max(nuns + seen.certain, least) + 1) - rats + blur;
      const std::int64_t alive = std::clamp(1024 * above / whole, 0, 1024);
      dead = dead * (1024 - alive) / 1024;
      sum += lives[seat] = alive * strength[seat];
    }
    for (Seat seat = 0; seat < n; ++seat) {
      const std::int64_t share = sum == 0 ? 0 : lives[seat] * 1024 / sum;
      sums[seat] += weight * (share * (1024 - dead) / 1024 + dead / n);
    }
  }
  for (Seat seat = 0; seat < n; ++seat) out[seat] = static_cast<Share16>(sums[seat] / 1024);
}

void Evaluation::settle(const Query& q, Shares& out) const {
  const Seat n = q.rules.players;
  const cartus::Scores scores = cartus::score(q);
  const Seen seen = seen_by(q.s, observer_);
  const Row& row = rows_[seen.open];
  out = {};
  std::array<unsigned, max_seats> points{};
  for (Seat seat = 0; seat < n; ++seat) points[seat] = scores[seat].points();
  for (unsigned nuns = 0; nuns <= 4 * seen.open; ++nuns) {
    unsigned winners = 0;
    Seat best = cartus::no_seat;
    const unsigned most = std::max(nuns + seen.certain, spared(q));
    for (Seat seat = 0; seat < n; ++seat) {
      if (q.s.rats[seat] > most) continue;
      const bool equal = best != cartus::no_seat && points[seat] == points[best] && q.s.rats[seat] == q.s.rats[best];
      const bool better = best == cartus::no_seat || points[seat] > points[best] ||
                          (points[seat] == points[best] && q.s.rats[seat] < q.s.rats[best]);
      if (better) winners = 0, best = seat;
      if (better || equal) winners |= 1U << seat;
    }
    if (winners == 0) winners = (1U << n) - 1;  // CART-87: counts as a tie of all
    for (Seat seat = 0; seat < n; ++seat)
      if (winners >> seat & 1) out[seat] += row.exactly[nuns] / std::popcount(winners);
  }
}

}  // namespace rattus::ai::card_game
