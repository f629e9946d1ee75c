#pragma once
// The list of games. Which types can be of any game, and what is done with the kit of a set-up or at a table of any
// game, follows from it; a game's own code stands in overloads and specialisations for its kit.
// A build knows all games, or the one that RATTUS_GAME names, as in the modules for browsers (wasm/CMakeLists.txt): no
// other game's code is linked. Where a file tells games apart by overloads, these are [[maybe_unused]]: one game's
// build needs no other's.
#include <array>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::table {

template <class... Kits>
struct KitList {
  template <class Kit>
  static constexpr bool has = (std::is_same_v<Kit, Kits> || ...);

  /// Their names, in the order of the list.
  static constexpr std::array<std::string_view, sizeof...(Kits)> names{Kits::name...};

  /// What is of one of these games: `Of` says what, by its kit.
  template <template <class> class Of>
  using OneOf = std::variant<Of<Kits>...>;
  /// The same, or nothing yet.
  template <template <class> class Of>
  using OneOrNone = std::variant<std::monostate, Of<Kits>...>;
  /// What each of these games has.
  template <template <class> class Of>
  using EachOf = std::tuple<Of<Kits>...>;

  /// Calls `f` with each kit.
  template <class F>
  static void each(F f) {
    (f(Kits{}), ...);
  }
  /// Calls `f` with the kit for which `is` is true, which must be among them. By comparing: a table of functions would
  /// cost more.
  template <class Is, class F>
  static decltype(auto) find(Is is, F& f) {
    return find_in<Is, F, Kits...>(is, f);
  }

 private:
  template <class Is, class F, class Kit, class... More>
  static decltype(auto) find_in(Is& is, F& f) {
    if constexpr (sizeof...(More) > 0)
      if (!is(Kit{})) return find_in<Is, F, More...>(is, f);
    return f(Kit{});
  }
};

using AllGames = KitList<board::Kit, cartus::Kit>;
#ifdef RATTUS_GAME
using Games = KitList<RATTUS_GAME::Kit>;
#else
using Games = AllGames;
#endif

/// True for the games of this build.
template <class Kit>
inline constexpr bool is_known = Games::has<Kit>;

/// Calls `f` with the kit of the game of this name, which must be one of all games.
template <class F>
decltype(auto) with_game(std::string_view name, F f) {
  return AllGames::find([name]<class Kit>(Kit) { return Kit::name == name; }, f);
}

}  // namespace rattus::table
