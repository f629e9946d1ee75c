#pragma once
// From the position that a case describes to rules and a state of the engine. A case may describe more than a game
// file: stand-ins for modules, pieces of cards that only tests know, faces that no box holds.
#include <array>
#include <functional>
#include <span>

#include "engine/board/rules.hpp"
#include "engine/board/setup/setup.hpp"
#include "tests/board/case_notation.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

struct Position {
  board::Rules rules;
  board::State state;                             ///< stands before the step with which the case begins
  std::array<int, board::max_seats> elsewhere{};  ///< citizens on cards and side boards
};

/// The set-up that the case asks for, with the cards that it names (none named: the standard ones).
board::SetUp setup_of(const Given& given);
/// Rules without the checks of a set-up, for cases with stand-ins for modules: they lie among the cards.
board::Rules rules_of(const Given& given, const board::Tables& tables);
/// The position `given`, with tokens for all faces that the case names in it, in the other world or by chance.
Position make_position(const Scene& scene, const Given& given);

/// What is given of the pieces of cards and modules: their words, and what reads them and says how they are put there.
struct PieceRow {
  std::string_view words;
  std::function<void(const Given&, Position&)> (*read)(Cursor& cursor);
};
std::span<const PieceRow> piece_words();
/// Goods and coins as Mercatus lays them out, and then what is left of the supply: both do nothing without it.
void lay_goods(Position& position);
void fill_goods_supply(const Given& given, Position& position);
std::span<const PieceRow> goods_words();
/// What chance draws for them at set-up: each number, and of how many it is one.
std::vector<std::pair<unsigned, unsigned>> goods_draws(const Chance& chance, int players);
/// The table gets the region cards that the case names and that it has not; where those of the position are.
void name_region_cards(const Scene& scene, board::Tables& tables);
void place_region_cards(const Given& given, Position& position);
/// University pieces and tokens, and the event deck.
std::span<const PieceRow> university_words();
/// The tiles of the cards that are held, and victory points (upgrades).
std::span<const PieceRow> upgrade_words();
void set_tiles(const Given& given, Position& position);
/// Citizens on the guild board and in cities.
std::span<const PieceRow> side_board_words();
/// The spaces of the guild board, in their order.
inline constexpr std::array<std::string_view, 6> space_names{"peasant", "monk", "merchant", "witch", "king", "knight"};

}  // namespace rattus::cases
