#include "ai/board/playout.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "ai/board/cues.hpp"
#include "ai/board/step.hpp"
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/chivalry.hpp"
#include "engine/board/cards/monk.hpp"
#include "engine/board/cards/witch.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::ai {

using board::Choice;
using board::Decision;

namespace {

Action any(Rng& rng, const ActionList& options) {
  return options[rng.below(static_cast<std::uint32_t>(options.size()))];
}

/// Decisions for which `rate` has something to say.
constexpr bool rated(Decision decision) {
  switch (number_of(decision)) {
    case number_of(Decision::inc_region):
    case number_of(Decision::plague):
    case number_of(Decision::spread):
    case number_of(board::Knight::asks_neutral):
    case number_of(board::Knight::asks_zero):
    case number_of(board::Monk::asks_from):
    case number_of(board::Monk::asks_to):
    case number_of(board::Merchant::asks_from):
    case number_of(board::Merchant::asks_to):
    case number_of(board::Merchant::asks_count): return true;
    default: return false;
  }
}

/// Questions of cards without a rule of thumb, where the evaluation sees a difference: not where to look.
bool weighed(const State& s) {
  return s.top().kind == board::FrameKind::card && s.asked != board::Witch::asks_first &&
         s.asked != board::Witch::asks_second && s.asked != board::Witch::asks_look;
}

/// How much of the chance in a rating is luck, in points: ratings closer than this may come out either way.
constexpr std::uint32_t blur = 256;

}  // namespace

Action Playout::act(const Query& q, Rng& rng, const ActionList& options) const {
  // Weights that make most turns take a card, increase and use what is there, in any order.
  const auto weight = [&](Choice kind) -> std::uint32_t {
    switch (kind) {
      case Choice::take: return 2;
      case Choice::increase: return 12;
      case Choice::use: return 10;
      case Choice::other: return 8;  // what a module offers is mostly for nothing
      default: return q.s.increased || q.s.supply[q.s.decider] == 0 ? 6 : 1;
    }
  };
  std::uint32_t sum = 0;
  for (const Action option : options) sum += weight(option.kind);
  std::uint32_t at = rng.below(sum);
  for (const Action option : options) {
    const std::uint32_t own = weight(option.kind);
    if (at < own) return option;
    at -= own;
  }
  return options[0];
}

Points Playout::rate(const Query& q, Action action) {
  const Seat seat = q.s.decider;
  const unsigned n = q.rules.players;
  const auto hurt = [&](unsigned region, unsigned more, unsigned neutral) {  // others' losses against one's own
    SeatPoints lost;
    evaluation_.losses(q, region, more, neutral, seat, lost);
    Points others = 0;
    for (Seat other = 0; other < n; ++other)
      if (other != seat) others += lost[other];
    return others / static_cast<Points>(std::max(n, 2U) - 1) - lost[seat];
  };
  const auto region = action.a;
  switch (number_of(q.s.asked)) {
    case number_of(Decision::inc_region): {
      const unsigned here = std::min<unsigned>(q.s.token_count[region], q.s.supply[seat]);
      const bool near = q.s.plague < board::max_regions && q.rules.within[q.s.plague][1].has(region);
      return static_cast<Points>(here) * (near ? 500 : 800);
    }
    case number_of(Decision::plague): return hurt(region, 0, 0);
    case number_of(Decision::spread): {
      const auto own = static_cast<Points>(q.s.citizens[region][seat]);
      const auto all = static_cast<Points>(q.s.population(region));
      return ((all - own) / static_cast<Points>(n - 1) - own) * 200;
    }
    case number_of(board::Knight::asks_neutral): return hurt(q.s.plague, 0, action.kind == Choice::yes ? 2 : 0);
    case number_of(board::Knight::asks_zero): return hurt(q.s.plague, 0, action.kind == Choice::yes ? 6 : 0);
    case number_of(board::Monk::asks_from):
    case number_of(board::Merchant::asks_from): return -hurt(region, 0, 0);
    case number_of(board::Monk::asks_to): return hurt(region, 1, 0) - hurt(region, 0, 0);
    case number_of(board::Merchant::asks_to): return -256 * q.s.token_count[region];
    case number_of(board::Merchant::asks_count): return action.a * 400;
    default: return 0;
  }
}

Action Playout::best_of_few(const Query& q, Rng& rng, const ActionList& options) {
  Action best = options[0];
  Points most = 0;
  ActionList next;
  SeatPoints points;
  State after = q.s;
  for (unsigned i = 0; i < style_.tries; ++i) {
    const Action option = any(rng, options);
    after.follow(q.s);
    step(q.rules, after, option, next);
    evaluation_.points({q.rules, after}, points);
    const Points value = evaluation_.utility(points, q.rules.players, q.s.decider);
    if (i == 0 || value > most) best = option, most = value;
  }
  return best;
}

const Policy* Playout::policy_for(const Query& q) const {
  const Policy* policy = style_.net ? style_.net->policy() : nullptr;
  return policy && policy->knows[number_of(q.s.asked)] ? policy : nullptr;
}

void Playout::odds(const Query& q, const ActionList& options, std::span<Value> out) {
  std::fill(out.begin(), out.end(), 0);
  if (const Policy* policy = policy_for(q)) policy->weigh_all(CuesOfDecision(q, evaluation_), options, out);
  share_out(out, out, Policy::bits);
}

Action Playout::as_learned(const Policy& policy, const Query& q, Rng& rng, const ActionList& options) {
  CuesOfDecision decision(q, evaluation_);
  Cues cues;
  Action best = options[0];
  std::int32_t most = std::numeric_limits<std::int32_t>::min();
  for (const Action option : options) {
    decision.read(option, cues);
    const std::int32_t weight =
        policy.weigh({cues.begin(), cues.size()}) + GumbelTable::at(rng.below(GumbelTable::size));
    if (weight > most) best = option, most = weight;
  }
  return best;
}

Action Playout::choose(const Query& q, Rng& rng, const ActionList& options) {
  if (style_.random || rng.below(1024) < style_.whims) return any(rng, options);
  if (const Policy* policy = policy_for(q)) return as_learned(*policy, q, rng, options);
  if (q.s.asked == Decision::action) return act(q, rng, options);
  if (q.s.asked == Decision::final)
    return options[rng.below(static_cast<std::uint32_t>(std::max<std::size_t>(options.size() - 1, 1)))];
  if (q.s.asked == Decision::inc_extra) return options[0];
  if (!rated(q.s.asked)) return weighed(q.s) ? best_of_few(q, rng, options) : any(rng, options);
  Action best = options[0];
  Points most = 0;
  bool first = true;
  for (const Action option : options) {
    const Points value = rate(q, option) + static_cast<Points>(rng.next() >> 32 & (blur - 1));
    if (first || value > most) best = option, most = value;
    first = false;
  }
  return best;
}

void Playout::settle(const Query& q, SeatValues& values) const {
  const board::Scores scores = board::score(q);
  const auto n = static_cast<Value>(q.rules.players);
  Value sum = 0;
  for (Seat seat = 0; seat < n; ++seat) sum += scores[seat].points;
  const auto margin = static_cast<Value>(style_.margin);
  for (Seat seat = 0; seat < n; ++seat) {
    const Value won = scores[seat].rank == 1 ? win : 0;
    // Points above the mean; 16 of them count as a whole win.
    const Value ahead = (scores[seat].points * n - sum) * (win / 16) / n + win / n;
    values[seat] = (won * (1024 - margin) + std::clamp(ahead, 0, win) * margin) / 1024;
  }
}

void Playout::judge(const Query& q, SeatValues& values) {
  if (learned_.on()) return learned_.values(q, values);
  SeatPoints points;
  evaluation_.points(q, points);
  const unsigned n = q.rules.players;
  const Points best = *std::max_element(points.begin(), points.begin() + n);
  std::array<std::int64_t, board::max_seats> chance{};
  std::int64_t sum = 0;
  for (Seat seat = 0; seat < n; ++seat) {  // the farther behind, the less: 1 / (1 + d/3 points)^3
    const std::int64_t behind = 1024 + (best - points[seat]) / 3;
    chance[seat] = (std::int64_t{1} << 50) / (behind * behind * behind);
    sum += chance[seat];
  }
  for (Seat seat = 0; seat < n; ++seat) values[seat] = static_cast<Value>(chance[seat] * win / sum);
}

void Playout::play(const Rules& rules, State& s, ActionList& options, SeatValues& values) {
  std::uint32_t turns = style_.rounds * rules.players;
  Seat active = s.active;
  const Query q{rules, s};
  while (!s.over()) {
    if (s.active != active && turns != 0) {
      active = s.active;
      const bool regular = s.asked == Decision::action && s.last == board::no_seat;
      if (--turns == 0 && regular) return judge(q, values);
    }
    const Action action = options.size() == 1 ? options[0] : choose(q, s.rng, options);
    step(rules, s, action, options);
  }
  settle(q, values);
}

}  // namespace rattus::ai
