#pragma once
// The games that a build knows: all, or the one that RATTUS_GAME names, as in the modules for browsers
// (wasm/CMakeLists.txt). Nothing else asks for it: what is done with the kit of a set-up, or at a table of any game, is
// compiled for the games listed here, and no other game's code is linked. Where a file tells games
// apart by overloads, these are [[maybe_unused]]: one game's build needs no other's.
#include <type_traits>
#include <variant>

#include "table/table.hpp"

namespace rattus::table {

template <class... Kits>
struct GameList {
  template <class Kit>
  static constexpr bool has = (std::is_same_v<Kit, Kits> || ...);

  /// A table of one of these games, or none.
  using Tables = std::variant<std::monostate, TableOf<Kits>...>;
};

#ifdef RATTUS_GAME
using Games = GameList<RATTUS_GAME::Kit>;
#else
using Games = GameList<board::Kit, cartus::Kit>;
#endif

/// True for the games of this build.
template <class Kit>
inline constexpr bool is_known = Games::has<Kit>;

}  // namespace rattus::table
