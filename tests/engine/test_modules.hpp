#pragma once
// Stand-ins for modules, as far as the base game's worked cases need them.
#include "engine/board/cards/base.hpp"

namespace rattus::board::test {

/// Windows at each revealed token (REG-5 to -10).
struct RegionCards {
  static constexpr std::string_view module = "region-cards";
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t passed;  ///< seats
  };
  using Frame = FrameWith<Holds>;

  struct Memory {
    std::array<std::uint8_t, max_seats> cards;  ///< in hand, by seat
    std::array<std::uint8_t, max_seats> fits;   ///< the classes that they fit, as bits; bit 7 is "?"
  };
  static constexpr std::array fields{MemoryField{"cards", 0, max_seats}, MemoryField{"fits", max_seats, max_seats}};
  static constexpr Decision asks_protection{200};
  static constexpr std::array decisions{DecisionRow{asks_protection, "D-REG-PROTECT", {Part::reg, 7}}};
  static constexpr bool always_asks = true;  // REG-7
  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot slot, Seat, Region) {
    for (Seat seat = 0; seat < c.rules.players; ++seat) c.template memory<RegionCards>(slot).cards[seat] = 3;  // REG-2
  }
  template <class C>
  static void act(At<Moment::revealed>, C& c, Slot slot, Seat, Region region) {
    c.push(FrameKind::card, c.first_in_order(), Holds{.slot = slot, .region = region, .passed = 0});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    for (; f.passed < c.rules.players; ++f.passed) {
      const auto seat = static_cast<Seat>((f.seat + f.passed) % c.rules.players);
      if (!window(c.query(), f, seat)) continue;
      c.barrier = true;  // REG-7
      return c.ask(asks_protection, seat);
    }
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    out.add(Choice::other, Mask{attacked(q, q.s.decider) & fitting(q, f.slot, q.s.decider)});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) {
      ++f.passed;
    } else {
      c.s.protected_slots |= static_cast<std::uint8_t>(1U << action.a);
      --c.template memory<RegionCards>(f.slot).cards[c.s.decider];
    }
  }

 private:
  static const Face& face(const Query& q) { return q.rules.faces[q.s.revealed - 1U]; }
  /// Unprotected cards of the seat whose class stands on the token.
  static unsigned attacked(const Query& q, Seat seat) {
    unsigned slots = 0;
    for (const unsigned slot : Mask{q.s.held[seat] & ~unsigned{q.s.protected_slots}})
      if (face(q).classes[static_cast<std::size_t>(q.rules.card_class[slot])] > 0) slots |= 1U << slot;
    return slots;
  }
  static unsigned fitting(const Query& q, Slot module, Seat seat) {
    const unsigned fit = q.memory<RegionCards>(module).fits[seat];
    unsigned slots = 0;
    for (unsigned slot = 0; slot < q.rules.slots; ++slot)
      if ((fit >> static_cast<unsigned>(q.rules.card_class[slot]) | fit >> 7) & 1U) slots |= 1U << slot;
    return slots;
  }
  static bool window(const Query& q, const Frame& f, Seat seat) {
    if (q.memory<RegionCards>(f.slot).cards[seat] == 0 || attacked(q, seat) == 0) return false;
    if (q.population(f.region) < q.limit(face(q), f.region)) return false;
    unsigned most = 0;
    for (Seat other = 0; other < q.rules.players; ++other)
      most = std::max<unsigned>(most, q.s.citizens[f.region][other]);
    const unsigned own = q.s.citizens[f.region][seat];
    return face(q).all + (own == most ? face(q).majority : 0U) < own;
  }
};

/// Two pieces that bar their regions to placement (BASE-15).
struct Universities {
  static constexpr std::string_view module = "universities";
  struct Memory {
    std::uint8_t green, white;  ///< region + 1
  };
  static constexpr std::array fields{MemoryField{"green", 0, 1, MemoryField::Unit::region},
                                     MemoryField{"white", 1, 1, MemoryField::Unit::region}};
  static bool answer(question::PlacementBarred asked, const Query& q, Slot slot) {
    const auto& [green, white] = q.memory<Universities>(slot);
    return green == asked.region + 1 || white == asked.region + 1;
  }
  /// UNI-3: green, then white, into another region.
  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot slot, Seat, Region) {
    const unsigned green = c.chance.region(c.rules, c.s, c.rules.in_use);
    const unsigned white = c.chance.region(c.rules, c.s, c.rules.in_use & ~Mask::of(green));
    c.template memory<Universities>(slot) = {static_cast<std::uint8_t>(green + 1),
                                             static_cast<std::uint8_t>(white + 1)};
  }
};

/// Tiles on cards. A tile goes back when its card is taken (BASE-26).
struct Upgrades {
  static constexpr std::string_view module = "upgrades";
  struct Memory {
    std::array<std::uint8_t, max_slots> level;  ///< by slot 2 or 3, 0 for none
  };
  static constexpr std::array fields{MemoryField{"level", 0, max_slots}};
  static int answer(question::Level asked, const Query& q, Slot slot) {
    return q.memory<Upgrades>(slot).level[asked.slot];
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat, Region leaving) {
    c.template memory<Upgrades>(slot).level[leaving] = 0;
  }
};

/// Citizens on a side board. They are in no region and score nothing there.
struct Guilds {
  static constexpr std::string_view module = "guilds";
  struct Memory {
    std::array<std::uint8_t, 6> spaces;  ///< seat + 1
  };
  static constexpr std::array fields{MemoryField{"spaces", 0, 6, MemoryField::Unit::seat}};
};

}  // namespace rattus::board::test
