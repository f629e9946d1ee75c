#pragma once
// The component tables that worked cases are played with: boards frozen as they were when the cases were written, so
// that correcting the data breaks no case; and words of the notation as numbers of the engine.
#include "engine/board/load.hpp"
#include "engine/board/tables.hpp"
#include "tests/board/case_notation.hpp"

namespace rattus::cases {

/// The tables of a board with the tokens and cards of data/ and the frozen map; any other name gives the classic.
board::Tables tables_of(const std::string& board);

board::Face engine_face(const Face& face);
/// The place of a region in the board's table; the case file reader knows only regions that exist.
board::Region region_number(const std::string& id);
const std::string& region_name(unsigned region);
/// `6` is 6, `M7` is 40.
std::uint8_t card_number(const std::string& card);
std::string card_text(std::uint8_t number);
std::string_view good_text(unsigned type);  ///< fish, cloth, lumber, salt
unsigned good_number(std::string_view good);
board::Load load_of(const Citizen& citizen);
Citizen citizen_of(board::Load load);

}  // namespace rattus::cases
