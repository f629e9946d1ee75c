#pragma once
// Ids of the data tables for the indices in rules and states, and names of seats. Used by all writers and readers of
// JSON; holds nothing that changes during a game.
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "codec/board/face_texts.hpp"
#include "codec/text/writer.hpp"
#include "engine/board/kit.hpp"
#include "engine/board/parts/decision.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::codec {

/// The ids of one board game, and its faces as JSON. Tables, rules and their facts must outlive it.
struct Names {
  Names(const board::Rules& rules, const board::Tables& tables);
  /// With the faces of these tables, which need not be written again.
  Names(const board::Rules& rules, const board::Tables& tables, std::shared_ptr<const FaceTexts> faces);

  std::span<const board::RegionRow> region_rows;        ///< by Region
  std::vector<std::string> cards;                       ///< by Slot
  std::array<std::string, board::max_parts> abilities;  ///< by Slot: cards whose abilities are lent (Rules::abilities)
  /// By index in Rules::region_cards.
  FixedVector<const board::RegionCardRow*, board::max_region_cards> region_cards;
  std::shared_ptr<const FaceTexts> faces;
  /// By Slot of a module: its name, and its own choices.
  std::array<std::string_view, board::max_parts> modules;
  std::array<std::span<const board::ChoiceRow>, board::max_parts> choices;
  [[nodiscard]] const std::string& region(unsigned region) const;  ///< empty for none
  [[nodiscard]] const std::string& card(unsigned slot) const;
  /// The row of a module's own choice; the action must be one (Action::is_of_module).
  [[nodiscard]] const board::ChoiceRow& choice(board::Action action) const;
};

/// The empty counterpart for Rattus Cartus, whose ids are the same in every game (codec/cartus/words.hpp).
struct NoNames {
  NoNames() = default;
  NoNames(const cartus::Rules&, const cartus::Tables&) {}
};

/// The type that holds the ids of `Kit`'s game.
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

/// The colour of a seat (BASE-5), counted from 0; empty for no_seat.
constexpr std::string_view color(board::Seat seat) {
  constexpr std::array<std::string_view, board::max_seats> colors{"red", "yellow", "green", "blue", "orange", "white"};
  return seat < colors.size() ? colors[seat] : "";
}

/// The number of a seat counted from 1; null for no_seat.
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
