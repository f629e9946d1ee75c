#pragma once
// Component tables for worked cases, and conversions between words of the notation and numbers of the engine. The map
// is fixed here and not read from data/, so that a correction of the data breaks no case.
#include "engine/board/parts/load.hpp"
#include "engine/board/setup/tables.hpp"
#include "tests/board/case_notation.hpp"

namespace rattus::cases {

/// The tables of a board: tokens and cards from data/, the map fixed here. Any name but "big-box" gives the classic
/// board.
board::Tables tables_of(const std::string& board);

board::Face engine_face(const Face& face);
/// The index of a region in the board's table (from 0); no_region for an unknown id.
board::Region region_number(const std::string& id);
const std::string& region_name(unsigned region);
/// The number of a class card from its notation: `6` is 6, `M7` (Mercatus) is 40.
std::uint8_t card_number(const std::string& card);
std::string card_text(std::uint8_t number);
std::string_view good_text(unsigned type);  ///< fish, cloth, lumber, salt
unsigned good_number(std::string_view good);
board::Load load_of(const Citizen& citizen);
Citizen citizen_of(board::Load load);

}  // namespace rattus::cases
