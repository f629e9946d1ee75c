#pragma once
// The peasantry: Baker and Serf (CARD-70 to -82).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-70 to -73: gathers citizens on the card; whoever takes it puts them all into one region. From level II its
/// holder does, at level III it gathers citizens of regions too (UPG-27). Those of a tile on the Alchemist lie there
/// (UPG-57). Remembers how many.
struct Baker {
  static constexpr std::uint8_t number = 7, memory = 1;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Seat owner;          ///< of the citizens
    std::uint8_t card;   ///< slot + 1 of the card where they lie; 0: the Baker
    std::uint8_t parts;  ///< done, as bits
    Region region;       ///< that one comes from
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_place{30}, asks_board{111};
  static constexpr std::array decisions{
      DecisionRow{asks_place, "D-BAKER-PLACE", card_clause(71)},
      DecisionRow{asks_board, "D-BAKER-BOARD", upg_clause(27), {Bar::no_citizen}},
  };
  /// `count`: citizens on the card now.
  static constexpr EventType citizen_to_card{"citizen-to-card", {Told::seat, Told::card, Told::count}};
  static constexpr EventType citizen_boarded{"citizen-boarded", {Told::seat, Told::from, Told::card, Told::count}};
  static constexpr EventTypes<2> events{&citizen_to_card, &citizen_boarded};
  enum Step : std::uint8_t { gather, place, part, board, boarded };

  static Mask open_parts(const Query& q, Seat seat) {
    return Mask{(q.s.supply[seat] > 0 ? 1U : 0U) | (q.s.presence[seat].any() ? 2U : 0U)};
  }
  static bool offered(const Query& q, Slot slot, Seat seat) {
    return q.s.supply[seat] > 0 || (q.level(slot, seat) == 3 && q.s.presence[seat].any());
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat holder, Region leaving) {
    if (holder == no_seat || (c.s.held[holder] >> leaving & 1) == 0) return;
    if (leaving == slot) return place_all(c, slot, slot, holder, c.s.active);
    if (leaving == c.query().card_of(slot, holder)) place_all(c, slot, leaving, holder, holder);
  }
  template <class C>
  static void act(At<Moment::tile_leaves>, C& c, Slot slot, Seat holder, Region leaving) {
    if (holder != no_seat && c.query().card_of(slot, holder) == leaving) place_all(c, slot, leaving, holder, holder);
  }
  template <class C>
  static void act(At<Moment::before_final_ravage>, C& c, Slot slot, Seat holder, Region) {
    if (holder == no_seat) return;
    // The one that is pushed last comes first: his own card before the Alchemist.
    if (const Slot card = c.query().card_of(slot, holder); card != slot) place_all(c, slot, card, holder, holder);
    if ((c.s.held[holder] >> slot & 1) != 0) place_all(c, slot, slot, holder, c.next(holder));
  }
  /// UNI-7
  template <class C>
  static void act(At<Moment::card_discarded>, C& c, Slot slot, Seat holder, Region leaving) {
    if (holder == no_seat || (c.s.held[holder] >> leaving & 1) == 0) return;
    if (leaving != slot && leaving != c.query().card_of(slot, holder)) return;
    c.s.supply[holder] =
        static_cast<std::uint8_t>(c.s.supply[holder] + std::exchange(c.memory(leaving), std::uint8_t{0}));
  }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case place: return c.ask(asks_place, f.seat);
      case board: return c.ask(asks_board, f.seat);
      case boarded: board_one(c, f); return next_part(c, f);
      case part: return next_part(c, f);
      default:
        if (c.query().level(f.slot, f.seat) == 3) return next_part(c, f);
        gather_one(c, f);
        c.pop();
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == part) return legal_parts(open_parts(q, f.seat), f.parts, out);
    add_regions(out, f.step == board ? q.s.presence[f.seat] : q.rules.in_use);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == part) {
      if (action.kind == Choice::stop) return c.pop();
      f.parts |= static_cast<std::uint8_t>(1U << action.a);
      if (action.a == 1)
        f.step = board;
      else
        gather_one(c, f);
      return;
    }
    if (f.step == board) {
      f.region = action.a;
      f.step = boarded;
      return flow::pick_citizen(c, f.seat, f.region, to_anywhere);
    }
    const unsigned gathered = std::exchange(c.memory(card_of(f)), std::uint8_t{0});
    c.s.supply[f.owner] = static_cast<std::uint8_t>(c.s.supply[f.owner] + gathered);
    c.place_citizens(f.owner, action.a, gathered, card_clause(71));
    c.pop();
  }
  static constexpr PieceTypes<1> piece_types{&PieceType::on_cards};
  static void pieces(const Query& q, Slot slot, PieceList& out) { citizens_on(q, slot, out); }
  static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece& piece) {
    return put_citizens_on(memory, piece);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == place) {
      const Slot card = card_of(f);
      const bool waits = above && above->kind == FrameKind::card && above->as<frames::Card>().slot == f.slot;
      return (!above || waits) && (card == f.slot || card == alchemist_slot(q.rules)) && f.owner < q.rules.players &&
             f.owner == q.holder(card) && q.memory(card)[0] > 0 && all_zero(f.parts, f.region);
    }
    if (q.level(f.slot, f.seat) != 3 || f.owner != 0 || f.card != 0 || f.parts > 3) return false;
    if (f.step == part) return !above && f.region == 0 && (open_parts(q, f.seat) & ~Mask{f.parts}).any();
    if (f.step == board) return !above && (f.parts & 2) != 0 && f.region == 0;
    return f.step == boarded && (f.parts & 2) != 0 && asks_citizen(above, f.region, to_anywhere);
  }

 private:
  static Slot card_of(const Frame& f) { return f.card == 0 ? f.slot : static_cast<Slot>(f.card - 1); }
  /// `chooser` says where; from level II the owner does (UPG-27).
  template <class C>
  static void place_all(C& c, Slot slot, Slot card, Seat owner, Seat chooser) {
    if (c.memory(card) == 0) return;
    const bool tile = card == slot && card_level(c.query(), slot) >= 2;
    const std::uint8_t where = card == slot ? std::uint8_t{0} : static_cast<std::uint8_t>(card + 1);
    c.push(FrameKind::card, tile ? owner : chooser,
           Holds{.slot = slot, .owner = owner, .card = where, .parts = 0, .region = 0})
        .step = place;
  }
  template <class C>
  static void gather_one(C& c, Frame& f) {
    --c.s.supply[f.seat];
    const Slot card = c.query().card_of(f.slot, f.seat);
    const std::uint8_t gathered = ++c.memory(card);
    c.emit({.type = citizen_to_card, .clause = card_clause(70), .seat = f.seat, .slot = card, .count = gathered});
  }
  template <class C>
  static void board_one(C& c, Frame& f) {
    const Slot card = c.query().card_of(f.slot, f.seat);
    c.take_citizen_off(f.seat, f.region, picked_load(c));
    const std::uint8_t gathered = ++c.memory(card);
    c.emit({.type = citizen_boarded,
            .clause = upg_clause(27),
            .seat = f.seat,
            .region = f.region,
            .slot = card,
            .count = gathered});
    f.region = 0;
  }
  template <class C>
  static void next_part(C& c, Frame& f) {
    f.step = part;
    ask_part(c, f, open_parts(c.query(), f.seat));
  }
};

/// CARD-80 to -82: a citizen for each token that killed others; at level II up to two, at level III up to three, as
/// many as were killed (UPG-28).
struct Serf {
  static constexpr std::uint8_t number = 8;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t more;  ///< than one citizen
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{31};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-SERF", card_clause(80)},
  };
  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = 1, .ravages = true}; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region region) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || c.s.supply[holder] == 0) return;
    const unsigned killed = killed_of_others(c.s.token_kills, q, holder);
    if (killed == 0) return;
    const unsigned count = std::min(killed, static_cast<unsigned>(q.level(slot, holder)));
    c.push(FrameKind::card, holder,
           Holds{.slot = slot, .region = region, .more = static_cast<std::uint8_t>(count - 1)});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query&, const Frame& f, ActionList& out) {
    out.push_back({Choice::region, f.region});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::region)
      c.place_citizens(f.seat, f.region, 1U + f.more, f.more > 0 ? upg_clause(28) : card_clause(80));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region) && f.more < q.level(f.slot, f.seat);
  }
};

}  // namespace rattus::board
