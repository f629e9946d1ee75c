#pragma once
// Royalty with walls and areas: Emperor and Queen (CARD-150 to -163).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-150 to -153: sets three walls; each cancels an edge for every purpose. Remembers three edges of two bytes each,
/// region + 1, the smaller first; sorted, walls beside the board (0) first. From level II one citizen, at level III one
/// or two cross a wall besides (UPG-35).
struct Emperor {
  static constexpr std::uint8_t number = 15, memory = 6;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    std::uint8_t set;    ///< walls; in part B citizens that have crossed, and above four bits whose goes now
    std::uint8_t parts;  ///< done, as bits
    Region from, to;     ///< the walled edge, then the way across it
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_edge{45}, asks_border{121}, asks_side{122}, asks_who{123};
  static constexpr std::array decisions{
      DecisionRow{asks_edge, "D-WALL", card_clause(150)},
      DecisionRow{asks_border, "D-EMPEROR-BORDER", upg_clause(35)},
      DecisionRow{asks_side, "D-EMPEROR-SIDE", upg_clause(35), {Bar::by_clause}},
      DecisionRow{asks_who, "D-EMPEROR-WHO", upg_clause(35)},
  };
  enum Step : std::uint8_t { begin, walls, part, border, side, who, crossed };
  /// `region`, `to`: the edge.
  static constexpr EventType wall_set{"wall-set", {Told::seat, Told::region, Told::to}};
  static constexpr EventTypes<1> events{&wall_set};
  static constexpr PieceType wall{"walls", Lies::on_edge, 3, card_clause(4)};
  static constexpr PieceTypes<1> piece_types{&wall};

  static Mask answer(question::EdgeCut asked, const Query& q, Slot slot) {
    Mask cut;
    const std::uint8_t* walls = q.memory(slot);
    for (int i = 0; i < 6; i += 2) {
      if (walls[i] == asked.region + 1) cut.add(walls[i + 1] - 1U);
      if (walls[i] != 0 && walls[i + 1] == asked.region + 1) cut.add(walls[i] - 1U);
    }
    return cut;
  }
  /// The plague piece is never in a region that is closed off (CARD-153).
  static Mask answer(question::PlagueBarred, const Query& q, Slot) {
    Mask closed;
    for (const unsigned region : q.rules.in_use)
      if (q.rules.adjacent[region].count() <= 3 && q.neighbours(region).none()) closed.add(region);
    return closed;
  }
  static bool offered(const Query&, Slot, Seat) { return true; }
  static Mask open_parts(const Query& q, Slot slot) { return Mask{1U | (crossable(q, slot).empty() ? 0U : 2U)}; }
  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case begin:
        if (c.query().level(f.slot, f.seat) > 1 && f.parts == 0) {
          f.step = part;
          return ask_part(c, f, open_parts(c.query(), f.slot));
        }
        for (unsigned i = 0; i < memory; ++i) c.memory(f.slot, i) = 0;
        f.step = walls;
        [[fallthrough]];
      case walls:
        if (f.set < 3) return c.ask(asks_edge, f.seat);
        if (f.parts == 0) return c.pop();
        f.set = 0;
        f.step = part;
        [[fallthrough]];
      case part: return ask_part(c, f, open_parts(c.query(), f.slot));
      case border: return c.ask(asks_border, f.seat);
      case side: return c.ask(asks_side, f.seat);
      case who: return c.ask(asks_who, f.seat);
      default: cross(c, f);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case part: return legal_parts(open_parts(q, f.slot), f.parts, out);
      case border:
        for (const Piece& edge : crossable(q, f.slot)) out.push_back({Choice::edge, edge.region, edge.to});
        return;
      case side:
        add_regions(out, sides(q, f.from, f.to));
        if (f.set > 0) out.push_back({Choice::stop});
        return;
      case who: return out.add(Choice::seat, movers(q, f.from, f.to));
      default: break;
    }
    for (const unsigned from : q.rules.in_use)
      for (const unsigned to : q.neighbours(from) & ~Mask::first(from + 1)) {
        const bool at_plague = from == q.s.plague || to == q.s.plague;
        if (at_plague && q.neighbours(q.s.plague).count() == 1) continue;  // would close its region
        out.push_back({Choice::edge, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
      }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step) {
      case part:
        if (action.kind == Choice::stop) return c.pop();
        f.parts |= static_cast<std::uint8_t>(1U << action.a);
        f.step = action.a == 0 ? begin : border;
        return;
      case border:
        f.from = action.a;
        f.to = action.b;
        f.step = side;
        return;
      case side:
        if (action.kind == Choice::stop) return end_part(f);
        if (action.a == f.from) std::swap(f.from, f.to);
        f.step = who;
        return;
      case who:
        f.set |= static_cast<std::uint8_t>(action.a << 4);
        f.step = crossed;
        return flow::pick_citizen_of(c, f.seat, action.a, f.from, f.to);
      default: break;
    }
    put(&c.memory(f.slot), action.a, action.b);
    ++f.set;
    c.emit({.type = wall_set, .clause = card_clause(150), .seat = f.seat, .region = action.a, .to = action.b});
  }
  static void pieces(const Query& q, Slot slot, PieceList& out) {
    const std::uint8_t* walls = q.memory(slot);
    for (int i = 0; i < 6; i += 2)
      if (walls[i] != 0)
        out.push_back({&wall, static_cast<Region>(walls[i] - 1), static_cast<Region>(walls[i + 1] - 1)});
  }
  static bool put_piece(const Query& q, Slot, std::uint8_t* memory, const Piece& piece) {
    if (memory[0] != 0 || !q.neighbours(piece.region).has(piece.to)) return false;
    put(memory, std::min(piece.region, piece.to), std::max(piece.region, piece.to));
    return true;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (level == 1 ? f.parts != 0 : f.parts > 3) return false;
    if (f.step == walls) {
      PieceList laid;
      pieces(q, f.slot, laid);
      return !above && f.set < 3 && f.set == laid.size() && all_zero(f.from, f.to) &&
             (level == 1 || (f.parts & 1) != 0);
    }
    if (level == 1) return false;
    if (f.step == part || f.step == border)
      return !above && all_zero(f.set, f.from, f.to) && ((f.parts & 2) != 0 || f.step == part);
    if ((f.parts & 2) == 0 || !in_use(q, f.from) || !in_use(q, f.to) || (f.set & 15) + 2 > level) return false;
    if (f.step == side) return !above && f.set < 16 && sides(q, f.from, f.to).any();
    if (f.step == who) return !above && f.set < 16 && movers(q, f.from, f.to).any();
    return f.step == crossed && f.set >> 4 < q.rules.players && asks_citizen(above, f.from, f.to);
  }

 private:
  /// Whose citizens can cross from one side to the other: the wall is no obstacle.
  static Mask movers(const Query& q, unsigned from, unsigned to) {
    Mask seats;
    for (Seat owner = 0; owner < q.rules.players; ++owner)
      if (q.movable(from, to, owner) > 0) seats.add(owner);
    return seats;
  }
  /// Regions of the edge into which somebody can cross.
  static Mask sides(const Query& q, unsigned one, unsigned other) {
    Mask regions;
    if (movers(q, one, other).any()) regions.add(other);
    if (movers(q, other, one).any()) regions.add(one);
    return regions;
  }
  /// Walls that somebody can cross.
  static PieceList crossable(const Query& q, Slot slot) {
    PieceList all, open;
    pieces(q, slot, all);
    for (const Piece& edge : all)
      if (sides(q, edge.region, edge.to).any()) open.push_back(edge);
    return open;
  }
  static void end_part(Frame& f) {
    f.set = f.from = f.to = 0;
    f.step = part;
  }
  template <class C>
  static void cross(C& c, Frame& f) {
    const auto owner = static_cast<Seat>(f.set >> 4);
    c.shift_citizen(owner, f.from, f.to, picked_load(c));
    c.emit({.type = EventType::citizens_moved,
            .clause = upg_clause(35),
            .seat = owner,
            .region = f.from,
            .to = f.to,
            .count = 1});
    f.set = static_cast<std::uint8_t>((f.set & 15) + 1);
    if (f.from > f.to) std::swap(f.from, f.to);
    const Query q = c.query();
    if (f.set + 2 > q.level(f.slot, f.seat) || sides(q, f.from, f.to).none()) return end_part(f);
    f.step = side;
    c.ask(asks_side, f.seat);
  }
  static void put(std::uint8_t* walls, unsigned from, unsigned to) {
    std::array<std::uint16_t, 3> edges{};
    for (unsigned i = 0; i < 3; ++i) edges[i] = static_cast<std::uint16_t>(walls[2 * i] << 8 | walls[2 * i + 1]);
    edges[0] = static_cast<std::uint16_t>((from + 1) << 8 | (to + 1));
    std::sort(edges.begin(), edges.end());
    for (unsigned i = 0; i < 3; ++i) {
      walls[2 * i] = static_cast<std::uint8_t>(edges[i] >> 8);
      walls[2 * i + 1] = static_cast<std::uint8_t>(edges[i] & 255);
    }
  }
};

/// CARD-160 to -163: two citizens more with an increase, if his largest area is the largest of all; in a final turn two
/// citizens into any region. From level II it is enough to be in as many regions as anybody, at level III up to three
/// come (UPG-36).
struct Queen {
  static constexpr std::uint8_t number = 16;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;
  static constexpr Decision asks_region{46}, asks_count{124};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-FINAL-QUEEN", card_clause(163)},
      DecisionRow{asks_count, "D-QUEEN-COUNT", upg_clause(36)},
  };
  enum Step : std::uint8_t { region, count, extra_count = extra_count_step };

  static unsigned largest_area(const Query& q, Seat seat) {
    unsigned largest = 0;
    for (Mask left = q.s.presence[seat]; left.any();) {
      Mask area = Mask::of(left.lowest());
      for (Mask edge = area; edge.any();) {
        Mask more;
        for (const unsigned region : edge) more |= q.neighbours(region);
        edge = more & left & ~area;
        area |= edge;
      }
      left &= ~area;
      largest = std::max(largest, area.count());
    }
    return largest;
  }
  static bool leads(const Query& q, Slot slot, Seat seat) {
    return leads_by_area(q, seat) || (q.level(slot, seat) > 1 && spreads(q, seat));
  }
  static bool leads_by_area(const Query& q, Seat seat) {
    const unsigned own = largest_area(q, seat);
    if (own == 0) return false;
    for (Seat other = 0; other < q.rules.players; ++other)
      if (other != seat && q.s.presence[other].count() >= own && largest_area(q, other) >= own) return false;
    return true;
  }
  /// UPG-36: he is in some region, and nobody in more; or, as the table likes, no area is larger than his largest.
  static bool spreads(const Query& q, Seat seat) {
    const bool areas = q.rules.options[UpgradeTiles::queen] != 0;
    const auto measure = [&](Seat of) { return areas ? largest_area(q, of) : q.s.presence[of].count(); };
    const unsigned own = measure(seat);
    if (own == 0) return false;
    for (Seat other = 0; other < q.rules.players; ++other)
      if (other != seat && measure(other) > own) return false;
    return true;
  }
  static ExtraCitizens answer(question::Extra asked, const Query& q, Slot slot) {
    if (!asked.granted && !leads(q, slot, asked.seat)) return {};  // CARD-161
    const bool third = q.level(slot, asked.seat) == 3;
    return {.count = third ? 3 : 2, .may_be_fewer = third};
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot slot, Seat seat) { return q.s.supply[seat] > 0 && leads(q, slot, seat); }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == region ? asks_region : asks_count, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, q.rules.in_use);
    out.add(Choice::count, Mask::first(std::min<unsigned>(3, q.s.supply[f.seat])), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region && c.query().level(f.slot, f.seat) == 3) {
      f.region = action.a;
      f.step = count;
      return;
    }
    if (f.step == extra_count)
      c.s.picked = action.a;
    else if (f.step == count)
      c.place_citizens(f.seat, f.region, action.a, upg_clause(36));
    else
      c.place_citizens(f.seat, action.a, 2, card_clause(163));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above) return false;
    if (f.step == region) return f.region == 0;
    if (q.level(f.slot, f.seat) != 3 || q.s.supply[f.seat] == 0) return false;
    return f.step == extra_count ? f.region == 0 : f.step == count && in_use(q, f.region);
  }
};

}  // namespace rattus::board
