#pragma once
// The class cards and modules that a build knows: all of them, or with RATTUS_BASE_GAME those of the base game alone,
// as in the engine that browsers fetch first (wasm/CMakeLists.txt). A game that both know is the same in both, byte for
// byte (tests/wasm/base.mjs), so words for loads are those of all cards.
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/board/cards/all.hpp"

namespace rattus::board {

/// BASE-9: those of a game for which nobody has named any, with 2 to 4 and with 5 or 6 players.
struct BaseCards : CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Caravanner, Sultan> {
  using Parts = BaseGameParts;
};
static_assert(knows_all<BaseGameParts>(BaseCards{}));

/// Cards 1 to 6, the first of every list: games with these alone are played by a machine of their own.
struct FirstSix : CardTypes<Peasant, Monk, Merchant, Witch, King, Knight> {
  using Parts = FirstSixParts;
};
static_assert(knows_all<FirstSixParts>(FirstSix{}));

#ifdef RATTUS_BASE_GAME
using KnownCards = BaseCards;
#else
using KnownCards = AllCards;
#endif

/// Is the other list these cards, in this order, and then any?
template <class... Head, class... All>
constexpr bool begins(CardTypes<Head...>, CardTypes<All...>) {
  return []<std::size_t... i>(std::index_sequence<i...>) {
    return (std::is_same_v<std::tuple_element_t<i, std::tuple<Head...>>, std::tuple_element_t<i, std::tuple<All...>>> &&
            ...);
  }
  (std::index_sequence_for<Head...>{});
}
/// A card has the same place in both machines, so that frames and states of one are those of the other.
static_assert(begins(FirstSix{}, KnownCards{}) && begins(FirstSix{}, AllCards{}));

}  // namespace rattus::board
