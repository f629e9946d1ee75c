#pragma once
// Region cards in the terminal.
#include "cli/screens/screen.hpp"

namespace rattus::cli {

/// The deck, how many everybody holds, what the viewer knows of them and what they protect; empty in a game without the
/// module.
std::string draw_region_cards(const Json& view, const Narrator& narrator, const Paint& paint);

}  // namespace rattus::cli
