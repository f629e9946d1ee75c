#include "ai/board/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "engine/board/modules/guilds/spaces.hpp"
#include "engine/board/modules/inns/cities.hpp"
#include "engine/board/modules/mercatus/goods.hpp"
#include "engine/board/modules/universities/map.hpp"
#include "engine/board/modules/upgrades/tiles.hpp"

namespace rattus::ai {
namespace {

using board::Face;
using board::Phase;
using board::Query;
using board::Seat;
using board::Token;

/// Citizens of one region while tokens are turned up in thought; fractions stand for chances.
struct Crowd {
  std::array<Points, board::max_seats> citizens{};
  Points all = 0;

  [[nodiscard]] static unsigned whole(Points value) { return static_cast<unsigned>((value + point / 2) / point); }
};

}  // namespace

void Evaluation::losses(const Query& q, unsigned region, unsigned more, unsigned neutral, Seat seer, SeatPoints& out) {
  out = {};
  const unsigned n = q.rules.players;
  Crowd crowd;
  for (Seat seat = 0; seat < n; ++seat) {
    crowd.citizens[seat] = q.s.citizens[region][seat] * point;
    crowd.all += crowd.citizens[seat];
  }
  if (crowd.all == 0) return;
  const bool printed = q.s.zero_limits == 0 && !q.rules.asks<board::question::LimitMore>();
  const int raised = printed ? 0 : q.limit(Face{.limit = 100}, region) - 100;
  const unsigned there = q.s.token_count[region];
  for (unsigned i = 0; i < there + more; ++i) {
    const Token token = i < there ? q.s.tokens[region][i] : Token{Token::drawn_bit};
    const bool seen = token.dealt() && token.seen_by(seer);
    const int population = static_cast<int>(Crowd::whole(crowd.all) + neutral) - raised;
    if (population <= 0) return;
    const Face& face = q.rules.faces[seen ? token.index() : 0];
    if (seen && population < face.limit) continue;
    const Points most = *std::max_element(crowd.citizens.begin(), crowd.citizens.begin() + n);
    Points gone = 0;
    for (Seat seat = 0; seat < n; ++seat) {
      Points& own = crowd.citizens[seat];
      const unsigned count = std::max(1U, Crowd::whole(own));
      if (own <= 0) continue;
      const unsigned held = q.s.held[seat] & ~unsigned{q.s.protected_slots};
      const bool majority = own == most;
      Points loss = seen ? static_cast<Points>(face.all + (majority ? face.majority : 0U) +
                                               class_hits(q.rules, token.index(), held)) *
                               point
                         : danger_.loss(token.drawn(), held, static_cast<unsigned>(population), count, majority);
      loss = std::min(loss, own);
      out[seat] += loss;
      own -= loss;
      gone += loss;
    }
    crowd.all -= gone;
  }
}

Points Evaluation::progress(const Query& q) {
  const Points full = std::max<Points>(q.rules.initial.rats, 1);
  return std::min<Points>(q.s.rats * point / full, point);
}

void Evaluation::add_region(const Query& q, unsigned region, Points risk, Points kept, unsigned neutral,
                            SeatPoints& out) {
  if (q.s.population(static_cast<board::Region>(region)) == 0) return;
  SeatPoints& lost = lost_[region];
  losses(q, region, 0, neutral, observer_, lost);
  for (Seat seat = 0; seat < q.rules.players; ++seat)
    out[seat] += q.s.citizens[region][seat] * point - lost[seat] * risk / point * kept / point;
}

Points Evaluation::pending_increase(const Query& q) const {
  const Seat seat = q.s.active;
  const unsigned sources = q.extra_sources(seat);
  unsigned extra = 0;
  for (const unsigned slot : Mask{sources}) extra += static_cast<unsigned>(q.extra_given(slot, seat).count);
  FixedVector<Mask, board::max_parts> more;  // regions, by who gives one there
  for (const unsigned slot : Mask{q.answering<board::question::IncreaseThere>()})
    more.push_back(q.ask(board::question::IncreaseThere{seat}, slot));
  unsigned best = 0;
  for (const unsigned region : q.increase_regions(sources, seat)) {
    unsigned there = q.s.token_count[region] + extra;
    for (const Mask regions : more) there += regions.has(region);
    best = std::max(best, there);
  }
  return static_cast<Points>(std::min<unsigned>(best, q.s.supply[seat])) * w_.increase;
}

void Evaluation::points(const Query& q, SeatPoints& out, bool acting) {
  count(q, board::no_region, 0, out);
  const Seat active = q.s.active;
  if (acting && q.s.phase == Phase::action && active < q.rules.players && q.may_increase(active))
    out[active] += pending_increase(q);
}

void Evaluation::points_if_struck(const Query& q, unsigned region, unsigned neutral, SeatPoints& out) {
  count(q, region, neutral, out);
}

void Evaluation::add_extras(const Query& q, Points left, SeatPoints& out) const {
  for (Seat seat = 0; tiles_ && seat < q.rules.players; ++seat)
    for (const unsigned slot : Mask{unsigned{q.s.held[seat]} & ~unsigned{q.s.blocked}})
      if (const std::uint8_t level = board::tiles(q).level[slot]; level > 1)
        out[seat] += (level - 1) * w_.tile * left / point;
  for (Seat seat = 0; hands_ && seat < q.rules.players; ++seat)
    out[seat] += static_cast<Points>(board::hand_size(q, seat)) * w_.hand * left / point;
  if (!universities_) return;
  for (const std::uint8_t place : board::universities(q).places) {
    const Seat winner = place == 0 ? board::no_seat : board::university_winner(q, place - 1U);
    if (winner == board::no_seat) continue;
    // In the end each is counted once more (UNI-14).
    out[winner] += q.s.last != board::no_seat ? point : w_.university * left / point;
  }
}

void Evaluation::add_places(const Query& q, Points left, SeatPoints& out) const {
  const auto add = [&](std::span<const std::uint8_t> places, Points worth) {
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      out[seat] += static_cast<Points>(board::places_of(places, seat)) * worth * left / point;
  };
  if (const auto slot = board::guilds_slot(q.rules); slot != board::max_parts)
    add(q.memory<board::GuildBoard>(slot).spaces, w_.space);
  if (const auto slot = q.rules.module_slot(board::Cities::module); slot != board::max_parts)
    add(q.memory<board::Cities>(slot).cities, w_.city);
}

void Evaluation::count(const Query& q, unsigned struck, unsigned neutral, SeatPoints& out) {
  out = {};
  const auto& s = q.s;
  const Seat n = q.rules.players;
  const bool ending = s.last != board::no_seat;
  const Points left = ending ? 0 : progress(q);
  const Points supply = w_.supply * left / point;
  const unsigned plague = struck != board::no_region ? struck : s.plague;
  const Mask near = plague < board::max_regions ? q.rules.within[plague][1] : Mask{};
  const Mask second = plague < board::max_regions ? q.rules.within[plague][2] : Mask{};
  for (const unsigned region : q.rules.in_use) {
    Points risk = near.has(region) ? w_.near : second.has(region) ? w_.second : w_.far;
    risk = ending || region == struck ? point : (risk + (point - risk) * (point - left) / point) * w_.heed / point;
    add_region(q, region, risk, point - supply, region == struck ? neutral : 0, out);
  }
  const Points card = ending ? 0 : (w_.card * left + w_.last_card * (point - left)) / point;
  for (Seat seat = 0; seat < n; ++seat) {
    out[seat] += s.haven[seat] * (point + w_.haven * left / point) + s.supply[seat] * supply;
    out[seat] += std::popcount(static_cast<unsigned>(s.held[seat] & ~s.blocked)) * card;
  }
  if (trades_) add_trade(q, w_.trade, left, out);
  if (tiles_ || hands_ || universities_) add_extras(q, left, out);
  if (side_boards_) add_places(q, left, out);
  for (const unsigned slot : Mask{q.answering<board::question::Points>()}) {
    if (trades_ && slot == board::mercatus_slot) continue;  // more exactly so
    const bool secret = known_alone_ && q.rules.hiding.has(slot);
    for (Seat seat = 0; seat < n; ++seat)
      if (!secret || seat == observer_) out[seat] += q.ask(board::question::Points{seat}, slot) * point;
  }
}

Points Evaluation::utility(const SeatPoints& points, unsigned players, Seat seat) const {
  Points best = 0, sum = 0;
  bool first = true;
  for (unsigned other = 0; other < players; ++other) {
    if (other == seat) continue;
    best = first ? points[other] : std::max(best, points[other]);
    first = false;
    sum += points[other];
  }
  const Points mean = sum / static_cast<Points>(std::max(players, 2U) - 1);
  return points[seat] - (best * w_.leader + mean * (point - w_.leader)) / point;
}

}  // namespace rattus::ai
