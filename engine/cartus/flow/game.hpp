#pragma once
// The whole game as one frame: set-up (CART-15 to -24), rounds (CART-30 to -43, -76), the end (CART-77).
#include "engine/cartus/flow/enter.hpp"
#include "engine/cartus/flow/resolve.hpp"
#include "engine/cartus/scoring.hpp"

namespace rattus::cartus::flow {

/// Steps of the game frame.
enum GameStep : std::uint8_t {
  game_setup,
  game_round,
  game_supplies,
  game_supplied,
  game_line,
  game_entering,
  game_resolving,
  game_round_end,
  game_score,
};

/// CART-16, -18: the 30 building cards, in the order of chance of CART-24.
template <class C>
std::array<BuildingCard, building_cards> buildings_in_game(C& c) {
  State& s = c.s;
  const Rules& rules = c.rules;
  const Buildings method = rules.options.method();
  const bool no_tower = rules.players == 2 && rules.options.guard_tower_2p == 0 && method != Buildings::fixed;
  std::array<BuildingCard, building_cards> all{};
  std::size_t n = 0;
  const auto add = [&](std::span<const BuildingCard> cards) {
    for (const BuildingCard card : cards) {
      all[n++] = card;
      c.emit({.type = EventType::building_card_in, .clause = cart_clause(16), .to = record_only, .card = card});
    }
  };
  for (unsigned pair = 0; pair < class_count; ++pair) {  // in the order of data/cartus-buildings.json
    const auto cls = class_of(static_cast<Building>(2 * pair));
    std::array<BuildingCard, 2 * copies_of_building> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<BuildingCard>(pair * cards.size() + i);
    const Pile first = Pile(cards).first(copies_of_building), second = Pile(cards).last(copies_of_building);
    unsigned of_first = rules.first[static_cast<std::size_t>(cls)];
    if (no_tower && cls == Class::chivalry)
      of_first = copies_of_building;
    else if (method == Buildings::random_per_class)
      of_first = c.chance.below(s, 2, ChancePoint::building) == 0 ? copies_of_building : 0;
    else if (method == Buildings::mixed) {
      c.chance.choose(s, cards, copies_of_building, ChancePoint::mixed);
      add(first);
      continue;
    }
    if (of_first % copies_of_building != 0) {
      c.chance.choose(s, first, of_first, ChancePoint::copies);
      c.chance.choose(s, second, copies_of_building - of_first, ChancePoint::copies);
    }
    s.first_copies[static_cast<std::size_t>(cls)] = static_cast<std::uint8_t>(1 + of_first);
    for (unsigned i = 0; i < 2; ++i) {
      const unsigned copies = i == 0 ? of_first : copies_of_building - of_first;
      if (copies == 0) continue;
      c.emit({.type = EventType::building_in_game,
              .clause = cart_clause(16),
              .card = static_cast<BuildingCard>((2 * pair + i) * copies_of_building),
              .count = static_cast<std::uint8_t>(copies)});
      add((i == 0 ? first : second).first(copies));
    }
  }
  return all;
}

template <class C>
void run_setup(C& c) {
  State& s = c.s;
  const Rules& rules = c.rules;
  s.start = rules.options.starting_player > 0
                ? static_cast<Seat>(rules.options.starting_player - 1)
                : static_cast<Seat>(c.chance.below(s, rules.players, ChancePoint::starting_player));
  c.emit({.type = EventType::starting_player, .clause = cart_clause(15), .seat = s.start});
  auto buildings = buildings_in_game(c);
  for (Kind kind = joker; kind < kind_count; ++kind)
    s.stock[kind - joker] = c.query().put_out(kind) ? rules.tables.stock[kind - joker] : 0;

  for (unsigned cls = 0; cls < class_count; ++cls)
    for (unsigned nuns = 0; nuns < rules.tables.population.size(); ++nuns)
      for (unsigned i = 0; i < rules.tables.population[nuns]; ++i)
        s.deck[s.deck_size++] = population_kind(static_cast<Class>(cls), nuns);
  c.chance.shuffle(s, s.deck, ChancePoint::population);
  c.tell_order(s.deck, ChancePoint::population);
  for (Kind& nun : s.nuns) {
    nun = s.deck[--s.deck_size];
    s.deck[s.deck_size] = 0;
  }
  for (unsigned i = 0; i < rules.players; ++i) c.draw(c.query().in_order(i), 5, cart_clause(22));

  c.chance.shuffle(s, buildings, ChancePoint::buildings);
  c.tell_order(buildings, ChancePoint::buildings);
  const auto rest = building_cards - rules.replacements;
  std::copy_n(buildings.begin(), rest, s.buildings.begin());
  std::copy_n(buildings.begin() + static_cast<std::ptrdiff_t>(rest), rules.replacements, s.replacement.begin());
  s.buildings_size = static_cast<std::uint8_t>(rest);
  s.replacement_size = rules.replacements;

  std::array<std::uint8_t, vp_tokens> vp{};
  std::copy_n(rules.tables.vp.begin(), vp.size(), vp.begin());
  c.chance.shuffle(s, vp, ChancePoint::vp);
  c.tell_order(vp, ChancePoint::vp);
  std::reverse_copy(vp.begin(), vp.end(), s.vp.begin());
}

/// CART-31, -32: phase A.
template <class C>
void draw_row(C& c) {
  State& s = c.s;
  const unsigned n = c.rules.row_size;
  const auto tell = [&](EventType type, unsigned position, std::uint16_t clause) {
    c.emit({.type = type,
            .clause = cart_clause(clause),
            .position = static_cast<std::uint8_t>(position),
            .card = s.row[position]});
  };
  for (unsigned i = 0; i < n; ++i) {
    s.row[i] = s.buildings[--s.buildings_size];
    s.buildings[s.buildings_size] = 0;
    tell(EventType::card_drawn, i, 31);
  }
  const auto alike = [&] {
    for (unsigned i = 1; i < n; ++i)
      if (building_of(s.row[i]) != building_of(s.row[0])) return false;
    return true;
  };
  // At most one full turn of the replacement deck: with other tables it might hold that building alone.
  for (unsigned i = 0; i < s.replacement_size && alike(); ++i) {
    tell(EventType::card_replaced, n - 1, 32);
    const BuildingCard top = s.replacement[s.replacement_size - 1U];
    std::copy_backward(s.replacement.begin(), s.replacement.begin() + s.replacement_size - 1,
                       s.replacement.begin() + s.replacement_size);
    s.replacement[0] = s.row[n - 1];
    s.put_under = std::min<std::uint8_t>(s.replacement_size, s.put_under + 1);
    s.row[n - 1] = top;
    tell(EventType::card_drawn, n - 1, 32);
  }
  if (s.final_round()) c.emit({.type = EventType::final_round, .clause = cart_clause(30)});
}

template <class C>
void start_round(C& c) {
  State& s = c.s;
  ++s.round;
  s.phase = Phase::draw;
  c.emit({.type = EventType::round_started, .clause = cart_clause(30), .seat = s.start, .count = s.round});
  draw_row(c);
  s.phase = Phase::supplies;
}

template <class C>
void end_round(C& c) {
  State& s = c.s;
  s.phase = Phase::end;
  c.emit({.type = EventType::round_ended, .clause = cart_clause(76)});
  for (unsigned i = 0; i < c.rules.row_size; ++i) {
    s.used[s.row[i] / 8] |= static_cast<std::uint8_t>(1U << s.row[i] % 8);
    s.row[i] = no_card;
    s.entrants[i].fill(no_seat);
    s.entrant_count[i] = 0;
  }
  s.chosen = {};
  s.first_in = s.best = no_seat;
  s.turned = 0;
  s.start = c.query().next(s.start);
}

/// CART-29, -77 to -87: everything is opened and counted.
template <class C>
void end_game(C& c) {
  State& s = c.s;
  s.phase = Phase::over;
  if constexpr (std::remove_reference_t<decltype(c.sink)>::enabled) {
    const Clause open = cart_clause(29);
    const auto byte = [](unsigned value) { return static_cast<std::uint8_t>(value); };
    const Scores scores = score(c.query());
    unsigned nuns = 0;
    for (unsigned i = 0; i < nun_row_size; ++i) {
      c.emit({.type = EventType::opened_nun, .clause = open, .position = byte(i), .kind = s.nuns[i]});
      nuns += nuns_of(s.nuns[i]);
    }
    for (Seat seat = 0; seat < c.rules.players; ++seat) {
      for (Kind kind = 0; kind < kind_count; ++kind)
        if (s.hand[seat][kind] > 0)
          c.emit({.type = EventType::opened_kind,
                  .clause = open,
                  .seat = seat,
                  .kind = kind,
                  .count = s.hand[seat][kind]});
      for (unsigned i = 0; i < s.vp_taken; ++i)
        if (s.vp_owner[i] == seat)
          c.emit({.type = EventType::opened_token, .clause = open, .seat = seat, .value = s.vp[i]});
      c.emit({.type = EventType::opened_rats, .clause = open, .seat = seat, .count = s.rats[seat]});
    }
    for (Seat seat = 0; seat < c.rules.players; ++seat) {
      const Score& own = scores[seat];
      const auto scored = [&](Item item, std::uint16_t clause, unsigned points, Class cls = {}, Kind kind = no_kind) {
        if (points > 0)
          c.emit({.type = EventType::scored,
                  .clause = cart_clause(clause),
                  .seat = seat,
                  .kind = kind,
                  .cls = cls,
                  .item = item,
                  .count = byte(points)});
      };
      for (unsigned cls = 0; cls < class_count; ++cls)
        scored(Item::influence, 78, own.influence[cls], static_cast<Class>(cls));
      scored(Item::hand, 79, own.hand);
      for (unsigned i = 0; i < own.specials.size(); ++i)
        scored(Item::specials, 80, own.specials[i], {}, byte(sword + i));
      scored(Item::gold, 81, own.gold, {}, gold);
      scored(Item::tokens, 82, own.tokens);
    }
    for (Seat seat = 0; seat < c.rules.players; ++seat)
      c.emit({.type = scores[seat].killed ? EventType::killed : EventType::survived,
              .clause = cart_clause(84),
              .seat = seat,
              .count = s.rats[seat],
              .value = byte(nuns)});
    for (Seat seat = 0; seat < c.rules.players; ++seat)
      c.emit({.type = EventType::placed,
              .clause = cart_clause(87),
              .seat = seat,
              .position = scores[seat].wins,
              .count = byte(scores[seat].points()),
              .value = scores[seat].place});
  }
  c.pop();
}

inline void legal_game(const Query& q, ActionList& out) { out.set(Choice::position, (1U << q.rules.row_size) - 1); }

template <class C>
void tell_supply(C& c, Seat seat) {
  const auto position = static_cast<std::uint8_t>(c.s.chosen[seat] - 1);
  c.emit({.type = EventType::supply_chosen,
          .clause = cart_clause(33),
          .seat = seat,
          .position = position,
          .card = c.s.row[position]});
}

template <class C>
void run_game(C& c, GameFrame& f, ActionList& out) {
  State& s = c.s;
  const unsigned n = c.rules.players;
  const bool secret = c.rules.options.supplies == 1;
  switch (f.step) {
    case game_setup:
      run_setup(c);
      f.step = game_round;
      [[fallthrough]];
    case game_round:
      start_round(c);
      f.step = game_supplies;
      f.players = 0;
      [[fallthrough]];
    case game_supplies:
      if (f.players < n) {
        c.ask(Decision::supply, c.query().in_order(f.players));
        return legal_game(c.query(), out);
      }
      f.step = game_supplied;
      f.players = secret ? 0 : static_cast<std::uint8_t>(n);
      if (secret)
        for (unsigned i = 0; i < n; ++i) tell_supply(c, c.query().in_order(i));
      [[fallthrough]];
    case game_supplied:  // CART-35: what was chosen in secret is carried out in turn order
      if (f.players < n) {
        const Seat seat = c.query().in_order(f.players++);
        c.push(seat, frames::Supply{static_cast<std::uint8_t>(s.chosen[seat] - 1)});
        return;
      }
      f.step = game_line;
      [[fallthrough]];
    case game_line:
      s.phase = Phase::enter;
      for (unsigned i = 0; i < n; ++i) s.line[i] = c.query().in_order(i);
      f.step = game_entering;
      [[fallthrough]];
    case game_entering:
      if (s.line[0] != no_seat) {
        c.push(FrameKind::turn, s.line[0]);
        return;
      }
      s.phase = Phase::resolve;
      if (n == 2) {  // CART-44, -57
        const Seat second = c.query().next(s.first_in);
        s.best = c.query().bid(second) > c.query().bid(s.first_in) ? second : s.first_in;
        for (unsigned i = 0; i < n; ++i) c.turn_over(c.query().in_order(i));
      }
      f.step = game_resolving;
      f.position = 0;
      [[fallthrough]];
    case game_resolving:
      if (f.position < c.rules.row_size) {
        c.push(no_seat, frames::Resolve{.position = f.position++});
        return;
      }
      f.step = game_round_end;
      [[fallthrough]];
    case game_round_end: {
      const bool last = s.final_round();
      end_round(c);
      f.step = last ? game_score : game_round;
      return;
    }
    default: end_game(c);
  }
}

template <class C>
void choose_game(C& c, GameFrame& f, Action action) {
  State& s = c.s;
  const Seat seat = s.decider;
  s.chosen[seat] = static_cast<std::uint8_t>(action.a + 1);
  c.barrier = true;
  ++f.players;
  if (c.rules.options.supplies == 1)
    return c.emit({.type = EventType::supply_secret, .clause = cart_clause(35), .seat = seat});
  tell_supply(c, seat);
  c.push(seat, frames::Supply{action.a});
}

}  // namespace rattus::cartus::flow
