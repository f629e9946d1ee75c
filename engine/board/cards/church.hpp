#pragma once
// The church: Nun, Bishop, Philosopher (CARD-90 to -101, -270, -271, UPG-29, -30, -47).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-90, -91: sets three nuns; each raises the limit in her region by one, with a tile by its level (UPG-29).
struct Nun {
  static constexpr std::uint8_t number = 9, memory = 3;
  static constexpr Sight sight{.holder = true, .pieces = true};
  static constexpr Tiled tiled = Tiled::yes;
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
    return static_cast<int>(Nuns::in(q, slot, asked.region)) * q.level(slot, no_seat);
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

/// CARD-100, -101: sets or moves a bishop; no token enters a bishop's region. From level II a token, at level III one
/// or two leave such a region besides (UPG-30).
struct Bishop {
  static constexpr std::uint8_t number = 10, memory = 2;
  static constexpr Sight sight{.holder = true, .pieces = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region from;         ///< where the bishop stood, or no_region
    std::uint8_t parts;  ///< done, as bits
    Region source;       ///< of tokens
    std::uint8_t moved;  ///< tokens
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_which{33}, asks_where{34}, asks_from{112}, asks_goal{113}, asks_again{114};
  static constexpr std::array decisions{
      DecisionRow{asks_which, "D-BISHOP", card_clause(100), {Bar::by_clause}},
      DecisionRow{asks_where, "D-BISHOP-TO", card_clause(100), {Bar::by_clause}},
      DecisionRow{asks_from, "D-BISHOP-FROM", upg_clause(30), {Bar::no_tokens, Bar::by_clause}},
      DecisionRow{asks_goal, "D-BISHOP-GOAL", upg_clause(30), {Bar::full, Bar::by_clause}},
      DecisionRow{asks_again, "D-BISHOP-AGAIN", upg_clause(30)},
  };
  /// `from`: where it stood, if it did.
  static constexpr EventType bishop_set{"bishop-set", {Told::seat, Told::from_if_any, Told::to}};
  static constexpr EventTypes<1> events{&bishop_set};
  static constexpr PieceType bishop{"bishops", Lies::in_region, 2, card_clause(4)};
  static constexpr PieceTypes<1> piece_types{&bishop};
  using Bishops = AlikePieces<bishop.supply>;
  enum Step : std::uint8_t { which, where, part, source, picked, goal, again };

  static Mask answer(question::TokenBarred, const Query& q, Slot slot) { return Bishops::regions(q, slot); }
  static bool offered(const Query&, Slot, Seat) { return true; }
  /// Regions with a bishop and a token that can go somewhere.
  static Mask sources(const Query& q, Slot slot) {
    Mask result;
    for (const unsigned region : Bishops::regions(q, slot) & q.s.with_tokens)
      if (goals(q, region).any()) result.add(region);
    return result;
  }
  static Mask open_parts(const Query& q, Slot slot) { return Mask{1U | (sources(q, slot).any() ? 2U : 0U)}; }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case which:
        if (c.query().level(f.slot, f.seat) > 1 && f.parts == 0) {
          f.step = part;
          return ask_part(c, f, open_parts(c.query(), f.slot));
        }
        return begin(c, f);
      case where: return c.ask(asks_where, f.seat);
      case part: return ask_part(c, f, open_parts(c.query(), f.slot));
      case source: return c.ask(asks_from, f.seat);
      case picked:
        c.hold_token(f.source, std::exchange(c.s.picked, std::uint8_t{0}));
        f.step = goal;
        [[fallthrough]];
      case goal: return c.ask(asks_goal, f.seat);
      default: c.ask(asks_again, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    const Mask there = Bishops::regions(q, f.slot);
    switch (f.step) {
      case which: return add_regions(out, there);
      case where: return add_regions(out, q.rules.in_use & ~there);
      case part: return legal_parts(open_parts(q, f.slot), f.parts, out);
      case source: return add_regions(out, sources(q, f.slot));
      case goal: return add_regions(out, goals(q, f.source));
      default: out.push_back({Choice::again}); out.push_back({Choice::stop});
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step) {
      case which:
        f.from = action.a;
        f.step = where;
        return;
      case part:
        if (action.kind == Choice::stop) return c.pop();
        f.parts |= static_cast<std::uint8_t>(1U << action.a);
        f.step = action.a == 0 ? which : source;
        return;
      case source: f.source = action.a; return pick(c, f);
      case goal: return send(c, f, action.a);
      case again:
        if (action.kind == Choice::again) return pick(c, f);
        return end_part(c, f);
      default: break;
    }
    std::uint8_t* places = &c.memory(f.slot);
    if (f.from != no_region) Bishops::take(places, f.from);
    Bishops::put(places, action.a);
    c.emit({.type = bishop_set, .clause = card_clause(100), .seat = f.seat, .region = f.from, .to = action.a});
    end_part(c, f);
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
    const int level = q.level(f.slot, f.seat);
    if (level == 1 ? f.parts != 0 : f.parts > 3) return false;
    if (f.step == which || f.step == where || f.step == part) {
      if (above || !all_zero(f.source, f.moved)) return false;
      if (f.step == part) return level > 1 && f.from == 0 && f.parts < 3;
      if (level > 1 && (f.parts & 1) == 0) return false;
      if (f.step == which) return f.from == 0;
      return f.from == no_region ? Bishops::on_board(q, f.slot) < 2
                                 : in_use(q, f.from) && Bishops::in(q, f.slot, f.from) > 0;
    }
    if (level == 1 || (f.parts & 2) == 0 || f.from != 0 || f.moved + 2 > level) return false;
    if (f.step == source) return !above && f.source == 0 && f.moved == 0;
    if (!in_use(q, f.source) || Bishops::in(q, f.slot, f.source) == 0) return false;
    return f.step == picked ? asks_token(above, f.source) && goals(q, f.source).any() : !above && f.step <= again;
  }
  static Mask holding(const Frame& f) { return f.step == goal ? Mask::of(f.source) : Mask{}; }

 private:
  static Mask goals(const Query& q, unsigned region) { return far_from(q, region) & q.token_may_enter(); }
  /// Part A: which bishop, if both stand.
  template <class C>
  static void begin(C& c, Frame& f) {
    if (Bishops::on_board(c.query(), f.slot) == 2) return c.ask(asks_which, f.seat);
    f.from = no_region;
    f.step = where;
    c.ask(asks_where, f.seat);
  }
  template <class C>
  static void end_part(C& c, Frame& f) {
    if (f.parts == 0) return c.pop();
    f.from = f.source = f.moved = 0;
    f.step = part;
  }
  template <class C>
  static void pick(C& c, Frame& f) {
    f.step = picked;
    flow::pick_token(c, f.seat, f.source);
  }
  template <class C>
  static void send(C& c, Frame& f, Region to) {
    c.move_token(f.seat, f.source, c.held_place(f.source), to, upg_clause(30));
    const Query q = c.query();
    const bool more = ++f.moved + 2 <= q.level(f.slot, f.seat) && q.s.token_count[f.source] > 0;
    if (!more || goals(q, f.source).none()) return end_part(c, f);
    f.step = again;
  }
};

/// CARD-270, -271: while he is held, no other card can be taken from his holder. From level II whoever takes him
/// settles a citizen of his holder, at level III his holder brings one to the safe haven (UPG-47).
struct Philosopher {
  static constexpr std::uint8_t number = 27;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Seat owner;  ///< of the citizen
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_place{115}, asks_haven{116};
  static constexpr std::array decisions{
      DecisionRow{asks_place, "D-PHIL-PLACE", upg_clause(47)},
      DecisionRow{asks_haven, "D-PHIL-HAVEN", upg_clause(47)},
  };
  /// From supply.
  static constexpr EventType citizen_havened{"citizen-havened", {Told::seat}};
  static constexpr EventTypes<1> events{&citizen_havened};
  enum Step : std::uint8_t { place, haven };

  /// Held as a card, or borrowed: nothing else of that holder can be taken.
  static bool answer(question::TakingBarred asked, const Query& q, Slot slot) {
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      if (((q.ready(seat) >> slot) & 1U) != 0 && asked.wanted != q.card_of(slot, seat) &&
          ((q.s.held[seat] >> asked.wanted) & 1U) != 0)
        return true;
    return false;
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat holder, Region leaving) {
    const Query q = c.query();
    if (holder == no_seat || leaving != q.card_of(slot, holder) || c.s.supply[holder] == 0) return;
    const int level = q.level(slot, holder);
    if (level == 1) return;
    c.push(FrameKind::card, level == 2 ? c.s.active : holder, Holds{.slot = slot, .owner = holder}).step =
        level == 2 ? place : haven;
    c.barrier = c.barrier || level == 3;  // UPG-13: another is asked
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == place ? asks_place : asks_haven, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == place) return add_regions(out, q.rules.in_use);
    out.push_back({Choice::haven});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::region) c.place_citizens(f.owner, action.a, 1, upg_clause(47));
    if (action.kind == Choice::haven) {
      c.place_in_haven(f.owner);
      c.emit({.type = citizen_havened, .clause = upg_clause(47), .seat = f.owner});
    }
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.owner < q.rules.players && q.s.supply[f.owner] > 0 &&
           q.level(f.slot, f.owner) == (f.step == place   ? 2
                                        : f.step == haven ? 3
                                                          : 0) &&
           f.seat == (f.step == place ? q.s.active : f.owner);
  }
};

}  // namespace rattus::board
