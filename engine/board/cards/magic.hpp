#pragma once
// Magic: Wizard and Pied Piper (CARD-130 to -142).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-130 to -134: a potion under an own citizen; the engine lets it be given instead of the citizen (CARD-132).
struct Wizard {
  static constexpr std::uint8_t number = 13;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

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
    c.change_load(f.seat, f.region, load, load.more(potion));
    c.emit({.type = potion_laid, .clause = card_clause(130), .seat = f.seat, .region = f.region});
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) { add_regions(out, q.s.presence[f.seat]); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    f.region = action.a;
    f.step = picked;
    flow::pick_citizen(c, f.seat, f.region, to_anywhere);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (!offered(q, f.slot, f.seat)) return false;
    if (f.step == region) return !above && f.region == 0;
    return f.step == picked && asks_citizen(above, f.region, to_anywhere);
  }
};

/// CARD-140 to -142: a citizen goes to a neighbour, and the tokens of its region with it, as many as fit.
struct PiedPiper {
  static constexpr std::uint8_t number = 14;
  struct Holds {
    Slot slot;
    Region from, to;
    std::uint8_t tokens;  ///< still to go
  };
  using Frame = FrameWith<Holds>;

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
        c.shift_citizen(f.seat, f.from, f.to, picked_load(c));
        c.emit({.type = EventType::citizens_moved,
                .clause = card_clause(140),
                .seat = f.seat,
                .region = f.from,
                .to = f.to,
                .count = 1});
        f.tokens = static_cast<std::uint8_t>(tokens_to_go(c.query(), f));
        f.step = tokens;
        break;
      case picked:
        lead(c, f, std::exchange(c.s.picked, std::uint8_t{0}));
        f.step = tokens;
        break;
      default: break;
    }
    if (f.tokens == c.s.token_count[f.from])
      while (f.tokens > 0) lead(c, f, 0);
    if (f.tokens == 0) return c.pop();
    f.step = picked;
    flow::pick_token(c, f.seat, f.from);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    add_regions(out, f.step == from ? Merchant::sources(q, f.seat) : Merchant::targets(q, f.from, f.seat));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == from) {
      f.from = action.a;
      f.step = to;
      return;
    }
    f.to = action.a;
    f.step = walk;
    flow::pick_citizen(c, f.seat, f.from, f.to);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == from) return !above && all_zero(f.from, f.to, f.tokens);
    if (!in_use(q, f.from)) return false;
    if (f.step == to) return !above && all_zero(f.to, f.tokens) && Merchant::sources(q, f.seat).has(f.from);
    if (!in_use(q, f.to) || !q.neighbours(f.from).has(f.to)) return false;
    if (f.step == walk) return asks_citizen(above, f.from, f.to) && f.tokens == 0;
    return f.step == picked && asks_token(above, f.from) && f.tokens > 0 && f.tokens <= tokens_to_go(q, f);
  }

 private:
  static unsigned tokens_to_go(const Query& q, const Frame& f) {
    if (q.token_barred().has(f.to)) return 0;
    return std::min<unsigned>(q.s.token_count[f.from],
                              static_cast<unsigned>(tokens_per_region) - q.s.token_count[f.to]);
  }
  template <class C>
  static void lead(C& c, Frame& f, unsigned place) {
    c.move_token(f.seat, f.from, place, f.to, card_clause(141));
    --f.tokens;
  }
};

}  // namespace rattus::board
