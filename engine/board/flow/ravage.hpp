#pragma once
// The plague strikes a region (BASE-45 to -57): tokens are revealed and evaluated one by one.
// With reveal mode "all" (a card set State::reveal_all at m:before-reveal) they are all turned up first, and the
// active player picks the next one to be evaluated (CARD-182, -183).
#include <algorithm>
#include <utility>

#include "engine/board/flow/moments.hpp"
#include "engine/board/picks.hpp"

namespace rattus::board::flow {

enum RavageStep : std::uint8_t {
  ravage_begin,
  ravage_mode,
  ravage_limit,
  ravage_remove,
  ravage_used,
  ravage_loop,
  ravage_pick,
  ravage_reveal,  // states are hashed: it came to the others late
};

/// The hits of a token on a seat with citizens in the region (BASE-49 to -51). `most` is the greatest number of one
/// player's citizens there.
template <class Parts>
Hits hits_on(const QueryOn<Parts>& q, unsigned token, unsigned region, Seat seat, unsigned most) {
  const Face& face = q.rules.faces[token];
  const unsigned cards = q.s.held[seat] & ~unsigned{q.s.protected_slots};
  const auto& slots = q.rules.face_slots[token];
  return {.majority = q.s.citizens[region][seat] == most ? face.majority : std::uint8_t{0},
          .all = face.all,
          .cards = static_cast<std::uint8_t>(std::popcount(cards & slots[0]) + std::popcount(cards & slots[1]))};
}

/// BASE-49: the greatest number of citizens that one player has in the region.
template <class Parts>
unsigned most_citizens(const QueryOn<Parts>& q, unsigned region) {
  unsigned most = 0;
  for (Seat seat = 0; seat < q.rules.players; ++seat) most = std::max<unsigned>(most, q.s.citizens[region][seat]);
  return most;
}

template <class C>
void reveal_next(C& c, RavageFrame& f) {
  State& s = c.s;
  const std::span<const Token> row(s.tokens[f.region].data(), s.token_count[f.region]);
  Token token = c.lift_token(f.region, c.chance.reveal(c.rules, s, row));
  c.deal(token);
  s.revealed = static_cast<std::uint8_t>(token.face());
  s.token_kills = {};
  c.barrier = true;
  c.emit({.type = EventType::token_revealed, .clause = base_clause(46), .region = f.region, .token = token});
}

/// Fixes the losses of all players by the revealed token (BASE-49 to -52).
template <class C>
void fix_losses(C& c, RavageFrame& f) {
  State& s = c.s;
  f.most = static_cast<std::uint8_t>(most_citizens(c.query(), f.region));
  for (Seat seat = 0; seat < c.rules.players; ++seat) {
    const Hits hits = hits_on(c.query(), s.revealed - 1U, f.region, seat, f.most);
    const unsigned all = hits.majority + hits.all + hits.cards;
    s.losses[seat] = static_cast<std::uint8_t>(std::min<unsigned>(all, s.citizens[f.region][seat]));
  }
}

/// Settles the losses seat by seat; returns false if an owner has to choose first.
template <class C>
bool settle_losses(C& c, RavageFrame& f) {
  State& s = c.s;
  if constexpr (!std::remove_reference_t<decltype(c.sink)>::enabled)
    if (!c.query().any_load() && f.settled == 0) {  // nobody has a choice and nobody watches: all at once
      c.kill_row(f.region, s.losses);
      f.settled = c.rules.players;  // as if they had been settled one by one
      return true;
    }
  const unsigned first = c.first_in_order(), n = c.rules.players;
  while (f.settled < n) {
    const unsigned place = first + f.settled++;
    const auto seat = static_cast<Seat>(place < n ? place : place - n);
    const std::uint8_t loss = s.losses[seat];
    if (loss == 0) continue;
    if (c.query().any_load() && c.query().carries(f.region, seat)) {
      c.push(seat, frames::Losses{.region = f.region, .left = loss});
      return false;
    }
    [[maybe_unused]] Hits hits;
    if constexpr (std::remove_reference_t<decltype(c.sink)>::enabled)
      hits = hits_on(c.query(), s.revealed - 1U, f.region, seat, f.most);
    c.kill_plain(seat, f.region, loss);
    c.emit({.type = EventType::citizens_killed,
            .clause = base_clause(52),
            .seat = seat,
            .region = f.region,
            .count = loss,
            .hits = hits});
  }
  return true;
}

/// Turns up all tokens of the region together, in canonical order of faces (BASE-106).
template <class C>
[[gnu::noinline]] void reveal_all(C& c, RavageFrame& f) {
  FixedVector<Token, tokens_per_region> row;
  while (c.s.token_count[f.region] > 0) {
    const std::span<const Token> left(c.s.tokens[f.region].data(), c.s.token_count[f.region]);
    row.push_back(c.lift_token(f.region, c.chance.reveal(c.rules, c.s, left)));
    c.deal(row.back());
  }
  const auto& faces = c.rules.faces;
  for (std::size_t i = 1; i < row.size(); ++i)  // at most three
    for (std::size_t j = i; j > 0 && face_before(faces[row[j].index()], faces[row[j - 1].index()]); --j)
      std::swap(row[j], row[j - 1]);
  c.barrier = true;
  for (std::size_t i = 0; i < row.size(); ++i) {
    c.s.laid_open[i] = static_cast<std::uint8_t>(row[i].face());
    c.emit({.type = EventType::token_revealed, .clause = base_clause(46), .region = f.region, .token = row[i]});
  }
}

/// The tokens laid open, one for each different face (equal ones are one option).
template <class Parts>
Mask laid_open_choices(const QueryOn<Parts>& q) {
  Mask choices;
  for (unsigned i = 0; i < tokens_per_region; ++i) {
    if (q.s.laid_open[i] == 0) continue;
    bool again = false;
    for (const unsigned other : choices)
      again |= q.rules.faces[q.s.laid_open[other] - 1U] == q.rules.faces[q.s.laid_open[i] - 1U];
    if (!again) choices.add(i);
  }
  return choices;
}

template <class Parts>
void legal_ravage(const QueryOn<Parts>& q, ActionList& out) {
  out.add(Choice::token, laid_open_choices(q));
}

template <class C>
[[gnu::noinline]] void choose_ravage(C& c, RavageFrame& f, Action action) {
  c.s.revealed = std::exchange(c.s.laid_open[action.a], std::uint8_t{0});
  c.s.token_kills = {};
  f.step = ravage_limit;
  moment<Moment::revealed>(c, f.region);
}

template <class C>
void run_ravage(C& c, RavageFrame& f, ActionList& out) {
  State& s = c.s;
  for (;;) {
    switch (f.step) {
      case ravage_begin:
        s.neutral = s.reveal_all = s.zero_limits = 0;
        f.step = ravage_mode;
        if (moment<Moment::before_reveal>(c, f.region)) return;
        [[fallthrough]];
      case ravage_mode:
        f.step = ravage_reveal;
        if (moment<Moment::reveal_mode>(c, f.region)) return;
        [[fallthrough]];
      case ravage_reveal:
        if (s.reveal_all) {
          reveal_all(c, f);
          f.step = ravage_pick;
          if (moment<Moment::all_revealed>(c, f.region)) return;
          break;
        }
        reveal_next(c, f);
        f.step = ravage_limit;
        if (moment<Moment::revealed>(c, f.region)) return;
        break;
      case ravage_limit: {
        const int population = c.query().population(f.region);
        const int limit = c.query().limit(c.rules.faces[s.revealed - 1U], f.region);
        const bool outbreak = population >= limit;  // BASE-48
        c.emit({.type = outbreak ? EventType::outbreak : EventType::no_outbreak,
                .clause = base_clause(48),
                .region = f.region,
                .count = static_cast<std::uint8_t>(population),
                .limit = static_cast<std::uint8_t>(limit)});
        f.step = outbreak ? ravage_remove : ravage_used;
        f.settled = 0;
        if (!outbreak) break;
        fix_losses(c, f);
        if (moment<Moment::struck>(c, f.region)) return;
        break;
      }
      case ravage_remove:
        if (!settle_losses(c, f)) return;
        s.losses = {};
        f.step = ravage_used;
        break;
      case ravage_used:
        s.used.add(s.revealed - 1U);  // BASE-55
        s.revealed = 0;
        f.step = ravage_loop;
        if (moment<Moment::resolved>(c, f.region)) return;
        break;
      case ravage_loop:
        if (s.reveal_all) {
          f.step = ravage_pick;
          break;
        }
        if (s.token_count[f.region] > 0 && s.population(f.region) > 0) {  // BASE-56
          f.step = ravage_reveal;
          break;
        }
        s.neutral = s.zero_limits = 0;
        return c.pop();
      default:
        if (laid_open_choices(c.query()).any() && s.population(f.region) > 0) {
          c.ask(Decision::crusader_next, f.seat);
          return legal_ravage(c.query(), out);
        }
        for (std::uint8_t& token : s.laid_open)  // the rest is used up unapplied (CARD-183)
          if (token != 0) s.used.add(std::exchange(token, std::uint8_t{0}) - 1U);
        s.neutral = s.reveal_all = s.zero_limits = 0;
        return c.pop();
    }
  }
}

}  // namespace rattus::board::flow
