#pragma once
// What cards put on the board or on themselves; all of it is public (CARD-6).
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/board/types.hpp"
#include "engine/core/clause.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::board {

/// Where the pieces of a type lie.
enum class Lies : std::uint8_t {
  in_region,
  on_edge,  ///< between two neighbouring regions
  on_card,  ///< on the card itself: citizens, all of its holder
};

/// One type of piece. Each stands once, beside the rules of its card, and is known by its address.
struct PieceType {
  std::string_view word;  ///< the field of views and positions that holds them
  Lies lies;
  std::uint8_t supply = 0;  ///< how many there are; 0: as many as players have citizens
  Clause clause{};          ///< that brings them

  static const PieceType on_cards;

  /// The only one of its type is told by its place alone; others are lists.
  [[nodiscard]] constexpr bool alone() const { return supply == 1; }
};

inline constexpr PieceType PieceType::on_cards{"on_cards", Lies::on_card, 0, card_clause(73)};

/// A list of types, for those that a card brings.
template <std::size_t N>
using PieceTypes = std::array<const PieceType*, N>;

/// Some pieces of one type in one place; all of them are public (CARD-6).
struct Piece {
  const PieceType* type = nullptr;
  Region region = no_region;  ///< where it stands; on an edge: one side
  Region to = no_region;      ///< on an edge: the other side
  std::uint8_t count = 1;
};
using PieceList = FixedVector<Piece, 48>;

}  // namespace rattus::board
