#pragma once
// The peasantry: Baker and Serf (CARD-70 to -82).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-70 to -73: gathers citizens on the card; whoever takes it puts them all into one region. Remembers how many.
struct Baker {
  static constexpr std::uint8_t number = 7, memory = 1;
  struct Holds {
    Slot slot;
    Seat owner;  ///< of the citizens
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_place{30};
  static constexpr std::array decisions{
      DecisionRow{asks_place, "D-BAKER-PLACE", card_clause(71)},
  };
  /// `count`: citizens on the card now.
  static constexpr EventType citizen_to_card{"citizen-to-card", {Told::seat, Told::card, Told::count}};
  static constexpr EventTypes<1> events{&citizen_to_card};
  enum Step : std::uint8_t { gather, place };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0; }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat holder, Region leaving) {
    if (leaving == slot) place_all(c, slot, holder, c.s.active);
  }
  template <class C>
  static void act(At<Moment::before_final_ravage>, C& c, Slot slot, Seat holder, Region) {
    if (holder != no_seat) place_all(c, slot, holder, c.next(holder));
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == place) return c.ask(asks_place, f.seat);
    --c.s.supply[f.seat];
    const std::uint8_t gathered = ++c.memory(f.slot);
    c.emit({.type = citizen_to_card, .clause = card_clause(70), .seat = f.seat, .slot = f.slot, .count = gathered});
    c.pop();
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, q.rules.in_use); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const unsigned gathered = std::exchange(c.memory(f.slot), std::uint8_t{0});
    c.s.supply[f.owner] = static_cast<std::uint8_t>(c.s.supply[f.owner] + gathered);
    c.place_citizens(f.owner, action.a, gathered, card_clause(71));
    c.pop();
  }
  static constexpr PieceTypes<1> piece_types{&PieceType::on_cards};
  static void pieces(const Query& q, Slot slot, PieceList& out) {
    if (const std::uint8_t gathered = q.memory(slot)[0]; gathered != 0)
      out.push_back({&PieceType::on_cards, no_region, no_region, gathered});
  }
  static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece& piece) {
    if (memory[0] != 0) return false;
    memory[0] = piece.count;
    return true;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == place && f.owner == q.holder(f.slot) && q.memory(f.slot)[0] > 0;
  }

 private:
  /// `chooser` says where; from level II the owner does (UPG-27).
  template <class C>
  static void place_all(C& c, Slot slot, Seat owner, Seat chooser) {
    if (owner == no_seat || c.memory(slot) == 0) return;
    const Seat asked = c.query().level(slot) >= 2 ? owner : chooser;
    c.push(FrameKind::card, asked, Holds{.slot = slot, .owner = owner}).step = place;
  }
};

/// CARD-80 to -82: a citizen for each token that killed others.
struct Serf {
  static constexpr std::uint8_t number = 8;
  using Holds = frames::CardRegion;
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
    if (killed_of_others(c.s.token_kills, q, holder) > 0) c.push(holder, Holds{.slot = slot, .region = region});
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
    if (action.kind == Choice::region) c.place_citizens(f.seat, f.region, 1, card_clause(80));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region);
  }
};

}  // namespace rattus::board
