#pragma once
// What players are asked: each decision once, those of the frame here, those of a card or module beside its rules.
#include <array>
#include <string_view>

#include "engine/board/types.hpp"
#include "engine/core/clause.hpp"

namespace rattus::board {

/// What can stand against choosing a region (why.hpp explains with it).
enum class Bar : std::uint8_t {
  none,
  by_clause,  ///< the decision's own clause says which regions there are
  no_tokens,
  not_without_extra,
  tokens_there,
  full,
  no_citizen,
  same_region,
  too_far,
  not_next_to_plague,
  not_next_to_source,
  no_room_around,
  only_token,
  nobody,
  not_leading,
};

/// A choice that a module adds to those of the frame (types.hpp has none for it): its word, and what the bytes a and b
/// of the action are. An action names it by the module's slot and the place of its row (Action::of_module).
struct ChoiceRow {
  enum class Of : std::uint8_t { nothing, number, region, card, seat };
  std::string_view word;
  Of a{}, b{};
};

/// All that is said of a decision beside the rules that ask it.
struct DecisionRow {
  Decision decision = Decision::none;
  std::string_view name;  ///< the catalogue's
  Clause clause;
  std::array<Bar, 3> bars{};  ///< that matter to it, the plainest first; none where no region is chosen
  /// What the regions that its card's frame holds first are called among the steps of an action; empty: not told.
  std::array<std::string_view, 2> told{};
  /// Of a module: the choice of its own that asks this; the action is called after it, with what `a` is, which its
  /// frame holds first.
  const ChoiceRow* chosen = nullptr;
};

/// An answer in two steps, of which others see nothing until its card lies open: they see the first asked (REG-6).
struct ClosedAnswer {
  Decision first, second;
};
inline constexpr ClosedAnswer region_card_answer{Decision{100}, Decision{101}};
constexpr Decision seen_by_others(Decision asked) {
  return asked == region_card_answer.second ? region_card_answer.first : asked;
}

/// Those of the frame, in the order of their numbers.
inline constexpr std::array frame_decisions{
    DecisionRow{Decision::place, "D-PLACE", base_clause(15), {Bar::by_clause}},
    DecisionRow{Decision::action, "D-ACTION", base_clause(21)},
    DecisionRow{Decision::inc_region, "D-INC-REGION", base_clause(28), {Bar::not_without_extra}},
    DecisionRow{Decision::inc_extra, "D-INC-EXTRA", base_clause(29)},
    DecisionRow{Decision::pick_token, "D-PICK-TOKEN", base_clause(102)},
    DecisionRow{Decision::pick_citizen, "D-PICK-CITIZEN", card_clause(9)},
    DecisionRow{Decision::loss, "D-LOSS", card_clause(132)},
    DecisionRow{Decision::plague, "D-PLAGUE", base_clause(40), {Bar::same_region, Bar::too_far}},
    DecisionRow{Decision::spread, "D-SPREAD", base_clause(43), {Bar::not_next_to_plague, Bar::full}},
    DecisionRow{Decision::final, "D-FINAL", base_clause(84)},
    DecisionRow{Decision::final_plague, "D-FINAL-PLAGUE", base_clause(87), {Bar::same_region, Bar::too_far}},
    DecisionRow{Decision::final_ravage, "D-FINAL-RAVAGE", card_clause(21)},
    DecisionRow{Decision::crusader_next, "D-CRUSADER-NEXT", card_clause(182)},
};

}  // namespace rattus::board
