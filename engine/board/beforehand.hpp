#pragma once
// What code may know of the parts in play before a game is chosen. Most knows nothing and looks them up in the rules.
// For the first six cards without a module, which most games are played with, the machine is compiled once more without
// all that none of them does: random games are faster by 7 to 11 %.
#include <type_traits>

#include "engine/board/parts/questions.hpp"
#include "engine/board/types.hpp"

namespace rattus::board {

struct AnyParts {
  /// May a part in play answer the question?
  template <class Q>
  static constexpr bool answers = true;
  /// May a part in play act at the moment?
  static constexpr bool acts(Moment) { return true; }
  /// May a module be in play, or citizens carry something?
  static constexpr bool modules = true, loads = true;
};

/// Peasant, Monk, Merchant, Witch, King, Knight. Cards that do more do not compile as these (cards/known.hpp).
struct FirstSixParts {
  template <class Q>
  static constexpr bool answers = std::is_same_v<Q, question::Extra> || std::is_same_v<Q, question::PlagueReach> ||
                                  std::is_same_v<Q, question::FinalPlague>;
  static constexpr bool acts(Moment m) { return m == Moment::before_reveal || m == Moment::final_plague; }
  static constexpr bool modules = false, loads = false;
};

/// These and Caravanner and Sultan: the base game with any number of players, all that the engine knows that browsers
/// fetch first.
struct BaseGameParts {
  template <class Q>
  static constexpr bool answers = FirstSixParts::answers<Q> || std::is_same_v<Q, question::CitizenBarred> ||
                                  std::is_same_v<Q, question::HavenBarred> || std::is_same_v<Q, question::Points>;
  static constexpr bool acts(Moment m) { return FirstSixParts::acts(m) || m == Moment::after_placement; }
  static constexpr bool modules = false, loads = true;
};

}  // namespace rattus::board
