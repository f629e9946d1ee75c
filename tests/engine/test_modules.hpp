#pragma once
// Stand-ins for modules, as far as the base game's worked cases need them.
#include "engine/board/cards/base.hpp"

namespace rattus::board::test {

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

}  // namespace rattus::board::test
