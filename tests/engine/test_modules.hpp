#pragma once
// Stand-ins for modules, as far as the base game's worked cases need them. A module acts at the frame's moments and
// answers its questions like a card; here it lies among the cards in play as one that nobody can take.
#include "engine/board/cards/base.hpp"

namespace rattus::board::test {

inline constexpr std::uint8_t first_module = 101;  ///< numbers from here on are no class cards

/// What all stand-ins share: nobody takes a module.
struct Module {
  static int answer(On<Question::taking_barred>, const Query&, Slot slot, const Args& args) { return args.a == slot; }
};

/// Windows at each revealed token (REG-5 to -10). Memory: by seat the number of cards in hand, then by seat the
/// classes that they fit, as bits; bit 7 is "?". Frame: b = region, c = seats passed.
struct RegionCards : Module {
  static constexpr std::uint8_t number = 101, memory = 12;
  static constexpr Decision asks_protection{200};
  static constexpr std::array decisions{DecisionRow{asks_protection, "D-REG-PROTECT", {Part::reg, 7}}};
  static constexpr bool always_asks = true;  // REG-7
  using Module::answer;
  static unsigned hand(const Query& q, Slot slot, Seat seat) { return q.s.memory[q.rules.memory_at[slot] + seat]; }
  static unsigned fits(const Query& q, Slot slot, Seat seat) { return q.s.memory[q.rules.memory_at[slot] + 6U + seat]; }

  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot slot, Seat, Region) {
    for (Seat seat = 0; seat < c.rules.players; ++seat) c.memory(slot, seat) = 3;  // REG-2
  }
  template <class C>
  static void act(At<Moment::revealed>, C& c, Slot slot, Seat, Region region) {
    c.push(FrameKind::card, c.first_in_order(), slot, region);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    for (; f.c < c.rules.players; ++f.c) {
      const auto seat = static_cast<Seat>((f.seat + f.c) % c.rules.players);
      if (!window(c.query(), f, seat)) continue;
      c.barrier = true;  // REG-7
      return c.ask(asks_protection, seat);
    }
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    out.add(Choice::other, Mask{attacked(q, q.s.decider) & fitting(q, f.a, q.s.decider)});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) {
      ++f.c;
    } else {
      c.s.protected_slots |= static_cast<std::uint8_t>(1U << action.a);
      --c.memory(f.a, c.s.decider);
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
    const unsigned fit = fits(q, module, seat);
    unsigned slots = 0;
    for (unsigned slot = 0; slot < q.rules.slots; ++slot)
      if ((fit >> static_cast<unsigned>(q.rules.card_class[slot]) | fit >> 7) & 1U) slots |= 1U << slot;
    return slots;
  }
  static bool window(const Query& q, const Frame& f, Seat seat) {
    if (hand(q, f.a, seat) == 0 || attacked(q, seat) == 0) return false;
    if (q.population(f.b) < q.limit(face(q), f.b)) return false;
    unsigned most = 0;
    for (Seat other = 0; other < q.rules.players; ++other) most = std::max<unsigned>(most, q.s.citizens[f.b][other]);
    const unsigned own = q.s.citizens[f.b][seat];
    return face(q).all + (own == most ? face(q).majority : 0U) < own;
  }
};

/// Two pieces that bar their regions to placement (BASE-15). Memory: green and white, region + 1.
struct Universities : Module {
  static constexpr std::uint8_t number = 102, memory = 2;
  using Module::answer;
  static int answer(On<Question::placement_barred>, const Query& q, Slot slot, const Args& args) {  // region
    const std::uint8_t* pieces = &q.s.memory[q.rules.memory_at[slot]];
    return pieces[0] == args.a + 1 || pieces[1] == args.a + 1;
  }
  /// UNI-3: green, then white, into another region.
  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot slot, Seat, Region) {
    const unsigned green = c.chance.region(c.rules, c.s, c.rules.in_use);
    const unsigned white = c.chance.region(c.rules, c.s, c.rules.in_use & ~Mask::of(green));
    c.memory(slot, 0) = static_cast<std::uint8_t>(green + 1);
    c.memory(slot, 1) = static_cast<std::uint8_t>(white + 1);
  }
};

/// Tiles on cards: by slot the level (2 or 3), 0 for none. A tile goes back when its card is taken (BASE-26).
struct Upgrades : Module {
  static constexpr std::uint8_t number = 103, memory = 8;
  using Module::answer;
  static int answer(On<Question::level>, const Query& q, Slot slot, const Args& args) {  // slot of the card
    return q.s.memory[q.rules.memory_at[slot] + static_cast<unsigned>(args.a)];
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat, Region leaving) {
    c.memory(slot, leaving) = 0;
  }
};

/// Citizens on a side board: by space the seat + 1. They are in no region and score nothing there.
struct Guilds : Module {
  static constexpr std::uint8_t number = 104, memory = 6;
  using Module::answer;
};

/// Coins by seat.
struct Mercatus : Module {
  static constexpr std::uint8_t number = 105, memory = 6;
  using Module::answer;
};

}  // namespace rattus::board::test
