#pragma once
// The cards that need universities (CARD-230 to -250): Student, Professor, Royal Librarian.
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/modules/universities/deck.hpp"
#include "engine/board/modules/universities/map.hpp"
#include "engine/board/modules/universities/universities.hpp"

namespace rattus::board {

/// CARD-230: places a citizen at a university piece. At level II one of his goes to such a region besides, at level III
/// one or two are placed (UPG-43).
struct Student {
  static constexpr std::uint8_t number = 23;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region from;         ///< of the citizen that moves; at level III where citizens are placed
    Region to;           ///< where it goes
    std::uint8_t parts;  ///< done, as bits
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{140}, asks_from{141}, asks_to{142}, asks_count{143};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-STUDENT", card_clause(230), {Bar::by_clause}},
      DecisionRow{asks_from, "D-STUDENT-FROM", upg_clause(43), {Bar::no_citizen, Bar::by_clause}},
      DecisionRow{asks_to, "D-STUDENT-TO", upg_clause(43), {Bar::not_next_to_source, Bar::by_clause}, {"from"}},
      DecisionRow{asks_count, "D-STUDENT-COUNT", upg_clause(43), {}, {"region"}},
  };
  enum Step : std::uint8_t { begin, region, part, from, to, picked, count };

  static bool can_place(const Query& q, Seat seat) { return q.s.supply[seat] > 0 && university_regions(q).any(); }
  /// Where his citizens of a region can go by part B.
  static Mask goals(const Query& q, unsigned region, Seat seat) {
    Mask result = q.neighbours(region) & university_regions(q);
    for (const unsigned goal : result)
      if (q.movable(region, goal, seat) == 0) result.remove(goal);
    return result;
  }
  static Mask sources(const Query& q, Seat seat) {
    Mask result;
    for (const unsigned region : q.s.presence[seat])
      if (goals(q, region, seat).any()) result.add(region);
    return result;
  }
  static Mask open_parts(const Query& q, Seat seat) {
    return Mask{(can_place(q, seat) ? 1U : 0U) | (sources(q, seat).any() ? 2U : 0U)};
  }
  static bool offered(const Query& q, Slot slot, Seat seat) {
    return can_place(q, seat) || (q.level(slot, seat) == 2 && sources(q, seat).any());
  }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case begin: f.step = c.query().level(f.slot, f.seat) == 2 ? part : region; return run(c, f);
      case part: return ask_part(c, f, open_parts(c.query(), f.seat));
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case picked: move_one(c, f); return ask_part(c, f, open_parts(c.query(), f.seat));
      case count: return c.ask(asks_count, f.seat);
      default: c.ask(asks_region, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case part: return legal_parts(open_parts(q, f.seat), f.parts, out);
      case from: return add_regions(out, sources(q, f.seat));
      case to: return add_regions(out, goals(q, f.from, f.seat));
      case count: return out.add(Choice::count, Mask::first(std::min<unsigned>(2, q.s.supply[f.seat])), 1);
      default: add_regions(out, university_regions(q));
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step) {
      case part:
        if (action.kind == Choice::stop) return c.pop();
        f.parts |= static_cast<std::uint8_t>(1U << action.a);
        f.step = action.a == 0 ? region : from;
        return;
      case from:
        f.from = action.a;
        f.step = to;
        return;
      case to:
        f.to = action.a;
        f.step = picked;
        return flow::pick_citizen(c, f.seat, f.from, f.to);
      case count: c.place_citizens(f.seat, f.from, action.a, upg_clause(43)); return c.pop();
      default: place(c, f, action.a);
    }
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (f.step == count)
      return !above && level == 3 && f.parts == 0 && f.to == 0 && q.s.supply[f.seat] > 0 && in_use(q, f.from) &&
             university_regions(q).has(f.from);
    if (level == 2 ? f.parts > 3 : f.parts != 0) return false;
    if (f.step == region)
      return !above && all_zero(f.from, f.to) && can_place(q, f.seat) && (level != 2 || (f.parts & 1) != 0);
    if (level != 2) return false;
    if (f.step == part) return !above && all_zero(f.from, f.to) && (open_parts(q, f.seat) & ~Mask{f.parts}).any();
    if ((f.parts & 2) == 0) return false;
    if (f.step == from) return !above && all_zero(f.from, f.to) && sources(q, f.seat).any();
    if (!in_use(q, f.from) || !sources(q, f.seat).has(f.from)) return false;
    if (f.step == to) return !above && f.to == 0;
    return f.step == picked && asks_citizen(above, f.from, f.to) && goals(q, f.from, f.seat).has(f.to);
  }

 private:
  template <class C>
  static void place(C& c, Frame& f, Region there) {
    const int level = c.query().level(f.slot, f.seat);
    if (level == 3) {
      f.from = there;
      f.step = count;
      return;
    }
    c.place_citizens(f.seat, there, 1, card_clause(230));
    if (level == 1) return c.pop();
    f.step = part;
  }
  template <class C>
  static void move_one(C& c, Frame& f) {
    c.shift_citizen(f.seat, f.from, f.to, decode_load(c.s.picked));
    c.s.picked = 0;
    c.emit({.type = EventType::citizens_moved,
            .clause = upg_clause(43),
            .seat = f.seat,
            .region = f.from,
            .to = f.to,
            .count = 1});
    f.from = f.to = 0;
    f.step = part;
  }
};

/// CARD-240, -241: looks at the next event cards and orders them; from level II some may be discarded, at level III
/// they are six (UPG-44). In a final turn he draws as many and one of them comes to pass.
struct Professor {
  static constexpr std::uint8_t number = 24;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  using Holds = frames::Card;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_order{144}, asks_discard{145};
  static constexpr std::array decisions{
      DecisionRow{asks_order, "D-PROF-ORDER", card_clause(240)},
      DecisionRow{asks_discard, "D-PROF-DISCARD", upg_clause(44)},
  };
  static constexpr bool always_asks = true;  // others would learn that cards are alike
  enum Step : std::uint8_t { look, discard, order };

  static bool offered(const Query&, Slot, Seat) { return true; }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == look) {
      const int level = c.query().level(f.slot, f.seat);
      const unsigned cards = level == 3 ? 6 : 4;
      if (c.s.phase == Phase::final_turns) return draw(c, f, cards);
      look_at_events(c, f.seat, cards, level == 1 ? card_clause(240) : upg_clause(44));
      f.step = level == 1 ? order : discard;
    }
    const auto& memory = universities_of(c);
    if (f.step == discard && memory.looked > 0) return c.ask(asks_discard, f.seat);
    if (memory.ordered + 1 < memory.looked) return c.ask(asks_order, f.seat);
    put_events_back(c, f.seat);
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    out.add(Choice::event_card, events_in_hand(universities(q)));
    if (f.step == discard) out.push_back({Choice::stop});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop)
      f.step = order;
    else if (f.step == discard)
      discard_event(c, f.seat, action.a);
    else
      put_event_back(c, f.seat, action.a);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const auto& memory = universities(q);
    if (above) return false;
    if (f.step == discard) return q.level(f.slot, f.seat) > 1 && memory.looked > 0 && memory.ordered == 0;
    return f.step == order && memory.ordered + 1 < memory.looked;
  }

 private:
  /// Shown to all as they are drawn; he must choose one of them (UNI-15, -18).
  template <class C>
  static void draw(C& c, Frame& f, unsigned cards) {
    make_deep_enough(c, cards);
    Mask kinds;
    for (unsigned i = 0; i < cards; ++i) kinds.add(static_cast<unsigned>(draw_event(c, card_clause(241))));
    const Seat seat = f.seat;
    c.pop();
    c.push(FrameKind::card, seat,
           Universities::Holds{.slot = universities_slot(c.rules),
                               .event = EventKind::founded,
                               .passed = 0,
                               .left = static_cast<std::uint8_t>(kinds.bits),
                               .more = static_cast<std::uint8_t>(kinds.bits >> 8U)})
        .step = Universities::choose_final;
  }
};

/// CARD-250: moves the green university piece; from level II onto a university token too, at level III either piece
/// (UPG-45).
struct RoyalLibrarian {
  static constexpr std::uint8_t number = 25;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    std::uint8_t piece;
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_piece{147}, asks_region{148};
  static constexpr std::array decisions{
      DecisionRow{asks_piece, "D-LIBRARIAN-PIECE", upg_clause(45)},
      DecisionRow{asks_region, "D-LIBRARIAN-REGION", card_clause(250), {Bar::by_clause}},
  };
  enum Step : std::uint8_t { begin, piece, region };

  /// Never onto the other piece, nor where it stands.
  static Mask goals(const Query& q, int level) {
    return level == 1 ? regions_without_university(q) : q.rules.in_use & ~university_regions(q);
  }
  static Mask movable(const Query& q, int level) {
    Mask pieces;
    for (unsigned one = 0; one < (level == 3 ? university_pieces : 1U); ++one)
      if (universities(q).places[one] != 0) pieces.add(one);
    return pieces;
  }
  static bool offered(const Query& q, Slot slot, Seat seat) {
    const int level = q.level(slot, seat);
    return movable(q, level).any() && goals(q, level).any();
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == begin) f.step = c.query().level(f.slot, f.seat) == 3 ? piece : region;
    c.ask(f.step == piece ? asks_piece : asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    const int level = q.level(f.slot, f.seat);
    if (f.step == piece) return out.add(Choice::university, movable(q, level));
    add_regions(out, goals(q, level));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == piece) {
      f.piece = action.a;
      f.step = region;
      return;
    }
    move_university(c, f.seat, f.piece, action.a,
                    c.query().level(f.slot, f.seat) == 1 ? card_clause(250) : upg_clause(45));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (above || movable(q, level).none() || goals(q, level).none()) return false;
    if (f.step == piece) return level == 3 && f.piece == 0;
    return f.step == region && movable(q, level).has(f.piece);
  }
};

}  // namespace rattus::board
