#pragma once
// The whole game as one frame (BASE-12, -15, -83, -88 to -91): set-up, placement, turns, the end.
#include "engine/board/flow/final.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::board::flow {

/// Steps of the game frame.
enum GameStep : std::uint8_t {
  game_setup,
  game_modules,
  game_placing,
  game_placed,
  game_turns,
  game_final,
  game_before,
  game_ravage,
  game_after,
  game_score,
  game_over,
};

/// Who makes the i-th placement (BASE-15): P1 .. Pn, then Pn .. P1; with a split pair each twice in a row.
inline Seat placer(const Rules& rules, const State& s, unsigned i) {
  const unsigned n = rules.players;
  if (rules.options.initial_split) i /= 2;
  return static_cast<Seat>((s.first + (i < n ? i : 2 * n - 1 - i)) % n);
}

template <class C>
void run_setup(C& c) {
  State& s = c.s;
  if constexpr (std::remove_reference_t<decltype(c.chance)>::eager)
    for (const unsigned region : c.rules.in_use) {
      Token token = c.lift_token(region, 0);
      c.deal(token);
      c.lay_token(region, token);
    }
  s.plague = static_cast<Region>(c.chance.region(c.rules, s, c.rules.in_use));
  c.emit({.type = EventType::plague_start, .clause = base_clause(12), .region = s.plague});
}

template <class C>
void choose_first_player(C& c) {
  State& s = c.s;
  s.first = c.rules.options.first_player ? Seat{0} : static_cast<Seat>(c.chance.seat(c.rules, s, c.rules.players));
  c.emit({.type = EventType::first_player, .clause = base_clause(14), .seat = s.first});
}

/// BASE-103: what lies face down is opened to all when the game is over.
template <class C>
void open_tokens(C& c) {
  State& s = c.s;
  for (const unsigned region : s.with_tokens) {
    FixedVector<Token, tokens_per_region> row;
    while (s.token_count[region] > 0) row.push_back(c.lift_token(region, s.token_count[region] - 1U));
    for (Token& token : row) {
      c.deal(token);
      c.lay_token(region, token);
      c.emit({.type = EventType::opened,
              .clause = base_clause(103),
              .region = static_cast<Region>(region),
              .token = token});
    }
  }
}

template <class C>
void end_game(C& c) {
  State& s = c.s;
  if constexpr (std::remove_reference_t<decltype(c.chance)>::opens) open_tokens(c);
  if constexpr (std::remove_reference_t<decltype(c.sink)>::enabled) {
    const Scores scores = score(c.query());
    for (Seat seat = 0; seat < c.rules.players; ++seat) {
      const Score& own = scores[seat];
      c.emit({.type = EventType::scored,
              .clause = base_clause(90),
              .seat = seat,
              .count = own.points,
              .limit = own.rank,
              .hits = {own.regions, own.haven, own.other}});
    }
  }
  s.phase = Phase::over;
  c.pop();
}

inline void legal_game(const Query& q, ActionList& out) {
  Mask regions = q.rules.in_use;
  for (const unsigned slot : Mask{q.answering<question::PlacementBarred>()})
    for (const unsigned region : regions)
      if (q.ask(question::PlacementBarred{static_cast<Region>(region)}, slot)) regions.remove(region);
  out.add(Choice::region, regions);
}

template <class C>
void run_game(C& c, GameFrame& f, ActionList& out) {
  State& s = c.s;
  const unsigned n = c.rules.players;
  switch (f.step) {
    case game_setup:
      run_setup(c);
      f.step = game_modules;
      if (moment<Moment::setup_modules>(c)) return;
      [[fallthrough]];
    case game_modules:
      choose_first_player(c);
      f.step = game_placing;
      [[fallthrough]];
    case game_placing:
      if (f.done < (c.rules.options.initial_split ? 4 * n : 2 * n)) {
        c.ask(Decision::place, placer(c.rules, s, f.done));
        return legal_game(c.query(), out);
      }
      f.step = game_placed;
      f.done = 0;
      if (moment<Moment::after_placement>(c)) return;
      [[fallthrough]];
    case game_placed:
      f.step = game_turns;
      c.push(FrameKind::turn, s.first);
      return;
    case game_turns:  // the turn frame ends when the end has been triggered
      c.emit({.type = EventType::final_round, .clause = base_clause(83), .seat = s.last});
      f.step = game_final;
      f.done = 0;
      s.active = no_seat;
      if (moment<Moment::final_start>(c)) return;
      [[fallthrough]];
    case game_final:  // from the right neighbour of L, counter-clockwise (BASE-83)
      if (++f.done < n) {
        c.barrier = true;  // BASE-111: the turn passes, whoever decided last
        c.push(FrameKind::final_turn, static_cast<Seat>((s.last + n - f.done) % n));
        return;
      }
      s.active = no_seat;
      s.used_mark = s.came = s.card_taken = s.increased = 0;
      s.phase_kills = {};
      f.step = game_before;
      if (moment<Moment::before_final_ravage>(c)) return;
      [[fallthrough]];
    case game_before:
      f.step = game_ravage;
      f.done = 0;
      s.phase = Phase::final_ravage;
      c.barrier = true;
      c.emit({.type = EventType::final_ravage, .clause = base_clause(88)});
      [[fallthrough]];
    case game_ravage:
      while (f.done < 2 * c.rules.regions) {  // even: ravage the region; odd: it has been ravaged
        const auto region = static_cast<Region>(f.done / 2);
        const bool before = f.done % 2 == 0;
        ++f.done;
        if (!c.rules.in_use.has(region)) continue;
        if (!before) {
          end_protection(c);
          if (moment<Moment::region_ravaged>(c, region)) return;
        } else if (s.token_count[region] > 0 && s.population(region) > 0) {
          c.emit({.type = EventType::region_ravaged, .clause = base_clause(88), .region = region});
          c.push(no_seat, frames::Ravage{.region = region});
          return;
        }
      }
      f.step = game_after;
      if (moment<Moment::after_final_ravage>(c)) return;
      [[fallthrough]];
    case game_after:
      f.step = game_score;
      if (moment<Moment::score>(c)) return;
      [[fallthrough]];
    case game_score:
      f.step = game_over;
      if (moment<Moment::over>(c)) return;
      [[fallthrough]];
    default: end_game(c);
  }
}

template <class C>
void choose_game(C& c, GameFrame& f, Action action) {
  c.place_citizens(c.s.decider, action.a, c.rules.options.initial_split ? 1 : 2, base_clause(15));
  ++f.done;
}

}  // namespace rattus::board::flow
