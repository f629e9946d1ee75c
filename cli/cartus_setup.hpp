#pragma once
// Set-ups of Rattus Cartus as files and command lines name them.
#include "codec/reader.hpp"
#include "engine/cartus/setup.hpp"

namespace rattus::cli {

/// A set-up as docs/messages-cartus.md writes it; what else it names of the board game is handed on to be refused.
cartus::SetUp read_cartus_setup(const codec::Value& value);

/// "peasantry:farm=3,peasantry:brewery=2"; Usage if it is not written so.
std::vector<cartus::Part> read_split(const std::string& text);

}  // namespace rattus::cli
