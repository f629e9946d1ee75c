#pragma once
// Magic: Wizard, Pied Piper and Alchemist (CARD-130 to -142, UPG-33, -34, -50 to -59).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/upgrades/tiles.hpp"

namespace rattus::board {

/// CARD-130 to -134: a potion under an own citizen; the engine lets it be given instead of the citizen (CARD-132). At
/// level II up to two in one region, at level III two anywhere (UPG-33).
struct Wizard {
  static constexpr std::uint8_t number = 13;
  static constexpr Sight sight{.holder = true, .loads = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t laid;  ///< potions
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{42}, asks_again{118};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-WIZARD-REGION", card_clause(130), {Bar::no_citizen}},
      DecisionRow{asks_again, "D-WIZARD-AGAIN", upg_clause(33)},
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
  enum Step : std::uint8_t { region, picked, again };

  static bool offered(const Query& q, Slot, Seat seat) {
    if (q.s.presence[seat].none()) return false;
    unsigned out = 0;
    for (std::size_t i = 0; i < q.s.carrier_count; ++i) out += q.s.carriers[i].load().of(potion);
    return out < potion.supply;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    if (f.step == again) return c.ask(asks_again, f.seat);
    const int level = c.query().level(f.slot, f.seat);
    const Load load = picked_load(c);
    c.change_load(f.seat, f.region, load, load.more(potion));
    c.emit({.type = potion_laid,
            .clause = level == 1 ? card_clause(130) : upg_clause(33),
            .seat = f.seat,
            .region = f.region});
    ++f.laid;
    const bool second = level > 1 && f.laid < 2 && offered(c.query(), f.slot, f.seat);
    if (!second || (level == 2 && c.s.token_count[f.region] > 0)) return c.pop();
    if (level == 3) f.region = 0;
    f.step = level == 3 ? region : again;
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, q.s.presence[f.seat]);
    out.push_back({Choice::again});
    out.push_back({Choice::stop});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop) return c.pop();
    if (f.step == region) f.region = action.a;
    f.step = picked;
    flow::pick_citizen(c, f.seat, f.region, to_anywhere);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (!offered(q, f.slot, f.seat) || f.laid > (level == 1 ? 0 : 1)) return false;
    if (f.step == region) return !above && f.region == 0 && (f.laid == 0 || level == 3);
    if (f.step == again)
      return !above && level == 2 && f.laid == 1 && in_use(q, f.region) && q.s.token_count[f.region] == 0 &&
             q.s.presence[f.seat].has(f.region);
    return f.step == picked && asks_citizen(above, f.region, to_anywhere);
  }
};

/// CARD-140 to -142: a citizen goes to a neighbour, and the tokens of its region with it, as many as fit. From level II
/// a citizen of another goes along, at level III his own may go on alone (UPG-34).
struct PiedPiper {
  static constexpr std::uint8_t number = 14;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region from, to;
    std::uint8_t tokens;  ///< still to go; while the other's citizen is picked his owner
    std::uint8_t load;    ///< of his own citizen, at level III
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_from{43}, asks_to{44}, asks_other{119}, asks_third{120};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-PIPER-FROM", card_clause(140), {Bar::no_citizen}},
      DecisionRow{asks_to, "D-PIPER-TO", card_clause(140), {Bar::not_next_to_source}},
      DecisionRow{asks_other, "D-PIPER-OTHER", upg_clause(34), {}, {"from", "to"}},
      DecisionRow{asks_third, "D-PIPER-THIRD", upg_clause(34), {Bar::by_clause}, {"from", "to"}},
  };
  enum Step : std::uint8_t { from, to, walk, tokens, picked, other, other_picked, third };

  static bool offered(const Query& q, Slot, Seat seat) { return Merchant::sources(q, seat).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case other: return c.ask(asks_other, f.seat);
      case third: return c.ask(asks_third, f.seat);
      case other_picked: {
        shift_one(c, static_cast<Seat>(std::exchange(f.tokens, std::uint8_t{0})), f.from, f.to, picked_load(c),
                  upg_clause(34));
        return go_on(c, f);
      }
      case walk: {
        const Load load = picked_load(c);
        if (c.query().level(f.slot, f.seat) == 3) f.load = encode(load);
        shift_one(c, f.seat, f.from, f.to, load, card_clause(140));
        f.tokens = static_cast<std::uint8_t>(tokens_to_go(c.query(), f));
        f.step = tokens;
        break;
      }
      default: break;
    }
    if (!carry_tokens(c, f, picked, card_clause(141))) return;
    if (c.query().level(f.slot, f.seat) == 1) return c.pop();
    if (others(c.query(), f).none()) return go_on(c, f);
    f.step = other;
    c.ask(asks_other, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case from: return add_regions(out, Merchant::sources(q, f.seat));
      case to: return add_regions(out, Merchant::targets(q, f.from, f.seat));
      case other: return out.add(Choice::seat, others(q, f));
      default: add_regions(out, thirds(q, f)); out.push_back({Choice::none});
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step) {
      case from:
        f.from = action.a;
        f.step = to;
        return;
      case to:
        f.to = action.a;
        f.step = walk;
        return flow::pick_citizen(c, f.seat, f.from, f.to);
      case other:
        f.tokens = action.a;
        f.step = other_picked;
        return flow::pick_citizen_of(c, f.seat, action.a, f.from, f.to);
      default:
        if (action.kind == Choice::region) shift_one(c, f.seat, f.to, action.a, decode_load(f.load), upg_clause(34));
        c.pop();
    }
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (level < 3 && f.load != 0) return false;
    if (f.step == from) return !above && all_zero(f.from, f.to, f.tokens, f.load);
    if (!in_use(q, f.from)) return false;
    if (f.step == to) return !above && all_zero(f.to, f.tokens, f.load) && Merchant::sources(q, f.seat).has(f.from);
    if (!in_use(q, f.to) || !q.neighbours(f.from).has(f.to)) return false;
    if (f.step == walk) return asks_citizen(above, f.from, f.to) && all_zero(f.tokens, f.load);
    if (f.step == picked) return asks_token(above, f.from) && f.tokens > 0 && f.tokens <= tokens_to_go(q, f);
    if (level == 1) return false;
    if (f.step == other) return !above && f.tokens == 0 && others(q, f).any();
    if (f.step == other_picked) return asks_citizen(above, f.from, f.to) && f.tokens < q.rules.players;
    return f.step == third && !above && level == 3 && f.tokens == 0 && carries_load(q, f.to, f.seat, f.load);
  }

 private:
  static unsigned tokens_to_go(const Query& q, const Frame& f) {
    if (q.token_barred().has(f.to)) return 0;
    return std::min<unsigned>(q.s.token_count[f.from],
                              static_cast<unsigned>(tokens_per_region) - q.s.token_count[f.to]);
  }
  template <class C>
  static void shift_one(C& c, Seat owner, unsigned from, unsigned to, Load load, Clause clause) {
    c.shift_citizen(owner, from, to, load);
    c.emit({.type = EventType::citizens_moved,
            .clause = clause,
            .seat = owner,
            .region = static_cast<Region>(from),
            .to = static_cast<Region>(to),
            .count = 1});
  }
  /// Other players with a citizen there that may go along.
  static Mask others(const Query& q, const Frame& f) {
    Mask seats;
    for (Seat owner = 0; owner < q.rules.players; ++owner)
      if (owner != f.seat && q.movable(f.from, f.to, owner) > 0) seats.add(owner);
    return seats;
  }
  static Mask thirds(const Query& q, const Frame& f) {
    Mask regions = far_from(q, f.to) & ~Mask::of(f.from);
    for (const unsigned region : regions)
      if (!q.citizen_may_enter(region, f.seat, decode_load(f.load))) regions.remove(region);
    return regions;
  }
  template <class C>
  static void go_on(C& c, Frame& f) {
    if (c.query().level(f.slot, f.seat) < 3 || thirds(c.query(), f).none()) return c.pop();
    f.step = third;
    c.ask(asks_third, f.seat);
  }
};

/// UPG-50 to -59: has the ability of another card at level III by its tile. Remembers the citizens on it, which only
/// the tile of the Baker brings (UPG-57).
struct Alchemist {
  static constexpr std::uint8_t number = 28, memory = 1;
  static constexpr Sight sight{.holder = true};
  static std::uint8_t answer(question::Borrowed, const Query& q, Slot) { return tiles(q).alchemist; }

  static constexpr PieceTypes<1> piece_types{&PieceType::on_cards};
  static void pieces(const Query& q, Slot slot, PieceList& out) { citizens_on(q, slot, out); }
  static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece& piece) {
    return put_citizens_on(memory, piece);
  }
};

}  // namespace rattus::board
