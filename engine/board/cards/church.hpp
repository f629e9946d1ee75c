#pragma once
// The church: Nun, Bishop, Philosopher (CARD-90 to -101, -270, -271).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-90, -91: sets three nuns; each raises the limit in her region by one.
struct Nun {
  static constexpr std::uint8_t number = 9, memory = 3;
  struct Holds {
    Slot slot;
    std::uint8_t set;  ///< nuns
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{32};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-NUN", card_clause(90)},
  };
  static constexpr EventType nun_set{"nun-set", {Told::seat, Told::region}};
  static constexpr EventTypes<1> events{&nun_set};
  static constexpr PieceType nun{"nuns", Lies::in_region, 3, card_clause(4)};
  static constexpr PieceTypes<1> piece_types{&nun};
  using Nuns = AlikePieces<nun.supply>;

  static int answer(question::LimitMore asked, const Query& q, Slot slot) {
    return static_cast<int>(Nuns::in(q, slot, asked.region));
  }
  static bool offered(const Query&, Slot, Seat) { return true; }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == 0) {
      for (unsigned i = 0; i < 3; ++i) c.memory(f.slot, i) = 0;
      f.step = 1;
    }
    if (f.set == 3) return c.pop();
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, q.rules.in_use); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    Nuns::put(&c.memory(f.slot), action.a);
    ++f.set;
    c.emit({.type = nun_set, .clause = card_clause(90), .seat = f.seat, .region = action.a});
  }
  static void pieces(const Query& q, Slot slot, PieceList& out) {
    for (const unsigned region : Nuns::regions(q, slot))
      out.push_back(
          {&nun, static_cast<Region>(region), no_region, static_cast<std::uint8_t>(Nuns::in(q, slot, region))});
  }
  static bool put_piece(const Query& q, Slot slot, std::uint8_t* memory, const Piece& piece) {
    if (Nuns::on_board(q, slot) + piece.count > 3) return false;
    for (unsigned i = 0; i < piece.count; ++i) Nuns::put(memory, piece.region);
    return true;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 1 && f.set < 3 && f.set == Nuns::on_board(q, f.slot);
  }
};

/// CARD-100, -101: sets or moves a bishop; no token enters a bishop's region.
struct Bishop {
  static constexpr std::uint8_t number = 10, memory = 2;
  struct Holds {
    Slot slot;
    Region from;  ///< where the bishop stood, or no_region
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_which{33}, asks_where{34};
  static constexpr std::array decisions{
      DecisionRow{asks_which, "D-BISHOP", card_clause(100), {Bar::by_clause}},
      DecisionRow{asks_where, "D-BISHOP-TO", card_clause(100), {Bar::by_clause}},
  };
  /// `from`: where it stood, if it did.
  static constexpr EventType bishop_set{"bishop-set", {Told::seat, Told::from_if_any, Told::to}};
  static constexpr EventTypes<1> events{&bishop_set};
  static constexpr PieceType bishop{"bishops", Lies::in_region, 2, card_clause(4)};
  static constexpr PieceTypes<1> piece_types{&bishop};
  using Bishops = AlikePieces<bishop.supply>;
  enum Step : std::uint8_t { which, where };

  static Mask answer(question::TokenBarred, const Query& q, Slot slot) { return Bishops::regions(q, slot); }
  static bool offered(const Query&, Slot, Seat) { return true; }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == which) {
      if (Bishops::on_board(c.query(), f.slot) == 2) return c.ask(asks_which, f.seat);
      f.from = no_region;
      f.step = where;
    }
    c.ask(asks_where, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    const Mask there = Bishops::regions(q, f.slot);
    add_regions(out, f.step == which ? there : q.rules.in_use & ~there);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    std::uint8_t* places = &c.memory(f.slot);
    if (f.step == which) {
      f.from = action.a;
      f.step = where;
      return;
    }
    if (f.from != no_region) Bishops::take(places, f.from);
    Bishops::put(places, action.a);
    c.emit({.type = bishop_set, .clause = card_clause(100), .seat = f.seat, .region = f.from, .to = action.a});
    c.pop();
  }
  static void pieces(const Query& q, Slot slot, PieceList& out) {
    for (const unsigned region : Bishops::regions(q, slot)) out.push_back({&bishop, static_cast<Region>(region)});
  }
  static bool put_piece(const Query& q, Slot slot, std::uint8_t* memory, const Piece& piece) {
    if (Bishops::on_board(q, slot) == 2 || Bishops::in(q, slot, piece.region) > 0) return false;
    Bishops::put(memory, piece.region);
    return true;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above) return false;
    if (f.step == which) return f.from == 0;
    return f.step == where && (f.from == no_region ? Bishops::on_board(q, f.slot) < 2
                                                   : in_use(q, f.from) && Bishops::in(q, f.slot, f.from) > 0);
  }
};

/// CARD-270, -271: while he is held, no other card can be taken from his holder.
struct Philosopher {
  static constexpr std::uint8_t number = 27;
  static bool answer(question::TakingBarred asked, const Query& q, Slot slot) {
    const Seat holder = q.holder(slot);
    if (holder == no_seat || asked.wanted == slot || ((q.ready(holder) >> slot) & 1U) == 0) return false;
    return ((q.s.held[holder] >> asked.wanted) & 1U) != 0;
  }
};

}  // namespace rattus::board
