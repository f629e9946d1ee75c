#pragma once
// Why something that a person points at cannot be chosen now, with the clause that says so. Made from the decider's
// view alone, like the options themselves (BASE-104).
#include <optional>
#include <span>
#include <string_view>

#include "engine/board/parts/decision.hpp"
#include "engine/board/view.hpp"

namespace rattus::board {

/// `code` is stable; sentences for it stand in the language files.
struct WhyNot {
  std::string_view code;
  Clause clause;
  friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

/// All codes that can come out, for whoever keeps sentences for them.
std::span<const std::string_view> why_not_codes();
/// The one that says that this stands against a region.
std::string_view code_of(Bar bar);

/// Nothing if the region is an option of the decision that the view's owner faces.
std::optional<WhyNot> why_not_region(const View& view, Region region);
/// Nothing if the card in the slot can be taken or used now.
std::optional<WhyNot> why_not_card(const View& view, Slot slot);
/// Nothing if citizens can be increased now.
std::optional<WhyNot> why_not_increase(const View& view);

}  // namespace rattus::board
