#pragma once
// Goods and coins of Mercatus in the terminal.
#include "cli/screens/screen.hpp"

namespace rattus::cli {

/// Where each type lies on the board, in the supply and with whom; empty in a game without the module.
std::string draw_goods(const Json& view, const Narrator& narrator, const Paint& paint);

}  // namespace rattus::cli
