#pragma once
// Stand-ins for modules, as far as the base game's worked cases need them.
#include "engine/board/cards/base.hpp"

namespace rattus::board::test {

/// Citizens on a side board. They are in no region and score nothing there.
struct Guilds {
  static constexpr std::string_view module = "guilds";
  struct Memory {
    std::array<std::uint8_t, 6> spaces;  ///< seat + 1
  };
  static constexpr std::array fields{MemoryField{"spaces", 0, 6, MemoryField::Unit::seat}};
};

}  // namespace rattus::board::test
