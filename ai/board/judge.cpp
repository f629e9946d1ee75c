#include "ai/board/judge.hpp"

#include <algorithm>

#include "ai/board/step.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/legal.hpp"

namespace rattus::ai {

using board::Choice;
using board::Decision;
using board::Token;

namespace {

/// A token laid in thought: enough of a token for the evaluation, which asks for numbers and tags alone.
void lay(State& s, unsigned region) {
  auto& count = s.token_count[region];
  if (count >= board::tokens_per_region) return;
  s.tokens[region][count++] = Token{Token::drawn_bit};
  s.with_tokens.add(region);
  if (count == board::tokens_per_region) s.full.add(region);
}

/// So many points are as good as a whole win, where a net says how near that is.
constexpr Points points_of_a_win = 4;
constexpr Points worst = -1'000'000'000;
constexpr int longest_action = 6;  ///< steps of one action that are looked through

/// How many options of one question of an action are followed up. Many looks come to the same: a few stand for all.
constexpr std::size_t followed(Decision decision) {
  switch (number_of(decision)) {
    case number_of(board::Witch::asks_first):
    case number_of(board::Witch::asks_second):
    case number_of(board::Witch::asks_look): return 3;
    case number_of(board::Courier::asks_region_1):
    case number_of(board::Courier::asks_region_2):
    case number_of(board::Jester::asks_place): return 8;
    case number_of(board::Jester::asks_point): return 4;
    default: return 255;
  }
}

/// Pieces are set one after another, each where it does most by itself: all together would be too many.
constexpr bool one_by_one(Decision decision) {
  return decision == board::Nun::asks_region || decision == board::Emperor::asks_edge ||
         decision == board::Mayor::asks_region;
}

/// Whether a judgement can be made here: an action is over, or it is somebody else's turn to decide.
bool settled(const State& s, Seat seat) {
  if (s.over() || s.decider != seat) return true;
  switch (number_of(s.asked)) {
    case number_of(Decision::place):
    case number_of(Decision::action):
    case number_of(Decision::plague):
    case number_of(Decision::spread):
    case number_of(board::Knight::asks_neutral):
    case number_of(board::Knight::asks_zero):
    case number_of(Decision::final): return true;
    default: return false;
  }
}

}  // namespace

Points Judge::value(const Rules& rules, const State& s, Seat seat, bool acting) {
  if (learned_.on() && !s.over()) {
    SeatValuesOf<board::Kit> values{};
    learned_.values({rules, s}, values);
    return values[seat] * point / (win / points_of_a_win);
  }
  SeatPoints points;
  evaluation_.points({rules, s}, points, acting);
  return evaluation_.utility(points, rules.players, seat);
}

Points Judge::carry_on(const Rules& rules, const State& s, const ActionList& options, Seat seat, int steps) {
  if (steps == 0 || settled(s, seat)) return value(rules, s, seat);
  Points best = worst;
  ActionList next;
  if (one_by_one(s.asked)) {
    State best_after = s;
    State after = s;
    for (const Action option : options) {
      after.follow(s);
      step(rules, after, option, next);
      if (const Points here = value(rules, after, seat); here > best) best = here, best_after.follow(after);
    }
    board::legal(rules, best_after, next);
    return carry_on(rules, best_after, next, seat, steps - 1);
  }
  const std::size_t stride = std::max<std::size_t>((options.size() + followed(s.asked) - 1) / followed(s.asked), 1);
  State after = s;
  for (std::size_t i = 0; i < options.size(); i += stride) {
    after.follow(s);
    step(rules, after, options[i], next);
    best = std::max(best, carry_on(rules, after, next, seat, steps - 1));
  }
  return best;
}

Points Judge::spread(const Rules& rules, const State& s, unsigned region, Seat seat) {
  State after = s;
  lay(after, region);
  SeatPoints points;
  evaluation_.points_if_struck({rules, after}, s.plague, 0, points);
  return evaluation_.utility(points, rules.players, seat);
}

Points Judge::plague(const Rules& rules, const State& s, unsigned region, Seat seat) {
  State after = s;
  after.plague = static_cast<board::Region>(region);
  const Query q{rules, after};
  int tokens = std::min<int>(q.spread_must(region) + q.spread_may(seat, region), after.rats);
  for (; tokens > 0; --tokens) {
    Points best = worst;
    unsigned where = board::no_region;
    for (const unsigned target : q.neighbours(region) & q.token_may_enter())
      if (const Points value = spread(rules, after, target, seat); value > best) best = value, where = target;
    if (where == board::no_region) break;
    lay(after, where);
    --after.rats;
  }
  SeatPoints points;
  evaluation_.points_if_struck(q, region, 0, points);
  return evaluation_.utility(points, rules.players, seat);
}

Points Judge::judge(const Rules& rules, const State& s, Action action) {
  const Seat seat = s.decider;
  switch (number_of(s.asked)) {
    case number_of(Decision::plague): return plague(rules, s, action.a, seat);
    case number_of(Decision::spread):
      if (action.kind == Choice::region) return spread(rules, s, action.a, seat);
      break;
    case number_of(board::Knight::asks_neutral): {
      SeatPoints points;
      evaluation_.points_if_struck({rules, s}, s.plague, action.kind == Choice::yes ? 2 : 0, points);
      return evaluation_.utility(points, rules.players, seat);
    }
    case number_of(board::Knight::asks_zero): {
      State after = s;
      after.zero_limits = action.kind == Choice::yes;
      SeatPoints points;
      evaluation_.points_if_struck({rules, after}, s.plague, 0, points);
      return evaluation_.utility(points, rules.players, seat);
    }
    case number_of(Decision::action):
      if (action.kind == Choice::end_actions && !learned_.on()) return value(rules, s, seat, false);
      break;
    default: break;
  }
  State after = s;
  ActionList options;
  step(rules, after, action, options);
  Points best = carry_on(rules, after, options, seat, longest_action);
  if (action.kind == Choice::take && settled(after, seat)) {  // what the card is good for at once
    const Action use{Choice::use, action.a};
    if (options.contains(use)) {
      ActionList next;
      step(rules, after, use, next);
      best = std::max(best, carry_on(rules, after, next, seat, longest_action));
    }
  }
  return best;
}

}  // namespace rattus::ai
