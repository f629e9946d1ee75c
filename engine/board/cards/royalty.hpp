#pragma once
// Royalty with walls and areas: Emperor and Queen (CARD-150 to -163).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-150 to -153: sets three walls; each cancels an edge for every purpose. Remembers three edges of two bytes each,
/// region + 1, the smaller first; sorted, walls beside the board (0) first.
struct Emperor {
  static constexpr std::uint8_t number = 15, memory = 6;
  struct Holds {
    Slot slot;
    std::uint8_t set;  ///< walls
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_edge{45};
  static constexpr std::array decisions{
      DecisionRow{asks_edge, "D-WALL", card_clause(150)},
  };
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
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == 0) {
      for (unsigned i = 0; i < memory; ++i) c.memory(f.slot, i) = 0;
      f.step = 1;
    }
    if (f.set == 3) return c.pop();
    c.ask(asks_edge, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) {
    for (const unsigned from : q.rules.in_use)
      for (const unsigned to : q.neighbours(from) & ~Mask::first(from + 1)) {
        const bool at_plague = from == q.s.plague || to == q.s.plague;
        if (at_plague && q.neighbours(q.s.plague).count() == 1) continue;  // would close its region
        out.push_back({Choice::edge, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
      }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
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
    PieceList walls;
    pieces(q, f.slot, walls);
    return !above && f.step == 1 && f.set < 3 && f.set == walls.size();
  }

 private:
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
/// citizens into any region.
struct Queen {
  static constexpr std::uint8_t number = 16;
  static constexpr Decision asks_region{46};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-FINAL-QUEEN", card_clause(163)},
  };

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
  static bool leads(const Query& q, Seat seat) {
    const unsigned own = largest_area(q, seat);
    if (own == 0) return false;
    for (Seat other = 0; other < q.rules.players; ++other)
      if (other != seat && q.s.presence[other].count() >= own && largest_area(q, other) >= own) return false;
    return true;
  }
  static ExtraCitizens answer(question::Extra asked, const Query& q, Slot slot) {
    return {.count = asked.granted || leads(q, q.holder(slot)) ? 2 : 0};  // CARD-161
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0 && leads(q, seat); }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, q.rules.in_use); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.place_citizens(f.seat, action.a, 2, card_clause(163));
    c.pop();
  }
};

}  // namespace rattus::board
