#pragma once
// The guild board and the cities in the terminal.
#include "cli/screens/screen.hpp"

namespace rattus::cli {

/// Whose citizens are where; empty in a game without these modules.
std::string draw_side_boards(const Json& view, const Narrator& narrator, const Paint& paint);

}  // namespace rattus::cli
