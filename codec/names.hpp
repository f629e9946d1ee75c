#pragma once
// The ids of the data tables for what rules and states hold by index.
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "codec/writer.hpp"
#include "engine/board/decision.hpp"
#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::codec {

/// Made once for a game; knows nothing of a state.
struct Names {
  Names(const board::Rules& rules, const board::Tables& tables);

  std::vector<std::string> regions;                     ///< by Region
  std::vector<std::string> cards;                       ///< by Slot
  std::array<std::string, board::max_parts> abilities;  ///< of cards whose abilities are lent (Rules::abilities)
  std::vector<std::string> region_cards;                ///< by place in Rules::region_cards
  /// By the slot of a module: its name, and the choices that it adds.
  std::array<std::string_view, board::max_parts> modules;
  std::array<std::span<const board::ChoiceRow>, board::max_parts> choices;
  [[nodiscard]] const std::string& region(unsigned region) const;  ///< empty for none
  [[nodiscard]] const std::string& card(unsigned slot) const;
  /// The row of a module's own choice.
  [[nodiscard]] const board::ChoiceRow& choice(board::Action action) const;
};

/// Rattus Cartus: its ids are the same in every game (codec/cartus/words.hpp).
struct NoNames {
  NoNames() = default;
  NoNames(const cartus::Rules&, const cartus::Tables&) {}
};

/// What a game's ids are told with.
template <class Kit>
struct NamesFor;
template <>
struct NamesFor<board::Kit> {
  using type = Names;
};
template <>
struct NamesFor<cartus::Kit> {
  using type = NoNames;
};
template <class Kit>
using NamesOf = typename NamesFor<Kit>::type;

/// The colour of a seat (BASE-5), from 0.
constexpr std::string_view color(board::Seat seat) {
  constexpr std::array<std::string_view, board::max_seats> colors{"red", "yellow", "green", "blue", "orange", "white"};
  return seat < colors.size() ? colors[seat] : "";
}

/// A seat as people count, or null for none.
template <class J>
J seat_json(board::Seat seat) {
  return seat < board::max_seats ? J(seat + 1) : J(nullptr);
}
inline void write_seat(Writer& to, board::Seat seat) {
  if (seat < board::max_seats)
    to.value(seat + 1);
  else
    to.value(nullptr);
}

}  // namespace rattus::codec
