#pragma once
// Universities in the terminal.
#include "cli/screens/screen.hpp"

namespace rattus::cli {

/// The deck, points, university tokens, events so far and what the viewer knows of the next ones; empty in a game
/// without the module.
std::string draw_universities(const Json& view, const Narrator& narrator, const Paint& paint);

}  // namespace rattus::cli
