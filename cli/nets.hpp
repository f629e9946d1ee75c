#pragma once
// Nets for computer players that are named on the command line.
#include "ai/agents.hpp"

namespace rattus::cli {

/// Gives an agent the net of the file that it names, or else that of the program; one of before nets none. Throws Usage
/// with the reason if the file does not fit.
void equip(ai::Agent& agent);

}  // namespace rattus::cli
