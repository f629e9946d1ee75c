#pragma once
// Class cards that only tests know, as far as the base game's worked cases need them: those whose pieces answer a
// question of the frame (nuns, bishops, walls) and those that act in the Action phase. They are written as real
// cards are, to show that the frame carries them without being bent.
#include "engine/board/cards/base.hpp"

namespace rattus::board::test {

/// The places of a card's pieces: one byte each in its memory, region + 1, or 0 beside the board.
inline unsigned pieces_in(const Query& q, Slot slot, unsigned count, unsigned region) {
  unsigned there = 0;
  for (unsigned i = 0; i < count; ++i) there += q.s.memory[q.rules.memory_at[slot] + i] == region + 1;
  return there;
}

/// CARD-90, -91: each nun raises the limit in her region by one.
struct Nun {
  static constexpr std::uint8_t number = 9, memory = 3;
  static int answer(On<Question::limit_more>, const Query& q, Slot slot, const Args& args) {  // region
    return static_cast<int>(pieces_in(q, slot, 3, static_cast<unsigned>(args.a)));
  }
};

/// CARD-100, -101: no token enters a bishop's region.
struct Bishop {
  static constexpr std::uint8_t number = 10, memory = 2;
  static int answer(On<Question::token_barred>, const Query& q, Slot slot, const Args& args) {  // region
    return pieces_in(q, slot, 2, static_cast<unsigned>(args.a)) > 0;
  }
};

/// CARD-150, -151: a wall cancels an edge for every purpose. Remembers three edges, two bytes each.
struct Emperor {
  static constexpr std::uint8_t number = 15, memory = 6;
  static int answer(On<Question::edge_cut>, const Query& q, Slot slot, const Args& args) {  // two regions
    const std::uint8_t* walls = &q.s.memory[q.rules.memory_at[slot]];
    for (int i = 0; i < 6; i += 2)
      if ((walls[i] == args.a + 1 && walls[i + 1] == args.b + 1) || (walls[i] == args.b + 1 && walls[i + 1] == args.a + 1))
        return 1;
    return 0;
  }
};

/// CARD-130: a potion under one own citizen. That it is given instead of him is in the engine (CARD-132).
struct Wizard {
  static constexpr std::uint8_t number = 13;
  static bool offered(const Query& q, Slot, Seat seat) { return q.s.presence[seat].any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == 0) return c.ask(Decision::other_1, f.seat);
    const Load load = decode_load(c.s.picked);
    c.s.picked = 0;
    c.change_load(f.seat, f.b, load, {static_cast<std::uint8_t>(load.potions + 1), load.diplomat});
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) { add_regions(out, q.s.presence[f.seat]); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    f.b = action.a;
    f.step = 1;
    flow::pick_citizen(c, f.seat, f.b, to_anywhere);
  }
};

/// CARD-160, -161: two more citizens with the increase, if the holder's largest area is the largest of all.
struct Queen {
  static constexpr std::uint8_t number = 16;
  static int answer(On<Question::extra>, const Query& q, Slot slot, const Args&) {
    const Seat holder = q.holder(slot);
    const unsigned own = largest_area(q, holder);
    for (Seat other = 0; other < q.rules.players; ++other)
      if (other != holder && largest_area(q, other) >= own) return 0;
    return 2;
  }

 private:
  static unsigned largest_area(const Query& q, Seat seat) {
    unsigned largest = 0;
    for (const unsigned start : q.s.presence[seat]) {
      Mask area = Mask::of(start);
      for (Mask before; before != area;) {
        before = area;
        for (const unsigned region : before) area |= q.neighbours(region) & q.s.presence[seat];
      }
      largest = std::max(largest, area.count());
    }
    return largest;
  }
};

/// A card that does nothing, for set-ups that merely name it (29 Guild-master).
struct GuildMaster {
  static constexpr std::uint8_t number = 29;
};

}  // namespace rattus::board::test
