#pragma once
// Universities (UNI-1 to -19): at the end of each turn an event card is drawn, by which universities are founded,
// citizens come or class cards go back to the table.
#include "engine/board/flow/moments.hpp"
#include "engine/board/modules/universities/check.hpp"
#include "engine/board/modules/universities/deck.hpp"
#include "engine/board/modules/universities/map.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

struct Universities : UniversityTable {
  static constexpr std::string_view module = "universities";
  static constexpr std::array<std::string_view, 3> seen{"points", "leads", "beside-tokens"};
  static constexpr Sight sight{.of_seat = seen};
  using Holds = UniversityTable::Holds;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_final{146}, asks_discard{149}, asks_bonus{150}, asks_move{151};
  static constexpr std::array decisions{
      DecisionRow{asks_final, "D-PROF-FINAL", card_clause(241)},
      DecisionRow{asks_discard, "D-EVENT-DISCARD", uni_clause(7)},
      DecisionRow{asks_bonus, "D-EVENT-BONUS", uni_clause(8), {Bar::by_clause}},
      DecisionRow{asks_move, "D-UNI-MOVE", uni_clause(10), {Bar::by_clause}},
  };
  static constexpr PieceType green{"green_university", Lies::in_region, 1, uni_clause(1)},
      white{"white_university", Lies::in_region, 1, uni_clause(1)},
      token{"university_tokens", Lies::in_region, point_tokens, uni_clause(1)};
  static constexpr PieceTypes<3> piece_types{&green, &white, &token};
  enum Step : std::uint8_t { resolve, choose_final, discarding, moving };

  static void look(const Query& q, Slot, const Sightings& out) {
    const auto& memory = universities(q);
    for (Seat seat = 0; seat < q.rules.players; ++seat) {
      out.at(seat, 0) = memory.points[seat];
      for (const unsigned region : university_tokens(q)) out.at(seat, 2) += q.s.citizens[region][seat];
    }
    for (const std::uint8_t place : memory.places)
      if (const Seat winner = place == 0 ? no_seat : university_winner(q, place - 1U); winner != no_seat)
        ++out.at(winner, 1);
  }

  // --- who knows what ---

  static void hide(const Query& q, Slot, Memory& memory, Seat viewer) { hide_events(q, memory, viewer); }
  static void sample(const Query& q, Slot, Memory& memory, Rng& rng) { sample_events(q, memory, rng); }
  static bool remembers(const Query& q, Slot) { return UniversityCheck(q).sound(); }
  static void against(const Query& q, Slot, const MemoryReasons& out);
  /// What somebody knows may be written in any order.
  static void complete(const Query&, Slot, Memory& memory, Mask) {
    for (KnownEvents& events : memory.knows) known::sort(events);
    known::sort(memory.all_know);
  }

  // --- what lies on the map ---

  static void pieces(const Query& q, Slot, PieceList& out) {
    const auto& places = universities(q).places;
    for (unsigned piece = 0; piece < university_pieces; ++piece)
      if (places[piece] != 0) out.push_back({piece == 0 ? &green : &white, static_cast<Region>(places[piece] - 1)});
    for (const unsigned region : university_tokens(q)) out.push_back({&token, static_cast<Region>(region)});
  }
  static bool put_piece(const Query&, Slot, std::uint8_t* bytes, const Piece& piece) {
    auto& memory = *reinterpret_cast<Memory*>(bytes);
    auto& place = piece.type == &token ? memory.tokens[piece.region] : memory.places[piece.type == &green ? 0 : 1];
    if (place != 0) return false;
    place = piece.type == &token ? std::uint8_t{1} : static_cast<std::uint8_t>(piece.region + 1);
    return true;
  }

  // --- moments and questions ---

  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot, Seat, Region) {
    Mask regions = c.rules.in_use;
    for (unsigned piece = 0; piece < university_pieces; ++piece) {
      const auto region = static_cast<Region>(c.chance.university(c.rules, c.s, regions));
      regions.remove(region);
      universities_of(c).places[piece] = static_cast<std::uint8_t>(region + 1);
      c.emit(
          {.type = placed, .clause = uni_clause(3), .region = region, .university = static_cast<std::uint8_t>(piece)});
    }
  }
  static bool answer(question::PlacementBarred asked, const Query& q, Slot) {  // UNI-4
    return university_regions(q).has(asked.region);
  }
  static int answer(question::Points asked, const Query& q, Slot) { return universities(q).points[asked.seat]; }
  /// UNI-5
  template <class C>
  static void act(At<Moment::turn_end>, C& c, Slot slot, Seat, Region) {
    const EventKind kind = draw_event(c, uni_clause(5));
    if (kind != EventKind::nothing) begin(c, slot, c.first_in_order(), kind);
  }
  /// UNI-14
  template <class C>
  static void act(At<Moment::after_final_ravage>, C& c, Slot, Seat, Region) {
    for (unsigned piece = 0; piece < university_pieces; ++piece) (void)award(c, piece, uni_clause(14));
  }
  template <class C>
  static void begin(C& c, Slot slot, Seat seat, EventKind kind) {
    c.push(FrameKind::card, seat, Holds{.slot = slot, .event = kind, .passed = 0, .left = 0, .more = 0});
  }

  // --- an event ---

  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == choose_final) return c.ask(asks_final, f.seat);
    if (f.event == EventKind::discard) return run_discard(c, f);
    if (f.event == EventKind::founded) return run_founded(c, f);
    if (is_bonus(f.event)) return run_bonus(c, f);
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == choose_final) return out.add(Choice::event_card, to_choose(f));
    if (f.step == moving) return out.add(Choice::region, regions_without_university(q));
    if (f.event == EventKind::discard)
      out.add(Choice::card, Mask{q.s.held[q.s.decider]});
    else
      out.add(Choice::region, university_regions(q));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == choose_final) {
      f.event = static_cast<EventKind>(action.a);
      f.left = f.more = 0;
      f.step = resolve;
      return c.emit({.type = event_chosen, .clause = uni_clause(15), .seat = f.seat, .event_card = f.event});
    }
    if (f.step == moving) return move_on(c, f, action.a);
    if (f.event == EventKind::discard) {
      if (action.kind == Choice::none) return void(++f.passed);
      f.more = action.a;
      f.step = discarding;
      flow::moment<Moment::card_discarded>(c, action.a);
      return;
    }
    --f.left;
    if (action.kind == Choice::region) c.place_citizens(seat_of(c.query(), f), action.a, 1, uni_clause(8));
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above);

  /// Before an event is chosen: of which kinds.
  static Mask to_choose(const Frame& f) { return Mask{f.left | unsigned{f.more} << 8U}; }

 private:
  static Seat seat_of(const Query& q, const Frame& f) { return q.later(f.seat, f.passed); }
  /// Class cards of the class that the seat holds, blocked or not.
  static unsigned cards_of_class(const Query& q, Seat seat, EventKind kind) {
    return Mask{unsigned{q.s.held[seat]} & q.rules.class_slots[class_of(kind)]}.count();
  }

  /// UNI-7
  template <class C>
  static void run_discard(C& c, Frame& f) {
    if (f.step == discarding) {
      const Seat seat = seat_of(c.query(), f);
      c.discard_card(f.more);
      c.emit({.type = card_discarded, .clause = uni_clause(7), .seat = seat, .slot = f.more});
      f.step = resolve;
      f.more = 0;
      ++f.passed;
    }
    for (; f.passed < c.rules.players; ++f.passed)
      if (const Seat seat = seat_of(c.query(), f); c.s.held[seat] != 0) return c.ask(asks_discard, seat);
    c.pop();
  }
  /// UNI-8
  template <class C>
  static void run_bonus(C& c, Frame& f) {
    for (; f.passed < c.rules.players; ++f.passed, f.left = 0) {
      const Seat seat = seat_of(c.query(), f);
      if (f.left == 0) f.left = static_cast<std::uint8_t>(cards_of_class(c.query(), seat, f.event) + 1);
      if (f.left > 1 && c.s.supply[seat] > 0 && university_regions(c.query()).any()) return c.ask(asks_bonus, seat);
    }
    c.pop();
  }
  /// UNI-9: the green piece first, completely.
  template <class C>
  static void run_founded(C& c, Frame& f) {
    for (; f.step == resolve && f.passed < university_pieces; ++f.passed) {
      if (!award(c, f.passed, uni_clause(9))) continue;
      f.step = moving;
      break;
    }
    if (f.step == resolve) return c.pop();
    const Seat winner = university_winner(c.query(), universities_of(c).places[f.passed] - 1U);
    c.ask(asks_move, winner);
  }
  /// The point of whoever wins the piece's region; false if nobody does.
  template <class C>
  static bool award(C& c, unsigned piece, Clause clause) {
    const std::uint8_t place = universities_of(c).places[piece];
    if (place == 0) return false;
    const auto region = static_cast<Region>(place - 1);
    const Seat winner = university_winner(c.query(), region);
    const auto which = static_cast<std::uint8_t>(piece);
    if (winner == no_seat) {
      c.emit({.type = not_won, .clause = clause, .region = region, .university = which});
      return false;
    }
    c.emit({.type = won, .clause = clause, .seat = winner, .region = region, .university = which});
    if (point_supply(c.query()) > 0) take_point(c, winner, clause);  // UNI-13
    return true;
  }
  template <class C>
  static void move_on(C& c, Frame& f, Region to) {
    const auto from = static_cast<Region>(universities_of(c).places[f.passed] - 1);
    move_university(c, c.s.decider, f.passed, to, uni_clause(10));
    put_university_token(c, from);
    f.step = resolve;
    ++f.passed;
  }
};

inline bool Universities::holds(const Query& q, const Frame& f, const board::Frame* above) {
  if (number_of(f.event) >= event_kinds || f.seat != q.first_in_order()) return false;
  if (f.step == choose_final)
    return !above && f.event == EventKind::founded && f.passed == 0 && to_choose(f).any() &&
           to_choose(f).bits >> event_kinds == 0 && q.s.phase == Phase::final_turns;
  if (f.event == EventKind::founded)
    return !above && f.step == moving && f.passed < university_pieces && all_zero(f.left, f.more) &&
           universities(q).places[f.passed] != 0 &&
           university_winner(q, universities(q).places[f.passed] - 1U) == q.s.decider &&
           regions_without_university(q).any();
  if (f.passed >= q.rules.players) return false;
  const Seat seat = seat_of(q, f);
  if (f.event == EventKind::discard) {
    if (f.step == discarding) return above && f.left == 0 && f.more < q.rules.slots && (q.s.held[seat] >> f.more & 1);
    return !above && f.step == resolve && all_zero(f.left, f.more) && q.s.decider == seat && q.s.held[seat] != 0;
  }
  return !above && is_bonus(f.event) && f.step == resolve && f.more == 0 && q.s.decider == seat && f.left > 1 &&
         f.left <= cards_of_class(q, seat, f.event) + 1 && q.s.supply[seat] > 0 && university_regions(q).any();
}

}  // namespace rattus::board
