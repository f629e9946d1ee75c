#pragma once
// Magic: Wizard and Pied Piper (CARD-130 to -142).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-130 to -134: a potion under an own citizen; the engine lets it be given instead of the citizen (CARD-132).
/// b = region.
struct Wizard {
  static constexpr std::uint8_t number = 13;
  static constexpr Decision asks_region{42};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-WIZARD-REGION", card_clause(130), {Bar::no_citizen}},
  };
  static constexpr EventType potion_laid{"potion-laid", {Told::seat, Told::region}};
  static constexpr EventType potion_given{"potion-given", {Told::seat, Told::region}};
  static constexpr EventTypes<2> events{&potion_laid, &potion_given};
  static constexpr LoadType potion{.word = "potions",
                                   .clause = card_clause(4),
                                   .supply = 30,
                                   .at = 0,
                                   .bits = 5,
                                   .laid = &potion_laid,
                                   .given = {"potion", &potion_given, card_clause(133)}};
  static constexpr LoadTypes<1> loads{&potion};
  enum Step : std::uint8_t { region, picked };

  static bool offered(const Query& q, Slot, Seat seat) {
    if (q.s.presence[seat].none()) return false;
    unsigned out = 0;
    for (std::size_t i = 0; i < q.s.carrier_count; ++i) out += q.s.carriers[i].load().of(potion);
    return out < potion.supply;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    const Load load = picked_load(c);
    c.change_load(f.seat, f.b, load, load.more(potion));
    c.emit({.type = potion_laid, .clause = card_clause(130), .seat = f.seat, .region = f.b});
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) { add_regions(out, q.s.presence[f.seat]); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    f.b = action.a;
    f.step = picked;
    flow::pick_citizen(c, f.seat, f.b, to_anywhere);
  }
  static bool holds(const Query& q, const Frame& f, const Frame* above) {
    if (!offered(q, f.a, f.seat) || !all_zero(f.c, f.d, f.e)) return false;
    if (f.step == region) return !above && f.b == 0;
    return f.step == picked && asks_citizen(above, f.b, to_anywhere);
  }
};

/// CARD-140 to -142: a citizen goes to a neighbour, and the tokens of its region with it, as many as fit. b = from,
/// c = to, d = tokens still to go.
struct PiedPiper {
  static constexpr std::uint8_t number = 14;
  static constexpr Decision asks_from{43}, asks_to{44};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-PIPER-FROM", card_clause(140), {Bar::no_citizen}},
      DecisionRow{asks_to, "D-PIPER-TO", card_clause(140), {Bar::not_next_to_source}},
  };
  enum Step : std::uint8_t { from, to, walk, tokens, picked };

  static bool offered(const Query& q, Slot, Seat seat) { return Merchant::sources(q, seat).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case walk:
        c.shift_citizen(f.seat, f.b, f.c, picked_load(c));
        c.emit({.type = EventType::citizens_moved,
                .clause = card_clause(140),
                .seat = f.seat,
                .region = f.b,
                .to = f.c,
                .count = 1});
        f.d = static_cast<std::uint8_t>(tokens_to_go(c.query(), f));
        f.step = tokens;
        break;
      case picked:
        lead(c, f, std::exchange(c.s.picked, std::uint8_t{0}));
        f.step = tokens;
        break;
      default: break;
    }
    if (f.d == c.s.token_count[f.b])
      while (f.d > 0) lead(c, f, 0);
    if (f.d == 0) return c.pop();
    f.step = picked;
    flow::pick_token(c, f.seat, f.b);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    add_regions(out, f.step == from ? Merchant::sources(q, f.seat) : Merchant::targets(q, f.b, f.seat));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == from) {
      f.b = action.a;
      f.step = to;
      return;
    }
    f.c = action.a;
    f.step = walk;
    flow::pick_citizen(c, f.seat, f.b, f.c);
  }
  static bool holds(const Query& q, const Frame& f, const Frame* above) {
    if (f.e != 0) return false;
    if (f.step == from) return !above && all_zero(f.b, f.c, f.d);
    if (!in_use(q, f.b)) return false;
    if (f.step == to) return !above && all_zero(f.c, f.d) && Merchant::sources(q, f.seat).has(f.b);
    if (!in_use(q, f.c) || !q.neighbours(f.b).has(f.c)) return false;
    if (f.step == walk) return asks_citizen(above, f.b, f.c) && f.d == 0;
    return f.step == picked && asks_token(above, f.b) && f.d > 0 && f.d <= tokens_to_go(q, f);
  }

 private:
  static unsigned tokens_to_go(const Query& q, const Frame& f) {
    if (q.token_barred().has(f.c)) return 0;
    return std::min<unsigned>(q.s.token_count[f.b], static_cast<unsigned>(tokens_per_region) - q.s.token_count[f.c]);
  }
  template <class C>
  static void lead(C& c, Frame& f, unsigned place) {
    c.move_token(f.seat, f.b, place, f.c, card_clause(141));
    --f.d;
  }
};

}  // namespace rattus::board
